import { perform } from '@shamble/bots';
import type { AnalysisOrder, AnalysisReply } from '../link/analysis.ts';
import type { Port } from '../link/messages.ts';
import { thinkingOf } from './minds.ts';

// Plays on from moments of a game that is over. It is given what somebody knew then, and nothing else. The name of the worker
// is the game it knows.

/** Results come at least so often, in milliseconds, where an errand can be cut short. */
const PATIENCE = 120;

const port = globalThis as unknown as Port & { readonly name: string };
const thinking = thinkingOf(port.name);

port.addEventListener('message', ({ data }) => {
  const { at, task } = data as AnalysisOrder;
  void thinking
    .then(({ engine, mind }): AnalysisReply => {
      const until = performance.now() + PATIENCE;
      return { at, result: perform(engine, mind, task, () => performance.now() > until) };
    })
    .catch((): AnalysisReply => ({ at, failed: true }))
    .then((reply) => port.postMessage(reply));
});

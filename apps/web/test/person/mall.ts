import { type Dawn, pack } from '@shamble/dawn';
import { botNamed, createEngine, decider, keyFromSeed, type Match, openMatch } from '@shamble/kernel';
import { staged } from './tables.ts';

const engine = createEngine(pack.game);

/** Plays by usual answers until this question, or to the end; the largest stack acts. */
function until(match: Match<Dawn>, choice: string | null): Match<Dawn> {
  while (match.table.pending !== null && match.table.pending.choice !== choice) {
    const { choice: asked, who } = match.table.pending;
    const offer = engine.offer(match.table, decider(who), { usual: true })!;
    // The last is the largest stack.
    const isWho = asked === 'activate' && offer.kind === 'one' && choice !== null;
    match.do(decider(who), { answer: isWho ? offer.from.at(-1) : offer.usual });
  }
  return match;
}

/** Alone in the whole mall, with all the dead where they were laid: somebody is asked what to do. */
export const mallMatch = (seed = 3): Match<Dawn> =>
  until(openMatch(engine, { options: pack.options('mall', 1, []), key: keyFromSeed(seed) }).match, 'act');

/** The dead of the whole mall, played against a bot: those who have seen somebody are to be ordered. */
export function deadMatch(seed = 3): Match<Dawn> {
  const holders = { p1: botNamed('careful') };
  const { match } = openMatch(engine, { options: pack.options('mall', 2, []), key: keyFromSeed(seed), holders });
  return until(match, 'react');
}

/** A scene of the mall or its wing, laid out by the words of a scenario. */
export const mallScene = (given: Readonly<Record<string, unknown>>): Match<Dawn> =>
  staged(engine, pack.stage, given, 1);

/** The dead are to be laid out, against a bot. */
export const unlaidMatch = (): Match<Dawn> =>
  openMatch(engine, {
    options: pack.options('mall', 2, []),
    key: keyFromSeed(3),
    holders: { p1: botNamed('careful'), p2: 'here' },
  }).match;

/** Two people at one screen: one has just ended the turn of the humans, the other is asked for the dead. */
export function handedOver(): Match<Dawn> {
  const holders = { p1: 'here', p2: 'here:Ben' };
  const { match } = openMatch(engine, { options: pack.options('mall', 2, []), key: keyFromSeed(3), holders });
  until(match, 'act').do('p1', { answer: { do: 'end' } });
  return match;
}

/** The wing, lost to a bot that plays the dead. */
export function lostMatch(): Match<Dawn> {
  for (let seed = 1; ; seed++) {
    const holders = { p2: botNamed('careful') };
    const { match } = openMatch(engine, { options: pack.options('wing', 2, []), key: keyFromSeed(seed), holders });
    if (until(match, null).table.outcome!.winners.includes('p2')) return match;
  }
}

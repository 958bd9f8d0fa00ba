import { expect, it } from 'vitest';
import { parseScenarios, runScenario } from '../../src/index.ts';
import { scenario } from './play.ts';
import { shed } from './shed.ts';

it('fails where the journal does not lead to the same table again', () => {
  let plays = 0;
  const { turn } = shed.game.procs;
  const fickle = {
    ...shed,
    game: {
      ...shed.game,
      procs: {
        ...shed.game.procs,
        turn: {
          ...turn,
          // What no rule may do: remember something outside the table.
          act: (...given: Parameters<NonNullable<typeof turn.act>>) => {
            given[0].state.noise += plays++;
            return turn.act!(...given);
          },
        },
      },
    },
  };
  const [one] = parseScenarios(scenario({ when: ['p1: wait', 'p2: wait'] }), 'test.yaml');
  const { failure, proved } = runScenario(fickle, one!);
  expect(failure).toContain(
    'the replay\n    The journal and the rules part at entry 0: the table after it is another one.',
  );
  expect(proved).toEqual([]);
});

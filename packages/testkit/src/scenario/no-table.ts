import { createEngine, Fault, type GamePack, type Shape } from '@shamble/kernel';
import { areClauses, type Clauses, clausesOf } from './clauses.ts';
import { different } from './differ.ts';
import { brief } from './matching.ts';
import type { Claim, Scenario } from './scenario.ts';
import { openScene } from './scene.ts';

/** The assertion that a table cannot be made like that: all others look at a table. */
export const NO_TABLE = 'no table';

export function checkNoTable(pack: GamePack<Shape>, scenario: Scenario, { expected }: Claim): void {
  const alone = scenario.steps.every(
    (step) => step.does === 'then' && step.cites.every(({ claims }) => claims.every(({ kind }) => kind === NO_TABLE)),
  );
  if (!alone)
    throw new Fault('bad-content', `"${NO_TABLE}" stands alone: without a table there is nothing to do or to look at.`);
  const wanted = `no table, by ${brief(clausesOf(expected as Clauses))}`;
  try {
    openScene(pack, createEngine(pack.game), scenario);
  } catch (cause) {
    if (!(cause instanceof Fault) || cause.code !== 'bad-options') throw cause;
    if (areClauses(expected as Clauses, cause.rules)) return;
    throw different(wanted, `none, by ${brief(cause.rules)}: ${cause.message}`);
  }
  throw different(wanted, 'a table');
}

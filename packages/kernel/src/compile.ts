import { Fault } from './fault.ts';
import type { AnyReaction, Choice, Game, Next, Play, Shape } from './game.ts';
import { copy } from './json.ts';
import { type CompiledQuery, compileQueries } from './look.ts';
import { AFTER, BEFORE, REACTION, reactionChoice, windowSteps } from './window.ts';

type AnyStep = (play: Play<Shape>, locals: object) => Next;

export interface CompiledProc {
  readonly given: Readonly<Record<string, AnyStep>>;
  readonly steps: ReadonlyMap<string, CompiledStep>;
  readonly first: CompiledStep;
}

export interface CompiledStep {
  readonly name: string;
  readonly proc: CompiledProc;
  readonly run: AnyStep;
  /** The step written after it. */
  readonly following: CompiledStep | undefined;
}

/** A game with its names looked up once, so that play does not search. */
export interface Compiled {
  readonly game: Game<Shape>;
  readonly procs: ReadonlyMap<string, CompiledProc>;
  readonly choices: ReadonlyMap<string, Choice<Shape, string>>;
  readonly queries: ReadonlyMap<string, CompiledQuery>;
  readonly before: ReadonlyMap<string, readonly AnyReaction<Shape>[]>;
  readonly after: ReadonlyMap<string, readonly AnyReaction<Shape>[]>;
  readonly cloneState: (state: object) => object;
  readonly wary: boolean;
}

/** How the laws try a game's rules. */
export interface Trying {
  /** Turns the modifier list round: nothing may change by it. */
  readonly reversed: boolean;
  /** Freezes what is told, announced and answered: a rule that changes it afterwards throws. */
  readonly wary: boolean;
}

export function compile<G extends Shape>(given: Game<G>, { reversed, wary }: Trying): Compiled {
  const game = given as unknown as Game<Shape>;
  const modifiers = reversed ? [...game.modifiers].reverse() : game.modifiers;
  const procs = new Map(Object.entries(game.procs).map(([name, steps]) => [name, compileProc(game, name, steps)]));
  const before = byEvent(game.reactions, 'before');
  const after = byEvent(game.reactions, 'after');
  procs.set(BEFORE, compileProc(game, BEFORE, windowSteps(before, 'before')));
  procs.set(AFTER, compileProc(game, AFTER, windowSteps(after, 'after')));
  const choices = new Map(Object.entries(game.choices));
  choices.set(REACTION, reactionChoice(game, { before, after }));
  const queries = compileQueries(game.queries, modifiers);
  for (const name of [...Object.keys(game.procs), ...Object.keys(game.choices)])
    if (name.startsWith('$')) throw new Fault('bad-content', `${game.id}: the name "${name}" is the kernel's own.`);
  for (const one of modifiers)
    if (!queries.has(one.on))
      throw new Fault('bad-content', `${game.id}: a modifier changes "${one.on}", which is no query.`);
  for (const one of game.reactions)
    if (!procs.has(one.proc))
      throw new Fault(
        'bad-content',
        `${game.id}: the reaction "${one.name}" runs "${one.proc}", which is no procedure.`,
      );
  const names = game.reactions.map(({ name, on, window }) => `"${name}" ${window} "${on}"`);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Fault('bad-content', `${game.id}: there are two reactions ${twice}.`);
  return {
    game,
    procs,
    choices,
    queries,
    before,
    after,
    cloneState: game.clone?.bind(game) ?? copy,
    wary,
  };
}

function compileProc(game: Game<Shape>, name: string, given: Readonly<Record<string, AnyStep>>): CompiledProc {
  const order = Object.keys(given).filter((step) => step !== 'gone');
  if (order.length === 0) throw new Fault('bad-content', `${game.id}: the procedure "${name}" has no step.`);
  const steps = new Map<string, CompiledStep>();
  const proc = { given, steps } as unknown as CompiledProc & { first: CompiledStep };
  const compiled = (step: string, following: CompiledStep | undefined): CompiledStep => {
    const made = { name: step, proc, run: given[step]!, following };
    steps.set(step, made);
    return made;
  };
  proc.first = order.reduceRight<CompiledStep | undefined>((following, step) => compiled(step, following), undefined)!;
  if (given.gone !== undefined) compiled('gone', undefined);
  return proc;
}

function byEvent(
  reactions: readonly AnyReaction<Shape>[],
  window: 'before' | 'after',
): Map<string, AnyReaction<Shape>[]> {
  const map = new Map<string, AnyReaction<Shape>[]>();
  for (const reaction of reactions) {
    if (reaction.window !== window) continue;
    const list = map.get(reaction.on);
    if (list === undefined) map.set(reaction.on, [reaction]);
    else list.push(reaction);
  }
  return map;
}

import { Fault, type GamePack, type Outcome, type Shape } from '@shamble/kernel';
import { REACTION } from './facts.ts';
import type { NamedOffer } from './names.ts';
import { unknownName } from './spelling.ts';

// Whatever a scenario can name must be in the list that `scenarioWords` prints, so that the list cannot go stale.

/** An option's name has one of the forms that the stage lists for its question. */
export function mustHaveForms({ game, stage }: GamePack<Shape>, { choice, offer, ...named }: NamedOffer): void {
  const forms = stage.forms[choice as keyof typeof stage.forms];
  const reactions = choice === REACTION ? ['none', ...game.reactions.map(({ name }) => name)] : [];
  const wrong = (what: string): Fault => new Fault('broken-rule', `The stage of the game does not list ${what}.`);
  if (forms === undefined && choice !== REACTION) throw wrong(`the question "${choice}"`);
  if (forms !== undefined && forms.kind !== offer.kind)
    throw wrong(`"${choice}" as a question of the kind "${offer.kind}"`);
  for (const { name } of [...named.options, ...named.refused])
    if (!hasForm(name, [...reactions, ...(forms?.names ?? [])]))
      throw wrong(`a form of the name "${name}", an option of "${choice}"`);
  for (const { name } of named.slots)
    if (!hasForm(name, forms?.slots ?? [])) throw wrong(`a form of the name "${name}", a slot of "${choice}"`);
}

const hasForm = (name: string, forms: readonly string[]): boolean => forms.some((form) => patternOf(form).test(name));

const patterns = new Map<string, RegExp>();

/** `move to <zone>[ via <zones>]`: `<...>` is anything, `[...]` may be missing. */
function patternOf(form: string): RegExp {
  let pattern = patterns.get(form);
  if (pattern === undefined) {
    const plain = form.replace(/[.*+?^${}()|\\]/g, '\\$&');
    pattern = new RegExp(
      `^${plain
        .replace(/\[/g, '(?:')
        .replace(/\]/g, ')?')
        .replace(/<[^>]*>/g, '.+')}$`,
    );
    patterns.set(form, pattern);
  }
  return pattern;
}

export function mustListStreams({ stage }: GamePack<Shape>, drawn: Readonly<Record<string, number>>): void {
  for (const stream of Object.keys(drawn))
    if (!Object.hasOwn(stage.streams, stream))
      throw new Fault('broken-rule', `The stage of the game does not list the stream "${stream}".`);
}

export function mustListEnding({ stage }: GamePack<Shape>, outcome: Outcome | null): void {
  if (outcome !== null && !Object.hasOwn(stage.endings, outcome.because))
    throw new Fault('broken-rule', `The stage of the game does not list the ending "${outcome.because}".`);
}

/** Forced values of a stream that does not exist would only be left over. */
export function mustBeStreams({ stage }: GamePack<Shape>, dice: Readonly<Record<string, unknown>>): void {
  const known = Object.keys(stage.streams);
  for (const stream of Object.keys(dice))
    if (!known.includes(stream)) throw new Fault('bad-content', unknownName('stream of chance', stream, known));
}

import { type Event, Fault, type GamePack, type Shape, type Told } from '@shamble/kernel';

/** The question that the kernel itself asks: who answers an event. */
export const REACTION = '$reaction';

/** Facts, a `why`, or what a question is about, as a scenario reads them. */
export function readable({ stage }: GamePack<Shape>, state: object, of: string, facts: object): object {
  if (of !== REACTION) return stage.facts(state, of, facts);
  const { event, ...about } = facts as { readonly event: Event };
  return { ...about, event: { id: event.id, ...stage.facts(state, event.id, event.data) } };
}

/** Whether the stage's sentence about an event names a fact of it. */
export const isFact = ({ stage }: GamePack<Shape>, id: string, fact: string): boolean =>
  wordsIn(stage.events[id]!).includes(fact);

/** Event ids and facts that a scenario could not look up would make `no event` true for a slip of the pen. */
export function mustBeListed(pack: GamePack<Shape>, state: object, told: readonly Told[]): void {
  for (const { id, data } of eventsOf(told)) {
    if (!Object.hasOwn(pack.stage.events, id))
      throw new Fault('broken-rule', `The stage of the game does not list the event "${id}".`);
    for (const fact of Object.keys(readable(pack, state, id, data)))
      if (!isFact(pack, id, fact))
        throw new Fault(
          'broken-rule',
          `The stage's sentence about the event "${id}" does not name its fact "${fact}".`,
        );
  }
}

/** All that was told to anybody. */
const eventsOf = (told: readonly Told[]): Event[] =>
  told.flatMap(({ event, others }) => (others === undefined ? [event] : [event, others]));

export const wordsIn = (sentence: string): string[] => sentence.match(/\w+/g) ?? [];

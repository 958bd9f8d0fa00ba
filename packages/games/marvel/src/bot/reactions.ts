import type { Event, ReactionOption } from '@shamble/kernel';
import { game } from '../game.ts';
import { enemiesAt } from '../rules/questions.ts';
import { at, FOE, type Marvel, type View } from '../types.ts';

type Facts<E extends keyof Marvel['events']> = Marvel['events'][E];

const CROWD = 3;
const isHard = (view: View, zone: number): boolean =>
  view.figures[at(zone, FOE)]! > 0 || enemiesAt(view, zone) >= CROWD;

/** When a card that answers an event is played; all others as usual. */
const SENSE: Readonly<Record<string, (view: View, event: Event) => boolean>> = {
  'savage-swing': (view, { data }) => isHard(view, (data as Facts<'attackDeclared'>).zone),
  'dead-aim': (view, { data }) => isHard(view, (data as Facts<'attackDeclared'>).zone),
  'empty-stomach': (view, { data }) => {
    const { hero, zone } = data as Facts<'attackDeclared'>;
    return view.heroes[hero]!.hunger >= 2 && isHard(view, zone);
  },
  'sting-and-fly': (view, { data }) => view.heroes[(data as Facts<'attackResolved'>).hero]!.actions === 0,
};

const usualOf = new Map(game.reactions.map(({ name, usual }) => [name, usual]));

export function chooseReaction(view: View, event: Event, from: readonly ReactionOption[]): ReactionOption {
  const used = from.find((option) => {
    if (!('locals' in option)) return false;
    const own = SENSE[option.use];
    if (own !== undefined) return own(view, event);
    return usualOf.get(option.use)?.(view as never, option.locals as never) === true;
  });
  return used ?? from.find((option) => option.use === 'none') ?? from[0]!;
}

import { UNREACHABLE } from '@shamble/parts';
import { nearnessOf } from '../auto/going.ts';
import { ground } from '../rules/ground.ts';
import { isHeld, isHuman, numbersOf, sheetOf } from '../rules/questions.ts';
import { distances, walks } from '../rules/ways.ts';
import { BERSERK, EMPTY, FACE_UP, FRAN, type Space, type State, type Status, type View } from '../types.ts';

/** What tells how a game stands. A fitted network takes these numbers in this order: whoever changes them fits it anew. */
export const FEATURES = [
  ...['round', 'idle', 'wing', 'automatic'],
  ...['well', 'stunned', 'infected', 'turned', 'lost'],
  ...['first', 'second', 'third', 'fourth'],
  ...['fire', 'panic', 'carriedRifles', 'riflesLeft', 'riflesFar', 'rested', 'pairs'],
  ...['open', 'shut', 'leastOpen', 'meanOpen', 'guarded'],
  ...['dead', 'shown', 'berserk', 'pool', 'hiding'],
  ...['here', 'near', 'nearer', 'farther', 'leastDead', 'meanDead', 'pressed'],
];

/** Reasons for a move, as the words of the game name them, and which of these numbers tell them. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  lives: ['well', 'stunned', 'infected', 'turned', 'lost', 'first', 'second', 'third', 'fourth'],
  arms: ['fire', 'panic', 'carriedRifles', 'riflesLeft', 'riflesFar'],
  rested: ['rested', 'pairs'],
  doors: ['open', 'shut', 'leastOpen', 'meanOpen', 'guarded'],
  fewer: ['dead', 'shown', 'berserk', 'pool', 'hiding'],
  safer: ['here', 'near', 'nearer', 'farther', 'leastDead', 'meanDead', 'pressed'],
};
export const REASONS: readonly (string | null)[] = FEATURES.map(
  (name) => Object.keys(TOLD).find((reason) => TOLD[reason]!.includes(name)) ?? null,
);

const FAR = 40;
/** What somebody in that state is still worth. */
const WORTH: Readonly<Record<Status, number>> = { well: 1, stunned: 0.6, infected: 0.4, super: -0.4, dead: 0, away: 0 };

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? FAR : sum(values) / values.length);
const least = (values: readonly number[]): number => Math.min(FAR, ...values);

/** Only what both sides see, so that it serves either. */
export function featuresOf(view: View): number[] {
  if (standing(view).length === 0) return FEATURES.map(() => 0);
  return [view.round, view.idle, view.plan === 'wing' ? 1 : 0, view.automatic ? 1 : 0].concat(
    people(view),
    doors(view),
    dead(view),
  );
}

const standing = ({ characters }: View) =>
  characters.flatMap((one, id) => (isHuman(one) && one.space >= 0 ? [{ ...one, id }] : []));

function people(view: View): number[] {
  const { characters, round } = view;
  const humans = standing(view);
  const count = (of: Status): number => characters.filter(({ status }) => status === of).length;
  const { rifles } = ground(view);
  const toRifles = rifles < 0 ? null : walks(view, rifles);
  const wanting = humans.filter(({ id, rifle }) => sheetOf(id).rifle && !rifle);
  return [
    ...(['well', 'stunned', 'infected', 'super', 'dead'] as const).map(count),
    ...characters.slice(0, FRAN + 1).map(({ status }) => WORTH[status]),
    sum(humans.map(({ id, rifle }) => (rifle ? 2 : sheetOf(id).dice))),
    mean(humans.map(({ id }) => numbersOf(view, id).panic)),
    humans.filter(({ rifle }) => rifle).length,
    view.rifles,
    toRifles === null || view.rifles === 0 ? FAR : least(wanting.map(({ space }) => toRifles[space]!)),
    humans.filter(({ status, activated }) => status !== 'stunned' && activated < round - 1).length,
    new Set(humans.map(({ space }) => space)).size,
  ];
}

/** Entrances that let more of the dead in, and how far it is to them. */
function doors(view: View): number[] {
  const { entrances } = ground(view);
  const open = entrances.filter((space, entrance) => space >= 0 && view.main[entrance] === 0);
  const shut = entrances.filter((space, entrance) => space >= 0 && view.main[entrance] === 1);
  const able = standing(view).filter(({ status }) => status !== 'stunned');
  const far = open.map((space) => {
    const row = walks(view, space);
    return least(able.map(({ space: at }) => row[at]!));
  });
  return [open.length, shut.length, least(far), mean(far), open.filter((space) => isHeld(view, space)).length];
}

function dead(view: View): number[] {
  const near = nearnessOf(view as unknown as State);
  const there: Space[] = view.zombies.flatMap((lies, space) => (lies === EMPTY ? [] : [space]));
  const within = [0, 0, 0, 0];
  for (const space of there) {
    const far = near[space]!;
    if (far < 2) within[far]! += 1;
    else if (far < 4) within[2]! += 1;
    else if (far < 7) within[3]! += 1;
  }
  const far = standing(view).map(({ space }) => {
    const row = distances(view, space);
    return least(there.map((one) => (row[one] === UNREACHABLE ? FAR : row[one]!)));
  });
  return [
    there.length,
    there.filter((space) => view.zombies[space] === FACE_UP).length,
    view.berserk.filter((one) => one === BERSERK).length,
    view.pool,
    view.hiding,
    ...within,
    least(far),
    mean(far),
    far.filter((one) => one <= 1).length,
  ];
}

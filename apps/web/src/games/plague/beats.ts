import type { Event } from '@shamble/kernel';
import type { Plague, View } from '@shamble/plague/types';
import type { Telling } from '../../session/telling.ts';
import { beatsBy } from '../../telling/beats.ts';
import type { Beat, Picture } from '../../telling/types.ts';
import { groundFor, humanPiece, zombiePiece } from './names.ts';
import { apply, stateIn } from './picture.ts';

type Events = Plague['events'];
type Id = keyof Events;

/** How long an event is looked at, in ms at normal speed; those not named are only written down. */
const TIMES: Readonly<Partial<Record<Id, number>>> = {
  arrived: 700,
  zombieArrived: 1000,
  moved: 260,
  turned: 160,
  crouched: 200,
  stood: 200,
  aimed: 250,
  barricaded: 450,
  barricadeWon: 700,
  barricadeBroken: 450,
  barricadeSmashed: 900,
  barricadeLost: 900,
  rolled: 1300,
  pushed: 350,
  heldFast: 350,
  slain: 600,
  died: 1000,
  found: 900,
  eventDrawn: 1100,
  boarded: 350,
  alighted: 350,
  carTried: 1200,
  carStarted: 800,
  carOverrun: 900,
  cellarOpened: 900,
  doorLocked: 700,
  doorUnlocked: 400,
  zombieTurnBegan: 500,
  zombieMoved: 320,
  zombieTurned: 220,
  zombieWaits: 120,
  turnedAbout: 600,
  bit: 1200,
  wounded: 400,
  hurt: 400,
  infectionRolled: 1300,
  zombified: 1100,
  saved: 700,
  bored: 600,
  lifeLost: 700,
  babyCame: 900,
  babyDied: 1100,
  charged: 900,
  unmasked: 1200,
  stolen: 700,
  lateBegan: 900,
  lateRolled: 1000,
  cracked: 1000,
  healed: 400,
};

/** Dice that tumble before their sentence is said. */
const ROLLS: readonly Id[] = ['rolled', 'bit', 'infectionRolled', 'carTried', 'lateRolled', 'charged'];
/** The board shows it by itself: the next question need not wait. */
const QUICK: readonly Id[] = ['moved', 'turned', 'noiseMade', 'crouched', 'stood', 'aimed', 'boarded', 'alighted'];
/** What the dead do. */
const ENEMY: readonly Id[] = [
  ...([
    'zombieArrived',
    'zombieTurnBegan',
    'zombieMoved',
    'zombieTurned',
    'zombieWaits',
    'bit',
    'barricadeSmashed',
  ] as const),
  ...(['wounded', 'hurt', 'infectionRolled', 'zombified', 'carOverrun', 'turnedAbout'] as const),
];
const WALKS: readonly Id[] = ['zombieMoved', 'zombieTurned'];

const zombieIn = ({ data }: Event): number => (data as { zombie?: number }).zombie ?? -1;

/** One zombie's way is one story; a push takes all that stand behind along. */
function joins(first: Event, next: Event): boolean {
  const [id, then] = [first.id as Id, next.id as Id];
  if (WALKS.includes(id)) return WALKS.includes(then) && zombieIn(first) === zombieIn(next);
  if (id === 'moved' || id === 'rolled') return then === 'noiseMade';
  return id === 'pushed' && then === 'pushed';
}

export const beatOf = beatsBy<Id>({
  times: TIMES,
  rolls: ROLLS,
  quick: QUICK,
  joins,
  isEnemy(picture, { id }) {
    const { turn, round } = stateIn(picture);
    return ENEMY.includes(id as Id) || (turn < 0 && round > 0);
  },
  struck: (_picture, event) => struck(event),
  spaces: (picture, event) => squaresOf(stateIn(picture), event),
  via: viaOf,
  about: (tellings) => (tellings.findLast(({ event }) => event.id === 'zombieMoved') ?? tellings[0]!).event,
});

function struck({ id, data }: Event): string[] {
  const { human = -1, zombie = -1 } = data as { human?: number; zombie?: number };
  if (id === 'wounded' || id === 'cut' || (id === 'bit' && (data as Events['bit']).hit))
    return human < 0 ? [] : [humanPiece(human)];
  if (id !== 'pushed' && id !== 'heldFast') return [];
  return human >= 0 ? [humanPiece(human)] : zombie >= 0 ? [zombiePiece(zombie)] : [];
}

/** Where to look. */
function squaresOf(state: View, { data }: Event): number[] {
  const { square, to, human, zombie, opening, search } = data as Partial<Record<string, number>>;
  const ground = groundFor(state);
  const named = [square, to].filter((one) => typeof one === 'number' && one >= 0) as number[];
  if (named.length > 0) return named;
  if (opening !== undefined && ground.openings[opening] && ground.openings[opening].a >= 0)
    return [ground.openings[opening].a];
  if (search !== undefined && ground.searches[search]) return [ground.searches[search].square];
  const at =
    human !== undefined && human >= 0
      ? state.humans[human]?.square
      : zombie === undefined
        ? -1
        : state.zombies[zombie]?.square;
  return at !== undefined && at >= 0 ? [at] : [];
}

/** Each step of a zombie is seen. */
function viaOf(picture: Picture, tellings: readonly Telling[]): Beat['via'] {
  if (!WALKS.includes(tellings[0]!.event.id as Id)) return [];
  let now = picture;
  return tellings.slice(0, -1).map(({ event, update }) => {
    now = apply(now, event, update.view);
    return { picture: now, time: event.id === 'zombieMoved' ? 260 : 170 };
  });
}

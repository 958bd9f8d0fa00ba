import { BYSTANDER_DECK } from '../../content/bystanders.ts';
import type { Goal } from '../../content/mission.ts';
import { hasToWait, isReached } from '../rules/goals.ts';
import { bystanderNamed, foeNamed, isIn, levelOf } from '../rules/questions.ts';
import { LEVELS, NONE, type View, type Zone } from '../types.ts';
import type { Outlook } from './outlook.ts';

/** Something the heroes want next. */
export interface Want {
  readonly what: 'take' | 'devour' | 'save' | 'sign' | 'reveal' | 'secret' | 'slay' | 'hunt' | 'leave';
  readonly zone: Zone;
  /** Hero -> can do it, or is to: a bit each. */
  readonly who: number;
  /** Lost if it is not done soon. */
  readonly urgent: boolean;
}

const ANYONE = 0xff;

/** What the mission asks for now, and what unlocks the doors to it. */
export function wantsOf(outlook: Outlook): Want[] {
  const { view, board } = outlook;
  const wants: Want[] = [];
  const stage = board.goals.find((goals) => goals.some((goal) => !isReached(view as never, goal)));
  for (const goal of stage ?? []) if (!isReached(view as never, goal)) addWants(outlook, goal, wants);
  if (board.locks.length > 0) addKeys(outlook, wants);
  return wants;
}

const needy = ({ heroes }: View, lacks: (hero: View['heroes'][number]) => boolean): number => {
  let who = 0;
  for (let id = 0; id < heroes.length; id++) if (isIn(heroes[id]!) && lacks(heroes[id]!)) who |= 1 << id;
  return who;
};

function addWants(outlook: Outlook, goal: Goal, wants: Want[]): void {
  const { view, board } = outlook;
  switch (goal.goal) {
    case 'devour-all':
      addBystanders(outlook, wants, ANYONE, () => true);
      addCards(outlook, wants, ANYONE, null);
      return;
    case 'devour': {
      const who = bystanderNamed(goal.who);
      addBystanders(outlook, wants, ANYONE, (one) => one === who);
      if (view.bystanders[who]!.zone === NONE) addCards(outlook, wants, ANYONE, goal.who);
      return;
    }
    case 'devour-objective':
      addBystanders(outlook, wants, ANYONE, (one) => view.bystanders[one]!.objective);
      addTokens(outlook, wants, ANYONE, () => true);
      return;
    case 'take':
      addTokens(outlook, wants, ANYONE, (colour) => colour === null || (goal.colours?.includes(colour) ?? true));
      return;
    case 'each-takes':
      addTokens(
        outlook,
        wants,
        needy(view, ({ taken }) => taken === 0),
        () => true,
      );
      return;
    case 'each-devours': {
      const who = needy(view, ({ devoured }) => devoured === 0);
      addBystanders(outlook, wants, who, () => true);
      addCards(outlook, wants, who, null);
      return;
    }
    case 'each-reaches': {
      const least = LEVELS.indexOf(goal.level);
      const who = needy(view, ({ xp }) => levelOf(xp) < least);
      addTokens(outlook, wants, who, () => true);
      addPrey(outlook, wants, who);
      return;
    }
    case 'find-secret':
      addCards(outlook, wants, ANYONE, 'secret-1');
      return;
    case 'take-secrets':
      for (const { zone, open, card } of view.laid)
        if (open && isKeyTaken(view, card)) add(wants, 'secret', zone, ANYONE);
      return;
    case 'eliminate':
      addFoe(outlook, wants, foeNamed(view.mode, goal.who));
      return;
    case 'no-foes':
      for (let foe = 0; foe < view.foes.length; foe++) addFoe(outlook, wants, foe);
      return;
    case 'exit':
      if (view.exit !== NONE) add(wants, 'leave', view.exit, ANYONE);
      else if (board.rules.taking.some(({ does }) => does === 'exit')) addTokens(outlook, wants, ANYONE, () => true);
      return;
    case 'save-trapped':
      addTrapped(outlook, wants);
      return;
    case 'sign-home':
      if (view.sign !== NONE) add(wants, 'sign', view.sign, ANYONE);
      if (view.exit !== NONE) add(wants, 'reveal', view.exit, ANYONE);
      return;
    default:
  }
}

const FIRST_SECRET = BYSTANDER_DECK.zombie.indexOf('secret-1');

/** Whether the Objective is taken that must be before that Secret Mission card (MZ-M10-12, MZ-M10-13). */
const isKeyTaken = ({ objectives }: View, card: number | null): boolean => {
  const key = card === FIRST_SECRET ? 'blue' : 'green';
  return objectives.some(({ taken, colour }) => taken && colour === key);
};

const add = (wants: Want[], what: Want['what'], zone: Zone, who: number, urgent = false): void => {
  wants.push({ what, zone, who, urgent });
};

function addBystanders(
  { view, board, look }: Outlook,
  wants: Want[],
  who: number,
  fits: (id: number) => boolean,
): void {
  const isLost = board.rules.lost !== null;
  for (let id = 0; id < view.bystanders.length; id++) {
    const { zone, escort } = view.bystanders[id]!;
    if (zone === NONE || !fits(id)) continue;
    const runs = escort === NONE && !look.query('fights', { bystander: id });
    add(wants, 'devour', zone, who, runs && isLost);
  }
}

/** Those the mission wants saved: they can be seen, or lie in their rooms still. */
function addTrapped({ view, board }: Outlook, wants: Want[]): void {
  for (const { zone, objective } of view.bystanders)
    if (zone !== NONE && objective) add(wants, 'save', zone, ANYONE, true);
  for (const { zone } of view.laid) if (board.trapped?.zones.includes(zone)) add(wants, 'reveal', zone, ANYONE);
}

/** Cards that lie face down; where the mission hides a named one, only those of its Zones. */
function addCards({ view, board }: Outlook, wants: Want[], who: number, named: string | null): void {
  const among = named === null ? null : (board.cards.find(({ card }) => card === named)?.zones ?? null);
  for (const { zone, open, under } of view.laid)
    if (!open && under < 0 && (among === null || among.includes(zone))) add(wants, 'reveal', zone, who);
}

type Shown = View['objectives'][number]['colour'];

function addTokens({ view }: Outlook, wants: Want[], who: number, fits: (colour: Shown) => boolean): void {
  for (const { zone, taken, colour, known, shown } of view.objectives)
    if (!taken && fits(colour) && !(known && hasToWait(view as never, shown))) add(wants, 'take', zone, who);
}

function addFoe({ view }: Outlook, wants: Want[], foe: number): void {
  const { status, zone } = view.foes[foe]!;
  if (status === 'in') add(wants, 'slay', zone, ANYONE);
}

/** Enemies, and where new ones come. */
function addPrey({ crowd, spawning }: Outlook, wants: Want[], who: number): void {
  for (let zone = 0; zone < crowd.length; zone++) if (crowd[zone]! > 0) add(wants, 'hunt', zone, who);
  if (wants.some(({ what }) => what === 'hunt')) return;
  for (let zone = 0; zone < spawning.length; zone++) if (spawning[zone]! > 0) add(wants, 'hunt', zone, who);
}

/** What opens the doors that are locked still. */
function addKeys(outlook: Outlook, wants: Want[]): void {
  const { view, board, look } = outlook;
  for (const { doors, until } of board.locks) {
    if (until === 'never' || doors.every((door) => look.query('locked', { door }).length === 0)) continue;
    if ('gone' in until) addFoe(outlook, wants, foeNamed(view.mode, until.gone));
    else if ('devoured' in until) addBystanders(outlook, wants, ANYONE, (id) => view.bystanders[id]!.objective);
    else addTokens(outlook, wants, ANYONE, (colour) => colour === null || until.taken.includes(colour));
  }
}

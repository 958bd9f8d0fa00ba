import { manholesOf } from '../rules/manholes.ts';
import { board, kindOf } from '../rules/questions.ts';
import { type Act, type CombineOf, FOUND, HANDS, KINDS, type State, type SurvivorId, type Zone } from '../types.ts';

type Named = Pick<State, 'mission' | 'survivors' | 'found' | 'cars' | 'objectives'>;

export const zoneName = (state: Pick<State, 'mission'>, zone: Zone): string => board(state).zones[zone]!.name;
export const who = (state: Pick<State, 'survivors'>, id: SurvivorId): string => state.survivors[id]!.sheet;
export const doorName = (state: Pick<State, 'mission'>, door: number): string => {
  const { a, b } = board(state).doors[door]!;
  return `${zoneName(state, a)}/${zoneName(state, b)}`;
};
export const slotName = (slot: number): string =>
  slot === 0
    ? 'left hand'
    : slot === 1
      ? 'right hand'
      : slot < FOUND
        ? `stored ${slot - HANDS + 1}`
        : `found ${slot - FOUND + 1}`;
export const seatInCar = (place: number): string => (place === 0 ? 'driver' : `passenger ${place}`);

const AGREE = { yes: 'agree', arrange: 'agree and arrange', no: 'decline' };

/** The readable name of an option, as scenarios write it. */
export function nameOption(state: Named, choice: string, option: unknown): string {
  switch (choice) {
    case 'act':
      return nameAct(state, option as Act);
    case 'activate':
      return who(state, option as SurvivorId);
    case 'inventory':
      return nameItem(state, String(option));
    case 'agree':
      return AGREE[option as keyof typeof AGREE];
    case 'callOff':
      return 'call off';
    case 'loseCard':
      return slotName(option as number);
    case 'targets': {
      const text = String(option);
      return /^s\d+$/.test(text) ? who(state, Number(text.slice(1))) : text;
    }
    case 'bites':
      return who(state, Number(option));
    case 'revealOrder':
    case 'abominationPath':
      return zoneName(state, Number(option));
    case 'shortGroup':
      return nameGroup(state, String(option));
    case 'manholeOrder':
      return nameManhole(state, Number(option));
    case 'recruiter':
      return `p${Number(option) + 1}`;
    case 'firstSpawn':
      return `spawn ${Number(option) + 1}`;
    case 'discard': {
      const { survivor, slot } = option as { survivor: SurvivorId; slot: number };
      return `${who(state, survivor)} ${slotName(slot)}`;
    }
    case 'combine': {
      const { survivor, ...making } = option as CombineOf;
      return `${who(state, survivor)} ${nameAct(state, { do: 'combine', ...making })}`;
    }
    case 'stow':
      return who(state, (option as { survivor: SurvivorId }).survivor);
    case '$reaction':
      return nameReaction(option as Reaction);
    default:
      return String(option);
  }
}

/** `z to c`, or `z waits` for those whom a closed door stops. */
function nameGroup(state: Named, option: string): string {
  const [from, to] = option.split('>').map((zone) => zoneName(state, Number(zone)));
  return from === to ? `${from} waits` : `${from} to ${to}`;
}

function nameManhole(state: Named, manhole: number): string {
  const all = manholesOf(state);
  const { zone, tile } = all[manhole]!;
  const alone = all.filter((one) => one.zone === zone).length === 1;
  return `manhole in ${zoneName(state, zone)}${alone ? '' : ` on tile ${tile + 1}`}`;
}

type Reaction = { use: string; locals?: { survivor: SurvivorId; slot?: number; kind?: string } };

function nameReaction({ use, locals }: Reaction): string {
  if (locals === undefined) return use;
  if (use === 'isThatAll') return `discard ${slotName(locals.slot!)}`;
  return locals.kind === undefined ? use : `${use} ${locals.kind}`;
}

/** Items: cards where they are now, Wounds, finds. Slots: a survivor's, or away. */
function nameItem(state: Named, option: string): string {
  if (option === 'away') return 'away';
  if (option.startsWith('w')) {
    const [id, slot] = option.slice(1).split('.');
    return `${who(state, Number(id))}'s wound in ${slotName(Number(slot))}`;
  }
  if (option.includes('.')) {
    const [id, slot] = option.split('.');
    return `${who(state, Number(id))} ${slotName(Number(slot))}`;
  }
  const card = Number(option.slice(1));
  const twins = state.found.filter((one) => kindOf(one) === kindOf(card));
  if (twins.includes(card))
    return twins.length === 1 ? `found ${kindOf(card)}` : `found ${kindOf(card)} ${twins.indexOf(card) + 1}`;
  const owner = state.survivors.findIndex(({ slots }) => slots.includes(card));
  return `${who(state, owner)}'s ${kindOf(card)} in ${slotName(state.survivors[owner]!.slots.indexOf(card))}`;
}

function nameAct(state: Named, act: Act): string {
  const aloud = 'aloud' in act && act.aloud === true ? ' aloud' : '';
  const path = (zones: readonly Zone[]): string => {
    const names = zones.map((zone) => zoneName(state, zone));
    const via = names.slice(0, -1);
    return names[names.length - 1]! + (via.length > 0 ? ` via ${via.join(', ')}` : '');
  };
  const held = (slots: readonly number[]): string => nameWeapons(state, slots);
  switch (act.do) {
    case 'move':
      return `move to ${path(act.path)}`;
    case 'drive':
      return `drive to ${path(act.path)}`;
    case 'nose':
      return 'search by nose';
    case 'searchCar':
      return `search car ${act.car + 1}`;
    case 'open':
      return `open ${doorName(state, act.door)} with ${slotName(act.slot)}${aloud}`;
    case 'close':
      return `close ${doorName(state, act.door)}`;
    case 'organise':
      return act.with < 0 ? 'reorganise' : `trade with ${who(state, act.with)}`;
    case 'melee':
      return `melee with ${held(act.slots)}${aloud}`;
    case 'shoot':
      return `shoot ${act.zones.map((zone) => zoneName(state, zone)).join(' and ')} with ${held(act.slots)}${aloud}`;
    case 'throw':
      return `throw ${slotName(act.slot)} at ${zoneName(state, act.zone)}${aloud}`;
    case 'reload':
      return `reload ${held(act.slots)}`;
    case 'enter':
      return `enter car ${act.car + 1} as ${seatInCar(act.place)}`;
    case 'exit':
      return 'get out';
    case 'changeSeat':
      return `change seat to ${seatInCar(act.place)}`;
    case 'objective':
      return `take objective ${act.objective + 1}`;
    case 'noise':
      return 'make noise';
    case 'combine':
      return `combine ${act.make} from ${act.slots.map(slotName).join(' and ')} into ${slotName(act.to)}`;
    case 'heal':
      return `heal ${who(state, act.who)}`;
    case 'lead':
      return `give an action to ${who(state, act.who)}`;
    case 'load':
      return `load ${slotName(act.slot)} into car ${act.car + 1}`;
    case 'unload':
      return `unload ${kindOf(act.card)} from car ${act.car + 1}`;
    case 'neutralise':
      return `neutralise spawn ${act.spawn + 1}`;
    case 'nothing':
      return 'do nothing';
    default:
      return act.do;
  }
}

/** Hands, not kinds: what is in them may be alike. */
const nameWeapons = (_state: Named, slots: readonly number[]): string =>
  slots.length === 2 ? 'both hands' : slotName(slots[0]!);

export const kindNames = (counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    KINDS.map((kind, k) => [`${kind === 'fatty' ? 'fattie' : kind}${kind === 'abomination' ? '' : 's'}`, counts[k]!]),
  );

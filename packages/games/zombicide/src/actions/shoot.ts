import type { Menu, RuleId } from '@shamble/kernel';
import type { Mode } from '../../content/equipment.ts';
import { makeNoise } from '../rules/changes.ts';
import { areDual, areTwins, attackWith, BOTH_HANDS, mayBeLoud, modeOf, NOT_DUAL, slotAlone } from '../rules/combat.ts';
import { cardOf } from '../rules/questions.ts';
import { outOfReach, zonesWithin } from '../rules/reach.ts';
import { type Act, type CardId, HANDS, type State, type Survivor, type Zone } from '../types.ts';
import { call } from '../words.ts';
import { type Action, canPay, LEGAL, pay, SPENT } from './action.ts';

/** Into a zone in sight and within Range, whoever is there (ZC-RANGED-01); with both of two Dual weapons (ZC-COMB-10). */
export const shoot: Action<'shoot'> = {
  do: 'shoot',
  offer(look, id, menu) {
    const { state } = look;
    const survivor = state.survivors[id]!;
    if (!canPay(survivor, 'combat') && !menu.explain) return;
    for (let slot = 0; slot < HANDS; slot++) {
      const card = survivor.slots[slot]!;
      const mode = card < 0 ? null : shotOf(card);
      if (mode === null) continue;
      const twin = areTwins(state, survivor) ? survivor.slots[1 - slot]! : -1;
      // The second of two that are alike in everything offers nothing new.
      if (slot > 0 && twin >= 0 && state.fired[card] === state.fired[twin]) continue;
      const because = unready(state, survivor, card);
      const max = look.query('maxRange', { survivor: id, attack: 'ranged', card });
      const zones = zonesWithin(state, survivor.zone, mode.min, max);
      const loud = mode.noisy && mayBeLoud(look, id);
      aim(menu, slotAlone(slot), zones, loud, because);
      if (menu.explain) refuse(menu, slotAlone(slot), outOfReach(state, survivor.zone, mode.min, max));
      if (slot > 0 || twin < 0) continue;
      if (!areDual(look, id, 'ranged')) {
        aim(menu, BOTH_HANDS, zones, false, NOT_DUAL);
        continue;
      }
      const both = because.length > 0 ? because : unready(state, survivor, twin);
      aim(menu, BOTH_HANDS, zones, loud, both);
      if (menu.explain) refuse(menu, BOTH_HANDS, outOfReach(state, survivor.zone, mode.min, max));
      aimApart(menu, zones, loud, look.query('splitAim', { survivor: id }) ? both : APART);
    }
  },
  carryOut(play, id, { slots, zones, aloud }) {
    const { state } = play;
    const survivor = state.survivors[id]!;
    const cards = slots.map((slot) => survivor.slots[slot]!);
    const mode = shotOf(cards[0]!)!;
    pay(survivor, 'combat');
    if (mode.reload) for (const card of cards) state.fired[card] = 1;
    if (mode.noisy) makeNoise(play, id, aloud === true, ['ZC-NOISE-01', 'ZC-NOISE-04']);
    if (zones.length === 1) return call('attack', attackWith(play, id, 'ranged', cards, zones[0]!), id, 'choose');
    const attacks = zones.map((zone, i) => attackWith(play, id, 'ranged', [cards[i]!], zone));
    return call('volley', { survivor: id, attacks, rerolls: [] }, id, 'choose');
  },
};

/** What fires dice: a Molotov is thrown. */
const shotOf = (card: CardId): Mode | null => (cardOf(card).effect === 'burns' ? null : modeOf(card, 'ranged'));

const EMPTY_BARREL: readonly RuleId[] = ['ZC-RELD-01'];
const APART: readonly RuleId[] = ['ZC-COMB-11'];

function unready(state: State, survivor: Survivor, card: CardId): readonly RuleId[] {
  if (state.fired[card] === 1) return EMPTY_BARREL;
  return canPay(survivor, 'combat') ? LEGAL : SPENT;
}

function aim(
  menu: Menu<Act>,
  slots: readonly number[],
  zones: readonly Zone[],
  loud: boolean,
  because: readonly RuleId[],
): void {
  if (because.length > 0 && !menu.explain) return;
  for (const zone of zones) {
    menu.weigh({ do: 'shoot', slots, zones: [zone] }, because);
    if (loud) menu.weigh({ do: 'shoot', slots, zones: [zone], aloud: true }, because);
  }
}

/** Each at a zone of its own, where a skill allows it (ZC-COMB-11). */
function aimApart(menu: Menu<Act>, zones: readonly Zone[], loud: boolean, because: readonly RuleId[]): void {
  if (because.length > 0 && !menu.explain) return;
  for (let i = 0; i < zones.length; i++)
    for (let j = i + 1; j < zones.length; j++) {
      const apart = [zones[i]!, zones[j]!];
      menu.weigh({ do: 'shoot', slots: BOTH_HANDS, zones: apart }, because);
      if (loud) menu.weigh({ do: 'shoot', slots: BOTH_HANDS, zones: apart, aloud: true }, because);
    }
}

function refuse(menu: Menu<Act>, slots: readonly number[], zones: ReturnType<typeof outOfReach>): void {
  for (const [zone, because] of zones) menu.refuse({ do: 'shoot', slots, zones: [zone] }, because);
}

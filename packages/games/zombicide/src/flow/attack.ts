import { Menu, type Play, type RuleId, type Shares } from '@shamble/kernel';
import { rollDice } from '@shamble/parts';
import { clauseOf, isSkill } from '../../content/skills.ts';
import { gainXp, remove } from '../rules/changes.ts';
import { countSuccesses, fightOf, kills, needed, winningFaces, xpFor } from '../rules/combat.ts';
import { isIn, seatOf, zombiesAt } from '../rules/questions.ts';
import { canHurt, countExposed, placesFor, survivorKey, usualShares } from '../rules/targets.ts';
import { ABOMINATION, type Attack, at, type Fight, KINDS, type State, type Zombicide } from '../types.ts';
import { ask, call, choice, done, goto, next, proc } from '../words.ts';
import { giveBack, useUp } from './rerolls.ts';

export { drive } from './drive.ts';
export { molotov } from './molotov.ts';

/** The dice, what becomes of the successes, and the experience: one zone of one action. */
export const attack = proc('attack', {
  roll(play, locals) {
    if (!isWorthRolling(play.state, locals)) return goto('resolve');
    locals.faces = rollDice(play, 'dice', locals.dice, 6);
    locals.successes = countSuccesses(locals, locals.faces);
    tellRoll(play, locals);
    return next;
  },
  consider(play, locals) {
    const { survivor, attack, weapon, faces, successes, rerolls } = locals;
    if (!canHurt(play.state, locals)) return goto('assign');
    if (play.query('rerolls', { survivor, attack, weapon, used: rerolls }).length === 0) return goto('assign');
    const winning = winningFaces(locals);
    const about = { ...fightOf(locals), faces: [...faces], successes, winning, used: [...rerolls] };
    return ask(seatOf(play.state, survivor), 'reroll', about);
  },
  reroll(play, locals) {
    const by = play.answer('reroll');
    if (by === KEEP) return goto('assign');
    const { used } = play.state.survivors[locals.survivor]!;
    locals.rerolls.push(by);
    if (!used.includes(by)) used.push(by);
    play.tell({
      id: 'rerolled',
      data: { survivor: locals.survivor, by },
      rules: [isSkill(by) ? clauseOf(by) : 'ZC-INV-04'],
    });
    return goto('roll');
  },
  assign(play, locals) {
    const { state } = play;
    while (locals.successes > 0 && canHurt(state, locals)) {
      const places = placesFor(state, locals, locals.successes);
      if (places.length > 1) {
        const about = { ...fightOf(locals), successes: locals.successes };
        return ask(seatOf(state, locals.survivor), 'targets', about, 'share');
      }
      const { id, max } = places[0]!;
      spend(play, locals, { [id]: Math.min(max, locals.successes) });
      if (locals.hit.length > 0) return goto('hurt');
    }
    return goto('resolve');
  },
  share(play, locals) {
    spend(play, locals, play.answer('targets'));
    return goto(locals.hit.length > 0 ? 'hurt' : 'assign');
  },
  /** One Wound at a time. A success meant for somebody who is dead already goes on to another. */
  hurt(play, locals) {
    const [id] = locals.hit;
    if (id === undefined) return goto('assign');
    if (!isIn(play.state.survivors[id]!)) {
      locals.hit.shift();
      if (locals.wounds === 0) locals.successes += 1;
      locals.wounds = 0;
      return goto('hurt');
    }
    if (locals.wounds === 0) {
      locals.wounds = locals.damage;
      const data = { survivor: id, by: locals.survivor, wounds: locals.damage };
      play.tell({ id: 'survivorHit', data, rules: locals.attack === 'car' ? CAR_HITS : SHOT_HITS });
    }
    locals.wounds -= 1;
    if (locals.wounds === 0) locals.hit.shift();
    return call('wound', { survivor: id, source: locals.attack === 'car' ? 'car' : 'fire' }, id, 'hurt');
  },
  resolve(play, locals) {
    const { survivor: id, weapon, zone, slain } = locals;
    const survivor = play.state.survivors[id]!;
    const xp = xpFor(slain);
    if (xp > 0 && survivor.zone === zone) survivor.killedIn = zone;
    play.tell({
      id: 'attackResolved',
      data: { survivor: id, weapon, zone, slain: [...slain] },
      rules: RESOLVED[locals.attack],
    });
    gainXp(play, id, xp, slain[ABOMINATION]! > 0 ? ['ZC-XP-01', 'ZC-XP-02'] : ['ZC-XP-01']);
    return done(locals.rerolls);
  },
});

/** Two weapons at two zones, in one action (ZC-SKILL-27). */
export const volley = proc('volley', {
  fire(play, locals) {
    const attack = locals.attacks.shift();
    if (attack !== undefined) return call('attack', attack, locals.survivor);
    useUp(play, locals);
    return done();
  },
  fired(play, locals) {
    giveBack(play, locals, play.result('attack'));
    return goto('fire');
  },
});

const SHOT_HITS: readonly RuleId[] = ['ZC-RANGED-08', 'ZC-RANGED-12'];
const CAR_HITS: readonly RuleId[] = ['ZC-CAR-21', 'ZC-CAR-22'];
const RESOLVED: Readonly<Record<Attack['attack'], readonly RuleId[]>> = {
  melee: ['ZC-COMB-03', 'ZC-MELEE-02'],
  ranged: ['ZC-COMB-03', 'ZC-RANGED-08', 'ZC-RANGED-09'],
  car: ['ZC-CAR-17', 'ZC-CAR-21', 'ZC-CAR-23'],
};

/** A shot is fired even where it can do nothing; a car's dice stay in the box then (ZC-CAR-30). */
export function isWorthRolling(state: Pick<State, 'figures' | 'survivors'>, attack: Fight): boolean {
  if (attack.attack === 'car') return canHurt(state, attack);
  return zombiesAt(state, attack.zone) > 0 || countExposed(state, attack) > 0;
}

function tellRoll(play: Play<Zombicide>, attack: Attack): void {
  const { survivor, weapon, zone, successes } = attack;
  const faces = [...attack.faces];
  if (attack.attack === 'car') {
    const { car } = play.state.survivors[survivor]!;
    play.tell({
      id: 'carHit',
      data: { survivor, car, zone, faces, successes },
      rules: ['ZC-CAR-17', 'ZC-CAR-18', 'ZC-CAR-19'],
    });
  } else
    play.tell({
      id: 'rolled',
      data: { survivor, weapon, zone, faces, needed: needed(attack), successes },
      rules: ['ZC-COMB-01', 'ZC-COMB-02'],
    });
}

/** Zombies fall at once; Survivors line up for their Wounds. */
function spend(play: Play<Zombicide>, attack: Attack, shares: Shares): void {
  const { figures, survivors } = play.state;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const share = shares[KINDS[kind]!] ?? 0;
    if (share === 0) continue;
    attack.successes -= share;
    if (!kills(attack.damage, kind)) continue;
    const fallen = Math.min(share, figures[at(attack.zone, kind)]!);
    remove(play, attack.zone, kind, fallen);
    attack.slain[kind]! += fallen;
  }
  for (let id = 0; id < survivors.length; id++) {
    const share = shares[survivorKey(id)] ?? 0;
    attack.successes -= share;
    for (let i = 0; i < share; i++) attack.hit.push(id);
  }
}

export const targets = choice('targets', {
  offer: ({ state }, about) => ({
    kind: 'share',
    total: about.successes,
    among: placesFor(state, about, about.successes),
  }),
  usual: (view, about) => usualShares(view, about, about.successes),
});

const KEEP = 'keep';

export const reroll = choice('reroll', {
  offer(look, { survivor, attack, weapon, used }, explain) {
    const menu = new Menu<string>(explain);
    menu.allow(KEEP);
    for (const name of look.query('rerolls', { survivor, attack, weapon, used })) menu.allow(name);
    return menu.one();
  },
  /** A roll that is neither enough for all who stand there nor up to what can be hoped for is worth another. */
  usual(view, about, offer) {
    const { zone, faces, successes, winning } = about;
    const [, another] = offer.kind === 'one' ? (offer.from as string[]) : [];
    if (another === undefined || successes >= zombiesAt(view, zone)) return KEEP;
    const hitsFriends = !about.free && countExposed(view, about) > 0;
    const poor = hitsFriends ? 6 * successes > winning * faces.length : 6 * successes < winning * faces.length;
    return poor ? another : KEEP;
  },
});

import type { Play, RuleId } from '@shamble/kernel';
import { rollDice } from '@shamble/parts';
import { changeHunger, eliminate, eliminateFoe, gainXp, takeBystander } from '../rules/changes.ts';
import { attackOf, hitsOf, isSharp, targetsOf, toughnessOf, xpOf } from '../rules/combat.ts';
import { devouredMark, FOES_DUE, OBJECTIVES_DEVOURED } from '../rules/goals.ts';
import { changePower } from '../rules/power.ts';
import { agentsAt, board, enemiesAt, seatOf } from '../rules/questions.ts';
import { type Attack, at, FOE, GUARD, type Marvel, type Mode, NONE, type TargetId } from '../types.ts';
import { announce, ask, call, choice, done, goto, next, proc } from '../words.ts';

/** Choose, roll, assign (MZ-COMBAT-10, MZ-COMBAT-13, MZ-COMBAT-14); then experience and Hunger. */
export const attack = proc('attack', {
  declare({ state }, locals) {
    const { hero, attack: kind, zone, boosts, also, aim } = locals;
    const rules = kind === 'devour' ? DEVOURING : kind === 'sign' ? THROWING : ATTACKING;
    const data = { hero, attack: kind, zone, boosts: [...boosts], also, aim };
    return state.heroes[hero]!.status === 'in' ? announce({ id: 'attackDeclared', data, rules }) : done();
  },
  declared(play, locals) {
    const event = play.announced('attackDeclared');
    if (event === null) return done();
    play.tell(event);
    const { boosts, also, aim } = event.data;
    Object.assign(locals, { boosts: [...boosts], also, aim });
    const { hero, attack: kind } = locals;
    // The Sign takes no bonus dice (MZ-SIGN-04).
    if (kind === 'sign' || play.state.heroes[hero]!.power === 0) return goto('roll');
    return ask(seatOf(play.state, hero), 'spendPower', attackOf(locals));
  },
  spend(play, locals) {
    locals.spent = play.answer('spendPower');
    changePower(play, locals.hero, -locals.spent, 'attack', ['MZ-HM-04']);
    return next;
  },
  roll(play, locals) {
    locals.faces = rollDice(play, 'dice', diceOf(play, locals), 6);
    locals.spared = locals.faces.map(() => 0);
    tellRoll(play, locals);
    return next;
  },
  show(_play, { hero, attack: kind, zone, boosts, faces, spared }) {
    const data = { hero, attack: kind, zone, boosts: [...boosts], faces: [...faces], spared: [...spared] };
    return announce({ id: 'rollShown', data, rules: ['MZ-COMBAT-13'] });
  },
  count(play, locals) {
    const { faces, spared } = play.announced('rollShown')!.data;
    locals.faces = [...faces];
    locals.spared = [...spared];
    countHits(play, locals);
    return next;
  },
  assign(play, locals) {
    while (locals.hits > 0) {
      const fallen = fallOf(play, locals);
      if (fallen.length === 0) break;
      if (fallen.length > 1) {
        const { at: where, hits, sharp, aim } = locals;
        const about = { ...attackOf(locals), at: where, hits, sharp, aim };
        return ask(seatOf(play.state, locals.hero), 'target', about, 'chosen');
      }
      spend(play, locals, fallen[0]!);
    }
    if (locals.also === NONE || locals.at === locals.also) return goto('assigned');
    locals.at = locals.also; // the Hits count in full there, too
    countHits(play, locals);
    return goto('assign');
  },
  chosen(play, locals) {
    spend(play, locals, play.answer('target'));
    return goto('assign');
  },
  assigned(play, { hero, attack: kind, zone, slain, foes, bystanders }) {
    const data = { hero, attack: kind, zone, slain: [...slain], foes: [...foes], bystanders: [...bystanders] };
    play.tell({ id: 'hitsAssigned', data, rules: ['MZ-COMBAT-14', 'MZ-PRIO-02'] });
    gainXp(play, hero, xpOf(play.state, slain, foes), foes.length > 0 ? ['MZ-XP-01', 'MZ-XP-02'] : ['MZ-XP-01']);
    return next;
  },
  /** The meal first: it may leave a card to choose. */
  keep(play, { hero, bystanders }) {
    const [bystander] = bystanders;
    if (bystander === undefined) return next;
    const { rules } = board(play.state);
    if (rules.bystanderXp === 'devourer') gainXp(play, hero, BYSTANDER_XP, ['MZ-XP-04']);
    return call('keepBystander', { hero, bystander }, hero);
  },
  resolve(play, locals) {
    const { hero, attack: kind, zone, also, spent, faces, slain, foes, bystanders } = locals;
    if (kind === 'devour' && isFed(locals)) eat(play, locals);
    else changeHunger(play, hero, play.query('hungerFrom', locals), 'ones', ['MZ-HUNG-03']);
    const data = { hero, attack: kind, zone, also, spent, faces: [...faces], slain: [...slain] };
    play.tell({
      id: 'attackResolved',
      data: { ...data, foes: [...foes], bystanders: [...bystanders] },
      rules: ['MZ-PRIO-06'],
    });
    return done();
  },
});

const ATTACKING: readonly RuleId[] = ['MZ-COMBAT-01', 'MZ-COMBAT-10'];
const DEVOURING: readonly RuleId[] = ['MZ-COMBAT-01', 'MZ-DEV-01'];
const THROWING: readonly RuleId[] = ['MZ-SIGN-01', 'MZ-SIGN-03', 'MZ-SIGN-04'];
/** Where a mission gives any. */
const BYSTANDER_XP = 5;

/** There is no upper limit (MZ-FAQ-05). The Sign has a die for each Enemy and no others (MZ-SIGN-03, MZ-SIGN-04). */
const diceOf = (play: Play<Marvel>, attack: Attack): number =>
  attack.attack === 'sign'
    ? agentsAt(play.state, attack.zone)
    : play.query('dice', attack) + (attack.spent > 0 ? play.query('powerDice', attack) : 0);

function tellRoll(play: Play<Marvel>, { hero, attack: kind, zone, boosts, faces }: Attack): void {
  const of = { hero, attack: kind, zone, boosts };
  const accuracy = play.query('accuracy', of);
  const data = { hero, attack: kind, zone, faces: [...faces], accuracy, hits: hitsOf(play, of, faces) };
  play.tell({ id: 'rolled', data, rules: ROLLING[kind === 'sign' ? 'sign' : play.state.mode] });
}

/** Hunger adds dice, for the living Power does; the Sign knows neither (MZ-SIGN-04). */
const ROLLING: Readonly<Record<Mode | 'sign', RuleId[]>> = {
  zombie: ['MZ-COMBAT-08', 'MZ-COMBAT-09', 'MZ-HUNG-02'],
  hero: ['MZ-COMBAT-08', 'MZ-COMBAT-09', 'MZ-HM-04'],
  sign: ['MZ-COMBAT-09', 'MZ-SIGN-03', 'MZ-SIGN-04'],
};

function countHits(play: Play<Marvel>, attack: Attack): void {
  attack.hits = hitsOf(play, attack, attack.faces);
  attack.sharp = hitsOf(play, attack, attack.faces.filter(isSharp));
}

/** Hunger is stilled, and the 1s do not count (MZ-DEV-02, MZ-DEV-06). */
function eat(play: Play<Marvel>, { hero: id }: Attack): void {
  const hero = play.state.heroes[id]!;
  hero.fed += 1;
  changeHunger(play, id, play.query('hungerAfterMeal', { hero: id }) - hero.hunger, 'devour', [
    'MZ-DEV-02',
    'MZ-DEV-06',
  ]);
}

/** Those of the targets that the Hits left are enough for; what is too little for all of a rank is lost (MZ-PRIO-02). */
export function fallOf(play: Parameters<typeof targetsOf>[0], attack: Attack): TargetId[] {
  if (attack.attack === 'devour' && isFed(attack)) return []; // one at most (MZ-DEV-03)
  const targets = targetsOf(play, attack).filter((target) => attack.aim === '' || target === attack.aim);
  return targets.filter((target) => toughnessOf(play, target, attack.at, attack.boosts) <= attack.hits);
}

const isFed = ({ slain, bystanders }: Attack): boolean =>
  bystanders.length > 0 || slain[0]! + slain[1]! + slain[2]! + slain[3]! > 0;

/** As many of a kind as the Hits are enough for; of others, and where the order is free, one. */
function spend(play: Play<Marvel>, attack: Attack, target: TargetId): void {
  const toughness = toughnessOf(play, target, attack.at, attack.boosts);
  if (target.startsWith('b')) {
    attack.hits = 0;
    devour(play, attack, Number(target.slice(1)));
    return;
  }
  if (target.startsWith('f')) {
    const foe = Number(target.slice(1));
    attack.hits -= toughness;
    if (play.query('isTiny', { foe })) attack.sharp -= toughness;
    attack.slain[FOE]! += 1;
    attack.foes.push(foe);
    eliminateFoe(play, attack.hero, foe, ['MZ-ENEMY-07', 'MZ-ENEMY-08']);
    return;
  }
  const kind = Number(target);
  const standing = play.state.figures[at(attack.at, kind)]!;
  const many = attack.attack === 'devour' || play.query('freeOrder', attack) ? 1 : Math.floor(attack.hits / toughness);
  const count = Math.min(standing, many);
  attack.hits -= count * toughness;
  attack.slain[kind]! += count;
  eliminate(play, attack.hero, attack.at, kind, count, ['MZ-ENEMY-07', 'MZ-ENEMY-08']);
}

/** MZ-BYS-02, MZ-BYS-03 */
function devour(play: Play<Marvel>, attack: Attack, bystander: number): void {
  const { hero, at: zone } = attack;
  const { marks, bystanders } = play.state;
  marks[devouredMark(bystander)] = 1;
  if (board(play.state).rules.devouredCalls) marks[FOES_DUE] = 1;
  if (bystanders[bystander]!.objective) marks[OBJECTIVES_DEVOURED] = (marks[OBJECTIVES_DEVOURED] ?? 0) + 1;
  bystanders[bystander]!.objective = false; // whoever comes back counts no second time
  takeBystander(play, bystander);
  play.state.heroes[hero]!.devoured += 1;
  play.state.heroes[hero]!.found = bystander;
  attack.bystanders.push(bystander);
  play.tell({ id: 'devoured', data: { hero, bystander, zone }, rules: ['MZ-BYS-02', 'MZ-BYS-03', 'MZ-DEV-04'] });
}

/** All of it, some or none (MZ-HM-04). */
export const spendPower = choice('spendPower', {
  offer({ state }, { hero, boosts }) {
    const { power } = state.heroes[hero]!;
    const least = Math.min(power, leastPower(boosts)); // something else may have taken it since
    return { kind: 'one', from: Array.from({ length: power + 1 - least }, (_, i) => least + i) };
  },
  // All of it for one of the heroes among them; for a crowd as much as it takes, for a straggler none.
  usual({ heroes, figures }, { hero, zone, boosts }) {
    const { power } = heroes[hero]!;
    if (figures[at(zone, FOE)]! > 0) return power;
    const wanted = enemiesAt({ figures }, zone) + figures[at(zone, GUARD)]! - 1;
    return Math.min(power, Math.max(leastPower(boosts), wanted));
  },
});

/** A Signature Move wants a point at least. */
const leastPower = (boosts: readonly string[]): number => (boosts.includes('signature-move') ? 1 : 0);

/** Of equal priority: the player chooses (MZ-PRIO-03). */
export const target = choice('target', {
  offer: (look, { hits, sharp, aim, at: where, ...of }) => ({
    kind: 'one',
    from: fallOf(look, { ...of, ...UNROLLED, boosts: [...of.boosts], hits, sharp, aim, at: where }),
  }),
  usual(_view, _about, offer) {
    const from = offer.kind === 'one' ? (offer.from as TargetId[]) : [];
    return from.find((one) => one.startsWith('f')) ?? from.find((one) => one.startsWith('b')) ?? from[0]!;
  },
});

const UNROLLED = { spent: 0, also: NONE, faces: [], spared: [], slain: [0, 0, 0, 0], foes: [], bystanders: [] };

import { changePower } from '../rules/power.ts';
import { hasUsed, seatOf, sheetOf } from '../rules/questions.ts';
import { rangeTo } from '../rules/reach.ts';
import type { Marvel } from '../types.ts';
import { amend, done, proc, reaction } from '../words.ts';
import { canHelp, HELPING, help, helps } from './held.ts';

/** Enemies that make the front page. */
const NEWS = 3;

/** J. Jonah Jameson: Power for three Enemies at once, or for a Zombie Hero. */
export const frontPage = reaction({
  name: 'saved-jameson',
  on: 'attackResolved',
  window: 'after',
  rules: HELPING,
  proc: 'makeHeadlines',
  uses({ state }, { data: { hero, slain, foes } }) {
    const isNews = foes.length > 0 || slain.reduce((sum, count) => sum + count, 0) >= NEWS;
    return isNews && helps(state, hero, 'jameson') ? [{ locals: { hero }, subject: hero }] : [];
  },
});

export const makeHeadlines = proc('makeHeadlines', {
  print(play, { hero }) {
    changePower(play, hero, 1, 'jameson', HELPING);
    return done();
  },
});

/** Mary Jane: for a point of Power every die that is no Hit again, once in the Turn. */
export const youCanDoIt = reaction({
  name: 'saved-mary-jane',
  on: 'rollShown',
  window: 'before',
  rules: HELPING,
  proc: 'cheer',
  uses(look, { data }) {
    const { hero, faces } = data;
    if (!canHelp(look.state, hero, 'mary-jane', 1)) return [];
    const accuracy = look.query('accuracy', data);
    const isBad = faces.some((face) => look.query('hits', { ...data, face, accuracy }) === 0);
    return isBad
      ? [{ by: seatOf(look.state, hero), locals: { hero, faces: [...faces], accuracy }, subject: hero }]
      : [];
  },
  usual(_view, locals) {
    const { faces, accuracy } = locals as Marvel['procs']['cheer']['locals'];
    return faces.filter((face) => face < accuracy).length >= 2;
  },
});

export const cheer = proc('cheer', {
  roll(play, { hero, faces, accuracy }) {
    help(play, hero, 'mary-jane', 1);
    const now = faces.map((face) => (face < accuracy ? play.roll('dice', 6) : face));
    play.tell({ id: 'rerolled', data: { hero, by: 'mary-jane', faces: [...now] }, rules: HELPING });
    return amend<'rollShown'>({ faces: now });
  },
});

/** Wounds that Bob takes for somebody, once in each Enemy Phase. `used` is wiped when the Turn after it begins. */
const TAKEN = 2;
export const decoy = reaction({
  name: 'saved-bob',
  on: 'woundsAssigned',
  window: 'before',
  rules: HELPING,
  proc: 'standIn',
  uses({ state }, { data: { hero, enemies } }) {
    const { phase, heroes } = state;
    if (phase !== 'enemies' || enemies === 0 || heroes[hero]!.power === 0) return [];
    if (!helps(state, hero, 'bob') || hasUsed(state, hero, 'bob')) return [];
    return [{ by: seatOf(state, hero), locals: { hero, enemies }, subject: hero }];
  },
  usual: () => true,
});

export const standIn = proc('standIn', {
  spare(play, { hero, enemies }) {
    help(play, hero, 'bob', 1);
    const wounds = Math.min(TAKEN, enemies);
    play.tell({ id: 'spared', data: { hero, wounds, by: 'bob' }, rules: HELPING });
    return amend<'woundsAssigned'>({ enemies: enemies - wounds });
  },
});

/** Blind Al: the top Spawn card goes unseen, once a Round, before it is drawn for a Spawn Point. */
export const heardThem = reaction({
  name: 'saved-blind-al',
  on: 'spawnDue',
  window: 'before',
  rules: HELPING,
  proc: 'sendAway',
  uses({ state }, { data: { round } }) {
    if (state.mode !== 'hero' || state.spawnDeck.pile.length === 0 || state.marks[HEARD] === round) return [];
    return [...state.heroes.keys()]
      .filter((hero) => helps(state, hero, 'blind-al') && state.heroes[hero]!.power > 0)
      .map((hero) => ({ by: seatOf(state, hero), locals: { hero }, subject: hero }));
  },
  usual: () => false,
});

/** The Round in which she has listened. */
const HEARD = 'blind-al heard';

export const sendAway = proc('sendAway', {
  discard(play, { hero }) {
    const { spawnDeck, marks, round } = play.state;
    marks[HEARD] = round;
    help(play, hero, 'blind-al', 1);
    const card = play.reveal(spawnDeck.pile.pop()!);
    spawnDeck.discard.push(card);
    play.tell({ id: 'spawnCardDiscarded', data: { hero, card }, rules: HELPING });
    return done();
  },
});

/** Sharon Carter is used by an attack that only she makes possible, and paid where it goes farther still. */
export const farther = reaction({
  name: 'saved-sharon-carter',
  on: 'attackDeclared',
  window: 'after',
  rules: HELPING,
  proc: 'coverFire',
  uses(look, { data: { hero, attack, zone } }) {
    const { state } = look;
    if (attack !== 'unique' || !canHelp(state, hero, 'sharon-carter')) return [];
    const range = rangeTo(state, state.heroes[hero]!.zone, zone);
    const own = sheetOf(state.heroes[hero]!).attack.max;
    return range > own ? [{ locals: { hero, power: range > own + 1 ? 1 : 0 }, subject: hero }] : [];
  },
});

export const coverFire = proc('coverFire', {
  pay(play, { hero, power }) {
    help(play, hero, 'sharon-carter', power);
    return done();
  },
});

/** Pepper Potts: Power for a Trait that was held and makes room. */
export const exchange = reaction({
  name: 'saved-pepper-potts',
  on: 'traitDiscarded',
  window: 'after',
  rules: HELPING,
  proc: 'deliver',
  uses: ({ state }, { data: { hero, swapped } }) =>
    swapped && helps(state, hero, 'pepper-potts') ? [{ locals: { hero }, subject: hero }] : [],
});

export const deliver = proc('deliver', {
  gain(play, { hero }) {
    changePower(play, hero, 1, 'pepper-potts', HELPING);
    return done();
  },
});

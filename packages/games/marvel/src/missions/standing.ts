import { BYSTANDER_DECK } from '../../content/bystanders.ts';
import { boardOf } from '../board/board.ts';
import { modifier } from '../words.ts';

/** MZ-M08-08: into the street through the one door only; once out, heroes go where they like. */
const forceField = modifier({
  on: 'mayEnter',
  layer: 'set',
  rules: ['MZ-M08-08'],
  value(may, { from, to }, { mission }) {
    const { rules, zones, doors } = boardOf(mission);
    if (rules.noStreetBut === null || !zones[to]!.street || zones[from]!.street) return may;
    const isDoor = doors.some(({ a, b, colour }) => a === from && b === to && colour === rules.noStreetBut);
    return may && isDoor;
  },
});

/** MZ-M04-05: nobody fights ... */
const nobodyFights = modifier({
  on: 'fights',
  layer: 'set',
  rules: ['MZ-M04-05'],
  value: (fights, _, { mission }) => fights && boardOf(mission).rules.allFlee === null,
});

/** ... and all run farther (MZ-M04-06). */
const runFarther = modifier({
  on: 'flightZones',
  layer: 'set',
  rules: ['MZ-M04-06'],
  value: (zones, _, { mission }) => boardOf(mission).rules.allFlee ?? zones,
});

/** MZ-M03-07: cards wait until somebody enters. */
const cardsWait = modifier({
  on: 'turnsCards',
  layer: 'set',
  rules: ['MZ-M03-07'],
  value: (turns, _, { mission }) => turns && !boardOf(mission).rules.revealOnEntry,
});

const SECRET_2 = BYSTANDER_DECK.zombie.indexOf('secret-2');
/** MZ-M10-13: the second device. The Sign takes no bonus dice (MZ-SIGN-04). */
const secondDevice = modifier({
  on: 'dice',
  layer: 'add',
  rules: ['MZ-M10-13'],
  value: (dice, { attack }, { mission, removed }) =>
    attack === 'unique' && boardOf(mission).rules.secretDie && removed.includes(SECRET_2) ? dice + 1 : dice,
});

export const standing = [forceField, nobodyFights, runFarther, cardsWait, secondDevice];

import { boardOf } from '../board/board.ts';
import { modifier } from '../words.ts';
import { foeIndex, IN_FORCE, inForce } from './force.ts';

/** Ms. Marvel has no room to grow in a building. */
const roomToGrow = modifier({
  on: 'toughness',
  layer: 'set',
  rules: IN_FORCE,
  value: (toughness, { foe, zone }, state) =>
    foe === foeIndex('ms-marvel') && inForce(state, 'ms-marvel') !== null && !boardOf(state.mission).zones[zone]!.street
      ? 2
      : toughness,
});

/** Thor wounds everybody at once. */
const chainLightning = modifier({
  on: 'woundsAll',
  layer: 'set',
  rules: IN_FORCE,
  value: (all, { foe }, state) => all || (foe === foeIndex('thor') && inForce(state, 'thor') !== null),
});

/** While Scarlet Witch is about, a 2 is as bad as a 1. */
const chaosAppetite = modifier({
  on: 'hungerFrom',
  layer: 'add',
  rules: IN_FORCE,
  value: (hunger, { faces, spared }, state) =>
    inForce(state, 'scarlet-witch') === null
      ? hunger
      : hunger + faces.filter((face, die) => face === 2 && spared[die] !== 1).length,
});

/** What comes for the Initial Spawn Point comes through Doctor Strange's portal. */
const openPortal = modifier({
  on: 'spawnZone',
  layer: 'set',
  rules: IN_FORCE,
  value: (zone, { spawn }, state) => (spawn === 0 ? (inForce(state, 'doctor-strange')?.zone ?? zone) : zone),
});

/** The Round in whose Player Phase Spider-Man has leapt aside. */
export const LEAPT = 'spider-man leapt';

/** Spider-Man: the first attack of a Player Phase against his Zone cannot hit him. */
const dangerSense = modifier({
  on: 'exposed',
  layer: 'set',
  rules: IN_FORCE,
  value: (exposed, { foe }, state) =>
    exposed &&
    !(
      foe === foeIndex('spider-man') &&
      inForce(state, 'spider-man') !== null &&
      state.phase === 'players' &&
      state.marks[LEAPT] !== state.round
    ),
});

export const standing = [roomToGrow, chainLightning, chaosAppetite, openPortal, dangerSense];

import type { HeroLook } from '../../pieces/Disc.tsx';
import { bringFaces, type HeroInk } from '../../pieces/Portrait.tsx';
import { BYSTANDER_FACES } from './art/bystanders.tsx';
import { SUPERS } from './art/living.tsx';
import { ZOMBIES } from './art/zombies.tsx';

export const FACES = { ...ZOMBIES, ...SUPERS, ...BYSTANDER_FACES };
bringFaces(Object.fromEntries(Object.entries(FACES).map(([id, face]) => [`own:mz-${id}`, face])));

/** Inks of our own for everyone with a face. */
const INKS: Readonly<Record<string, readonly [ink: string, pale: string]>> = {
  'captain-america': ['#2d6cdf', '#9fc4ff'],
  'captain-marvel': ['#d8432b', '#ffc24a'],
  deadpool: ['#a8183f', '#ff8fa3'],
  wasp: ['#c93f92', '#ffc4e3'],
  'iron-man': ['#c98a12', '#ffe08a'],
  hulk: ['#5b3fa8', '#c3aef5'],
  'black-panther': ['#3b3f7a', '#aeb4f5'],
  'doctor-strange': ['#1c6f8c', '#ffb14a'],
  'ms-marvel': ['#2547b8', '#ffcf3f'],
  thor: ['#3f6f9e', '#ffe14a'],
  'scarlet-witch': ['#a01f3d', '#ff9db0'],
  'spider-man': ['#1f58b5', '#d5e6ff'],
};
const PLAIN = ['#6a6f9c', '#dfe3ff'] as const;
const CLOTHES = ['#3e7d6b', '#9b4d7e', '#4d5f9e', '#8a6a33', '#5d7d3e', '#7a4a9e'] as const;

/** Bystanders wear what they had on. */
const clothesOf = (id: string): HeroInk => {
  const at = Object.keys(BYSTANDER_FACES).indexOf(id);
  return at < 0 ? { ink: PLAIN[0], pale: PLAIN[1] } : { ink: CLOTHES[at % CLOTHES.length]!, pale: '#ffe9a8' };
};

export function inksOf(id: string): HeroInk {
  const known = INKS[id];
  return known === undefined ? clothesOf(id) : { ink: known[0], pale: known[1] };
}

/** Two of them begin with the same letters: `CA`, `CM`. */
export const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .split(/[\s.-]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toLocaleUpperCase())
    .join('')
    .slice(0, 2);

export const heroLook = (id: string, name: string): HeroLook => ({
  portrait: `own:mz-${id}`,
  inks: inksOf(id),
  letter: lettersOf(name),
});

import type { GamePack } from '@shamble/kernel';
import { pack } from '../src/index.ts';
import type { Plague } from '../src/types.ts';

/** A board on which nobody can keep away from anybody: random games come to everything there is, and to an end. */
const SMALL = `\
. . . . . . . .
    - D -
. .|b b X|. ~ ~
    - D -
. .|wDk k|. . .
    - - W
. . . . . > C <

. # . . . . X .

. . . . . . . .`;

/** And one on which even a Zombie player who acts at random cannot help biting. */
const TINY = `\
b bD. .
- -
. . . X`;

export const tiny: GamePack<Plague> = { ...pack, missions: [{ ...pack.missions[0]!, id: TINY }] };

export const small: GamePack<Plague> = {
  ...pack,
  missions: [{ ...pack.missions[0]!, id: SMALL }],
};

import type { View } from '@shamble/marvel/types';
import type { HeroLook } from '../../pieces/Disc.tsx';
import type { GameWords } from '../../text/words.ts';
import { heroLook } from './looks.ts';
import { foeIn, foeName, say } from './names.ts';
import { toughnessOf } from './numbers.ts';

/** What Super Heroes in play can do. */
export interface PowerOwn {
  readonly label: string;
  readonly powers: readonly {
    readonly id: number;
    readonly name: string;
    readonly look: HeroLook;
    readonly toughness: number;
    readonly ability: string;
    readonly text: string;
    /** Why it does not count now. */
    readonly off: string | null;
  }[];
}

/** Those on the board: what they can do concerns everybody. */
export const powersIn = (view: View, words: GameWords): PowerOwn => ({
  label: words.say(say('m.powers')),
  powers: view.foes.flatMap(({ status, asleep, muted }, foe) => {
    if (status !== 'in') return [];
    const who = foeIn(view.mode, foe);
    const name = words.say(foeName(view, foe));
    return [
      {
        ...{ id: foe, name, look: heroLook(who, name), toughness: toughnessOf(view, foe) },
        ability: words.say(say(`foe.${who}.ability`)),
        text: words.say(say(`foe.${who}.ability.text`)),
        off: asleep || muted ? words.say(say('m.power.off')) : null,
      },
    ];
  }),
});

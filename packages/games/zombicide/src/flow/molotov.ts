import { gainXp, remove } from '../rules/changes.ts';
import { xpFor } from '../rules/combat.ts';
import { survivorsAt } from '../rules/questions.ts';
import { die } from '../rules/wounds.ts';
import { ABOMINATION, at, KINDS } from '../types.ts';
import { done, proc } from '../words.ts';

/** Everyone in the zone, whatever they are and whatever they wear; the thrower too (ZC-IMPR-08). */
export const molotov = proc('molotov', {
  burn(play, { survivor: id, zone }) {
    const { figures } = play.state;
    for (const burnt of survivorsAt(play.state, zone)) die(play, burnt, 'molotov');
    const slain = KINDS.map((_, kind) => figures[at(zone, kind)]!);
    for (let kind = 0; kind < slain.length; kind++) remove(play, zone, kind, slain[kind]!);
    play.tell({ id: 'attackResolved', data: { survivor: id, weapon: 'molotov', zone, slain }, rules: ['ZC-IMPR-08'] });
    gainXp(play, id, xpFor(slain), slain[ABOMINATION]! > 0 ? ['ZC-XP-01', 'ZC-XP-02'] : ['ZC-XP-01']);
    return done();
  },
});

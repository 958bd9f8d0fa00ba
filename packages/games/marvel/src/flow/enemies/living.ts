import type { Play } from '@shamble/kernel';
import { discardBystander, discardTrait, takeBystander } from '../../rules/changes.ts';
import { followOf, followWays } from '../../rules/march.ts';
import { changePower } from '../../rules/power.ts';
import { everyone, isIn, seatOf } from '../../rules/questions.ts';
import type { BystanderIndex, Marvel, Zone } from '../../types.ts';
import { ask, done, goto, next, proc } from '../../words.ts';

/** The card is discarded, and every hero loses a point of Power and a Trait (MZ-HM-10). */
export const eaten = proc('eaten', {
  eat(play, { bystander }) {
    const { zone } = play.state.bystanders[bystander]!;
    takeBystander(play, bystander);
    play.tell({ id: 'bystanderEaten', data: { bystander, zone }, rules: ['MZ-HM-08', 'MZ-HM-10'] });
    discardBystander(play, bystander, ['MZ-HM-10']);
    return next;
  },
  lose(play, locals) {
    const { heroes } = play.state;
    for (; locals.at < heroes.length; locals.at++) {
      const hero = heroes[locals.at]!;
      if (!isIn(hero)) continue;
      changePower(play, locals.at, -1, 'eaten', ['MZ-HM-10']);
      const [trait, other] = hero.traits;
      if (trait === undefined) continue;
      if (other !== undefined) {
        const about = { hero: locals.at, traits: [...hero.traits], drawn: [] };
        return ask(seatOf(play.state, locals.at), 'dropTrait', about);
      }
      discardTrait(play, locals.at, trait, ['MZ-HM-10']);
    }
    return done();
  },
  dropped(play, locals) {
    discardTrait(play, locals.at, play.answer('dropTrait'), ['MZ-HM-10']);
    locals.at += 1;
    return goto('lose');
  },
});

/** One Zone toward the nearest hero, one after the other; not from or to Enemies (MZ-HM-12). */
export const follow = proc('follow', {
  next(play, locals) {
    const { bystanders } = play.state;
    while (locals.at < bystanders.length) {
      const ways = followWays(play.state, locals.at);
      if (ways.length > 1) {
        const { zone: from } = bystanders[locals.at]!;
        return ask(everyone(play), 'bystanderWay', { bystander: locals.at, from, ways });
      }
      if (ways.length === 1) go(play, locals.at, ways[0]!);
      locals.at += 1;
    }
    return done();
  },
  went(play, locals) {
    go(play, locals.at, play.answer('bystanderWay'));
    locals.at += 1;
    return goto('next');
  },
});

function go(play: Play<Marvel>, bystander: BystanderIndex, to: Zone): void {
  const { state } = play;
  const from = state.bystanders[bystander]!.zone;
  const { targets, ways, distance } = followOf(state, from)!;
  state.bystanders[bystander]!.zone = to;
  const why = { by: 'path', targets, distance, ways, split: ways.map((way) => (way === to ? 1 : 0)) };
  play.tell({ id: 'bystanderMoved', data: { bystander, from, to }, rules: ['MZ-HM-12'], why });
}

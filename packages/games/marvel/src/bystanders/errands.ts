import { type Look, Menu } from '@shamble/kernel';
import { reshuffle } from '@shamble/parts';
import type { BystanderId } from '../../content/bystanders.ts';
import { forbids } from '../actions/action.ts';
import { walk } from '../actions/move.ts';
import { objective } from '../actions/objective.ts';
import { open } from '../actions/open.ts';
import type { Feat } from '../actions/use.ts';
import { isBadNews } from '../flow/sense.ts';
import { useAbility } from '../rules/changes.ts';
import { hasUsed, isIn, seatOf } from '../rules/questions.ts';
import { type Act, type HeroId, type Marvel, NEXT_SPAWN, NONE, type Opening, type State, type Zone } from '../types.ts';

import { ask, call, choice, done, proc } from '../words.ts';
import { holds, LASTING } from './held.ts';

/** Once a Turn. */
const isSpent = (state: State, hero: HeroId, id: BystanderId): boolean =>
  !holds(state, hero, id) || hasUsed(state, hero, id);

const CLEARED: readonly Act['do'][] = ['open', 'objective'];
const cleared = (hero: HeroId): Opening => ({ hero, free: 1, only: [...CLEARED], unbound: false, boosts: [] });

/** Agent Coulson: a door or an Objective for nothing, but not while Ravenous (MZ-RAV-03). */
export const clearance: Feat = {
  cost: 0,
  forbids(look, hero) {
    if (isSpent(look.state, hero, 'coulson')) return LASTING;
    const hungry = forbids(look, cleared(hero), 'open');
    if (hungry.length > 0) return hungry;
    const menu = new Menu<Act>(false);
    open.offer(look, cleared(hero), menu);
    objective.offer(look, cleared(hero), menu);
    return menu.one().from.length > 0 ? [] : LASTING;
  },
  carryOut(play, hero) {
    useAbility(play, hero, 'coulson', LASTING);
    return call('freeAction', cleared(hero), hero, 'after');
  },
};

/** Blind Al hears what comes next: whoever plays may know it from then on. */
export const secondHearing: Feat = {
  cost: 0,
  forbids: ({ state }, hero) => (isSpent(state, hero, 'blind-al') ? LASTING : []),
  carryOut(play, hero) {
    useAbility(play, hero, 'blind-al', LASTING);
    return call('listen', { hero, card: NONE }, hero, 'after');
  },
};

export const listen = proc('listen', {
  hear(play, locals) {
    const { spawnDeck, marks } = play.state;
    if (spawnDeck.pile.length === 0) reshuffle(spawnDeck, play, 'spawn');
    const card = play.reveal(spawnDeck.pile.at(-1)!);
    locals.card = card;
    marks[NEXT_SPAWN] = card;
    play.tell({ id: 'spawnCardSeen', data: { hero: locals.hero, card, by: 'blind-al' }, rules: LASTING });
    return ask(seatOf(play.state, locals.hero), 'topCard', { hero: locals.hero, card });
  },
  sink(play, { hero, card }) {
    if (play.answer('topCard') === 'leave it') return done();
    const { spawnDeck, marks } = play.state;
    spawnDeck.pile.unshift(spawnDeck.pile.pop()!);
    marks[NEXT_SPAWN] = NONE;
    play.tell({ id: 'spawnCardSunk', data: { hero, card }, rules: LASTING });
    return done();
  },
});

export const topCard = choice('topCard', {
  offer: () => ({ kind: 'one', from: ['leave it', 'put it under'] }),
  usual: (view, { card }) => (isBadNews(view, card) ? 'put it under' : 'leave it'),
});

/** Zones of the others, where one may go at all. */
const ringZones = (look: Look<Marvel>, hero: HeroId): Zone[] => {
  const { heroes } = look.state;
  const from = heroes[hero]!.zone;
  const zones = heroes.flatMap((other) => (isIn(other) && other.zone !== from ? [other.zone] : []));
  return [...new Set(zones)].filter((to) => look.query('mayEnter', { hero, from, to }));
};

/** Wong: a Move to any other hero, for a Ravenous one too. */
export const borrowedRing: Feat = {
  cost: 1,
  forbids: (look, hero) => (isSpent(look.state, hero, 'wong') || ringZones(look, hero).length === 0 ? LASTING : []),
  carryOut(play, hero) {
    useAbility(play, hero, 'wong', LASTING);
    return call('borrowRing', { hero, zones: ringZones(play, hero) }, hero, 'after');
  },
};

export const borrowRing = proc('borrowRing', {
  where: ({ state }, { hero, zones }) => ask(seatOf(state, hero), 'zone', { by: 'wong', zones }),
  go(play, { hero }) {
    walk(play, hero, [play.answer('zone')], LASTING);
    return done();
  },
});

import { type Look, Menu, type RuleId } from '@shamble/kernel';
import { exitsFrom, figuresAt, inRoom, isAt, isClosed, slotWith, weaponIn } from '../rules/questions.ts';
import type { Act, Hero, HeroId, State, Thumbnail, Zone } from '../types.ts';
import { usualAct } from '../usual.ts';
import { choice } from '../words.ts';

const LEGAL: readonly RuleId[] = [];

export const act = choice('act', {
  offer(look, { hero: id }, explain) {
    const menu = new Menu<Act>(explain);
    const { state } = look;
    const hero = state.heroes[id]!;
    for (const exit of exitsFrom(state, hero.zone)) {
      menu.weigh(
        { do: 'move', to: exit.to },
        isClosed(state, exit) ? ['TH-MOVE-02'] : tooDear(look, id, hero, exit.to),
      );
      if (exit.door !== null && isClosed(state, exit)) menu.allow({ do: 'open', door: exit.door });
    }
    menu.weigh({ do: 'search' }, searchForbidden(state, hero));
    menu.weigh({ do: 'scout' }, inRoom(state, hero) && state.finds.pile.length > 0 ? LEGAL : ['TH-SCOUT-01']);
    strikes(menu, state, hero);
    for (let other = 0; other < state.heroes.length; other++) {
      if (other === id || !isAt(state, other, hero.zone)) continue;
      menu.weigh({ do: 'trade', with: other }, tradeForbidden(hero, state.heroes[other]!));
    }
    menu.weigh({ do: 'heal' }, hero.wounds > 0 && slotWith(hero, 'medkit') >= 0 ? LEGAL : ['TH-HEAL-01']);
    menu.weigh({ do: 'take' }, takeForbidden(state, hero.zone));
    menu.allow({ do: 'wait' });
    return menu.one();
  },
  usual: usualAct,
});

/** TH-MOVE-03: leaving the dead behind may cost more than is left. */
function tooDear(look: Look<Thumbnail>, id: HeroId, hero: Hero, to: Zone): readonly RuleId[] {
  return look.query('moveCost', { hero: id, to }) > hero.actions ? ['TH-MOVE-03'] : LEGAL;
}

function searchForbidden(state: State, hero: Hero): readonly RuleId[] {
  if (hero.searched || !inRoom(state, hero)) return ['TH-SEARCH-01'];
  return figuresAt(state, hero.zone) > 0 ? ['TH-SEARCH-02'] : LEGAL;
}

/** Bare hands, then each weapon in hand, at the zones it reaches that hold dead. */
function strikes(menu: Menu<Act>, state: State, hero: Hero): void {
  for (let slot = -1; slot < 2; slot++) {
    const weapon = weaponIn(hero, slot);
    if (weapon === null) continue;
    menu.weigh({ do: 'strike', zone: hero.zone, slot }, figuresAt(state, hero.zone) > 0 ? LEGAL : ['TH-STRIKE-01']);
    for (const exit of exitsFrom(state, hero.zone)) {
      if (figuresAt(state, exit.to) === 0) continue;
      menu.weigh(
        { do: 'strike', zone: exit.to, slot },
        weapon.reach === 0 || isClosed(state, exit) ? ['TH-STRIKE-02'] : LEGAL,
      );
    }
  }
}

function tradeForbidden(hero: Hero, other: Hero): readonly RuleId[] {
  return hasCards(hero) || hasCards(other) ? LEGAL : ['TH-TRADE-01'];
}

function hasCards({ slots }: Hero): boolean {
  for (const card of slots) if (card >= 0) return true;
  return false;
}

function takeForbidden(state: State, zone: Zone): readonly RuleId[] {
  return state.tokens.includes(zone) && figuresAt(state, zone) === 0 ? LEGAL : ['TH-TAKE-01'];
}

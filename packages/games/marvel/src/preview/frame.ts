import { type Event, type Frame, type Phrase, word } from '@shamble/kernel';
import { PROCS } from '../effects/index.ts';
import { attackName, event, factsOf, kind } from '../phrases.ts';
import type { Activation, Attack, View } from '../types.ts';

/** A procedure under way: what is being done when a question comes up. */
export function frame(view: View, { proc, locals }: Frame): Phrase {
  const facts = locals as Record<string, unknown>;
  switch (proc) {
    case '$before':
    case '$after':
      return word(`proc.${proc.slice(1)}`, { what: event(view, facts.event as Event) });
    case 'round':
      return word('proc.round', { round: view.round });
    case 'attack': {
      const { hero, attack, zone } = locals as Attack;
      return word('proc.attack', { ...factsOf(view, { hero, zone }), attack: attackName(view, hero, attack) });
    }
    case 'activate': {
      const { because, kinds, action } = locals as Activation;
      if (because === 'phase') return word(action === 1 ? 'proc.activate' : 'proc.activate.again');
      return word('proc.activate.extra', { kind: kind(view, kinds.indexOf(true)) });
    }
    case 'spawnCard':
    case 'reinforce':
    case 'callBystander':
    case 'spawnFoe':
    case 'assault':
      return word(`proc.${proc}`, factsOf(view, { zone: facts.zone }));
    default:
      if (proc in PROCS) return effectUnderWay(view, facts);
      return word(`proc.${proc}`, typeof facts.hero === 'number' ? factsOf(view, { hero: facts.hero }) : {});
  }
}

/** Of a Trait, a Skill, a Bystander, a Super Hero or the mission. */
const effectUnderWay = (view: View, { hero }: Record<string, unknown>): Phrase =>
  typeof hero === 'number' && hero >= 0 ? word('proc.effect.hero', factsOf(view, { hero })) : word('proc.effect');

import type { Event, GamePack, Phrase } from '@shamble/kernel';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { SKILLS } from '../content/skills.ts';
import { ZOMBIE_CARDS } from '../content/zombies.ts';
import { SHIPPED } from './board/board.ts';
import { game } from './game.ts';
import { option } from './options.ts';
import { counted, event, outcome, place, prompt, word } from './phrases.ts';
import { marches } from './rules/march.ts';
import { isIn, kindOf, survivorsAt, zombiesAt } from './rules/questions.ts';
import { sensesWith } from './rules/targets.ts';
import { stage } from './stage.ts';
import { KINDS, type View, type Zombicide } from './types.ts';

export const pack: GamePack<Zombicide> = {
  game,
  stage,
  title: word('game'),
  missions: SHIPPED.map(({ id, provenance }) => ({
    id,
    title: word(`mission.${id}`),
    provenance: Object.values(provenance).some(({ is }) => is === 'reconstructed') ? 'reconstructed' : 'published',
    seats: { min: 1, max: 6 },
  })),
  variants: [],
  options: (mission, seats) => ({ mission, players: seats }),
  everything: [
    ...EQUIPMENT_IDS.map((id) => `card ${id}`),
    ...KINDS.map((kind) => `zombie ${kind}`),
    ...ZOMBIE_CARDS.map(({ number }) => `zombie card ${number}`),
    ...SKILLS.filter((skill) => !skill.startsWith('starts-with')).map((skill) => `skill ${skill}`),
  ],
  uses: ({ event: told }) => uses(told),
  round: ({ round }) => round,
  prompt,
  option,
  event,
  outcome,
  threats,
};

function uses({ id, data }: Event): string[] {
  const facts = data as Record<string, unknown>;
  switch (id) {
    case 'equipmentDrawn':
    case 'discarded':
      return [`card ${kindOf(facts.card as number)}`];
    case 'rolled':
      return [`card ${facts.weapon as string}`];
    case 'combined':
      return [`card ${facts.make as string}`];
    case 'zombieCardDrawn':
      return [`zombie card ${(facts.card as number) + 1}`];
    case 'appeared':
      return [`zombie ${KINDS[facts.kind as number]}`];
    case 'learned':
      return [`skill ${facts.skill as string}`];
    default:
      return [];
  }
}

/** Who will be attacked, then who will be reached: from what everyone sees. */
function threats(view: View): Phrase[] {
  const senses = sensesWith(view, view.survivors.map((survivor) => (isIn(survivor) ? 1 : 0)));
  const zones = [...view.noise.keys()].filter((zone) => zombiesAt(view, zone) > 0 && survivorsAt(view, zone).length > 0);
  const moves = marches(senses, view.figures, KINDS.map(() => true), zones);
  return [
    ...zones.map((zone) => word('threat.bite', { zone: place(view, zone), wounds: zombiesAt(view, zone) })),
    ...moves.flatMap(({ kind, from, count, ways }) =>
      ways.filter((to) => survivorsAt(view, to).length > 0).map((to) => word('threat.reach', { what: counted(kind, count), from: place(view, from), to: place(view, to) })),
    ),
  ];
}

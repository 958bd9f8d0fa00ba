import type { Event, GamePack, Phrase } from '@shamble/kernel';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { checkSurvivorPack } from '../content/pack.ts';
import example from '../content/packs/example.json' with { type: 'json' };
import { SKILLS } from '../content/skills.ts';
import { ZOMBIE_CARDS } from '../content/zombies.ts';
import { boardOf, SHIPPED } from './board/board.ts';
import { game } from './game.ts';
import { option } from './options.ts';
import { counted, event, outcome, place, prompt, word } from './phrases.ts';
import { marches } from './rules/march.ts';
import { hasSkill, isIn, kindOf, survivorsAt, zombiesAt } from './rules/questions.ts';
import { sensesWith } from './rules/targets.ts';
import { survivorsEach } from './setup.ts';
import { stage } from './stage.ts';
import { KINDS, type View, type Zombicide } from './types.ts';

/** The sheets of the example pack instead of the box's (ZC-COMP-12). */
const HOME_MADE = 'home-made';
const { survivors: EXAMPLE } = checkSurvivorPack(example);

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
  variants: [{ id: HOME_MADE, title: word('variant.home-made') }],
  options,
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

function options(mission: string, seats: number, variants: readonly string[]): unknown {
  if (!variants.includes(HOME_MADE)) return { mission, players: seats };
  const each = survivorsEach(boardOf(mission), seats);
  const ids = EXAMPLE.map(({ id }) => id);
  const survivors = Array.from({ length: seats }, (_, seat) => ids.slice(seat * each, (seat + 1) * each));
  return { mission, players: seats, survivors, sheets: EXAMPLE };
}

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

/** A Ninja makes no noise unless the player has said otherwise for this Zombies' Phase (ZC-SKILL-32). */
const isUnheard = (view: View, id: number): boolean => hasSkill(view, id, 'ninja') && !view.heard.includes(id);

/** Who will be attacked, then who will be reached: from what everyone sees. */
function threats(view: View): Phrase[] {
  const presence = view.survivors.map((survivor, id) => (isIn(survivor) && !isUnheard(view, id) ? 1 : 0));
  const senses = sensesWith(view, presence);
  const zones = [...view.noise.keys()].filter((zone) => zombiesAt(view, zone) > 0 && survivorsAt(view, zone).length > 0);
  const moves = marches(senses, view.figures, KINDS.map(() => true), zones);
  return [
    ...zones.map((zone) => word('threat.bite', { zone: place(view, zone), wounds: zombiesAt(view, zone) })),
    ...moves.flatMap(({ kind, from, count, ways }) =>
      ways.filter((to) => survivorsAt(view, to).length > 0).map((to) => word('threat.reach', { what: counted(kind, count), from: place(view, from), to: place(view, to) })),
    ),
  ];
}

import { type Event, type Frame, type GamePack, type Phrase, type Uses, usualPack, word } from '@shamble/kernel';
import { boardOf, zoneName } from './board.ts';
import { CARD_KINDS, HEROES, MISSIONS, SKILLS } from './content.ts';
import { form } from './form.ts';
import { game } from './game.ts';
import { retelling } from './retelling.ts';
import { figuresAt, heroesAt, kindOf } from './rules/questions.ts';
import { marches } from './rules/shamble.ts';
import { stage } from './stage.ts';
import { type Act, type Drop, KINDS, type Options, type Thumbnail, type View } from './types.ts';

const hero = (id: number): Phrase => word(`hero.${HEROES[id]}`);
const card = (id: number): Phrase => (id < 0 ? word('card.none') : word(`card.${kindOf(id)}`));
const zone = (view: Pick<View, 'board'>, id: number): Phrase =>
  word('zone', { name: zoneName(boardOf(view.board).columns, id) });

const uses: Uses<Thumbnail> = {
  searched: ({ card }) => (card !== null && kindOf(card) === 'junk' ? ['card junk'] : []),
  rolled: ({ weapon }) => [`card ${weapon}`],
  healed: () => ['card medkit'],
  discarded: (_facts, rules) => (rules.includes('TH-FLARE-01') ? ['card flare'] : []),
  saved: ({ by }) => [`card ${by}`, `skill ${by}`],
  guarded: () => ['skill guard'],
  learned: ({ skill }) => [`skill ${skill}`],
  appeared: ({ kind }) => [`dead ${KINDS[kind]}`],
};

export const pack: GamePack<Thumbnail> = {
  ...usualPack,
  game,
  stage,
  missions: MISSIONS,
  variants: [
    { id: 'fog', title: word('variant.fog') },
    { id: 'traitor', title: word('variant.traitor') },
  ],
  form,
  missionOf: (options) => (options as Options).board,
  options: (mission, seats, variants) => ({
    board: mission,
    seats,
    fog: variants.includes('fog'),
    traitor: variants.includes('traitor'),
  }),
  everything: [
    ...CARD_KINDS.map((kind) => `card ${kind}`),
    ...SKILLS.map((skill) => `skill ${skill}`),
    ...KINDS.map((kind) => `dead ${kind}`),
  ],
  uses,
  prompt: (view, { choice, about }) => prompt(view, choice, about as Record<string, number>),
  option,
  event: say,
  threats,
  frame,
  retelling,
  secrets: ({ traitorPlays }) => traitorPlays,
};

function prompt(view: View, choice: string, about: Record<string, number>): Phrase {
  if (choice === '$reaction') {
    const { event } = about as unknown as { event: Event };
    return word('ask.reaction', { what: say(view, event) });
  }
  const more: Record<string, Phrase | number> = {};
  if (about.hero !== undefined) more.hero = hero(about.hero);
  if (about.with !== undefined) more.with = hero(about.with);
  if (about.zone !== undefined) more.zone = zone(view, about.zone);
  for (const key of ['hits', 'bites', 'cards']) if (about[key] !== undefined) more[key] = about[key];
  if (choice === 'act') more.actions = view.heroes[about.hero!]!.actions;
  return word(`ask.${choice}`, more);
}

function option(view: View, choice: string, given: unknown): Phrase {
  const slotted = (id: number, slot: number): Phrase =>
    word('held', { hero: hero(id), card: card(view.heroes[id]!.slots[slot]!) });
  switch (choice) {
    case 'act':
      return act(view, given as Act);
    case 'drop':
      return word('option.drop', { what: slotted((given as Drop).hero, (given as Drop).slot) });
    case 'flare':
      return typeof given === 'number'
        ? zone(view, given)
        : word('option.flare', { what: slotted((given as Drop).hero, (given as Drop).slot) });
    case 'discard':
      return given === 'new' ? word('option.found', { card: card(view.found) }) : word(`slot.${given}`);
    case 'hits':
      return word(`dead.${given}`);
    case 'bites':
      return hero(Number(given));
    case 'skill':
      return word(`skill.${given}`);
    case 'scouting':
      return card(Number(given));
    case 'signal':
      return word(`option.${given}`);
    case 'trade': {
      const [id, slot] = String(given).split('.');
      return slot === undefined
        ? card(Number(given))
        : word('place', { hero: hero(Number(id)), slot: word(`slot.${slot}`) });
    }
    default: {
      const { use, locals } = given as { use: string; locals?: { hero: number } };
      return locals === undefined ? word('option.none') : word(`use.${use}`, { hero: hero(locals.hero) });
    }
  }
}

function act(view: View, given: Act): Phrase {
  switch (given.do) {
    case 'move':
      return word('act.move', { zone: zone(view, given.to) });
    case 'open': {
      const { a, b } = boardOf(view.board).doors[given.door]!;
      return word('act.open', { a: zone(view, a), b: zone(view, b) });
    }
    case 'strike':
      return word('act.strike', {
        zone: zone(view, given.zone),
        weapon: given.slot < 0 ? word('barehands') : word(`slot.${given.slot}`),
      });
    case 'trade':
      return word('act.trade', { hero: hero(given.with) });
    default:
      return word(`act.${given.do}`);
  }
}

/** Facts by what they are; the message takes those it needs. */
function say(view: View, { id, data }: Event): Phrase {
  const facts = data as Record<string, unknown>;
  const more: Record<string, Phrase | number | string> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (key === 'zone' || key === 'from' || key === 'to') more[key] = zone(view, value as number);
    else if (key === 'hero' || key === 'with') more[key] = hero(value as number);
    else if (key === 'by') more[key] = typeof value === 'number' ? hero(value) : word(`saver.${value}`);
    else if (key === 'card') more[key] = value === null ? word('card.none') : card(value as number);
    else if (key === 'kind') more[key] = word(`dead.${KINDS[value as number]}`);
    else if (key === 'skill') more[key] = word(`skill.${value}`);
    else if (key === 'weapon') more[key] = value === 'hands' ? word('barehands') : word(`card.${value}`);
    else if (key === 'faces') more[key] = (value as number[]).join(' ');
    else if (key === 'slain') more[key] = (value as number[]).reduce((sum, count) => sum + count, 0);
    else if (key === 'leader' || key === 'seat') more[key] = (value as number) + 1;
    else if (typeof value === 'number') more[key] = value;
  }
  return word(`event.${id}`, more);
}

/** What is under way when a question comes up. */
function frame(view: View, { proc, locals }: Frame): Phrase {
  const facts = locals as { hero?: number; zone?: number; event?: Event };
  if (facts.event !== undefined) return word(`proc.${proc.slice(1)}`, { what: say(view, facts.event) });
  return word(`proc.${proc}`, {
    round: view.round,
    ...(facts.hero === undefined ? {} : { hero: hero(facts.hero) }),
    ...(facts.zone === undefined ? {} : { zone: zone(view, facts.zone) }),
  });
}

/** Who will be bitten, then who will be reached: worked out on the view alone. */
function threats(view: View): Phrase[] {
  const bites = [...view.noise.keys()]
    .filter((at) => figuresAt(view, at) > 0 && heroesAt(view, at).length > 0)
    .map((at) => word('threat.bite', { zone: zone(view, at), bites: figuresAt(view, at) }));
  const moves = marches(view)
    .filter(({ to }) => heroesAt(view, to).length > 0)
    .map(({ from, to, count, kind }) =>
      word('threat.reach', { count, kind: word(`dead.${KINDS[kind]}`), from: zone(view, from), to: zone(view, to) }),
    );
  return [...bites, ...moves];
}

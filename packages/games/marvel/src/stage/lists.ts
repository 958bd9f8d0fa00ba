import type { Stage } from '@shamble/kernel';
import { BYSTANDERS } from '../../content/bystanders.ts';
import { AGENTS, FOES } from '../../content/enemies.ts';
import { HEROES } from '../../content/heroes.ts';
import type { PLAIN_RULES } from '../../content/mission.ts';
import type { Mode } from '../../content/modes.ts';
import { SIGN } from '../../content/sign.ts';
import { SKILLS } from '../../content/skills.ts';
import { SPAWN_CARDS, type SpawnCard } from '../../content/spawn.ts';
import { TRAITS } from '../../content/traits.ts';
import { contentEn } from '../../text/content.en.ts';
import type { Marvel } from '../types.ts';

const RULES: Readonly<Record<keyof typeof PLAIN_RULES, string>> = {
  objectiveXp: '{ red: taker, blue: all }: 5 XP for an Objective of the colour',
  bystanderXp: 'devourer: 5 XP for a Bystander; all-when-saved: as MZ-H02-06',
  lost: 'bystander-left, objective-left or objective-gone: as MZ-M00-04, MZ-M02-10, MZ-H02-07',
  spawnFirst: 'always or many (with 5-6 heroes): as MZ-MIS-07',
  spawnTwiceFirst: 'true: as MZ-H03-09',
  revealOnEntry: 'true: as MZ-M03-07',
  allFlee: 'how many Zones every Bystander flees: as MZ-M04-05, MZ-M04-06',
  returns: '{ who: thor, unless: wong-devoured or seasoned-slayer, lying: true }: as MZ-M03-08, MZ-M07-09, MZ-H05-07',
  secret: 'objective-bystander or look: as MZ-M02-08, MZ-M06-07',
  taking: '[{ colour: blue, does: bystander, exit, foe, trait or calm, rule: MZ-M05-09 }]',
  noStreetBut: 'blue: as MZ-M08-08',
  underObjectives: 'true: as MZ-M09-04',
  devouredCalls: 'true: as MZ-M09-07',
  noFoeCards: 'true: as MZ-M10-06',
  sleepers: 'true: as MZ-M10-09',
  levelTroopers: 'how many Troopers come: as MZ-M10-11',
  secretDie: 'a die for the second Secret Mission',
  beacon: 'true: as MZ-H03-04, MZ-H03-07',
  noDevoured: 'true: as MZ-H04-04',
  trappedStays: 'true: as MZ-H02-06',
};

/** What a card says, in English. */
const said = (id: string): string => (contentEn as Readonly<Record<string, unknown>>)[`${id}.text`] as string;

/** The content of the box, for those who write scenarios. */
export const lists: Stage<Marvel>['lists'] = {
  'Zombie Heroes: attack; Skills at Blue; Yellow; Orange; Red': heroes('zombie'),
  'Super Heroes who are played in Hero Mode, the same': heroes('hero'),
  Enemies: Object.fromEntries(
    Object.entries(AGENTS).map(([kind, { figures, actions, toughness, xp }]) => [
      kind,
      `${figures} figures; actions ${actions}; Toughness ${toughness}; XP ${xp}`,
    ]),
  ),
  'Super Heroes of Zombie Mode and Zombie Heroes of Hero Mode, as Enemies with 2 Actions': Object.fromEntries(
    Object.values(FOES).map(({ id, toughness }) => [
      id,
      `Toughness ${toughness}, XP ${toughness}. ${said(`foe.${id}.ability`)}`,
    ]),
  ),
  'Skills of both modes': Object.fromEntries(SKILLS.map((skill) => [skill, said(`skill.${skill}`)])),
  'Bystanders of Zombie Mode, once devoured; in the deck also saved (twice), secret-1, secret-2': Object.fromEntries(
    Object.values(BYSTANDERS).map(({ id, combat }) => [
      id,
      `${combat ? 'Combat' : 'Non-Combat'}. ${said(`bystander.${id}.devoured`)}`,
    ]),
  ),
  'Bystanders of Hero Mode, once saved; in the deck also devoured (twice)': Object.fromEntries(
    Object.values(BYSTANDERS).map(({ id }) => [id, said(`bystander.${id}.saved`)]),
  ),
  'Traits of Zombie Mode: how many, when they are used, what they do': traits('zombie'),
  'Traits of Hero Mode, the same': traits('hero'),
  'Spawn cards of Zombie Mode, by number: Blue; Yellow; Orange; Red': spawnCards('zombie'),
  'Spawn cards of Hero Mode, the same': spawnCards('hero'),
  'The Avengers Sign': {
    sign: `ranged ${SIGN.min}-${SIGN.max}, one die for each Enemy but Super Heroes, ${SIGN.accuracy}+, ${SIGN.uses} uses`,
  },
  'Rules of a drawn board, under "rules"': RULES,
  'Goals of a drawn board, under "goals": [[{ goal: take, rule: MZ-M01-03 }], [{ goal: exit, rule: MZ-M01-03 }]], each list after the one before':
    {
      'devour-all': 'every Bystander and Bystander card',
      devour: '{ who: wong }',
      'devour-objective': '{ count: 5 }: so many Objective Bystanders',
      take: '{ colours: [red] }: all Objectives, or all of these colours',
      'find-secret': 'Secret Mission 1 is revealed',
      'take-secrets': 'both Secret Missions are taken',
      eliminate: '{ who: doctor-strange }: for good',
      'no-foes': 'no Super Hero is on the board',
      'each-takes': 'each hero has taken an Objective',
      'each-devours': 'each hero has devoured a Bystander',
      'each-reaches': '{ level: red }',
      'save-trapped': 'all Bystanders of `trapped` are saved',
      'sign-home': 'the Sign lies in the Exit Zone',
      exit: 'all heroes have left by the Exit',
    },
  'Paths of the state that need a word': {
    'heroes.hulk.actions': 'left in this Turn',
    'heroes.hulk.activated': 'true once the Turn is over',
    'heroes.hulk.used': 'what can be done once a Turn and has been: trait for Gain Trait, or the id of a card',
    'heroes.hulk.boosts': 'cards whose effect lasts until the Turn ends',
    'zones.a.held': 'Enemies that do not act in the coming activation',
    'cards.A.under': 'the Objective it lies under, by its number',
    'trait deck': 'left: how many; top: the next five; holds: what, in any order; discard. So are the other decks',
    'spawns.0.is': 'active, asleep or gone',
    grid: 'the sides of the tiles, row by row; difficulty and minutes stand beside it',
    'marks.devoured wong': '1 once that Bystander was devoured; so for each',
    'marks.objectives devoured': 'how many Objective Bystanders were devoured',
    'marks.spider-man leapt': 'the Round in whose Player Phase his ability was used up',
    'marks.next spawn card': 'its number once it was looked at, else unknown',
  },
};

function heroes(mode: Mode): Record<string, string> {
  return Object.fromEntries(
    HEROES.filter((hero) => hero.mode === mode).map(({ id, attack, skills }) => {
      const { type, min, max, dice, accuracy } = attack;
      const range = max === 0 ? '' : ` ${min}-${max}`;
      return [id, `${type}${range}, dice ${dice}, ${accuracy}+; ${Object.values(skills).join('; ')}`];
    }),
  );
}

function traits(mode: Mode): Record<string, string> {
  return Object.fromEntries(
    TRAITS.filter((trait) => trait.mode === mode).map(({ id, copies, moment }) => [
      id,
      `${copies}; ${moment}. ${said(`trait.${id}`)}`,
    ]),
  );
}

/** Cards that say the same share a row. */
function spawnCards(mode: Mode): Record<string, string> {
  const rows = new Map<string, number[]>();
  for (const card of SPAWN_CARDS[mode]) {
    const text = spawnCardText(card, mode);
    rows.set(text, [...(rows.get(text) ?? []), card.number]);
  }
  return Object.fromEntries([...rows].map(([text, numbers]) => [`card ${numbers.join(', ')}`, text]));
}

function spawnCardText(card: SpawnCard, mode: Mode): string {
  if (card.type === 'foe') return mode === 'zombie' ? 'Super Hero!' : 'Zombie Hero!';
  if (card.type === 'extra') return `Extra Activation! of each ${card.kind}`;
  const lines = `${card.kind} ${card.lines.join('; ')}`;
  if (card.type === 'special') return `Special Action ${card.special}: ${lines}. ${said(`special.${card.special}`)}`;
  const bystander = mode === 'zombie' ? 'Escorted Bystander! ' : 'Hidden Bystander! ';
  return { normal: '', rush: 'Rush! ', bystander }[card.type] + lines;
}

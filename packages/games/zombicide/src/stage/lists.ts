import type { Stage } from '@shamble/kernel';
import { EQUIPMENT, type EquipmentKind, type Mode } from '../../content/equipment.ts';
import { SKILLS_BY_CLAUSE } from '../../content/skills.ts';
import { SURVIVORS } from '../../content/survivors.ts';
import { type CardLine, ZOMBIE_CARDS, ZOMBIES, type ZombieCard } from '../../content/zombies.ts';
import type { Zombicide } from '../types.ts';

/** The content of the box, for those who write scenarios. */
export const lists: Stage<Zombicide>['lists'] = {
  'Equipment cards (in hands also "rifle with scope", "sawed-off (fired)")': Object.fromEntries(
    Object.values(EQUIPMENT).map((kind) => [kind.id, cardText(kind)]),
  ),
  'Survivors, with their skills by Danger Level (Yellow is plus-action)': Object.fromEntries(
    SURVIVORS.map(({ id, blue, orange, red }) => [id, `${blue}; ${orange.join(' or ')}; ${red.join(' or ')}`]),
  ),
  'Skills, by clause': Object.fromEntries(
    Object.entries(SKILLS_BY_CLAUSE).map(([clause, [first, ...others]]) => [
      clause,
      others.length > 1 ? `${first}, and likewise for other Equipment` : [first, ...others].join(', '),
    ]),
  ),
  Zombies: Object.fromEntries(
    Object.entries(ZOMBIES).map(([kind, { figures, actions, toughness, xp }]) => [
      kind,
      `${figures} figures; actions ${actions}; Damage to kill ${toughness}; experience ${xp}`,
    ]),
  ),
  'Zombie cards, by number: Blue; Yellow; Orange; Red': zombieCards(),
  'Rules of a drawn board, under "rules"': {
    ...{ cars: 'true: cars may be entered and driven', objectiveXp: 'experience for each Objective, e.g. 5' },
    ...{ zombieCards: '[1, 41]: the Zombie deck holds these only', firstFinds: '[pistol]: not dealt, but found first' },
    ...{ cutOffRooms: 'true: as ZC-MA4-09', noSearchAtStart: 'true: as ZC-M06-07', loading: 'true: as ZC-M06-08' },
    ...{ neutralising: 'true: as ZC-M07-03', twinDoors: 'true: as ZC-M07-05', walkersInside: 'true: as ZC-M07-06' },
    ...{ spawnsInside: 'true: Invasion Zones may lie in rooms', survivorsEach: 'with how many each player starts' },
    taking:
      '[{ colour: blue, does: unlock, of: blue }]: what an Objective does; also activate (with of), heal, armoury, recruit',
  },
  'Goals of a drawn board, under "goals": all of them win. Without any: to take the objectives': {
    take: '{ goal: take, colour: red, count: 1 }; colour and count may be missing',
    reach: '{ goal: reach, zones: [a], who: any, clear: true }; who: any, living or everyone; clear: no Zombie there',
    leave:
      '{ goal: leave, zone: a, who: living, clear: true, when: end-of-activation }; also when: any-time, count: [4, 5, 6], byCar: true',
    level: '{ goal: level, level: red, who: any }',
    clear: '{ goal: clear, zones: [a] }',
    supplies: '{ goal: supplies, kinds: [water], each: 1, where: held }; where: held, loaded or gone; total: 6',
    seated: '{ goal: seated, who: living }',
    neutralise: '{ goal: neutralise }',
  },
  'Paths of the state that need a word': {
    'survivors.amy.activated': 'true from the moment the activation begins',
    'survivors.amy.actions':
      'left in this activation; it ends by itself with the last one, unless something free is left',
    'survivors.amy.given': 'actions that a Born leader has given for the next activation',
    'survivors.amy.cards': 'the Equipment in all slots, in the order of the alphabet, without Wounds',
    'zones.a.noise': 'Noise tokens; survivors are not counted',
    'equipment.top': 'the next five cards',
    'equipment.removed': 'out of the game for good',
    'equipment.molotovs': 'that can still be made',
  },
};

function cardText({ copies, modes, dual, opensDoors, noisyDoor, setAside, rerolls, effect }: EquipmentKind): string {
  const parts = [
    `${copies} in the box${setAside === null ? '' : ', never in the deck'}`,
    ...modes.map((mode) => (effect === 'burns' ? 'ranged 0-1, no dice, noisy' : modeText(mode))),
    ...(dual ? ['dual'] : []),
    ...(opensDoors ? [`opens doors${noisyDoor ? ', noisy' : ', silent'}`] : []),
    ...(rerolls.length > 0 ? [`re-rolls ${rerolls.join(', ')}`] : []),
  ];
  return parts.join('; ');
}

function modeText({ attack, min, max, dice, accuracy, damage, noisy, reload }: Mode): string {
  const range = attack === 'ranged' ? ` ${min}-${max}` : '';
  return `${attack}${range}, dice ${dice}, ${accuracy}+, damage ${damage}${noisy ? ', noisy' : ', silent'}${reload ? ', reload' : ''}`;
}

/** Cards that say the same share a row. */
function zombieCards(): Record<string, string> {
  const rows = new Map<string, number[]>();
  for (const card of ZOMBIE_CARDS) {
    const text = zombieCardText(card);
    rows.set(text, [...(rows.get(text) ?? []), card.number]);
  }
  return Object.fromEntries([...rows].map(([text, numbers]) => [`card ${numbers.join(', ')}`, text]));
}

function zombieCardText(card: ZombieCard): string {
  if (card.type === 'extra') return `extra activation of each ${card.kind}, from Yellow on`;
  const line = (one: CardLine | null): string => (one === null ? 'nothing' : `${one.count} ${one.kind}`);
  return `${card.type === 'manhole' ? 'at each manhole: ' : ''}${card.lines.map(line).join('; ')}`;
}

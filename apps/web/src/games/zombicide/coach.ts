import type { Lesson, Lessons } from '../../coach/types.ts';

/** In the order of a first game; of several that fit, the first comes first. */
const lessons: readonly Lesson[] = [
  { id: 'split', event: 'shambled', with: 'added', rule: 'ZC-SPLIT-03' },
  { id: 'level', choice: 'skill', rule: 'ZC-XP-08' },
  { id: 'targets', choice: 'targets', rule: 'ZC-COMB-03' },
  { id: 'bites', choice: 'bites', rule: 'ZC-ZATK-05' },
  { id: 'inventory', choice: 'inventory', rule: 'ZC-INV-03' },
  { id: 'begin', choice: 'activate', rule: 'ZC-ACT-01' },
  { id: 'attack', row: 'melee', rule: 'ZC-COMB-01' },
  { id: 'shoot', row: 'shoot', rule: 'ZC-RANGED-08' },
  { id: 'objective', row: 'objective', rule: 'ZC-ACT-05' },
  { id: 'noise', event: 'noiseMade', rule: 'ZC-NOISE-01' },
  { id: 'danger', event: 'levelReached', rule: 'ZC-XP-04' },
  { id: 'spawn', event: 'zombieCardDrawn', rule: 'ZC-SPAWN-01' },
  { id: 'dead', event: 'shambled', rule: 'ZC-ZMOV-01' },
  { id: 'wound', event: 'wounded', rule: 'ZC-ZATK-03' },
  { id: 'search', row: 'search', rule: 'ZC-SRCH-02' },
  { id: 'door', row: 'open', rule: 'ZC-DOOR-03' },
  { id: 'move', row: 'move', rule: 'ZC-MOVE-07' },
  { id: 'trade', row: 'trade', rule: 'ZC-TRADE-02' },
];

const en = {
  'lesson.begin.title': 'Who goes first?',
  'lesson.begin': 'Each Survivor acts once a round. Pick one in the list or on the board; the order is yours.',
  'lesson.move.title': 'Move',
  'lesson.move':
    'A step to the next zone costs one action. Leaving a zone with Zombies costs one more for each of them.',
  'lesson.search.title': 'Search',
  'lesson.search': 'Inside a building, once a turn, you draw a card. Better weapons come from here.',
  'lesson.door.title': 'Doors',
  'lesson.door':
    'Some weapons open doors, some of them loudly. The first door of a building shows who waits in all of its rooms.',
  'lesson.noise.title': 'Noise',
  'lesson.noise': 'Loud weapons leave a noise. Zombies who see nobody go to where it is loudest.',
  'lesson.attack.title': 'Strike',
  'lesson.attack': 'Every die that shows enough hits. Point at it to see your odds before you roll.',
  'lesson.shoot.title': 'Shoot',
  'lesson.shoot': 'Into one zone. Who is hit first is fixed, and friends come before all others: look at the warning.',
  'lesson.targets.title': 'Who is hit?',
  'lesson.targets': 'Share your successes among the targets. A Fatty falls only to a weapon that does two damage.',
  'lesson.objective.title': 'The objective',
  'lesson.objective': 'Taking it costs an action. What it brings, and what is left to do, stands under Mission.',
  'lesson.trade.title': 'Trade',
  'lesson.trade': 'In one zone, one action lets both of you arrange all your cards anew.',
  'lesson.inventory.title': 'Hands and backpack',
  'lesson.inventory': 'Only what is in a hand can be used. Drag a card, or choose it and then its place.',
  'lesson.split.title': 'They split up',
  'lesson.split':
    'Zombies with two equally short ways part in equal groups. Where their number does not fit, more of them join in.',
  'lesson.level.title': 'A new skill',
  'lesson.level':
    'Enough experience: choose a skill for good. But the highest level of all decides how many Zombies come.',
  'lesson.danger.title': 'The danger level rises',
  'lesson.danger': 'Experience makes you stronger, and the invasion too. Spread your kills among the Survivors.',
  'lesson.spawn.title': 'More of them',
  'lesson.spawn':
    'A card for each Invasion Zone says who comes, by the level of the Survivor with the most experience.',
  'lesson.dead.title': 'The dead move',
  'lesson.dead': 'They go to those they see, else to the noise. Ask “Why?” at any of their moves.',
  'lesson.bites.title': 'Who is bitten?',
  'lesson.bites': 'Several of you stand here: share the wounds as you like. The second wound kills.',
  'lesson.wound.title': 'Wounded',
  'lesson.wound': 'A wound takes a slot for cards. Another one, and the Survivor is lost.',
} as const;

const fr = {
  'lesson.begin.title': 'Qui commence ?',
  'lesson.begin':
    'Chaque Survivant agit une fois par tour. Prenez-en un dans la liste ou sur le plateau ; l’ordre est à vous.',
  'lesson.move.title': 'Se déplacer',
  'lesson.move':
    'Un pas vers la zone voisine coûte une action. Quitter une zone avec des Zombies en coûte une de plus pour chacun.',
  'lesson.search.title': 'Fouiller',
  'lesson.search': 'Dans un bâtiment, une fois par tour, on tire une carte. Les meilleures armes viennent de là.',
  'lesson.door.title': 'Les portes',
  'lesson.door':
    'Certaines armes ouvrent les portes, parfois avec bruit. La première porte d’un bâtiment montre qui attend dans toutes ses pièces.',
  'lesson.noise.title': 'Le bruit',
  'lesson.noise': 'Les armes bruyantes laissent un bruit. Les Zombies qui ne voient personne vont au plus fort.',
  'lesson.attack.title': 'Frapper',
  'lesson.attack': 'Chaque dé qui montre assez touche. Pointez-le pour voir vos chances avant de lancer.',
  'lesson.shoot.title': 'Tirer',
  'lesson.shoot':
    'Vers une seule zone. L’ordre des cibles est fixé, et les amis passent avant tous les autres : voyez l’avertissement.',
  'lesson.targets.title': 'Qui est touché ?',
  'lesson.targets': 'Partagez vos succès entre les cibles. Un Fatty ne tombe que sous une arme à deux dégâts.',
  'lesson.objective.title': 'L’objectif',
  'lesson.objective': 'Le prendre coûte une action. Ce qu’il apporte et ce qui reste à faire est sous « Mission ».',
  'lesson.trade.title': 'Échanger',
  'lesson.trade': 'Dans une même zone, une action vous laisse ranger à nouveau toutes vos cartes à tous deux.',
  'lesson.inventory.title': 'Les mains et le sac',
  'lesson.inventory': 'Seul ce qu’on tient en main sert. Glissez une carte, ou choisissez-la, puis sa place.',
  'lesson.split.title': 'Ils se séparent',
  'lesson.split':
    'Devant deux chemins aussi courts, les Zombies se partagent en groupes égaux. Si le nombre ne s’y prête pas, il en vient d’autres.',
  'lesson.level.title': 'Une compétence',
  'lesson.level':
    'Assez d’expérience : choisissez une compétence pour de bon. Mais le plus haut niveau de tous décide combien de Zombies viennent.',
  'lesson.danger.title': 'Le niveau de danger monte',
  'lesson.danger': 'L’expérience vous rend plus forts, et l’invasion aussi. Partagez les victimes entre Survivants.',
  'lesson.spawn.title': 'Il en vient d’autres',
  'lesson.spawn': 'Une carte par zone d’invasion dit qui vient, selon le niveau du Survivant le plus expérimenté.',
  'lesson.dead.title': 'Les morts avancent',
  'lesson.dead':
    'Ils vont vers ceux qu’ils voient, sinon vers le bruit. À chacun de leurs pas, demandez « Pourquoi ? ».',
  'lesson.bites.title': 'Qui est mordu ?',
  'lesson.bites': 'Vous êtes plusieurs ici : partagez les blessures à votre gré. La deuxième tue.',
  'lesson.wound.title': 'Blessé',
  'lesson.wound': 'Une blessure prend la place d’une carte. Encore une, et le Survivant est perdu.',
} as const satisfies Record<keyof typeof en, string>;

export const coaching: Lessons = { lessons, text: { en, fr } };

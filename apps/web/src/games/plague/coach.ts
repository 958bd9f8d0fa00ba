import type { Lesson, Lessons } from '../../coach/types.ts';

/** In the order of a first game; of several that fit, the first comes first. */
const lessons: readonly Lesson[] = [
  { id: 'infection', event: 'infectionRolled', rule: 'ZP-INFECT-02' },
  { id: 'bite', event: 'bit', rule: 'ZP-BITE-03' },
  { id: 'smash', event: 'barricadeSmashed', rule: 'ZP-ZBARR-01' },
  { id: 'oops', event: 'fumbled', rule: 'ZP-ATK-04' },
  { id: 'event', event: 'eventDrawn', rule: 'ZP-SEARCH-03' },
  { id: 'arrive', event: 'zombieArrived', rule: 'ZP-ZTURN-02' },
  { id: 'dead', event: 'zombieMoved', rule: 'ZP-ZTURN-05' },
  { id: 'attack', row: 'attack', rule: 'ZP-ATK-01' },
  { id: 'search', row: 'search', rule: 'ZP-SEARCH-01' },
  { id: 'barricade', row: 'barricade', rule: 'ZP-BARR-01' },
  { id: 'move', row: 'forward', rule: 'ZP-HMOVE-01' },
  { id: 'turn', row: 'turn-left', rule: 'ZP-HMOVE-11' },
  { id: 'aim', row: 'aim', rule: 'ZP-AIM-01' },
  { id: 'trade', row: 'trade', rule: 'ZP-TRADE-01' },
];

const en = {
  'lesson.move.title': 'Forward',
  'lesson.move': 'One step ahead for one point. Sideways and backwards costs two: it pays to look where you go.',
  'lesson.turn.title': 'Turn',
  'lesson.turn': 'A quarter turn for one point. What you search, barricade or strike has to be in front of you.',
  'lesson.search.title': 'Search',
  'lesson.search': 'Two points for a Weapon or an Item. All spaces marked X have to be searched to win.',
  'lesson.barricade.title': 'Barricade',
  'lesson.barricade':
    'Two points for the door or window in front of you, one with a friend beside you. Close the whole house.',
  'lesson.attack.title': 'Attack',
  'lesson.attack': 'One point, one die. Bare hands only push; a weapon kills. The ticket on the board tells the odds.',
  'lesson.aim.title': 'Aim',
  'lesson.aim': 'One point for one more on the die of the attack that comes next. A 1 stays a 1.',
  'lesson.oops.title': 'Oops!',
  'lesson.oops': 'A 1 ends the turn of whoever rolls it. Leave dangerous attacks for the end.',
  'lesson.trade.title': 'Trade',
  'lesson.trade': 'One point to change cards with somebody on a square beside you. Nobody carries two Weapons.',
  'lesson.event.title': 'An Event',
  'lesson.event': 'It happens at once. The search goes on until a Weapon or an Item turns up.',
  'lesson.arrive.title': 'New ones at the edge',
  'lesson.arrive': 'At the end of their turn one or two come in from the reserve. They wait until the next turn.',
  'lesson.dead.title': 'The dead walk',
  'lesson.dead': 'Each has three points and walks only forward. Ask “Why?” at any of their steps.',
  'lesson.smash.title': 'A barricade breaks',
  'lesson.smash': 'Four of them, side by side, break it. Somebody right behind it makes it hold.',
  'lesson.bite.title': 'Bite',
  'lesson.bite': 'On a 5 or a 6 the human is wounded and reels back. Keep a square between you and them.',
  'lesson.infection.title': 'Infected?',
  'lesson.infection': 'A 1, and the wounded human is one of them from now on. Anything else, and it was only a fright.',
} as const;

const fr = {
  'lesson.move.title': 'En avant',
  'lesson.move': 'Un pas devant soi pour un point. De côté ou en arrière, c’est deux : mieux vaut regarder où l’on va.',
  'lesson.turn.title': 'Se tourner',
  'lesson.turn': 'Un quart de tour pour un point. Ce qu’on fouille, barricade ou frappe doit être devant soi.',
  'lesson.search.title': 'Fouiller',
  'lesson.search': 'Deux points pour une Arme ou un Objet. Pour gagner, chaque endroit marqué X doit être fouillé.',
  'lesson.barricade.title': 'Barricader',
  'lesson.barricade':
    'Deux points pour la porte ou la fenêtre devant soi, un seul avec un ami à côté. Fermez toute la maison.',
  'lesson.attack.title': 'Attaquer',
  'lesson.attack':
    'Un point, un dé. Les mains nues ne font que repousser ; une arme tue. Le billet sur le plateau dit les chances.',
  'lesson.aim.title': 'Viser',
  'lesson.aim': 'Un point pour un de plus au dé de l’attaque qui suit. Un 1 reste un 1.',
  'lesson.oops.title': 'Oups !',
  'lesson.oops': 'Un 1 met fin au tour de qui le lance. Gardez les attaques risquées pour la fin.',
  'lesson.trade.title': 'Échanger',
  'lesson.trade': 'Un point pour échanger des cartes avec quelqu’un sur une case voisine. Nul ne porte deux Armes.',
  'lesson.event.title': 'Un Événement',
  'lesson.event': 'Il arrive aussitôt. La fouille continue jusqu’à une Arme ou un Objet.',
  'lesson.arrive.title': 'Il en vient au bord',
  'lesson.arrive': 'À la fin de leur tour, un ou deux arrivent de la réserve. Ils attendent le tour suivant.',
  'lesson.dead.title': 'Les morts marchent',
  'lesson.dead': 'Chacun a trois points et ne va que droit devant. À chacun de leurs pas, demandez « Pourquoi ? ».',
  'lesson.smash.title': 'Une barricade cède',
  'lesson.smash': 'À quatre, côte à côte, ils la brisent. Quelqu’un juste derrière la fait tenir.',
  'lesson.bite.title': 'Morsure',
  'lesson.bite': 'Sur un 5 ou un 6, l’humain est blessé et recule. Gardez une case entre eux et vous.',
  'lesson.infection.title': 'Infecté ?',
  'lesson.infection':
    'Un 1, et l’humain blessé est désormais des leurs. Toute autre face, et ce n’était qu’une frayeur.',
} as const satisfies Record<keyof typeof en, string>;

export const coaching: Lessons = { lessons, text: { en, fr } };

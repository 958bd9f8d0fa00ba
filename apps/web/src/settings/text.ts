import type { AreaText } from '../text/areaWords.ts';

const en = {
  'set.title': 'Settings',
  'set.kept': 'Kept in this browser, for every game.',
  'set.sound': 'Sound',
  'set.volume': 'Volume',
  'set.sound.why': 'Dice, doors, cards and bites, from your first click on.',
  'set.speed': 'Speed of the story',
  'set.speed.why': 'How fast what happens is shown. Whoever asks the system for less motion gets none.',
  'set.confirm': 'Ask twice',
  'set.confirm.why': 'Before what cannot be taken back: new dice after an undo, giving up, deleting.',
  'set.askAll': 'Ask everything',
  'set.askAll.why':
    'Also what almost never matters: in which order rooms alike are revealed, who goes short of a figure. Else it is answered as usual, and the log says how.',
  'set.warn': 'Warn of blunders',
  'set.warn.why':
    'Before a move that seems to throw away more than this chance to win, you are asked. What could come of your moves is tried out while you look, with what you know.',
  'set.patterns': 'Patterns beside colours',
  'set.patterns.why': 'Danger levels and coloured tokens get strokes of their own.',
  'set.text': 'Size of letters',
  'set.text.normal': 'Normal',
  'set.text.large': 'Large',
  'set.text.larger': 'Larger',
  'set.text.why': 'In lists, questions and the log. The board has a zoom of its own.',
  'set.neutral': 'Neutral names',
  'set.neutral.why':
    'Heroes, people and places that belong to others go by names of our own. The games themselves keep theirs.',
  'set.coach': 'Coach',
  'set.coach.why': 'Points out what comes up for the first time, and never stands in the way.',
  'set.coach.again': 'Begin anew',
  'set.coach.done': 'The coach begins anew.',
  'set.on': 'On',
  'set.off': 'Off',
} as const;

const fr = {
  'set.title': 'Réglages',
  'set.kept': 'Gardés dans ce navigateur, pour tous les jeux.',
  'set.sound': 'Son',
  'set.volume': 'Volume',
  'set.sound.why': 'Dés, portes, cartes et morsures, dès votre premier clic.',
  'set.speed': 'Vitesse du récit',
  'set.speed.why': 'À quelle allure on montre ce qui se passe. Qui demande au système moins de mouvement n’en a aucun.',
  'set.confirm': 'Demander deux fois',
  'set.confirm.why': 'Avant ce qu’on ne peut reprendre : de nouveaux dés après un retour, l’abandon, la suppression.',
  'set.askAll': 'Tout demander',
  'set.askAll.why':
    'Aussi ce qui ne compte presque jamais : dans quel ordre révéler des pièces pareilles, quel groupe manque d’une figurine. Sinon la réponse habituelle est donnée, et le journal la dit.',
  'set.warn': 'Prévenir des bévues',
  'set.warn.why':
    'Avant un coup qui semble jeter plus que cette chance de gagner, on vous demande. Ce qui peut suivre vos coups est essayé pendant que vous regardez, avec ce que vous savez.',
  'set.patterns': 'Motifs en plus des couleurs',
  'set.patterns.why': 'Niveaux de danger et jetons de couleur portent leurs propres traits.',
  'set.text': 'Taille des lettres',
  'set.text.normal': 'Normale',
  'set.text.large': 'Grande',
  'set.text.larger': 'Très grande',
  'set.text.why': 'Dans les listes, les questions et le journal. Le plateau a son propre zoom.',
  'set.neutral': 'Noms neutres',
  'set.neutral.why':
    'Héros, gens et lieux qui appartiennent à d’autres portent des noms à nous. Les jeux eux-mêmes gardent le leur.',
  'set.coach': 'Guide',
  'set.coach.why': 'Montre ce qui se présente pour la première fois, sans jamais gêner.',
  'set.coach.again': 'Recommencer',
  'set.coach.done': 'Le guide recommence depuis le début.',
  'set.on': 'Oui',
  'set.off': 'Non',
} as const satisfies Record<keyof typeof en, string>;

export type SettingWord = keyof typeof en;
export const settingText: AreaText<SettingWord> = { en, fr };

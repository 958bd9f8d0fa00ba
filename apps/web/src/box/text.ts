import type { AreaText } from '../text/areaWords.ts';

const en = {
  'box.title': 'Your box',
  'box.lead':
    'What was printed in pictures we had to make anew. If you own the game, type in what your copy says: it is laid over ours, kept in this browser, and chosen when you lay a table.',
  'box.game': 'Game',
  'box.name': 'What you call it',
  'box.unnamed': 'My box',
  'box.shipped': 'as shipped',
  'box.yours': 'yours',
  'box.wrong': 'to be mended',
  'box.reset': 'As it was shipped',
  'box.add': 'One more',
  'box.add-to': '{what}: one more',
  'box.remove': '{what}: take away',
  'box.none': '—',
  'box.fine': 'Nothing is wrong with it.',
  'box.faults': 'What is wrong with it',
  'box.preview': 'As it will lie on the table',
  'box.export': 'Save as a file',
  'box.import': 'Open a file',
  'box.opened': '“{name}” is your box now.',
  'box.bad-file': 'This file is no box. {why}',
  'box.no-json': 'it holds no JSON',
  'box.full': 'This browser has no room to keep it: save it as a file.',
  'box.clear': 'Empty the box',
  'box.none-here': 'Nothing of this game was lost, so there is nothing to type in.',
  'box.use': 'Lay it with your box',
  'box.use-brief': '“{name}”: {count, plural, one {# entry differs} other {# entries differ}} from what is shipped.',
  'box.edit': 'Your box',
} as const;

const fr = {
  'box.title': 'Votre boîte',
  'box.lead':
    'Ce qui n’était imprimé qu’en images, nous avons dû le refaire. Si vous avez le jeu, saisissez ce que dit votre exemplaire : cela remplace le nôtre, reste dans ce navigateur et se choisit quand vous dressez une table.',
  'box.game': 'Jeu',
  'box.name': 'Comment vous l’appelez',
  'box.unnamed': 'Ma boîte',
  'box.shipped': 'tel que livré',
  'box.yours': 'à vous',
  'box.wrong': 'à corriger',
  'box.reset': 'Tel que livré',
  'box.add': 'Un de plus',
  'box.add-to': '{what} : un de plus',
  'box.remove': '{what} : retirer',
  'box.none': '—',
  'box.fine': 'Rien à redire.',
  'box.faults': 'Ce qui ne va pas',
  'box.preview': 'Tel que ce sera sur la table',
  'box.export': 'Enregistrer dans un fichier',
  'box.import': 'Ouvrir un fichier',
  'box.opened': '« {name} » est maintenant votre boîte.',
  'box.bad-file': 'Ce fichier n’est pas une boîte. {why}',
  'box.no-json': 'il ne contient pas de JSON',
  'box.full': 'Ce navigateur n’a plus de place : enregistrez-la dans un fichier.',
  'box.clear': 'Vider la boîte',
  'box.none-here': 'Rien de ce jeu n’a été perdu : il n’y a rien à saisir.',
  'box.use': 'La dresser avec votre boîte',
  'box.use-brief':
    '« {name} » : {count, plural, one {# élément diffère} other {# éléments diffèrent}} de ce qui est livré.',
  'box.edit': 'Votre boîte',
} as const satisfies Record<keyof typeof en, string>;

export type BoxWord = keyof typeof en;
export const boxText: AreaText<BoxWord> = { en, fr };

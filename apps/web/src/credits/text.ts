import type { AreaText } from '../text/areaWords.ts';

const en = {
  'credits.title': 'Credits and legal',
  'credits.unofficial':
    'Shamble is unofficial. The names of the games belong to their owners, who have neither made, checked nor endorsed it; they are used only to say which rules are played. The rules are in our own words and the drawings by our own hand.',
  'credits.reconstructed': 'What is reconstructed',
  'credits.reconstructed-why':
    'Rule books leave out what was printed in pictures. Maps and cards that we designed within what the text fixes are marked as reconstructed wherever they appear.',
  'credits.private': 'What is kept, and where',
  'credits.private-why':
    'Tables, settings and replays stay in this browser. There is no account, no advertising and nothing that follows you. A table shared over the internet is kept by the server that it is shared on.',
  'credits.free': 'Free software',
  'credits.free-why': 'Shamble is under the MIT License: use it, change it, pass it on.',
  'credits.notice': 'Icons, letters and sounds',
} as const;

const fr = {
  'credits.title': 'Crédits et mentions légales',
  'credits.unofficial':
    'Shamble n’est pas officiel. Les noms des jeux appartiennent à leurs propriétaires, qui ne l’ont ni fait, ni vérifié, ni approuvé ; ils servent seulement à dire quelles règles on joue. Les règles sont dites avec nos mots, les dessins sont de notre main.',
  'credits.reconstructed': 'Ce qui est reconstitué',
  'credits.reconstructed-why':
    'Les livres de règles taisent ce qui était imprimé en images. Les cartes et plans que nous avons dessinés dans les limites du texte sont marqués comme reconstitués partout où ils paraissent.',
  'credits.private': 'Ce qui est gardé, et où',
  'credits.private-why':
    'Tables, réglages et parties à revoir restent dans ce navigateur. Pas de compte, pas de publicité, rien qui vous suive. Une table partagée par internet est gardée par le serveur qui la partage.',
  'credits.free': 'Logiciel libre',
  'credits.free-why': 'Shamble est sous licence MIT : utilisez-le, changez-le, faites-le passer.',
  'credits.notice': 'Icônes, lettres et sons',
} as const satisfies Record<keyof typeof en, string>;

export type CreditWord = keyof typeof en;
export const creditText: AreaText<CreditWord> = { en, fr };

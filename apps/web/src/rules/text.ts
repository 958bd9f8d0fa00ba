import type { AreaText } from '../text/areaWords.ts';

const en = {
  'rules.of': 'Rule book of {game}',
  'rules.game': 'Game',
  'rules.lead': 'Every rule in our own words. Each has a number, which stands wherever it applies.',
  'rules.search': 'Search the rules',
  'rules.found': '{n, plural, =0 {No rule} one {# rule} other {# rules}}',
  'rules.topics': 'Topics',
  'rules.mission': 'Mission: {mission}',
  'rules.ruling': 'Our ruling',
  'rules.example': 'Example',
  'rules.reconstructed':
    'Reconstructed: the printed map is lost, this one is laid out by us within what the text fixes.',
  'rules.remade': 'What is reconstructed',
  'rules.remade-why':
    'What was printed in pictures is lost. We made these anew, within what the text of the rules fixes.',
} as const;

const fr = {
  'rules.of': 'Livre de règles de {game}',
  'rules.game': 'Jeu',
  'rules.lead': 'Chaque règle avec nos mots. Chacune a un numéro, écrit partout où elle s’applique.',
  'rules.search': 'Chercher une règle',
  'rules.found': '{n, plural, =0 {Aucune règle} one {# règle} other {# règles}}',
  'rules.topics': 'Sujets',
  'rules.mission': 'Mission : {mission}',
  'rules.ruling': 'Notre lecture',
  'rules.example': 'Exemple',
  'rules.reconstructed':
    'Reconstitué : la carte imprimée manque, celle-ci est disposée par nous dans les limites du texte.',
  'rules.remade': 'Ce qui est reconstitué',
  'rules.remade-why':
    'Ce qui était imprimé en images est perdu. Nous l’avons refait, dans les limites du texte des règles.',
} as const satisfies Record<keyof typeof en, string>;

export const ruleText: AreaText<keyof typeof en> = { en, fr };

import type { AreaText } from '../text/areaWords.ts';

const en = {
  'end.back': 'How it ended',
  'end.who': 'Won: {who}',
  'end.same': 'Again, with the same dice',
  'end.next': 'Next mission: {mission}',
  'end.replay': 'Watch it again',
  'end.share': 'Share the replay',
  'end.share-brief': 'A file that anyone can watch and verify.',
  'end.figures': 'Who did what',
  'end.time': 'Round by round',
  'end.round': 'Round {round}',
  'end.count': '{what}: {n}',
  'end.failed': 'That did not work. {why}',
} as const;

const fr = {
  'end.back': 'Comment cela a fini',
  'end.who': 'Gagné : {who}',
  'end.same': 'Rejouer avec les mêmes dés',
  'end.next': 'Mission suivante : {mission}',
  'end.replay': 'Revoir la partie',
  'end.share': 'Partager la partie',
  'end.share-brief': 'Un fichier que chacun peut regarder et vérifier.',
  'end.figures': 'Qui a fait quoi',
  'end.time': 'Tour par tour',
  'end.round': 'Tour {round}',
  'end.count': '{what} : {n}',
  'end.failed': 'Cela n’a pas marché. {why}',
} as const satisfies Record<keyof typeof en, string>;

export type EndWord = keyof typeof en;
export const endText: AreaText<EndWord> = { en, fr };

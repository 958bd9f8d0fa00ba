import type { Message } from './catalogue.ts';
import type { en } from './kernel.en.ts';

export const fr = {
  'kernel.fault.not-asked': 'Ce n’est pas à cette place de répondre. ({detail})',
  'kernel.fault.not-offered': 'Cette réponse n’est pas permise. ({detail})',
  'kernel.fault.stale': 'Cette réponse arrive trop tard : la table a avancé entre-temps. ({detail})',
  'kernel.fault.over': 'La partie est terminée. ({detail})',
  'kernel.fault.bad-options': 'On ne peut pas ouvrir une table ainsi. ({detail})',
  'kernel.fault.bad-content': 'Ce contenu n’est pas valable. ({detail})',
  'kernel.fault.corrupt': 'Ce fichier n’est pas utilisable ; il n’a pas été modifié. ({detail})',
  'kernel.fault.newer':
    'Ce fichier vient d’une version plus récente de Shamble : mettez à jour, puis rouvrez-le. ({detail})',
  'kernel.fault.diverged': 'Ces règles ne mènent pas là où mène ce journal. ({detail})',
  'kernel.fault.no-undo': 'On ne peut pas revenir jusque-là. ({detail})',
  'kernel.fault.dead-end':
    'Une question est restée sans réponse possible : c’est une erreur dans nos règles. ({detail})',
  'kernel.fault.runaway': 'Les règles tournent sans fin : c’est une erreur dans nos règles. ({detail})',
  'kernel.fault.broken-rule': 'Une règle a échoué ; la table est restée telle quelle. ({detail})',

  'kernel.reaction.none': 'Ne rien faire',
  'kernel.reaction.before': 'avant l’effet',
  'kernel.reaction.after': 'après coup',

  'kernel.entry.forced': '{seat}, sans autre choix : {answer}',
  'kernel.entry.propose': '{seat} propose : {answer}',
  'kernel.entry.resign': '{seat} abandonne',
  'kernel.entry.hold': '{holder} prend la place {seat}',
  'kernel.entry.undo': '{seat} revient {n, plural, =0 {au début} other {à l’entrée #}}',
  'kernel.entry.undo-beyond':
    '{seat} revient {n, plural, =0 {au début} other {à l’entrée #}} ; ce qui était caché est retiré au sort',
  'kernel.entry.undo-asked': '{seat} demande à revenir {n, plural, =0 {au début} other {à l’entrée #}}',
  'kernel.entry.undo-agreed': '{seat} accepte de revenir en arrière',
  'kernel.entry.undo-refused': '{seat} refuse de revenir en arrière',

  'kernel.undo.free':
    '{n, plural, =0 {On ne peut plus revenir librement} one {On peut revenir librement de # coup} other {On peut revenir librement de # coups}}',
  'kernel.undo.beyond': 'Au-delà, tout ce qui est caché est retiré au sort : on ne revoit jamais le même dé',
  'kernel.undo.start': 'Il n’y a rien à annuler',

  'kernel.form.at': '{place} : {wrong}',
  'kernel.form.in': '{outer} › {inner}',
  'kernel.form.nth': 'n° {number}',
  'kernel.form.object': 'il faut ici plusieurs champs',
  'kernel.form.array': 'il faut ici une liste',
  'kernel.form.string': 'il faut ici un texte',
  'kernel.form.integer': 'il faut ici un nombre entier',
  'kernel.form.boolean': 'il faut ici oui ou non',
  'kernel.form.null': 'il ne faut rien ici',
  'kernel.form.range': 'il faut un nombre entier de {least} à {most}',
  'kernel.form.among': 'il faut l’un des choix proposés',
  'kernel.form.else': 'il faut ici autre chose',
  'kernel.form.letters': 'il faut de {least} à {most} lettres, et non {count}',
  'kernel.form.pattern': 'il faut un texte comme {pattern}',
  'kernel.form.entries': 'il faut de {least} à {most} éléments, et non {count}',
  'kernel.form.missing': 'cela manque encore',
  'kernel.form.strange': '« {field} » ne veut rien dire ici',

  'kernel.provenance.printed': 'imprimé dans le livre de règles',
  'kernel.provenance.published': 'publié ailleurs',
  'kernel.provenance.reconstructed': 'reconstitué par nos soins',
  'kernel.provenance.ours': 'de notre cru',
} as const satisfies Record<keyof typeof en, Message>;

/** What the kernel may have to say, whatever the game. */
export const en = {
  'kernel.fault.not-asked': '{detail}',
  'kernel.fault.not-offered': '{detail}',
  'kernel.fault.stale': '{detail}',
  'kernel.fault.over': '{detail}',
  'kernel.fault.bad-options': '{detail}',
  'kernel.fault.bad-content': '{detail}',
  'kernel.fault.corrupt': '{detail}',
  'kernel.fault.newer': '{detail}',
  'kernel.fault.diverged': '{detail}',
  'kernel.fault.no-undo': '{detail}',
  'kernel.fault.dead-end': '{detail} This is a fault of the rules as we wrote them.',
  'kernel.fault.runaway': '{detail} This is a fault of the rules as we wrote them.',
  'kernel.fault.broken-rule': '{detail}',

  'kernel.reaction.none': 'Do nothing',
  'kernel.reaction.before': 'before it takes effect',
  'kernel.reaction.after': 'after it happened',

  'kernel.entry.forced': '{seat}, the only way: {answer}',
  'kernel.entry.propose': '{seat} proposes: {answer}',
  'kernel.entry.resign': '{seat} resigns',
  'kernel.entry.hold': '{holder} takes the seat {seat}',
  'kernel.entry.undo': '{seat} goes back to {n, plural, =0 {the start} other {entry #}}',
  'kernel.entry.undo-beyond':
    '{seat} goes back to {n, plural, =0 {the start} other {entry #}}; what was hidden is drawn anew',
  'kernel.entry.undo-asked': '{seat} asks to go back to {n, plural, =0 {the start} other {entry #}}',
  'kernel.entry.undo-agreed': '{seat} agrees to go back',
  'kernel.entry.undo-refused': '{seat} refuses to go back',

  'kernel.undo.free':
    '{n, plural, =0 {Undo goes no further back freely} one {Undo goes back # step freely} other {Undo goes back # steps freely}}',
  'kernel.undo.beyond': 'Going back further draws all that is hidden anew: the same die is never seen twice',
  'kernel.undo.start': 'There is nothing to undo',

  'kernel.provenance.printed': 'printed in the rule book',
  'kernel.provenance.published': 'published elsewhere',
  'kernel.provenance.reconstructed': 'reconstructed by us',
  'kernel.provenance.ours': 'our own',
} as const;

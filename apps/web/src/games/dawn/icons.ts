import backpack from 'icon:game-icons/backpack';
import enrage from 'icon:game-icons/enrage';
import fangs from 'icon:game-icons/fangs';
import hammerBreak from 'icon:game-icons/hammer-break';
import knockout from 'icon:game-icons/knockout';
import dice from 'icon:game-icons/perspective-dice-six-faces-random';

/** What no other game needs. */
export const OWN = {
  'own:carry': backpack,
  'own:rage': enrage,
  'own:bite': fangs,
  'own:smash': hammerBreak,
  'own:stunned': knockout,
  'own:dice': dice,
} as const;

import backpack from 'icon:game-icons/backpack';
import bullHorns from 'icon:game-icons/bull-horns';
import fangs from 'icon:game-icons/fangs';
import hammerBreak from 'icon:game-icons/hammer-break';
import kneeling from 'icon:game-icons/kneeling';
import dices from 'icon:lucide/dices';
import users from 'icon:lucide/users';

/** What no other game needs. */
export const OWN = {
  'own:carry': backpack,
  'own:rage': bullHorns,
  'own:bite': fangs,
  'own:smash': hammerBreak,
  'own:stunned': kneeling,
  'own:dice': dices,
  'own:together': users,
} as const;

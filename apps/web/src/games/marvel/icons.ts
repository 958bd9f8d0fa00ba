import borderedShield from 'icon:game-icons/bordered-shield';
import bullHorns from 'icon:game-icons/bull-horns';
import clover from 'icon:game-icons/clover';
import dominoMask from 'icon:game-icons/domino-mask';
import fangs from 'icon:game-icons/fangs';
import fist from 'icon:game-icons/fist';
import hearts from 'icon:game-icons/hearts';
import person from 'icon:game-icons/person';
import pieSlice from 'icon:game-icons/pie-slice';
import snatch from 'icon:game-icons/snatch';
import targetLaser from 'icon:game-icons/target-laser';
import dices from 'icon:lucide/dices';

/** What only this game and some others need. */
export const OWN = {
  'own:shield': borderedShield,
  'own:horns': bullHorns,
  'own:clover': clover,
  'own:mask': dominoMask,
  'own:fangs': fangs,
  'own:fist': fist,
  'own:health': hearts,
  'own:person': person,
  'own:meal': pieSlice,
  'own:snatch': snatch,
  'own:aim': targetLaser,
  'own:dice': dices,
} as const;

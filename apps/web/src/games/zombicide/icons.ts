import baseballBat from 'icon:game-icons/baseball-bat';
import beerBottle from 'icon:game-icons/beer-bottle';
import bullets from 'icon:game-icons/bullets';
import chainsaw from 'icon:game-icons/chainsaw';
import hands from 'icon:game-icons/crossed-pistols';
import crowbar from 'icon:game-icons/crowbar';
import desertEagle from 'icon:game-icons/desert-eagle';
import fireAxe from 'icon:game-icons/fire-axe';
import flashlight from 'icon:game-icons/flashlight';
import flour from 'icon:game-icons/flour';
import jasonMask from 'icon:game-icons/jason-mask';
import jerrycan from 'icon:game-icons/jerrycan';
import katana from 'icon:game-icons/katana';
import leeEnfield from 'icon:game-icons/lee-enfield';
import machete from 'icon:game-icons/machete';
import molotov from 'icon:game-icons/molotov';
import openedFoodCan from 'icon:game-icons/opened-food-can';
import reloadGunBarrel from 'icon:game-icons/reload-gun-barrel';
import sawedOff from 'icon:game-icons/sawed-off-shotgun';
import shotgunRounds from 'icon:game-icons/shotgun-rounds';
import uzi from 'icon:game-icons/uzi';
import waterBottle from 'icon:game-icons/water-bottle';

/** What the first page and most games do without. */
export const OWN = {
  'own:beer-bottle': beerBottle,
  'own:desert-eagle': desertEagle,
  'own:fire-axe': fireAxe,
  'own:jason-mask': jasonMask,
  'own:opened-food-can': openedFoodCan,
  'own:reload-gun-barrel': reloadGunBarrel,
  'own:shotgun-rounds': shotgunRounds,
  'own:water-bottle': waterBottle,
  'own:flashlight': flashlight,
  'own:flour': flour,
  'own:jerrycan': jerrycan,
  'own:katana': katana,
  'own:machete': machete,
  'own:uzi': uzi,
  'own:baseball-bat': baseballBat,
  'own:bullets': bullets,
  'own:chainsaw': chainsaw,
  'own:crowbar': crowbar,
  'own:lee-enfield': leeEnfield,
  'own:molotov': molotov,
  'own:sawed-off': sawedOff,
  'own:hands': hands,
} as const;

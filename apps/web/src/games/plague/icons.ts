import ak47 from 'icon:game-icons/ak47';
import alarmClock from 'icon:game-icons/alarm-clock';
import anticlockwiseRotation from 'icon:game-icons/anticlockwise-rotation';
import babyBottle from 'icon:game-icons/baby-bottle';
import backpack from 'icon:game-icons/backpack';
import barricade from 'icon:game-icons/barricade';
import baseballBat from 'icon:game-icons/baseball-bat';
import borderedShield from 'icon:game-icons/bordered-shield';
import bowieKnife from 'icon:game-icons/bowie-knife';
import bullHorns from 'icon:game-icons/bull-horns';
import bullets from 'icon:game-icons/bullets';
import bunnySlippers from 'icon:game-icons/bunny-slippers';
import bus from 'icon:game-icons/bus';
import butter from 'icon:game-icons/butter';
import carKey from 'icon:game-icons/car-key';
import chainMail from 'icon:game-icons/chain-mail';
import chainsaw from 'icon:game-icons/chainsaw';
import clockwiseRotation from 'icon:game-icons/clockwise-rotation';
import clover from 'icon:game-icons/clover';
import coffeeCup from 'icon:game-icons/coffee-cup';
import coffeeMug from 'icon:game-icons/coffee-mug';
import coffin from 'icon:game-icons/coffin';
import cookingPot from 'icon:game-icons/cooking-pot';
import crossFlare from 'icon:game-icons/cross-flare';
import crossbow from 'icon:game-icons/crossbow';
import crowbar from 'icon:game-icons/crowbar';
import dominoMask from 'icon:game-icons/domino-mask';
import fangs from 'icon:game-icons/fangs';
import fireExtinguisher from 'icon:game-icons/fire-extinguisher';
import firstAidKit from 'icon:game-icons/first-aid-kit';
import fist from 'icon:game-icons/fist';
import flamethrower from 'icon:game-icons/flamethrower';
import footprint from 'icon:game-icons/footprint';
import hammerBreak from 'icon:game-icons/hammer-break';
import hammerNails from 'icon:game-icons/hammer-nails';
import hangingSpider from 'icon:game-icons/hanging-spider';
import healing from 'icon:game-icons/healing';
import hearts from 'icon:game-icons/hearts';
import iceCreamCone from 'icon:game-icons/ice-cream-cone';
import kneeling from 'icon:game-icons/kneeling';
import leeEnfield from 'icon:game-icons/lee-enfield';
import lightBulb from 'icon:game-icons/light-bulb';
import lockedDoor from 'icon:game-icons/locked-door';
import medicalPack from 'icon:game-icons/medical-pack';
import molotov from 'icon:game-icons/molotov';
import nails from 'icon:game-icons/nails';
import person from 'icon:game-icons/person';
import pieSlice from 'icon:game-icons/pie-slice';
import pistolGun from 'icon:game-icons/pistol-gun';
import present from 'icon:game-icons/present';
import rabbit from 'icon:game-icons/rabbit';
import rake from 'icon:game-icons/rake';
import ringingAlarm from 'icon:game-icons/ringing-alarm';
import sawedOff from 'icon:game-icons/sawed-off-shotgun';
import screwdriver from 'icon:game-icons/screwdriver';
import shotgun from 'icon:game-icons/shotgun';
import smokeBomb from 'icon:game-icons/smoke-bomb';
import snatch from 'icon:game-icons/snatch';
import sniffingDog from 'icon:game-icons/sniffing-dog';
import sodaCan from 'icon:game-icons/soda-can';
import spade from 'icon:game-icons/spade';
import stairs from 'icon:game-icons/stairs';
import targetLaser from 'icon:game-icons/target-laser';
import walkieTalkie from 'icon:game-icons/walkie-talkie';
import warhammer from 'icon:game-icons/warhammer';
import waterGun from 'icon:game-icons/water-gun';
import windyStripes from 'icon:game-icons/windy-stripes';
import wrench from 'icon:game-icons/wrench';
import arrowDown from 'icon:lucide/arrow-down';
import arrowLeft from 'icon:lucide/arrow-left';
import arrowRight from 'icon:lucide/arrow-right';
import arrowUp from 'icon:lucide/arrow-up';

/** What the first page and most games do without. */
export const OWN = {
  'own:kitchen-knife': bowieKnife,
  'own:screwdriver': screwdriver,
  'own:wrench': wrench,
  'own:skillet': cookingPot,
  'own:sledgehammer': warhammer,
  'own:snow-shovel': spade,
  'own:rake': rake,
  'own:pistol': pistolGun,
  'own:pump-shotgun': shotgun,
  'own:nail-gun': nails,
  'own:crossbow': crossbow,
  'own:super-soaker': waterGun,
  'own:meringue-pie': pieSlice,
  'own:fire-extinguisher': fireExtinguisher,
  'own:assault-rifle': ak47,
  'own:flamethrower': flamethrower,
  'own:car-keys': carKey,
  'own:emergency-case': firstAidKit,
  'own:first-aid-kit': medicalPack,
  'own:power-drink': sodaCan,
  'own:walkie-talkie': walkieTalkie,
  'own:chainmail': chainMail,
  'own:riot-shield': borderedShield,
  'own:flare': crossFlare,
  'own:alarm-clock': alarmClock,
  'own:hammer': hammerNails,
  'own:slippers': bunnySlippers,
  'own:rabbits-foot': rabbit,
  'own:laser-pointer': targetLaser,
  'own:cellar': stairs,
  'own:baby': babyBottle,
  'own:surprise': present,
  'own:stench-of-fear': smokeBomb,
  'own:smash': hammerBreak,
  'own:lucky-coincidence': clover,
  'own:eureka': lightBulb,
  'own:locked-door': lockedDoor,
  'own:coach-party': bus,
  'own:early-riser': coffeeMug,
  'own:smoke-alarm': ringingAlarm,
  'own:ice-cream-van': iceCreamCone,
  'own:tea-break': coffeeCup,
  'own:rigor-mortis': coffin,
  'own:second-wind': windyStripes,
  'own:spider': hangingSpider,
  'own:butterfingers': butter,
  'own:north': arrowUp,
  'own:east': arrowRight,
  'own:south': arrowDown,
  'own:west': arrowLeft,
  'own:turn-left': anticlockwiseRotation,
  'own:turn-right': clockwiseRotation,
  'own:crouch': kneeling,
  'own:stand': person,
  'own:stealth': footprint,
  'own:barricade': barricade,
  'own:dog': sniffingDog,
  'own:bite': fangs,
  'own:charge': bullHorns,
  'own:carry': backpack,
  'own:treat': healing,
  'own:reveal': dominoMask,
  'own:steal': snatch,
  'own:heart': hearts,
  'own:fist': fist,
  'own:baseball-bat': baseballBat,
  'own:bullets': bullets,
  'own:chainsaw': chainsaw,
  'own:crowbar': crowbar,
  'own:lee-enfield': leeEnfield,
  'own:molotov': molotov,
  'own:sawed-off': sawedOff,
} as const;

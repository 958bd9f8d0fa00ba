import type { contentEn } from './content.en.ts';

export const contentFr = {
  // Heroes of either side
  'hero.captain-america': 'Captain America',
  'hero.captain-america.neutral': 'Capitaine au Bouclier',
  'hero.captain-america.attack': 'Bouclier de Vibranium',
  'hero.captain-marvel': 'Captain Marvel',
  'hero.captain-marvel.neutral': 'Capitaine des Étoiles',
  'hero.captain-marvel.attack': 'Coups Puissants',
  'hero.deadpool': 'Deadpool',
  'hero.deadpool.neutral': 'Grande Gueule',
  'hero.deadpool.attack': 'Doubles Katanas',
  'hero.wasp': 'Wasp',
  'hero.wasp.neutral': 'Dard ailé',
  'hero.wasp.attack': 'Dard de la Guêpe',
  'hero.wasp.attack.neutral': 'Dard empoisonné',
  'hero.iron-man': 'Iron Man',
  'hero.iron-man.neutral': 'Homme en armure',
  'hero.iron-man.attack': 'Salve de missiles',
  'hero.hulk': 'Hulk',
  'hero.hulk.neutral': 'Géant vert',
  'hero.hulk.attack': 'ÉCRASER !',
  'hero.black-panther': 'Black Panther',
  'hero.black-panther.neutral': 'Roi Panthère',
  'hero.black-panther.attack': 'Griffes de vibranium',
  'hero.doctor-strange': 'Doctor Strange',
  'hero.doctor-strange.neutral': 'Maître des portails',
  'hero.doctor-strange.attack': 'Éclairs mystiques',
  'hero.ms-marvel': 'Ms. Marvel',
  'hero.ms-marvel.neutral': 'Justicière élastique',
  'hero.ms-marvel.attack': 'Poings géants',
  'hero.thor': 'Thor',
  'hero.thor.neutral': 'Maître du tonnerre',
  'hero.thor.attack': 'Mjolnir',
  'hero.scarlet-witch': 'Scarlet Witch',
  'hero.scarlet-witch.neutral': 'Sorcière rouge',
  'hero.scarlet-witch.attack': 'Sphères de chaos',
  'hero.spider-man': 'Spider-Man',
  'hero.spider-man.neutral': 'Tisseur',
  'hero.spider-man.attack': 'Frappe arachnéenne',

  // Names in other names, and what stands for them where neutral names are wanted
  'mark.avengers': 'Avengers',
  'mark.avengers.neutral': 'Champions',
  'mark.daily-bugle': 'Daily Bugle',
  'mark.daily-bugle.neutral': 'Grand Courrier',
  'mark.bugle': 'Bugle',
  'mark.bugle.neutral': 'Courrier',
  'mark.oscorp': 'Oscorp',
  'mark.oscorp.neutral': 'Orgalab',
  'mark.sanctum-sanctorum': 'Sanctum Sanctorum',
  'mark.sanctum-sanctorum.neutral': 'Manoir des portails',
  'mark.sanctum': 'Sanctum',
  'mark.sanctum.neutral': 'Manoir',
  'mark.shield': 'S.H.I.E.L.D.',
  'mark.shield.neutral': 'Bureau',
  'mark.stark': 'Stark',
  'mark.stark.neutral': 'Varga',
  'mark.danvers': 'Danvers',
  'mark.danvers.neutral': 'Corvin',
  'mark.mjolnir': 'Mjolnir',
  'mark.mjolnir.neutral': 'Marteau du tonnerre',
  'mark.metal': 'Vibranium',
  'mark.metal.neutral': 'métal stellaire',
  'mark.metal-2': 'vibranium',
  'mark.metal-2.neutral': 'métal stellaire',

  // Skills
  'skill.shield-parry': 'Parade au bouclier',
  'skill.shield-parry.text':
    'Quand des Ennemis s’en prennent à sa Zone, un dé est jeté par Blessure avant le partage ; un 5 ou un 6 efface cette Blessure.',
  'skill.plus-action': '+1 Action',
  'skill.plus-action.text': 'Vous disposez d’une Action de plus à chaque Tour (4 au total).',
  'skill.ricochet': 'Ricochet',
  'skill.ricochet.text':
    'Une fois dans son Tour, à la suite d’une Attaque au Bouclier, il peut en faire une autre gratuitement, à Portée 0-1.',
  'skill.undead-leader': 'Chef mort-vivant',
  'skill.undead-leader.text':
    'Une fois dans son Tour, il offre une Action gratuite à un autre Héros Zombie à Portée 2 au plus, puis continue son Tour.',
  'skill.energy-burst': 'Déflagration énergétique',
  'skill.energy-burst.text':
    'À chacune de ses Attaques par Coups Puissants, elle peut en plus éliminer un Opérateur ou un Spécialiste de sa Zone.',
  'skill.danvers-special': 'La spécialité de Danvers',
  'skill.danvers-special.text':
    'Une fois dans son Tour, pour 1 Action : elle franchit 1 ou 2 Zones sans tenir compte des Ennemis, finit là où il y en a, et y porte gratuitement une Attaque par Coups Puissants.',
  'skill.energy-absorption': 'Absorption d’énergie',
  'skill.energy-absorption.text':
    'Chaque Blessure qu’un Ennemi lui causerait peut être effacée au prix d’une hausse de sa Faim.',
  'skill.encore': 'Bis !',
  'skill.encore.text':
    'Une fois dans son Tour, après une Attaque aux Katanas, il peut augmenter sa Faim pour en porter une autre gratuitement.',
  'skill.big-mouth': 'Grande gueule',
  'skill.big-mouth.text':
    'Une fois dans son Tour : jusqu’à 3 Ennemis d’une Zone à Portée 2 ou moins, hors Super-Héros, avancent de 1 Zone vers lui.',
  'skill.off-script': 'Hors scénario',
  'skill.off-script.text':
    'Une fois dans son Tour, il peut défausser un Trait sans son effet pour effectuer une Action gratuite.',
  'skill.swift-wings': 'Ailes vives',
  'skill.swift-wings.text':
    'Ses Actions de Déplacement peuvent couvrir 2 Zones, et quitter une Zone ne lui coûte jamais plus de 1 Action supplémentaire.',
  'skill.sting-and-fly': 'Piquer et filer',
  'skill.sting-and-fly.text':
    'Une fois dans son Tour, après une Attaque au Dard, elle peut faire un Déplacement gratuit sans tenir compte des Ennemis.',
  'skill.needle-storm': 'Pluie d’aiguilles',
  'skill.needle-storm.text':
    'Chaque fois qu’un de ses Déplacements s’achève pendant son Tour dans une Zone occupée par des Ennemis, elle peut augmenter sa Faim pour y porter gratuitement une Attaque au Dard.',
  'skill.repulsor-push': 'Poussée des répulseurs',
  'skill.repulsor-push.text':
    'Après chaque Attaque à la Salve, il peut repousser jusqu’à 2 Ennemis restés dans la Zone visée, hors Super-Héros, dans une Zone voisine par un passage ouvert.',
  'skill.second-salvo': 'Seconde salve',
  'skill.second-salvo.text':
    'Une fois dans son Tour, après une Attaque à la Salve, il peut en tirer une autre gratuitement sur une autre Zone à Portée 0-2.',
  'skill.unibeam': 'Unirayon',
  'skill.unibeam.text':
    'Une fois dans son Tour, il peut augmenter sa Faim quand il attaque avec la Salve : les Touches comptent entièrement contre la Zone visée et contre une Zone voisine de celle-ci qu’il voit.',
  'skill.hungrier-is-stronger': 'Plus affamé, plus fort',
  'skill.hungrier-is-stronger.text':
    'Quand il attaque avec ÉCRASER !, il peut augmenter sa Faim pour lancer 2 dés de plus.',
  'skill.gamma-fists': 'Poings gamma',
  'skill.gamma-fists.text': 'Dans ses Attaques ÉCRASER !, chaque 6 vaut 2 Touches.',
  'skill.beyond-hunger': 'Par-delà la faim',
  'skill.beyond-hunger.text': 'Il peut attaquer avec ÉCRASER ! même s’il est Vorace.',
  'skill.pounce': 'Bond du fauve',
  'skill.pounce.text':
    'Sa première Attaque aux Griffes de chaque Tour lance 1 dé de plus, 2 s’il s’est déplacé pendant ce Tour.',
  'skill.royal-fury': 'Fureur royale',
  'skill.royal-fury.text':
    'Une fois dans son Tour, après une Attaque aux Griffes qui a éliminé quelque chose, il peut dépenser 1 point de Pouvoir pour une Attaque gratuite aux Griffes.',
  'skill.kinetic-weave': 'Trame cinétique',
  'skill.kinetic-weave.text':
    'La première Blessure qu’il subirait à chaque Phase des Ennemis est annulée et il gagne 1 point de Pouvoir.',
  'skill.portal': 'Portail',
  'skill.portal.text':
    'Une fois dans son Tour, il peut dépenser 1 point de Pouvoir pour se déplacer, ou déplacer un Super-Héros qu’il voit, vers une Zone qu’il voit à Portée 2 ou moins.',
  'skill.crimson-bonds': 'Liens écarlates',
  'skill.crimson-bonds.text':
    'Quand il attaque, il peut dépenser 1 point de Pouvoir : les Ennemis de la Zone visée ont 1 point d’Endurance de moins (minimum 1) pour cette Attaque.',
  'skill.turn-back-time': 'Remonter le temps',
  'skill.turn-back-time.text':
    'Une fois dans son Tour, il peut refaire en Action gratuite l’Action qu’il vient d’effectuer, sauf Gain de Trait.',
  'skill.wide-sweep': 'Grand balayage',
  'skill.wide-sweep.text':
    'Après chaque Attaque aux Poings géants, elle peut repousser jusqu’à 2 Marcheurs ou Coureurs restés dans la Zone visée dans une Zone voisine.',
  'skill.grow': 'Grandir',
  'skill.grow.text':
    'Une fois dans son Tour, elle peut dépenser 2 points de Pouvoir : jusqu’à son prochain Tour, elle lance 1 dé de plus à chaque Attaque et la première Blessure de chaque attaque ennemie contre elle est annulée.',
  'skill.long-stride': 'Grandes enjambées',
  'skill.long-stride.text':
    'Une fois dans son Tour, elle fait un Déplacement gratuit de 2 Zones au plus sans tenir compte des Ennemis, puis peut dépenser 1 point de Pouvoir pour une Attaque gratuite aux Poings géants.',
  'skill.blessed-by-storms': 'Béni par l’orage',
  'skill.blessed-by-storms.text': 'Dans les Attaques avec Mjolnir, chaque 6 vaut 2 Touches.',
  'skill.hammer-flight': 'Vol au marteau',
  'skill.hammer-flight.text':
    'Une fois dans son Tour, pour 1 Action, il vole jusqu’à 3 Zones de rue en ligne droite sans tenir compte des Ennemis.',
  'skill.call-the-lightning': 'Appel de la foudre',
  'skill.call-the-lightning.text':
    'Une fois dans son Tour, il peut dépenser 2 points de Pouvoir pour une Attaque gratuite avec Mjolnir à Portée 0-2.',
  'skill.bend-the-odds': 'Forcer le hasard',
  'skill.bend-the-odds.text':
    'Une fois dans le Tour de chaque Super-Héros, quand il est dans sa Ligne de Vue (ou que c’est elle-même) et vient de lancer une Attaque, jusqu’à 2 de ces dés peuvent être relancés.',
  'skill.trade-fates': 'Échanger les sorts',
  'skill.trade-fates.text':
    'Une fois dans son Tour, elle peut défausser un Trait Héroïque pour en piocher deux et en garder un.',
  'skill.rewrite-reality': 'Réécrire le réel',
  'skill.rewrite-reality.text':
    'Une fois par Round, quand une carte Génération est retournée, elle peut dépenser 2 points de Pouvoir pour la défausser sans effet et en retourner une autre.',
  'skill.webbed-up': 'Pris dans la toile',
  'skill.webbed-up.text':
    'Une fois dans son Tour : jusqu’à 2 Ennemis d’une même Zone à Portée 1 ou moins, hors Héros Zombies, n’agissent pas pendant l’étape d’Activation de la prochaine Phase des Ennemis.',
  'skill.swing': 'De toile en toile',
  'skill.swing.text': 'Ses Actions de Déplacement peuvent couvrir 2 Zones et les Ennemis n’en augmentent pas le coût.',
  'skill.always-in-time': 'Toujours à temps',
  'skill.always-in-time.text':
    'Une fois par Phase des Ennemis, avant que des Ennemis n’attaquent la sienne ou une Zone qu’il voit à Portée 2 ou moins, il peut faire un Déplacement gratuit pour y entrer ou pour quitter la sienne.',

  // Abilities of enemy heroes
  'foe.black-panther.ability': 'Retour cinétique',
  'foe.black-panther.ability.text':
    'Après une Attaque contre sa Zone qui le laisse en jeu, l’attaquant subit 1 Blessure si, relances faites, l’un de ses dés montre un 1.',
  'foe.doctor-strange.ability': 'Portail ouvert',
  'foe.doctor-strange.ability.text':
    'Les Ennemis placés par la carte Génération du Point de Génération Initial apparaissent plutôt dans sa Zone.',
  'foe.ms-marvel.ability': 'De la place pour grandir',
  'foe.ms-marvel.ability.text': 'Dans un bâtiment, son Endurance est de 2 ; elle rapporte quand même 3 XP.',
  'foe.thor.ability': 'Éclairs en chaîne',
  'foe.thor.ability.text':
    'Chacune de ses attaques inflige 1 Blessure à chaque Héros Zombie de sa Zone au lieu de 1 Blessure à partager.',
  'foe.scarlet-witch.ability': 'Appétit du chaos',
  'foe.scarlet-witch.ability.text':
    'Après les Attaques des Héros Zombies, chaque 2 augmente la Faim comme le fait un 1.',
  'foe.spider-man.ability': 'Sens du danger',
  'foe.spider-man.ability.text':
    'À chaque Phase des Joueurs, la première Attaque contre sa Zone ne peut pas le toucher ; ses Touches sont attribuées comme s’il n’était pas là.',
  'foe.captain-america.ability': 'Ralliement des morts',
  'foe.captain-america.ability.text':
    'Les Marcheurs qui commencent une activation dans sa Zone y disposent de 2 Actions.',
  'foe.captain-marvel.ability': 'Sangsue d’énergie',
  'foe.captain-marvel.ability.text':
    'Après chacune de ses activations, chaque Super-Héros de sa Zone perd 1 point de Pouvoir.',
  'foe.deadpool.ability': 'En morceaux',
  'foe.deadpool.ability.text':
    'Quand il est éliminé, lancez un dé : sur 4 ou plus, il est placé dans la Zone de Génération Initiale au lieu de quitter le jeu. Les XP sont gagnés dans tous les cas.',
  'foe.wasp.ability': 'Minuscule',
  'foe.wasp.ability.text':
    'Seuls les dés montrant 5 ou 6 peuvent lui être attribués ; les autres Touches passent à la cible suivante.',
  'foe.iron-man.ability': 'Tir lointain',
  'foe.iron-man.ability.text':
    'S’il n’y a ni héros ni Citoyen dans sa Zone, il en attaque un dans une Zone qu’il voit à Portée 1 au lieu de se déplacer.',
  'foe.hulk.ability': 'Coup écrasant',
  'foe.hulk.ability.text': 'Chacune de ses attaques inflige 2 Blessures au lieu de 1.',

  // Bystanders
  'bystander.jameson': 'J. Jonah Jameson',
  'bystander.jameson.neutral': 'Patron de presse',
  'bystander.jameson.devoured': 'Gros titre volé',
  'bystander.jameson.devoured.text':
    'Quand vous gagnez des XP, vous pouvez en donner une partie ou la totalité à un autre Héros Zombie en jeu ; nul besoin de le voir.',
  'bystander.jameson.saved': 'Héros en première page',
  'bystander.jameson.saved.text':
    'Quand une seule de vos Attaques élimine au moins 3 Ennemis, ou un Héros Zombie, gagnez 1 point de Pouvoir.',
  'bystander.mary-jane': 'Mary Jane',
  'bystander.mary-jane.neutral': 'Actrice',
  'bystander.mary-jane.devoured': 'Veine insolente',
  'bystander.mary-jane.devoured.text': 'Une fois dans votre Tour, vous pouvez relancer jusqu’à 2 dés d’une Attaque.',
  'bystander.mary-jane.saved': 'Tu peux le faire',
  'bystander.mary-jane.saved.text':
    'Une fois dans votre Tour, vous pouvez dépenser 1 point de Pouvoir pour relancer, dans une Attaque, tous les dés qui ne touchent pas.',
  'bystander.coulson': 'Agent Coulson',
  'bystander.coulson.neutral': 'Agent de terrain',
  'bystander.coulson.devoured': 'Accréditation',
  'bystander.coulson.devoured.text':
    'Une fois dans votre Tour, vous pouvez ouvrir une porte ou interagir avec un Objectif en Action gratuite.',
  'bystander.coulson.saved': 'Officier traitant',
  'bystander.coulson.saved.text':
    'Une fois dans votre Tour, un autre Super-Héros que vous voyez gagne 1 point de Pouvoir.',
  'bystander.blind-al': 'Blind Al',
  'bystander.blind-al.neutral': 'Dame aveugle',
  'bystander.blind-al.devoured': 'Ouïe fine',
  'bystander.blind-al.devoured.text':
    'Une fois dans votre Tour, regardez la première carte Génération ; vous pouvez la mettre sous le paquet.',
  'bystander.blind-al.saved': 'Elle les a entendus',
  'bystander.blind-al.saved.text':
    'Une fois par Round, quand une carte Génération va être piochée pour un Point de Génération, vous pouvez d’abord dépenser 1 point de Pouvoir pour défausser la première carte sans la voir.',
  'bystander.aunt-may': 'Tante May',
  'bystander.aunt-may.neutral': 'Gentille tante',
  'bystander.aunt-may.devoured': 'Cuisine maison',
  'bystander.aunt-may.devoured.text':
    'Quand une de vos Dévorations élimine une cible et que votre Santé est de 3 ou moins, récupérez 1 point de Santé.',
  'bystander.aunt-may.saved': 'Pansements et thé',
  'bystander.aunt-may.saved.text':
    'Une fois dans votre Tour, vous pouvez dépenser 2 points de Pouvoir : vous ou un Super-Héros de votre Zone récupérez 1 point de Santé.',
  'bystander.ross': 'Thunderbolt Ross',
  'bystander.ross.neutral': 'Général',
  'bystander.ross.devoured': 'Tête brûlée',
  'bystander.ross.devoured.text':
    'Votre Attaque unique lance 1 dé de plus contre une Zone qui compte au moins 3 Ennemis.',
  'bystander.ross.saved': 'Tir d’appui',
  'bystander.ross.saved.text':
    'Votre Attaque unique lance 1 dé de plus contre une autre Zone que la vôtre ou contre une Zone qui compte au moins 3 Ennemis.',
  'bystander.pepper-potts': 'Pepper Potts',
  'bystander.pepper-potts.neutral': 'Directrice',
  'bystander.pepper-potts.devoured': 'Meilleure offre',
  'bystander.pepper-potts.devoured.text':
    'Quand vous effectuez l’Action Gain de Trait, piochez 2 cartes et gardez-en 1.',
  'bystander.pepper-potts.saved': 'Logistique Stark',
  'bystander.pepper-potts.saved.text':
    'Quand vous effectuez l’Action Gain de Trait, piochez 2 Traits Héroïques et gardez-en 1 ; gagnez 1 point de Pouvoir si vous défaussez alors un Trait que vous déteniez déjà.',
  'bystander.bob': 'Bob, Agent d’Hydra',
  'bystander.bob.neutral': 'Mercenaire',
  'bystander.bob.devoured': 'À couvert !',
  'bystander.bob.devoured.text':
    'La première Blessure que vous subiriez à chaque Phase des Ennemis est annulée sur un jet de 4 ou plus.',
  'bystander.bob.saved': 'Leurre humain',
  'bystander.bob.saved.text':
    'Une fois par Phase des Ennemis, vous pouvez dépenser 1 point de Pouvoir pour annuler jusqu’à 2 Blessures que vous subiriez.',
  'bystander.sharon-carter': 'Sharon Carter',
  'bystander.sharon-carter.neutral': 'Agente secrète',
  'bystander.sharon-carter.devoured': 'L’œil de l’agent',
  'bystander.sharon-carter.devoured.text':
    'Une fois dans votre Tour, la Portée maximale de votre Attaque unique augmente de 1.',
  'bystander.sharon-carter.saved': 'Tir de couverture',
  'bystander.sharon-carter.saved.text':
    'Une fois dans votre Tour, la Portée maximale de votre Attaque unique augmente de 1 ; dépensez 1 point de Pouvoir pour 1 de plus.',
  'bystander.okoye': 'Okoye',
  'bystander.okoye.neutral': 'Garde à la lance',
  'bystander.okoye.devoured': 'Discipline de la lance',
  'bystander.okoye.devoured.text':
    'Une fois dans votre Tour, la Précision d’une de vos Attaques, Dévoration comprise, s’améliore de 1.',
  'bystander.okoye.saved': 'Tenir la ligne',
  'bystander.okoye.saved.text':
    'Vos Attaques contre une Zone où se trouve une Brute ou un Héros Zombie voient leur Précision s’améliorer de 1.',
  'bystander.betty-ross': 'Betty Ross',
  'bystander.betty-ross.neutral': 'Scientifique',
  'bystander.betty-ross.devoured': 'Voix apaisante',
  'bystander.betty-ross.devoured.text': 'Les 1 d’une même Attaque augmentent votre Faim de 1 au plus.',
  'bystander.betty-ross.saved': 'Scientifique de terrain',
  'bystander.betty-ross.saved.text':
    'Au début de la Phase des Joueurs, si votre Pouvoir est à 0 avant d’augmenter, gagnez-en 1 de plus.',
  'bystander.wong': 'Wong',
  'bystander.wong.neutral': 'Bibliothécaire des sorts',
  'bystander.wong.devoured': 'Anneau emprunté',
  'bystander.wong.devoured.text':
    'Une fois dans votre Tour, pour 1 Action, rejoignez la Zone de n’importe quel autre Héros Zombie sans tenir compte des Ennemis ni de la Ligne de Vue. Cela compte comme un Déplacement.',
  'bystander.wong.saved': 'Porte du Sanctum',
  'bystander.wong.saved.text':
    'Une fois dans votre Tour, vous pouvez dépenser 1 point de Pouvoir pour rejoindre la Zone de n’importe quel autre Super-Héros sans tenir compte des Ennemis ni de la Ligne de Vue.',
  'card.saved': 'Sauvé !',
  'card.saved.text':
    'Aucun Citoyen n’apparaît ; défaussez cette carte. Les Gardes d’une carte Citoyen Escorté sont placés quand même.',
  'card.secret-1': 'Mission Secrète 1',
  'card.secret-1.text':
    'Personne en soi : la Mission dit ce qui se passe. Écartée du paquet si la Mission ne s’en sert pas.',
  'card.secret-2': 'Mission Secrète 2',
  'card.secret-2.text':
    'Personne en soi : la Mission dit ce qui se passe. Écartée du paquet si la Mission ne s’en sert pas.',
  'card.devoured': 'Dévoré !',
  'card.devoured.text':
    'Aucun Citoyen n’apparaît et la carte est défaussée, sans la pénalité d’un Citoyen dévoré en jeu. Les Marcheurs d’une carte Citoyen Caché sont placés quand même.',

  // Traits
  'moment.own-turn': 'Pendant votre Tour, entre deux Actions ; ne coûte pas d’Action.',
  'moment.before-roll': 'Quand vous attaquez, avant de lancer les dés.',
  'moment.after-roll': 'Une fois les dés d’une Attaque lancés, avant d’attribuer les Touches.',
  'moment.after-attack': 'Quand votre Attaque est résolue.',
  'moment.wounds': 'Quand des Blessures sont infligées.',
  'moment.spawn': 'Quand une carte Génération est piochée, par qui que ce soit.',
  'moment.after-save': 'Quand vous venez de sauver un Citoyen.',
  'family.dice': 'dés',
  'family.reroll': 'relance',
  'family.movement': 'déplacement',
  'family.hunger': 'faim',
  'family.power': 'pouvoir',
  'family.defence': 'défense',
  'family.control': 'contrôle',
  'family.devour': 'dévoration',
  'family.rescue': 'sauvetage',
  'family.team': 'équipe',
  'family.danger': 'danger',
  'trait.savage-swing': 'Coup sauvage',
  'trait.savage-swing.text': 'L’Attaque que vous allez lancer reçoit 3 dés de plus.',
  'trait.dead-aim': 'Visée cadavérique',
  'trait.dead-aim.text':
    'Votre Attaque unique touche sur 2 ou plus, et vous attribuez ses Touches dans l’ordre de cibles qui vous arrange.',
  'trait.empty-stomach': 'Ventre creux',
  'trait.empty-stomach.text': 'Pour cette Attaque, votre Faim donne deux fois ses dés supplémentaires.',
  'trait.second-helping': 'Du rab',
  'trait.second-helping.text':
    'Relancez autant de dés de votre Attaque que vous voulez, puis encore une fois autant que vous voulez.',
  'trait.bad-influence': 'Mauvaise influence',
  'trait.bad-influence.text':
    'Un Héros Zombie que vous voyez (ou vous-même) relance les dés de son choix dans l’Attaque qui vient d’être lancée ; les 1 restant sur ces dés relancés ne donnent pas de Faim.',
  'trait.corpse-rush': 'Élan macabre',
  'trait.corpse-rush.text':
    'Effectuez un Déplacement gratuit de 1 ou 2 Zones ; les Ennemis n’en augmentent pas le coût et ne l’arrêtent pas.',
  'trait.door-ripper': 'Arrache-porte',
  'trait.door-ripper.text':
    'En Action gratuite, ouvrez une porte de votre Zone qui peut l’être, puis franchissez-la aussitôt si vous le souhaitez.',
  'trait.bone-to-gnaw': 'Un os à ronger',
  'trait.bone-to-gnaw.text': 'Réduisez votre Faim de 1 ou 2.',
  'trait.taste-for-pain': 'Le goût de la douleur',
  'trait.taste-for-pain.text':
    'Pendant votre propre Tour : jusqu’à sa fin, chaque 1 obtenu lors de vos Attaques est une Touche et n’augmente pas votre Faim.',
  'trait.hunger-pays': 'La faim paie',
  'trait.hunger-pays.text': 'Augmentez votre Faim pour effectuer une Action gratuite.',
  'trait.moment-of-clarity': 'Éclair de lucidité',
  'trait.moment-of-clarity.text':
    'Seulement si vous êtes Vorace : jusqu’à la fin de votre Tour, toutes les Actions vous sont permises. Vous subissez quand même la Blessure finale si vous êtes encore Vorace.',
  'trait.dead-flesh': 'Chair morte',
  'trait.dead-flesh.text':
    'Annulez jusqu’à 2 des Blessures que des Ennemis ou des Citoyens Combattants viennent de vous attribuer.',
  'trait.living-shield': 'Bouclier vivant',
  'trait.living-shield.text':
    'Quand des Ennemis attaquent votre Zone, avant le partage des Blessures : éliminez-y un Opérateur, un Garde ou un Spécialiste et annulez 2 de ces Blessures.',
  'trait.stitched-skin': 'Peau recousue',
  'trait.stitched-skin.text':
    'Récupérez 1 point de Santé, ou 2 si une de vos Dévorations a éliminé une cible pendant ce Tour.',
  'trait.dread-howl': 'Hurlement d’effroi',
  'trait.dread-howl.text':
    'Choisissez une Zone à Portée 2 ou moins : jusqu’à 4 Ennemis de cette Zone, hors Super-Héros, n’agissent pas pendant l’étape d’Activation de la prochaine Phase des Ennemis.',
  'trait.hurl': 'Balancer dans le décor',
  'trait.hurl.text':
    'Repoussez jusqu’à 3 Ennemis de votre Zone, hors Super-Héros, dans une Zone voisine où vous pourriez marcher.',
  'trait.familiar-face': 'Visage familier',
  'trait.familiar-face.text':
    'Choisissez un Ennemi à Portée 2 ou moins : il n’agit pas pendant l’étape d’Activation de la prochaine Phase des Ennemis et, si c’est un Super-Héros, sa Capacité est coupée jusqu’à la fin de cette phase.',
  'trait.cry-for-help': 'Faux appel à l’aide',
  'trait.cry-for-help.text':
    'Attirez ce que vous voyez : déplacez soit un Citoyen, soit jusqu’à 3 Opérateurs d’une même Zone, de 1 ou 2 Zones vers vous par des passages ouverts.',
  'trait.over-the-shoulder': 'Par-dessus l’épaule',
  'trait.over-the-shoulder.text':
    'Cette Dévoration ignore la Priorité des Cibles : désignez une cible de votre Zone qui reçoit toutes ses Touches.',
  'trait.snatched-bite': 'Bouchée volée',
  'trait.snatched-bite.text': 'Effectuez une Dévoration gratuite avec 2 dés de plus.',
  'trait.never-enough': 'Jamais rassasié',
  'trait.never-enough.text':
    'Après une de vos Dévorations ayant éliminé une cible : placez votre Faim au niveau de votre choix de 0 à 3 au lieu de 0, et récupérez 1 point de Santé.',
  'trait.shared-feast': 'Festin partagé',
  'trait.shared-feast.text':
    'Après une de vos Dévorations ayant éliminé une cible : chaque autre Héros Zombie à Portée 1 ou moins peut réduire sa Faim de 2 au plus.',
  'trait.pack-hunt': 'Chasse en meute',
  'trait.pack-hunt.text':
    'Un autre Héros Zombie à Portée 2 ou moins effectue tout de suite une Action gratuite ; votre Tour reprend ensuite.',
  'trait.lie-low': 'Se faire oublier',
  'trait.lie-low.text':
    'Quand une carte Génération vient d’être retournée et avant son effet : lisez-la une ligne de Danger plus bas. Au Bleu, placez plutôt 1 Ennemi de moins.',
  'trait.early-mutation': 'Mutation précoce',
  'trait.early-mutation.text':
    'Jusqu’à la fin de votre Tour, vous disposez de votre prochaine Compétence verrouillée comme si vous aviez atteint son niveau. Au Rouge, effectuez plutôt une Action gratuite.',
  'trait.hunting-lesson': 'Leçon de chasse',
  'trait.hunting-lesson.text': 'Un autre Héros Zombie que vous voyez et qui a moins d’XP que vous gagne 3 XP.',
  'trait.haymaker': 'Crochet magistral',
  'trait.haymaker.text':
    'Cette Attaque reçoit 2 dés de plus, ou 4 si vous dépensez 1 point de Pouvoir sur cette carte.',
  'trait.perfect-shot': 'Tir parfait',
  'trait.perfect-shot.text':
    'Dépensez 1 point de Pouvoir : votre Attaque unique touche sur 2 ou plus et vous choisissez l’ordre des cibles.',
  'trait.signature-move': 'Botte secrète',
  'trait.signature-move.text':
    'Dépensez au moins 1 point de Pouvoir pour cette Attaque : chaque point donne 2 dés au lieu de 1.',
  'trait.never-give-up': 'Ne jamais renoncer',
  'trait.never-give-up.text':
    'Relancez autant de dés de votre Attaque que vous voulez, puis encore une fois autant que vous voulez.',
  'trait.spotter': 'Guetteur',
  'trait.spotter.text':
    'Un autre Super-Héros que vous voyez relance les dés de son choix dans l’Attaque qui vient d’être lancée et gagne 1 point de Pouvoir si elle n’élimine rien.',
  'trait.to-the-rescue': 'À la rescousse',
  'trait.to-the-rescue.text':
    'Effectuez un Déplacement gratuit de 1 ou 2 Zones sans tenir compte des Ennemis ; gagnez 1 point de Pouvoir si vous finissez dans une Zone avec un Citoyen.',
  'trait.kick-it-in': 'Coup de pied dans la porte',
  'trait.kick-it-in.text':
    'En Action gratuite, ouvrez une porte de votre Zone qui peut l’être, puis franchissez-la aussitôt si vous le souhaitez.',
  'trait.second-wind': 'Second souffle',
  'trait.second-wind.text': 'Gagnez 2 points de Pouvoir.',
  'trait.overcharge': 'Surcharge',
  'trait.overcharge.text':
    'Dépensez 1 point de Pouvoir pour effectuer une Action gratuite autre que la Montée en puissance.',
  'trait.nothing-wasted': 'Rien ne se perd',
  'trait.nothing-wasted.text':
    'Après une de vos Attaques : reprenez tout le Pouvoir dépensé pour elle si elle n’a rien éliminé, sinon 1 point.',
  'trait.brace': 'Encaisser',
  'trait.brace.text': 'Annulez jusqu’à 2 des Blessures qui viennent de vous être attribuées.',
  'trait.take-the-hit': 'S’interposer',
  'trait.take-the-hit.text':
    'Quand des Blessures sont infligées dans une Zone à Portée 1 ou moins : entrez dans cette Zone si vous n’y êtes pas et annulez-en 1 ; les autres se partagent avec vous entre ceux qui s’y trouvent.',
  'trait.first-aid': 'Premiers soins',
  'trait.first-aid.text':
    'Vous ou un Super-Héros de votre Zone récupérez 1 point de Santé, ou 2 si vous dépensez 1 point de Pouvoir.',
  'trait.hold-the-line': 'Tenir la position',
  'trait.hold-the-line.text':
    'Dépensez 1 point de Pouvoir et choisissez une Zone à Portée 2 ou moins : jusqu’à 4 Ennemis de cette Zone, hors Héros Zombies, n’agissent pas pendant l’étape d’Activation de la prochaine Phase des Ennemis.',
  'trait.throw-them-back': 'Repousser la horde',
  'trait.throw-them-back.text':
    'Repoussez jusqu’à 3 Ennemis de votre Zone, hors Héros Zombies, dans une Zone voisine où vous pourriez marcher.',
  'trait.i-knew-you': 'Je t’ai connu',
  'trait.i-knew-you.text':
    'Choisissez un Ennemi à Portée 2 ou moins : il n’agit pas pendant l’étape d’Activation de la prochaine Phase des Ennemis et, si c’est un Héros Zombie, sa Capacité est coupée jusqu’à la fin de cette phase.',
  'trait.over-here': 'Par ici !',
  'trait.over-here.text':
    'Gagnez 1 point de Pouvoir ; à la prochaine étape d’Activation, chaque Ennemi qui vous voit et n’a personne dans sa Zone se dirige vers la vôtre.',
  'trait.from-their-jaws': 'Arraché à leurs crocs',
  'trait.from-their-jaws.text': 'En Action gratuite, sauvez un Citoyen de votre Zone même si des Ennemis s’y trouvent.',
  'trait.stay-with-me': 'Restez avec moi',
  'trait.stay-with-me.text':
    'Déplacez un Citoyen que vous voyez de 1 ou 2 Zones vers vous par des passages ouverts ; si vous n’en voyez aucun, gagnez 1 point de Pouvoir.',
  'trait.hope-renewed': 'L’espoir renaît',
  'trait.hope-renewed.text':
    'Après avoir sauvé un Citoyen : chaque autre Super-Héros que vous voyez gagne 2 points de Pouvoir et vous récupérez 1 point de Santé.',
  'trait.team-up': 'Duo de choc',
  'trait.team-up.text':
    'Un autre Super-Héros à Portée 2 ou moins effectue tout de suite une Action gratuite ; votre Tour reprend ensuite.',
  'trait.lend-strength': 'Prêter sa force',
  'trait.lend-strength.text':
    'Donnez autant de points de Pouvoir que vous voulez à des Super-Héros que vous voyez ; chacun de ceux qui en reçoivent en gagne 1 de plus.',
  'trait.special-delivery': 'Livraison spéciale',
  'trait.special-delivery.text':
    'Dépensez 1 point de Pouvoir : lancez un autre Super-Héros de votre Zone à 1 ou 2 Zones, en ligne droite et à vue ; il peut y porter une Attaque unique gratuite.',
  'trait.quiet-entrance': 'Entrée discrète',
  'trait.quiet-entrance.text':
    'Quand une carte Génération vient d’être retournée et avant son effet : lisez-la une ligne de Danger plus bas. Au Bleu, placez plutôt 1 Ennemi de moins.',
  'trait.rise-to-it': 'À la hauteur',
  'trait.rise-to-it.text':
    'Jusqu’à la fin de votre Tour, vous disposez de votre prochaine Compétence verrouillée comme si vous aviez atteint son niveau. Au Rouge, gagnez plutôt 2 points de Pouvoir.',
  'trait.mentor': 'Mentor',
  'trait.mentor.text': 'Un autre Super-Héros que vous voyez et qui a moins d’XP que vous gagne 3 XP.',

  // Spawn cards
  'spawn.normal': 'Génération',
  'spawn.rush': 'Ruée !',
  'spawn.extra': 'Activation Supplémentaire !',
  'spawn.bystander.zombie': 'Citoyen Escorté !',
  'spawn.bystander.hero': 'Citoyen Caché !',
  'spawn.foe.zombie': 'Super-Héros !',
  'spawn.foe.hero': 'Héros Zombie !',
  'spawn.normal.text': 'Placez dans la Zone les Ennemis de la ligne.',
  'spawn.rush.text': 'Placez dans la Zone les Ennemis de la ligne ; ces figurines s’activent ensuite une fois.',
  'spawn.extra.text': 'Rien n’est placé ; tous les Ennemis de ce type s’activent une fois.',
  'spawn.bystander.zombie.text':
    'Piochez une carte Citoyen et placez ce Citoyen dans la Zone avec les Gardes de la ligne ; il est escorté.',
  'spawn.bystander.hero.text':
    'Piochez une carte Citoyen ; les joueurs placent ce Citoyen dans une Zone sans Ennemis à 1 ou 2 Zones de la Zone de Génération (à défaut, dans celle-ci). Placez ensuite les Marcheurs de la ligne dans la Zone de Génération.',
  'spawn.foe.zombie.text': 'Piochez une carte Super-Héros et placez ce Super-Héros dans la Zone.',
  'spawn.foe.hero.text': 'Piochez une carte Héros Zombie et placez ce Héros Zombie dans la Zone.',
  'special.drop': 'Largage de Spécialistes !',
  'special.drop.text':
    'Placez les Spécialistes de la ligne dans la Zone du Héros Zombie en jeu qui a le plus d’XP (au choix des joueurs si égalité) au lieu de la Zone de Génération ; ils ne s’activent pas.',
  'special.open-fire': 'Les Opérateurs Ouvrent le Feu !',
  'special.open-fire.text':
    'Depuis chaque Zone d’Opérateurs qui voit des Héros Zombies à Portée 1 ou moins, la plus proche de ces Zones subit 1 Blessure, ou 2 si au moins 5 Opérateurs tirent. Si personne ne tire, placez plutôt dans la Zone les Opérateurs de la ligne.',
  'special.raise-shields': 'Les Gardes Lèvent leurs Boucliers !',
  'special.raise-shields.text':
    'Placez dans la Zone les Gardes de la ligne ; jusqu’à la fin de la prochaine Phase des Joueurs, chaque Garde a une Endurance de 3.',
  'special.sewers': 'Sortis des égouts !',
  'special.sewers.text':
    'Placez les Coureurs de la ligne dans la Zone du Super-Héros en jeu qui a le plus d’XP (au choix des joueurs si égalité) au lieu de la Zone de Génération ; ils ne s’activent pas.',
  'special.scent': 'L’odeur des vivants !',
  'special.scent.text':
    'Chaque Marcheur qui voit un Super-Héros ou un Citoyen dans une autre Zone avance de 1 Zone vers le plus proche. Si aucun n’avance, placez plutôt dans la Zone les Marcheurs de la ligne.',
  'special.dread': 'Effroi paralysant !',
  'special.dread.text':
    'Chaque Super-Héros perd 1 point de Pouvoir ; placez ensuite dans la Zone les Brutes de la ligne.',
  sign: 'Signe des Avengers',
  'sign.neutral': 'Emblème brisé',

  // Missions
  'mission.MZ0': 'Initiation : une faim grandissante',
  'mission.MZ0.brief':
    'Deux personnes se cachent dans deux pâtés de maisons. Mangez-les avant qu’elles ne filent ; l’une est derrière une porte de quarantaine dont la clé est au Bugle. Puis partez.',
  'mission.MZ1': 'La Faim',
  'mission.MZ1.brief':
    'Quatre pâtés de maisons, quatre personnes, quatre trouvailles. Personne ne doit vous échapper : un Citoyen perdu et tout est perdu.',
  'mission.MZ2': 'La Tour des Avengers',
  'mission.MZ2.brief':
    'Quelqu’un du quartier connaît le code de la tour. Trouvez ce Citoyen, dévorez ce qu’il sait, pillez la tour et repartez par son ascenseur.',
  'mission.MZ3': 'La défense du Sanctum',
  'mission.MZ3.brief':
    'Doctor Strange garde le Sanctum et revient tant que Wong est en vie. Dévorez l’un, abattez l’autre, partez par les portails.',
  'mission.MZ4': 'Précieux gadgets',
  'mission.MZ4.brief':
    'Six gadgets et neuf personnes qui courent deux fois plus vite. Chacun de vous veut un gadget et un repas avant de partir.',
  'mission.MZ5': 'Folie à Oscorp',
  'mission.MZ5.brief':
    'Deux clés ouvrent Oscorp, deux découvertes ouvrent sa porte dérobée. Derrière, le Daily Bugle condamné est la sortie.',
  'mission.MZ6': 'Raid sur Hell’s Kitchen',
  'mission.MZ6.brief':
    'Cinq pistes : l’une est la sortie, une autre un piège. Deux informateurs savent laquelle est laquelle.',
  'mission.MZ7': 'Diviser pour régner',
  'mission.MZ7.brief':
    'Vous voilà séparés aux deux bouts d’une longue rue, et Thor se tient au milieu. Chacun doit manger et devenir une terreur.',
  'mission.MZ8': 'Le piège du S.H.I.E.L.D.',
  'mission.MZ8.brief':
    'Un champ de force barre les rues et des soldats attendent dans les pièces voisines. Trouvez l’interrupteur à l’intérieur et sortez par la seule porte qui s’ouvre.',
  'mission.MZ9': 'Contrôle de la démographie',
  'mission.MZ9.brief':
    'Cinq personnes sous protection sont à dévorer, mais chaque repas appelle un Super-Héros. Quand la dernière est mangée et qu’il n’y a plus de Super-Héros, c’est gagné.',
  'mission.MZ10': 'Ticket pour le multivers',
  'mission.MZ10.brief':
    'Six gardiens endormis, six pièces d’un portail, deux appareils. Réveillez-en le moins possible et ouvrez la voie vers d’autres mondes à manger.',
  'mission.MH1': 'Point zéro',
  'mission.MH1.brief':
    'Les morts sont partout et l’un de vous a atterri seul. Trouvez de quoi ouvrir la tour et faites sortir tout le monde.',
  'mission.MH2': 'Opération de sauvetage',
  'mission.MH2.brief':
    'Quelqu’un est pris au piège dans l’école, derrière la porte bleue. Arrivez avant les morts, puis partez ensemble.',
  'mission.MH3': 'Symbole d’espoir',
  'mission.MH3.brief':
    'Réparez le signe avec deux pièces et portez-le sur le toit de la tour : une lumière qui dit l’espoir.',
  'mission.MH4': 'Le plan de Stark',
  'mission.MH4.brief':
    'Deux personnes attendent dans des abris dont les clés sont derrière d’autres portes. Trouvez les clés des clés, sauvez-les et partez.',
  'mission.MH5': 'Le tout pour le tout',
  'mission.MH5.brief':
    'Six réserves à prendre, et Hulk qui se relève. Seul un héros aguerri peut l’arrêter pour de bon ; les autres doivent courir.',

  // Tiles, buildings, rooms
  'tile.1R': 'Rue du Terminal',
  'building.1R-counter': 'Diner du Terminal',
  'building.1R-newsstand': 'Kiosque à journaux',
  'building.1R-cobbler': 'Cordonnerie',
  'room.1R-counter': 'comptoir du diner',
  'room.1R-kitchen': 'cuisine du diner',
  'room.1R-pantry': 'réserve du diner',
  'room.1R-newsstand': 'kiosque à journaux',
  'room.1R-cobbler': 'cordonnerie',
  'tile.1V': 'Laboratoire du port',
  'building.1V-cleanroom': 'Laboratoire du port',
  'room.1V-cleanroom': 'salle blanche',
  'room.1V-samples': 'échantillothèque',
  'room.1V-dock': 'quai de chargement',
  'room.1V-office': 'bureau',
  'room.1V-reception': 'accueil',
  'tile.2R': 'Cour de l’école',
  'building.2R-classroom': 'École publique',
  'building.2R-gym': 'Salle de boxe',
  'room.2R-classroom': 'salle de classe',
  'room.2R-library': 'bibliothèque',
  'room.2R-hall': 'hall de l’école',
  'room.2R-canteen': 'cantine',
  'room.2R-gym': 'salle de boxe',
  'tile.2V': 'Lofts de la fonderie',
  'building.2V-stairwell': 'Lofts de la fonderie',
  'building.2V-sacristy': 'Chapelle',
  'room.2V-stairwell': 'cage d’escalier',
  'room.2V-sacristy': 'sacristie',
  'room.2V-chapel': 'chapelle',
  'room.2V-studio': 'atelier',
  'room.2V-darkroom': 'chambre noire',
  'room.2V-gallery': 'galerie d’art',
  'tile.3R': 'Quatre-Coins',
  'building.3R-laundry': 'Laverie',
  'building.3R-pawnshop': 'Prêteur sur gages',
  'building.3R-garage': 'Garage',
  'building.3R-bank': 'Caisse d’épargne',
  'room.3R-laundry': 'laverie',
  'room.3R-pawnshop': 'prêteur sur gages',
  'room.3R-garage': 'garage',
  'room.3R-bank': 'caisse d’épargne',
  'room.3R-vault': 'salle des coffres',
  'tile.3V': 'Daily Bugle',
  'building.3V-desk': 'Daily Bugle',
  'building.3V-photographer': 'Photographe',
  'building.3V-cafe': 'Café',
  'room.3V-desk': 'rédaction locale',
  'room.3V-newsroom': 'salle de rédaction',
  'room.3V-lobby': 'hall du Bugle',
  'room.3V-photographer': 'photographe',
  'room.3V-cafe': 'café',
  'room.3V-storeroom': 'réserve du café',
  'tile.4R': 'Place du métro',
  'building.4R-subway': 'Hall du métro',
  'room.4R-subway': 'hall du métro',
  'room.4R-tickets': 'guichet',
  'tile.4V': 'Banque des marchands',
  'building.4V-deposit': 'Banque des marchands',
  'building.4V-pharmacy': 'Pharmacie',
  'building.4V-barber': 'Barbier',
  'room.4V-deposit': 'salle des dépôts',
  'room.4V-counters': 'salle des guichets',
  'room.4V-office': 'bureau du directeur',
  'room.4V-pharmacy': 'pharmacie',
  'room.4V-barber': 'barbier',
  'tile.5R': 'Coin du commissariat',
  'building.5R-bakery': 'Boulangerie',
  'building.5R-desk': 'Commissariat',
  'building.5R-locksmith': 'Serrurier',
  'room.5R-bakery': 'boulangerie',
  'room.5R-desk': 'accueil du commissariat',
  'room.5R-cells': 'cellules',
  'room.5R-locksmith': 'serrurier',
  'room.5R-armoury': 'armurerie',
  'tile.5V': 'Tour des Avengers, aile est',
  'building.5V-atrium': 'Tour des Avengers',
  'room.5V-atrium': 'atrium',
  'room.5V-security': 'poste de sécurité',
  'room.5V-briefing': 'salle de briefing',
  'room.5V-hangar': 'hangar',
  'room.5V-infirmary': 'infirmerie',
  'tile.6R': 'Rue du Théâtre',
  'building.6R-dressing': 'Grand Théâtre',
  'building.6R-workshop': 'Garage des bus',
  'room.6R-dressing': 'loge',
  'room.6R-stage': 'scène',
  'room.6R-foyer': 'foyer',
  'room.6R-workshop': 'atelier mécanique',
  'room.6R-depot': 'dépôt de bus',
  'tile.6V': 'Tour des Avengers, aile ouest',
  'building.6V-entrance': 'Tour des Avengers',
  'room.6V-entrance': 'entrée de service',
  'room.6V-lobby': 'hall de la tour',
  'room.6V-hall': 'grande salle',
  'room.6V-generator': 'salle du générateur',
  'room.6V-control': 'salle de contrôle',
  'tile.7R': 'Carrefour du marché',
  'building.7R-bedroom': 'Loft',
  'building.7R-market': 'Halle du marché',
  'building.7R-tailor': 'Tailleur',
  'building.7R-bar': 'Bar',
  'room.7R-bedroom': 'chambre du loft',
  'room.7R-kitchen': 'cuisine du loft',
  'room.7R-market': 'halle du marché',
  'room.7R-tailor': 'tailleur',
  'room.7R-bar': 'bar',
  'room.7R-cellar': 'cave du bar',
  'tile.7V': 'Sanctum Sanctorum',
  'building.7V-rotunda': 'Sanctum Sanctorum',
  'room.7V-rotunda': 'rotonde des portails',
  'room.7V-gallery': 'galerie',
  'room.7V-relics': 'chambre des reliques',
  'room.7V-vestibule': 'vestibule',
  'tile.8R': 'Coin de la clinique',
  'building.8R-flat': 'Immeuble',
  'building.8R-waiting': 'Clinique',
  'room.8R-flat': 'appartement',
  'room.8R-stairs': 'escalier',
  'room.8R-porch': 'porche',
  'room.8R-workshop': 'atelier de l’immeuble',
  'room.8R-waiting': 'salle d’attente',
  'room.8R-ward': 'salle de soins',
  'tile.8V': 'Grand magasin',
  'building.8V-watchmaker': 'Bijouterie',
  'building.8V-florist': 'Fleuriste',
  'building.8V-hall': 'Grand magasin',
  'room.8V-watchmaker': 'horloger',
  'room.8V-jeweller': 'bijouterie',
  'room.8V-florist': 'fleuriste',
  'room.8V-hall': 'hall du magasin',
  'room.8V-stock': 'réserve',
  'room.8V-window': 'vitrine',
  'tile.9R': 'Caserne des pompiers',
  'building.9R-dormitory': 'Caserne',
  'building.9R-bunker': 'Abri',
  'building.9R-station': 'Station-service',
  'room.9R-dormitory': 'dortoir',
  'room.9R-engines': 'remise',
  'room.9R-bunker': 'bunker',
  'room.9R-shelter': 'entrée de l’abri',
  'room.9R-station': 'station-service',
  'tile.9V': 'Oscorp',
  'building.9V-tearoom': 'Salon de thé',
  'building.9V-lobby': 'Oscorp',
  'building.9V-bookshop': 'Librairie',
  'room.9V-tearoom': 'salon de thé',
  'room.9V-lobby': 'hall d’Oscorp',
  'room.9V-laboratory': 'laboratoire',
  'room.9V-archive': 'archives',
  'room.9V-bookshop': 'librairie',
  'room.9V-reactor': 'salle du réacteur',
} as const satisfies Record<keyof typeof contentEn, string>;

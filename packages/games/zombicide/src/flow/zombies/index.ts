export { abominationPath, activate, shortGroup } from './activate.ts';
export { bite, bites } from './bite.ts';
export { manholeOrder, zombieCard } from './card.ts';
export { firstSpawn, invasion } from './invasion.ts';
export { ninja, zombiesPhase } from './phase.ts';
export { reveal, revealOrder } from './reveal.ts';

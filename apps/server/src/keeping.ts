export { placeFrom } from './settings.ts';
export { BadBackup, backUp, restore, type Watch } from './store/archive.ts';
export { openDatabase, type Place } from './store/index.ts';
export { verifyStore } from './store/verify.ts';

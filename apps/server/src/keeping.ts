export { serverText } from './language.ts';
export { NoServer } from './noServer.ts';
export { placeFrom } from './settings.ts';
export { BadBackup, backUp, restore, type Watch } from './store/archive.ts';
export { nameOf, openDatabase, type Place } from './store/database.ts';
export { verifyStore } from './store/verify.ts';

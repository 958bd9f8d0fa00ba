export { serverText } from './language.ts';
export { NoServer } from './noServer.ts';
export {
  banGuest,
  deleteGuest,
  deleteTable,
  hasTable,
  isGuest,
  listTables,
  revokeGuest,
} from './online/operator.ts';
export { placeFrom } from './settings.ts';
export { BadBackup, backUp, restore, type Watch } from './store/archive.ts';
export { openDatabase } from './store/database.ts';
export { takeLock } from './store/lock.ts';
export { nameOf } from './store/place.ts';
export { salvage } from './store/salvage/salvage.ts';
export { verifyStore } from './store/verify.ts';

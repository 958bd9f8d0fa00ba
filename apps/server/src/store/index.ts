export { openDatabase, type Place } from './database.ts';
export { TableStore, Taken } from './tableStore.ts';

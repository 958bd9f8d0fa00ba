export { openDatabase, type Place } from './database.ts';
export { RoomStore } from './roomStore.ts';
export { TableStore, Taken } from './tableStore.ts';

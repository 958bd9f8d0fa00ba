export { openDatabase, type Place } from './database.ts';
export { RoomStore } from './roomStore.ts';
export { type Facts, type Message, type OnlineRecord, TableStore, Taken } from './tableStore.ts';

export { openDatabase } from './database.ts';
export { isFull, Unsure } from './faults.ts';
export { type Health, HealthCheck } from './health.ts';
export { takeLock } from './lock.ts';
export { Marker } from './marker.ts';
export type { Place } from './place.ts';
export { SERVING } from './postgres.ts';
export { RoomStore } from './roomStore.ts';
export { type Facts, type Head, type Message, type OnlineRecord, TableStore, Taken } from './tableStore.ts';

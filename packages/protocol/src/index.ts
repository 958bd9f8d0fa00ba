export { BotSeats } from './botSeats.ts';
export { OPEN_SEAT, proposalFor } from './holders.ts';
export { type HostOptions, type Listener, TableHost } from './host.ts';
export type { TableLink } from './link.ts';
export { type DoRequest, type Read, Request, read, readRequest, refused } from './messages.ts';
export { NotStored } from './notStored.ts';
export { offerFrom, type WireOffer, wire } from './offer.ts';
export { type Errand, readRoomRequest, type Shown } from './room.ts';
export { as } from './schema.ts';
export {
  type Door,
  type Farewell,
  type Hello,
  type Lately,
  type Missed,
  type OnlineCard,
  PROTOCOL,
  Reason,
  type RoomState,
  type RoomTold,
  readTold,
  type Said,
  type Unsaid,
} from './told.ts';
export { type Done, Happened, Outcome, type Refusal, Reply, type UndoState, Update } from './update.ts';

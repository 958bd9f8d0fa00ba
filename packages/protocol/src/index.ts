export { BotSeats } from './botSeats.ts';
export { OPEN_SEAT, proposalFor } from './holders.ts';
export { type HostOptions, type Listener, TableHost } from './host.ts';
export type { TableLink } from './link.ts';
export {
  type Done,
  type DoRequest,
  NotStored,
  type Read,
  type Refusal,
  type Reply,
  Request,
  read,
  readRequest,
  refused,
  type UndoState,
  type Update,
} from './messages.ts';
export { offerFrom, type WireOffer, wire } from './offer.ts';
export { type Errand, readRoomRequest, type Shown } from './room.ts';
export {
  type Door,
  type Farewell,
  type Hello,
  type Lately,
  type Missed,
  type OnlineCard,
  PROTOCOL,
  type RoomState,
  type RoomTold,
  readTold,
  type Said,
  type Unsaid,
} from './told.ts';

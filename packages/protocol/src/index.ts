export { botIn, proposalFor } from './holders.ts';
export { type HostOptions, type Listener, TableHost } from './host.ts';
export type { TableLink } from './link.ts';
export {
  type Deed,
  type Done,
  type Refusal,
  type Reply,
  Request,
  readRequest,
  refused,
  type UndoState,
  type Update,
} from './messages.ts';
export { offerFrom, type WireOffer, wire } from './offer.ts';
export {
  type Errand,
  type Farewell,
  OPEN_SEAT,
  type RoomRequest,
  type RoomState,
  type RoomTold,
  readRoomRequest,
  type Said,
} from './room.ts';

export { analysesIn, fileOf, MOST_ANALYSES, matchIn, parseFile, type TableFile } from './file.ts';
export { commitmentOf, newId, newKey } from './key.ts';
export {
  cardOf,
  type Damage,
  type EntryRecord,
  type Kept,
  roundOf,
  type SegmentRecord,
  type SnapshotRecord,
  type TableCard,
  type TableRecord,
} from './records.ts';
export { type Again, type Before, playAgain, reelsIn } from './reels.ts';
export { follow, journalOf, keptFrom, type Resumed, reopen, resume } from './resume.ts';
export { undoneIn, walk } from './undone.ts';

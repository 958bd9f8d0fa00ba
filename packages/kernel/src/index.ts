export { isDeadEnd, isOffered, onlyAnswer } from './answer.ts';
export { type Answers, answering } from './answers.ts';
export {
  BOX_NAME,
  type Box,
  type BoxEntry,
  type BoxFault,
  type BoxPart,
  entryFaults,
  missionWith,
  type OwnBox,
  readBox,
} from './box.ts';
export { chachaBlock } from './chacha.ts';
export { type Chance, diceOf, keyFrom, keyFromSeed, keyText, openChance } from './chance.ts';
export { createEngine, type Engine, type Played } from './engine.ts';
export { Fault, type FaultCode } from './fault.ts';
export { type Foreseen, foresee } from './foresee.ts';
export { type Form, type FormWord, fit, misfit, type Objections } from './form.ts';
export * from './game.ts';
export { type Grammar, grammar } from './grammar.ts';
export { hash } from './hash.ts';
export { botIn, botNamed, isBot } from './holders.ts';
export { type Deed, type Entry, type Holders, type Journal, parseJournal, type Segment } from './journal.ts';
export { canonical, copy, type Json, same } from './json.ts';
export { looker } from './look.ts';
export { fork, type Input, Match, openMatch, type Prepared, type UndoRule } from './match.ts';
export * from './offer.ts';
export {
  type Bot,
  type CardEntry,
  type Cast,
  type Evaluation,
  type GamePack,
  type Mind,
  type MissionEntry,
  type Network,
  type Phrase,
  type PileChoice,
  type Provenance,
  type Risk,
  type Uses,
  usedBy,
  usualPack,
  type VariantEntry,
  type Way,
  type Ways,
  word,
} from './pack.ts';
export { type ReplayOptions, replay } from './replay.ts';
export type { Forced } from './resolution.ts';
export { type Retelling, type Retold, retellBy } from './retelling.ts';
export { goOn, load, migrate, type Save, save } from './save.ts';
export { seatName, seatNames, seatNumber, together } from './seats.ts';
export { type Open, peek, type Secret, secret } from './secret.ts';
export type { Begin, NameForms, Scene, Stage, Staged } from './stage.ts';
export { type Standing, standingAt, standingAtStart } from './standing.ts';
export type { FloorPlan, Rectangle, Survey, Surveyor } from './survey.ts';
export { decider, type Frame, isAsked, type Pending, type Proposal, type Table, type TableOf } from './table.ts';
export { heardBy, type TableView } from './view.ts';
export type { ReactionOption } from './window.ts';

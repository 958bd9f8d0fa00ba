import type { Table } from './table.ts';

// What is read from a file has this shape, or it is damaged. What a state and locals mean, only the rules know.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

export const isTable = (value: unknown): value is Table =>
  isRecord(value) &&
  isText(value.game) &&
  isCount(value.version) &&
  isListOf(value.seats, isText) &&
  isCount(value.n) &&
  isCount(value.barrier) &&
  isRecord(value.state) &&
  isListOf(value.stack, isFrame) &&
  (value.pending === null || isPending(value.pending)) &&
  isChance(value.chance) &&
  (value.outcome === null || isOutcome(value.outcome));

const isFrame = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.proc) &&
  isText(value.step) &&
  (value.subject === null || isText(value.subject) || typeof value.subject === 'number') &&
  isRecord(value.locals) &&
  (value.waiting === null || isPending(value.waiting)) &&
  typeof value.called === 'boolean';

const isPending = (value: unknown): boolean =>
  isRecord(value) &&
  isWho(value.who) &&
  isText(value.choice) &&
  isRecord(value.about) &&
  (value.proposals === undefined || isListOf(value.proposals, isProposal));

const isWho = (value: unknown): boolean =>
  isText(value) || (isRecord(value) && isListOf(value.anyOf, isText) && isText(value.decider));

const isProposal = (value: unknown): boolean => isRecord(value) && isText(value.seat);

const isChance = (value: unknown): boolean =>
  isRecord(value) &&
  isListOf(value.key, isCount) &&
  (value.key as unknown[]).length === 8 &&
  isRecord(value.at) &&
  Object.values(value.at).every(isCount) &&
  isRecord(value.forced) &&
  Object.values(value.forced).every((queue) => isListOf(queue, (item) => typeof item === 'number'));

const isOutcome = (value: unknown): boolean =>
  isRecord(value) && isListOf(value.winners, isText) && isText(value.because) && isListOf(value.rules, isText);

import { useSyncExternalStore } from 'react';
import { localMemory } from '../store/persist.ts';

/** Chances in hundredths. */
export const WARNINGS = [0, 5, 10, 20] as const;
export const VOLUMES = [20, 40, 60, 80, 100] as const;

/** What a person has set for this browser. */
export interface Settings {
  readonly sound: boolean;
  /** In hundredths. */
  readonly volume: (typeof VOLUMES)[number];
  /** What cannot be taken back is asked twice. */
  readonly confirm: boolean;
  /** Questions that almost never matter are asked, too. */
  readonly askAll: boolean;
  /** Before a move that seems to throw away so much, one is asked; 0: never. */
  readonly warn: (typeof WARNINGS)[number];
  /** Patterns beside colours. */
  readonly patterns: boolean;
  readonly text: 'normal' | 'large' | 'larger';
  /** The coach points out what comes up for the first time. */
  readonly coach: boolean;
  /** Names of ours for those that belong to others. */
  readonly neutral: boolean;
}

const USUAL: Settings = {
  sound: true,
  volume: 60,
  confirm: true,
  askAll: false,
  warn: 0,
  patterns: false,
  text: 'normal',
  coach: true,
  neutral: false,
};
const KEPT = 'shamble.settings';
const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  sound: [true, false],
  volume: VOLUMES,
  confirm: [true, false],
  askAll: [true, false],
  warn: WARNINGS,
  patterns: [true, false],
  text: ['normal', 'large', 'larger'],
  coach: [true, false],
  neutral: [true, false],
};

/** What is not understood is as if it had never been set. */
export function settingsFrom(text: string | null): Settings {
  let given: unknown;
  try {
    given = JSON.parse(text ?? '{}');
  } catch {
    return USUAL;
  }
  const read = (given ?? {}) as Record<string, unknown>;
  const known = Object.entries(CHOICES).filter(([name, all]) => (all as readonly unknown[]).includes(read[name]));
  return { ...USUAL, ...Object.fromEntries(known.map(([name]) => [name, read[name]])) };
}

const hearers = new Set<() => void>();
let now: Settings | null = null;

/** As they are; the same object until something is set. */
export function settings(): Settings {
  now ??= settingsFrom(localMemory()?.getItem(KEPT) ?? null);
  return now;
}

export function change(news: Partial<Settings>): void {
  now = { ...settings(), ...news };
  try {
    localMemory()?.setItem(KEPT, JSON.stringify(now));
  } catch {
    // Without room to remember them, they hold for this page.
  }
  show(now);
  for (const hear of [...hearers]) hear();
}

/** What the whole page shows of them. */
export function show({ patterns, text }: Settings = settings()): void {
  const { dataset } = document.documentElement;
  if (patterns) dataset.patterns = '';
  else delete dataset.patterns;
  if (text === 'normal') delete dataset.text;
  else dataset.text = text;
}

const subscribe = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

export function useSettings(): readonly [Settings, (news: Partial<Settings>) => void] {
  return [useSyncExternalStore(subscribe, settings), change];
}

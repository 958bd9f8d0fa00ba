import { Fault } from '@shamble/kernel';

// What a scene is read with: each gives the value back, or says what it should be.

export const bad = (what: string): Fault => new Fault('bad-content', `The scene cannot be set: ${what}.`);

export function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad(`${JSON.stringify(value)} should be a map of names`);
  return value as Record<string, unknown>;
}

export function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw bad(`${JSON.stringify(value)} should be a list`);
  return value;
}

export function number(value: unknown, least: number, most = Number.POSITIVE_INFINITY): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw bad(
      `${JSON.stringify(value)} should be a whole number from ${least}${Number.isFinite(most) ? ` to ${most}` : ''}`,
    );
  return value;
}

export function flag(value: unknown): boolean {
  if (typeof value !== 'boolean') throw bad(`${JSON.stringify(value)} should be true or false`);
  return value;
}

export function known<T extends string>(value: unknown, words: readonly T[]): T {
  if (!words.includes(value as T)) throw bad(`"${String(value)}" should be one of: ${words.join(', ')}`);
  return value as T;
}

export function none(rest: object, what: string): void {
  const [name] = Object.keys(rest);
  if (name !== undefined) throw bad(`"${name}" is no ${what}`);
}

/**
 * Why nothing can be had from a queue. `unbuilt`: run from its sources the program has no name that others could know it by.
 * `lost`: it was there, and has failed too often. `given up`: something in it was begun again and again, and never finished.
 */
export class NoQueue extends Error {
  override readonly name = 'NoQueue';
  readonly why: 'unreachable' | 'unbuilt' | 'lost' | 'given-up';

  constructor(why: NoQueue['why'], cause?: unknown) {
    super(cause instanceof Error ? cause.message : String(cause ?? why), { cause });
    this.why = why;
  }
}

/** Whether the same may be tried again: it was not answered, or will be when the database has recovered. */
export function isPassing(cause: unknown): boolean {
  const { severity, code = '' } = (cause ?? {}) as { readonly severity?: string; readonly code?: string };
  // Broken lines, a lack of something, somebody in the way, a server that starts or stops, one that may only be read.
  return severity === undefined || /^(08|40|53|55|57|58)/.test(code) || code === '25006';
}

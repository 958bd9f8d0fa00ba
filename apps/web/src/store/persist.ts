/** Remembers what was asked, in the page. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const ASKED = 'shamble.persistence-asked';

/**
 * Asks the browser, once, not to throw the games away when it needs room. Some browsers put the question to the
 * person, so this is for a moment when there is something to lose: the first answer of a game, not the first page.
 */
export async function askToPersist(
  storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined = globalThis.navigator?.storage,
  memory: Memory | null = localMemory(),
): Promise<boolean> {
  try {
    if (storage === undefined) return false;
    if (await storage.persisted()) return true;
    if (memory === null || memory.getItem(ASKED) !== null) return false;
    memory.setItem(ASKED, 'yes');
    return await storage.persist();
  } catch {
    return false;
  }
}

/** The page's small memory; null where the browser forbids it. */
export function localMemory(): Memory | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

const MOST = 20;
const heard: string[] = [];

const note = (what: unknown): void => {
  heard.push(`${new Date().toISOString()} ${what instanceof Error ? (what.stack ?? what.message) : String(what)}`);
  if (heard.length > MOST) heard.shift();
};

/** What went wrong on this page since it was loaded, the last of it last. */
export const faults = (): readonly string[] => [...heard];

/** From now on what goes wrong is noted, for a report. */
export function noteFaults(): void {
  addEventListener('error', (event) => note(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => note(event.reason));
}

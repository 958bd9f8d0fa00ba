import { pageHouse } from '../page.ts';
import { giveFile } from '../table/saveFile.ts';
import { faults } from './faults.ts';

/** What was to be seen, and in what. */
export interface Screen {
  readonly when: string;
  /** The page as it was built. */
  readonly page: string;
  readonly browser: string;
  readonly language: string;
  readonly size: readonly [wide: number, high: number];
  readonly settings: Readonly<Record<string, string>>;
  readonly address: string;
  readonly text: string;
  readonly faults: readonly string[];
}

const MOST = 20_000;

function screenNow(): Screen {
  const root = document.documentElement;
  const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/"]');
  return {
    when: new Date().toISOString(),
    page: script === null ? '' : new URL(script.src).pathname,
    browser: navigator.userAgent,
    language: root.lang,
    size: [innerWidth, innerHeight],
    settings: Object.fromEntries(Object.entries(root.dataset).map(([name, value]) => [name, value ?? ''])),
    address: location.pathname,
    text: document.body.innerText.slice(0, MOST),
    faults: faults(),
  };
}

/** A saved game that also tells what was on the screen: whatever opens saved games opens it. */
export const reportOf = (save: string, report: Screen): string =>
  `${JSON.stringify({ ...JSON.parse(save), report })}\n`;

/** Gives everything that is needed to find a fault to the person, as a file; tells its name. */
export async function saveReport(table: string): Promise<string> {
  const screen = screenNow();
  const { name, text } = await pageHouse().export(table);
  const file = name.replace('shamble-', 'shamble-report-');
  giveFile(file, reportOf(text, screen));
  return file;
}

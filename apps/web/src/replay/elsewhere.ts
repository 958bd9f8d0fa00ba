import { type Report, readReport } from '@shamble/bots';
import { analysisOf, askAnalysis, hasAnalyses } from '../online/api.ts';
import type { Asked } from './useAnalysis.ts';

/** The server is asked so often how it does, in milliseconds. */
const LOOK = 1500;

interface Watching {
  isOn(): boolean;
  tell(report: Report | null, progress: number): void;
  readonly look?: number;
}

/** Has the server analyse a game that was played on it. Null: it does not, for whatever reason, and somebody else has to. */
export async function analysedElsewhere(
  table: string,
  { seat, open }: Asked,
  { isOn, tell, look = LOOK }: Watching,
): Promise<Report | null> {
  try {
    if (!(await hasAnalyses())) return null;
    let found = await askAnalysis(table, { seat, open });
    while (isOn() && found.state === 'running') {
      tell(readReport(found.report), found.progress);
      await new Promise((resolve) => setTimeout(resolve, look));
      if (isOn()) found = await analysisOf(table, { seat, open });
    }
    return found.state === 'done' ? readReport(found.report) : null;
  } catch {
    // The browser can do it.
    return null;
  }
}

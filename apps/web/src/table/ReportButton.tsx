import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../text/useWords.ts';
import css from './Table.module.css';

/** Fetched when somebody has something to report. */
const report = async (table: string): Promise<string> => (await import('../report/report.ts')).saveReport(table);

/** Saves a report, and says where it went and what to do with it. */
export function ReportButton({ table }: { table: string }) {
  const { word } = useWords();
  const [file, setFile] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => void report(table).then(setFile)}>{word('page.report')}</Button>
      <span role="status" className={css.reported}>
        {file !== null && word('page.reported', { file })}
      </span>
    </>
  );
}

import { isOnline, pageHouse } from '../page.ts';

interface TableFile {
  readonly name: string;
  readonly text: string;
}

/** A table as a file: of this browser, or of the server once the game is over. */
export async function tableFile(table: string): Promise<TableFile> {
  if (!isOnline(table)) return pageHouse().export(table);
  const answer = await fetch(`/api/tables/${table}/file`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return { name: `shamble-${table.slice(0, 8)}.json`, text };
}

/** Gives the table to the person as a file. */
export async function saveFile(table: string): Promise<void> {
  const { name, text } = await tableFile(table);
  giveFile(name, text);
}

export function giveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

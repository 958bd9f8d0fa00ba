import { pageHouse } from '../page.ts';

/** Gives the table to the person as a file. */
export async function saveFile(table: string): Promise<void> {
  const { name, text } = await pageHouse().export(table);
  giveFile(name, text);
}

export function giveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

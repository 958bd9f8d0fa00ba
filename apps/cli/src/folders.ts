import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files under a folder whose names fit, in the order of their paths. A folder that is not there holds none. */
export function filesUnder(folder: string, fits: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesUnder(path, fits);
      return fits.test(entry.name) ? [path] : [];
    });
}

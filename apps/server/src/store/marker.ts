import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { veiled } from '../logged.ts';
import { makeFolder } from './files.ts';
import { nameOf, type Place } from './place.ts';

/** Remembers that there were tables, so that a database that was lost is not taken for a new one. */
export class Marker {
  readonly file: string;
  private readonly mark: string;
  private isKnown: boolean;

  constructor(file: string, place: Place) {
    this.file = file;
    this.mark = 'file' in place ? 'file' : `postgres ${veiled(nameOf(place))}`;
    this.isKnown = this.marks.includes(this.mark);
  }

  get isSet(): boolean {
    return this.isKnown;
  }

  set(): void {
    if (this.isKnown) return;
    this.isKnown = true;
    makeFolder(this.file);
    writeFileSync(this.file, `${[...this.marks, this.mark].join('\n')}\n`, { mode: 0o600 });
  }

  private get marks(): string[] {
    return existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').filter(Boolean) : [];
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomAnswer, rng } from '@shamble/bots';
import { offerFrom } from '@shamble/protocol';
import type { Bots } from '../src/online/bots.ts';
import { openOnline, secretFrom, type Wanted } from '../src/online/index.ts';
import { createServer, type Serving } from '../src/serve.ts';
import { readHere } from './readHere.ts';

const luck = rng(1);
const quick: Bots = {
  decide: async (_game, _bot, _view, offer) => offer.usual ?? randomAnswer(offerFrom(offer), luck),
};

/** A real server with a folder of its own, in this process. */
export class Served {
  readonly folder = mkdtempSync(join(tmpdir(), 'shamble-online-'));
  private serving: Serving | null = null;
  base = '';

  async start({ patience, ...more }: Partial<Wanted> & { patience?: number } = {}): Promise<void> {
    const secret = secretFrom(undefined, join(this.folder, 'secret'));
    const online = await openOnline({
      place: { file: this.file },
      secret,
      bots: quick,
      readers: readHere,
      verifyAfter: 0,
      ...more,
    });
    const port = this.base === '' ? 0 : Number(new URL(this.base).port);
    this.serving = await createServer({ port, site: null, online, ...(patience && { patience }) });
    this.base = this.serving.address.replace('localhost', '127.0.0.1');
  }

  get file(): string {
    return join(this.folder, 'shamble.db');
  }

  async stop(): Promise<void> {
    await this.serving?.stop();
    this.serving = null;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

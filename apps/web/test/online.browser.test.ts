import { decider } from '@shamble/kernel';
import { type RoomTold, readTold, type Update } from '@shamble/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { layoutFaults } from './person/layout.ts';
import { accessFaults, atRest, picture, pressed, SLOW, visits, type Wish } from './person/visit.ts';

const { visit, complaints } = visits();

/** A browser complains itself where there is no network: that is no fault of the page. */
function pardon(what: string): void {
  for (const heard of complaints.splice(0)) if (!heard.includes(what)) complaints.push(heard);
}

/** On a busy machine, too. */
const SOON = { timeout: 60_000 };

/** Somebody in a browser of his own, and every frame that reached it. */
class Somebody {
  readonly page: Page;
  readonly frames: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))));
  }

  static async called(name: string, wish: Wish = {}): Promise<Somebody> {
    const page = await visit('/guest', wish);
    const fr = wish.lang === 'fr';
    await page.getByLabel(fr ? 'Nom' : 'Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: fr ? 'Entrer' : 'Come in' }).click();
    await page.getByRole('heading', { name: fr ? 'On vous appelle' : 'You are called' }).waitFor();
    return new Somebody(page);
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  get told(): RoomTold[] {
    return this.frames.map((frame) => {
      const read = readTold(JSON.parse(frame));
      if ('wrong' in read) throw new Error(read.wrong);
      return read.request;
    });
  }

  get updates(): Update[] {
    return this.told.filter((told): told is Update => told.tell === 'update');
  }

  get latest(): Update | undefined {
    return this.updates.at(-1);
  }

  get isAsked(): boolean {
    const { latest } = this;
    const who = latest?.view.pending?.who;
    return latest !== undefined && who !== undefined && latest.offer !== null && decider(who) === latest.seat;
  }

  /** Where this person is, in short. */
  get sight(): object {
    const { latest } = this;
    if (latest === undefined) return {};
    const { n, seat, offer, outcome, view, undo } = latest;
    return { n, seat, offer: offer?.kind, outcome, pending: view.pending, undo, last: this.told.at(-1)?.tell };
  }

  /** Gives the usual answer by its key, or else the first there is. */
  async answer(): Promise<void> {
    const { n, offer } = this.latest!;
    const skip = this.page.locator('[data-telling]').getByRole('button', { name: /^(Skip|Passer)$/ });
    const actions = this.page.locator(
      'ul[aria-label="What can be done"] button:enabled, [class*=Table-module_answers] button:enabled',
    );
    const end = this.page.locator(':is(li[data-row=end], li[data-row=nothing]) button:enabled').first();
    const isGiven = (): boolean => this.latest!.n > n;
    await expect
      .poll(
        async () => {
          if (isGiven()) return true;
          await pressed(skip);
          await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
          if (offer!.usual !== undefined) await this.page.keyboard.press('Enter');
          await atRest(this.page);
          if (isGiven()) return true;
          // What gives actions up bears no key: it is pressed, and pressed again.
          await pressed((await end.isVisible()) ? end : actions.first());
          // What is under way is not said twice.
          await atRest(this.page);
          return isGiven();
        },
        { ...SOON, interval: 150 },
      )
      .toBe(true)
      .catch(() => {
        throw new Error(`Nothing answers it: ${JSON.stringify(this.sight)}`);
      });
  }
}

/** They answer in turn until it is so. */
async function playUntil(people: readonly Somebody[], isSo: () => boolean, most = 120): Promise<void> {
  for (let i = 0; i < most && !isSo(); i++) {
    const n = Math.max(...people.map(({ latest }) => latest!.n));
    await expect.poll(() => people.every(({ latest }) => latest!.n >= n), SOON).toBe(true);
    await expect
      .poll(() => isSo() || people.some(({ isAsked }) => isAsked), SOON)
      .toBe(true)
      .catch(() => {
        throw new Error(`Nobody is asked: ${JSON.stringify(people.map((one) => one.sight))}`);
      });
    await people.find(({ isAsked }) => isAsked)?.answer();
  }
  expect(isSo()).toBe(true);
}

const roundOf = (one: Somebody): number => (one.latest!.view.state as { round: number }).round;

type People = readonly [Somebody, Somebody, Somebody];

const gather = async (): Promise<People> => [
  await Somebody.called('Ann'),
  await Somebody.called('Ben', { size: 'phone', lang: 'fr', theme: 'light' }),
  await Somebody.called('Cy'),
];

/** Ann lays the table, Ben sits down by her link, Cy looks on. */
async function lay(people: People, path: string, more: (ann: Page) => Promise<void>): Promise<void> {
  const [ann, ben, cy] = people;
  for (const { frames } of people) frames.length = 0;
  await ann.open(new URL(path, ann.page.url()).href);
  await more(ann.page);
  await ann.page.getByRole('button', { name: 'Invite friends' }).click();
  await ann.page.getByRole('heading', { name: 'The waiting room' }).waitFor();
  const link = await ann.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  await Promise.all([ben.open(link), cy.open(link)]);
  await ben.page.getByRole('button', { name: /^M’asseoir ici/ }).click();
  await ann.page.getByRole('listitem').filter({ hasText: 'Ben' }).first().waitFor();
  await ann.page.getByText('Looking on').waitFor();
}

const layTutorial = (people: People): Promise<void> =>
  lay(people, '/new?game=zombicide&mission=00', (page) =>
    page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '2' }).click(),
  );

const start = async (people: readonly Somebody[]): Promise<void> => {
  await people[0]!.page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of people) await page.locator('svg[role=group]').first().waitFor();
};

test('two friends play Zombicide together, one looks on, and a line drops in the middle', {
  timeout: SLOW,
}, async () => {
  const people = await gather();
  await layTutorial(people);
  const [ann, ben, cy] = people;
  await ben.page.getByLabel('Dire quelque chose').fill('Bonjour !');
  await ben.page.getByRole('button', { name: 'Envoyer' }).click();
  await ann.page.getByText('Bonjour !').waitFor();
  expect([await layoutFaults(ann.page), await accessFaults(ann.page)]).toEqual([[], []]);
  expect([await layoutFaults(ben.page), await accessFaults(ben.page)]).toEqual([[], []]);
  await picture(ann.page, 'online-waiting-desktop');
  await picture(ben.page, 'online-waiting-phone');
  await start(people);
  await playUntil([ann, ben], () => ann.latest!.n > 3 && ann.isAsked);

  // Ann's line drops while her answer is under way: she comes back to the same table, and the answer counts once. Nothing
  // that she said before is under way any more.
  await ann.page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  const { n } = ann.latest!;
  await ann.page.context().setOffline(true);
  await ann.page.locator('[data-line=lost]').waitFor();
  await ann.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const deed = ann.page.locator(':is(li[data-row=noise], li[data-row=search]) button:enabled').first();
  const busy = ann.page.locator('main[aria-busy]');
  await expect
    .poll(async () => {
      await ann.page.keyboard.press('Enter');
      // Where nothing bears the key, something is pressed that takes an action.
      if ((await busy.count()) === 0) await pressed(deed);
      return busy.count();
    }, SOON)
    .toBe(1);
  await picture(ann.page, 'online-lost');
  expect(ben.latest!.n).toBe(n);
  await ann.page.context().setOffline(false);
  await ann.page.locator('[data-line=lost]').waitFor({ state: 'detached' });
  await expect.poll(() => [ann, ben, cy].map(({ latest }) => latest!.n), SOON).toEqual([n + 1, n + 1, n + 1]);
  await ann.page.locator('main[aria-busy]').waitFor({ state: 'detached' });

  await playUntil([ann, ben], () => roundOf(ann) > 1);
  // Nobody goes back beyond what all have seen unless the others agree.
  const undo = ann.page.locator('[data-mark=undo]');
  const asked = () => ben.latest!.undo.asked;
  await expect
    .poll(
      async () => {
        if (asked() === null) await undo.click();
        return asked();
      },
      { ...SOON, interval: 1000 },
    )
    .not.toBeNull();
  const { to } = asked()!;
  await ben.page.getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => ben.latest!.undo.to, SOON).toBeLessThan(to);
  expect(ben.latest!.undo.asked).toBeNull();
  await expect.poll(() => ann.latest!.n, SOON).toBe(ben.latest!.n);
  await playUntil([ann, ben], () => roundOf(ann) > 1);
  await expect.poll(() => roundOf(cy), SOON).toBe(roundOf(ann));
  expect(new Set(cy.updates.map(({ seat }) => seat))).toEqual(new Set(['$watcher']));
  expect(cy.updates.every(({ offer }) => offer === null)).toBe(true);
  // What concerns both is proposed by one and decided by the other. All may be dead before anything does: then once more.
  const isShared = (): boolean => typeof ann.latest!.view.pending?.who === 'object';
  while (!isShared()) {
    if (ann.latest!.outcome !== null) {
      await layTutorial(people);
      await start(people);
    }
    await playUntil([ann, ben], () => isShared() || ann.latest!.outcome !== null);
  }
  const [judge, other] = ann.isAsked ? [ann, ben] : [ben, ann];
  await other.answer();
  const before = judge.latest!.n;
  await picture(judge.page, 'online-proposed');
  await judge.page.locator('[data-proposals="1"]').getByRole('button').click();
  await expect.poll(() => other.latest!.n, SOON).toBeGreaterThan(before);

  await ann.page.getByRole('button', { name: /^Who is here/ }).click();
  expect(await accessFaults(ann.page)).toEqual([]);
  await picture(ann.page, 'online-room');
  await ben.page.getByRole('button', { name: /^Qui est là/ }).click();
  expect(await accessFaults(ben.page)).toEqual([]);
  await picture(ben.page, 'online-room-phone');

  pardon('ERR_INTERNET_DISCONNECTED');
});

test('a round of Zombie Plague, where nobody but the traitor receives who it is', { timeout: SLOW }, async () => {
  const people = await gather();
  const [ann, ben] = people;
  for (let tries = 0; tries < 12; tries++) {
    await lay(people, '/new?game=plague', async (page) => {
      await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: '2' }).click();
      await page.getByRole('checkbox', { name: /traitor/i }).check({ force: true });
    });
    await start(people);
    const isTraitor = ({ frames }: Somebody): boolean => frames.some((frame) => /"traitor":\d/.test(frame));
    const traitor = [ann, ben].find(isTraitor);
    // Nobody may be one: then the cards are dealt again.
    if (traitor === undefined) continue;
    const first = roundOf(ann);
    await playUntil([ann, ben], () => roundOf(ann) > first || ann.latest!.outcome !== null);
    expect(people.filter(isTraitor)).toEqual([traitor]);
    return;
  }
  throw new Error('Nobody was ever the traitor.');
});

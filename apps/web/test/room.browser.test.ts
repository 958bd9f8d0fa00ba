import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { callingBy, speak } from './person/calling.ts';
import { layoutFaults } from './person/layout.ts';
import { accessFaults, picture, SLOW, visits } from './person/visit.ts';

const { visit } = visits();

const called = callingBy(visit);

/** What a browser would show beside the page, and whether somebody looks at it. */
const listening = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const told: string[] = [];
    class Heard {
      static readonly permission = 'granted';
      static readonly requestPermission = async () => 'granted';
      constructor(sentence: string) {
        told.push(sentence);
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: Heard, told, isAway: false });
    Object.defineProperty(document, 'hidden', { get: () => (globalThis as { isAway?: boolean }).isAway });
  });
};

const TRAITOR = /You are the traitor|Vous êtes le traître/;
const CY = '<b>Cy</b>';

test('a host keeps order, an absent player comes back to what he missed, and who looks on learns no secret', {
  timeout: SLOW,
}, async () => {
  const ann = await called('Ann');
  const ben = await called('Ben', { size: 'phone', lang: 'fr', theme: 'light', before: listening });
  const cy = await called(CY);
  const { origin } = new URL(ann.url());
  const wanted = { game: 'plague', mission: 'main', seats: 3, variants: ['traitor'] };

  // Dealt again until Ann is the one.
  let table = '';
  for (let isTraitor = false; !isTraitor; ) {
    const made = await ann.context().request.post(`${origin}/api/tables`, { data: wanted });
    table = (await made.json()).id;
    await speak(ben, table, [{ say: 'sit', seat: 'p2' }]);
    const { view } = await speak(ann, table, [{ say: 'start' }]);
    isTraitor = (view.state as { traitor: number | null }).traitor === 0;
  }
  const frames: string[] = [];
  cy.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  for (const page of [ann, ben, cy]) await page.goto(`${origin}/table/${table}`);
  for (const page of [ann, ben, cy]) await page.locator('svg[role=group]').first().waitFor();
  await expect.poll(() => ann.content()).toMatch(TRAITOR);
  for (const page of [ben, cy]) expect(await page.content()).not.toMatch(TRAITOR);

  // Ben is told of his turn while he does not look, takes his personal link along and goes away.
  await ben.getByRole('button', { name: /^Qui est là/ }).click();
  await ben.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  await ben.getByText('Ce navigateur vous prévient').waitFor();
  await ben.getByRole('button', { name: 'Montrer le lien' }).click();
  const link = await ben.getByRole('textbox', { name: 'Votre lien personnel' }).inputValue();
  await ben.evaluate(() => Object.assign(globalThis, { isAway: true }));
  await speak(ann, table, [], true);
  await expect
    .poll(() => ben.evaluate(() => (globalThis as unknown as { told: string[] }).told))
    .toEqual(['C’est à vous, à la table La maison.']);
  await ben.close();

  // A bot stands in for him, and waits where nobody sits.
  // Not before he has been away for a minute.
  expect(await ann.getByRole('button', { name: 'Let a bot play for Ben' }).count()).toBe(0);
  await ann.getByRole('button', { name: 'Let a bot play for Ben' }).click({ timeout: 150_000 });
  await ann.locator('[data-absent=p3]').waitFor();

  // On another device he is himself again, sits down and reads what happened.
  const back = await visit(link.slice(origin.length), { size: 'phone', lang: 'fr', theme: 'light' });
  await back.getByRole('heading', { name: 'Bon retour, Ben.' }).waitFor();
  expect(back.url()).not.toContain('#');
  await back.goto(`${origin}/table/${table}`);
  await back.getByRole('button', { name: /^Qui est là/ }).click();
  await back.getByRole('button', { name: /^Me rasseoir/ }).click();
  const since = back.getByRole('region', { name: 'Depuis votre passage' });
  await since.getByRole('listitem').first().waitFor();
  await back.getByRole('button', { name: 'Fermer' }).click();
  expect([await layoutFaults(back), await accessFaults(back)]).toEqual([[], []]);
  await picture(back, 'online-since-phone');
  await since.getByRole('button', { name: 'Continuer' }).click();
  await since.waitFor({ state: 'detached' });

  // The host mutes and locks; then Ben is the host, and sends him away who looks on.
  await ann.getByRole('button', { name: /^Who is here/ }).click();
  await cy.getByRole('button', { name: /^Who is here/ }).click();
  await ann.getByRole('button', { name: `Mute: ${CY}` }).click();
  await cy.getByText('The host has asked you to be silent.').waitFor();
  const seat = cy.getByRole('complementary').getByRole('button', { name: /^Sit here/ });
  await ann.getByRole('checkbox', { name: /^Locked/, checked: true }).waitFor();
  expect(await seat.count()).toBe(0);
  await ann
    .getByRole('complementary')
    .getByRole('button', { name: /^Offer the seat/ })
    .click();
  await seat.waitFor();
  await ann.getByRole('checkbox', { name: /^Locked/, checked: false }).click();
  await seat.waitFor({ state: 'detached' });
  await ann.getByRole('checkbox', { name: /^Listed/ }).click();
  await ann.getByRole('checkbox', { name: /^Listed/, checked: true }).waitFor();
  await picture(ann, 'online-host');
  await ann.getByRole('button', { name: 'Make host: Ben' }).click();
  await ann.getByRole('checkbox', { name: /^Locked/ }).waitFor({ state: 'detached' });
  await back.getByRole('button', { name: /^Qui est là/ }).click();
  await back.getByRole('button', { name: `Renvoyer : ${CY}` }).click();
  await back.getByRole('button', { name: `Vraiment renvoyer ? : ${CY}` }).click();
  await cy.getByRole('heading', { name: 'The host has asked you to leave this table.' }).waitFor();

  // He finds it among the open tables, and how long tables are kept.
  await cy.goto(`${origin}/tables`);
  await cy.locator(`a[href$="${table}"]`).waitFor();
  await cy.getByText('A table nobody touches is kept for 180 days at least.').waitFor();
  expect(await accessFaults(cy)).toEqual([]);
  expect(frames.filter((frame) => /"traitor":\d/.test(frame))).toEqual([]);
});

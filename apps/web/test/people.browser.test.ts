import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callingBy } from './person/calling.ts';
import { layoutFaults } from './person/layout.ts';
import { accessFaults, picture, SLOW, visits, type Wish } from './person/visit.ts';

const { visit } = visits();

const called = callingBy(visit);

/** The panel of who is here lies over the table. */
const lookAt = async (page: Page, name: string, isCovered = false): Promise<void> => {
  expect([isCovered ? [] : await layoutFaults(page), await accessFaults(page)]).toEqual([[], []]);
  await picture(page, name);
};

const FRENCH: Wish = { size: 'phone', lang: 'fr', theme: 'light' };

test('nobody ends the game of another: all of a side agree, or who has had enough leaves his seat', {
  timeout: SLOW,
}, async () => {
  const [ann, ben] = [await called('Ann'), await called('Ben', FRENCH)];
  const { origin } = new URL(ann.url());
  const wanted = { game: 'zombicide', mission: '00', seats: 2 };
  const table = (await (await ann.context().request.post(`${origin}/api/tables`, { data: wanted })).json()).id;
  for (const page of [ann, ben]) await page.goto(`${origin}/table/${table}`);
  await ben.getByRole('button', { name: /^M’asseoir ici/ }).click();
  await ann.getByRole('listitem').filter({ hasText: 'Ben' }).first().waitFor();
  await ann.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [ann, ben]) await page.locator('svg[role=group]').first().waitFor();

  // Ann wants to give up, Ben does not.
  const wish = async (): Promise<void> => {
    await ann.getByRole('button', { name: 'Menu' }).click();
    await ann.getByRole('button', { name: 'Give up for our side' }).click();
    const sure = ann.getByRole('button', { name: 'Really give up for our side?' });
    if (await sure.isVisible()) await sure.click();
  };
  await ann.getByRole('button', { name: 'Menu' }).click();
  await lookAt(ann, 'online-give-up-menu');
  await ann.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await wish();
  await ann.getByText('Ann wants to give up. Still to agree: Ben.').waitFor();
  await ben.getByText('Ann veut abandonner. Doivent encore être d’accord : Ben.').waitFor();
  await lookAt(ann, 'online-conceding-desktop');
  await lookAt(ben, 'online-conceding-phone');
  await ben.getByRole('button', { name: 'Continuer à jouer' }).click();
  await ann.locator('[data-conceding]').waitFor({ state: 'detached' });

  // Ben has had enough, and leaves: Ann's game goes on, and nobody takes his seat unless she offers it.
  await ben.getByRole('button', { name: 'Menu' }).click();
  await lookAt(ben, 'online-give-up-menu-phone');
  await ben.getByRole('button', { name: 'Laisser ma place libre' }).click();
  await ann.getByRole('button', { name: /^Who is here/ }).click();
  const offer = ann.getByRole('complementary').getByRole('button', { name: /^Offer the seat/ });
  await offer.waitFor();
  await ben.getByRole('button', { name: /^Qui est là/ }).click();
  expect(await ben.getByRole('button', { name: /^M’asseoir ici/ }).count()).toBe(0);
  await offer.click();
  await ben
    .getByRole('complementary')
    .getByRole('button', { name: /^M’asseoir ici/ })
    .waitFor();
  await lookAt(ann, 'online-offered', true);

  // She sends him away; who comes then, knocks.
  await ann.getByRole('button', { name: 'Remove: Ben' }).click();
  await ann.getByRole('button', { name: 'Really remove?: Ben' }).click();
  await ben.getByRole('heading', { name: 'L’hôte vous a demandé de quitter cette table.' }).waitFor();
  const [cy, dora] = [await called('Cy', FRENCH), await called('Dora', { theme: 'light' })];
  for (const page of [cy, dora]) await page.goto(`${origin}/table/${table}`);
  await cy.getByRole('heading', { name: 'Ann fait entrer les nouveaux à cette table.' }).waitFor();
  await lookAt(cy, 'online-door-phone');
  await cy.getByRole('button', { name: 'Demander à entrer' }).click();
  await cy.getByText('C’est demandé.').waitFor();
  await dora.getByRole('button', { name: 'Ask to be let in' }).click();
  await lookAt(dora, 'online-door-desktop');
  const panel = ann.getByRole('complementary');
  await panel.getByRole('button', { name: 'Let in: Cy' }).waitFor();
  await lookAt(ann, 'online-knocking', true);
  await panel.getByRole('button', { name: 'No: Dora' }).click();
  await dora.getByRole('heading', { name: 'The host has not let you in.' }).waitFor();
  await panel.getByRole('button', { name: 'Let in: Cy' }).click();
  await cy.locator('svg[role=group]').first().waitFor();
  await cy.getByRole('button', { name: /^Qui est là/ }).click();
  await cy
    .getByRole('complementary')
    .getByRole('button', { name: /^M’asseoir ici/ })
    .click();
  await panel.getByRole('listitem').filter({ hasText: 'Cy' }).first().waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();

  // The last who agrees ends it.
  await wish();
  await cy.getByRole('button', { name: 'Fermer' }).click();
  await cy.getByRole('button', { name: 'Abandonner aussi' }).click();
  await ann.getByRole('button', { name: 'Watch it again' }).waitFor();
});

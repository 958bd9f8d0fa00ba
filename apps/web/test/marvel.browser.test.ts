import { expect, test } from 'vitest';
import { newText } from '../src/home/text.ts';
import { wordsOf } from '../src/text/words.ts';
import { crowdedPage, peoplePage } from './person/comic.ts';
import { keep } from './person/tables.ts';
import { atRest, goTo, inkFaults, LOOKS, pressed, SLOW, screenFaults, visits } from './person/visit.ts';

const { visit } = visits();

test.each(LOOKS)(
  'the tutorial is begun by hand, and the enemy answers: $size, $lang, $theme',
  { timeout: SLOW },
  async (look) => {
    const page = await visit('/new?game=marvel&mission=MZ0', look);
    const play = wordsOf(look.lang, newText).say({ id: 'new.play' });
    await page.getByRole('button', { name: play, exact: true }).click();
    await expect.poll(() => page.locator('[data-piece^="hero "]').count()).toBe(4);
    expect(await screenFaults(page, 'marvel-begins', look)).toEqual([]);
    const row = (id: string) => page.locator(`li[data-row="${id}"] > div > button`).first();
    // The first of them draws a Trait and goes a Zone; then all of them have had enough.
    await page.locator('li[data-row] > div > button').first().click();
    await row('trait').click();
    await row('move').click();
    await page.locator('li[data-row="move"] ul button').first().click();
    const isNext = () => page.getByText('Round 2').first().isVisible();
    const goOn = async (): Promise<boolean> => {
      await atRest(page);
      if (await isNext()) return true;
      // What would be given up is asked about once: the second press ends it.
      if (await pressed(row('end'))) return false;
      if (await pressed(page.getByRole('button', { name: /^Confirm/ }))) return false;
      await pressed(page.locator('li[data-row] > div > button, ul[data-rows] > li > button:enabled').first());
      return false;
    };
    await expect.poll(goOn, { timeout: 180_000, interval: 200 }).toBe(true);
    if (look.size === 'desktop')
      for (const rule of ['MZ-TRAIT-01', 'MZ-MOVE-01', 'MZ-SPAWN-03'])
        await page.getByText(rule).first().waitFor({ state: 'attached' });
    await atRest(page);
    expect(await page.locator('[data-piece^="hero "]').count()).toBe(4);
  },
);

test.each(LOOKS)(
  'a page full of agents can be read, and tells the odds before the dice: $size, $lang, $theme',
  { timeout: SLOW },
  async (look) => {
    const page = await visit('/settings', look);
    const table = await keep(page, crowdedPage());
    await goTo(page, table);
    const attack = page.locator('li[data-row="attack"] > div > button').first();
    await attack.waitFor();
    await expect.poll(() => page.locator('[data-piece^="hero "]').count()).toBe(6);
    // What the Super Hero can do is there to be read, or a touch away.
    const power = page.locator('li:has(> button[aria-controls]) p').first();
    expect(await power.isVisible()).toBe(look.size === 'desktop');
    if (look.size === 'desktop') await attack.hover();
    else await attack.focus();
    const ticket = page.locator('[data-ticket]').first();
    await ticket.waitFor();
    expect(await ticket.textContent()).toMatch(/1\) Thor.*2\) .*3\) .*4\) /);
    expect(await screenFaults(page, 'marvel', look)).toEqual([]);
    expect(await inkFaults(page, 'marvel', look)).toEqual([]);
  },
);

const TOLD = {
  en: {
    names: ['Aunt May', 'Okoye', 'J. Jonah Jameson'],
    zombie: [/Aunt May, runs to .+: \d Zones to go/, /Okoye, comes to fight in /, /Jameson, led by Guards to /],
    hero: [/Okoye, comes to the heroes in .+: \d Zones? away/, /Wong, stays here/],
    power: 'Each attack of his deals 2 Wounds instead of 1.',
  },
  fr: {
    names: ['Tante May', 'Okoye', 'J. Jonah Jameson'],
    zombie: [
      /Tante May, fuit vers .+\s: encore \d Zones/,
      /Okoye, vient combattre vers /,
      /Jameson, avec ses Gardes vers /,
    ],
    hero: [/Okoye, rejoint les héros vers .+\s: à \d Zones?/, /Wong, reste ici/],
    power: 'Chacune de ses attaques inflige 2 Blessures au lieu de 1.',
  },
} as const;

test.each(LOOKS)(
  'Bystanders are named, with where they go next, and heroes of the enemy with what they can do: $size, $lang, $theme',
  { timeout: SLOW },
  async (look) => {
    const page = await visit('/settings', look);
    const labels = () =>
      page.locator('[data-piece^="bystander "]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const names = () => page.locator('[data-piece^="bystander "] text.number').allTextContents();
    const arrows = () => page.locator('[data-piece^="bystander "] path[d^="M24 -13"]').count();
    const said = TOLD[look.lang];

    await goTo(page, await keep(page, peoplePage('zombie')));
    await page.locator('[data-piece^="bystander "]').first().waitFor();
    for (const name of said.names) expect(await names()).toContain(name);
    for (const line of said.zombie) expect((await labels()).join('; ')).toMatch(line);
    expect(await arrows()).toBeGreaterThanOrEqual(3);
    expect(await screenFaults(page, 'marvel-people', look)).toEqual([]);

    await goTo(page, await keep(page, peoplePage('hero')));
    for (const line of said.hero) await expect.poll(async () => (await labels()).join('; ')).toMatch(line);
    const power = page.getByText(said.power).first();
    expect(await power.isVisible()).toBe(look.size === 'desktop');
    expect(await screenFaults(page, 'marvel-living', look)).toEqual([]);
  },
);

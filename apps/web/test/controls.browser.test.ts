import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visits } from './person/visit.ts';

const { visit } = visits();

/** The question of that name on the style page, and what was answered to it. */
const question = (page: Page, title: string): Locator => page.locator('#questions div:has(> h3)', { hasText: title });
const said = (asked: Locator): Locator => asked.getByRole('status');
const slot = (asked: Locator, id: string): Locator => asked.locator(`[data-slot="${id}"]`);
const confirming = (asked: Locator): Locator => asked.getByRole('button', { name: /^Confirm/ });
const confirm = (asked: Locator) => confirming(asked).click();
const answer = async (asked: Locator): Promise<unknown> => JSON.parse((await asked.locator('code').textContent())!);

async function questions(): Promise<Page> {
  const page = await visit('/style?part=questions');
  await page.locator('#questions').scrollIntoViewIfNeeded();
  await page.locator('#questions [data-slot]').first().waitFor();
  return page;
}

describe('cards and slots', () => {
  const TRADE = 'Amy and Doug exchange';

  test('a card is dragged into a free slot, and onto another card to change places', async () => {
    const asked = question(await questions(), TRADE);
    await slot(asked, '0.0').getByRole('button').dragTo(slot(asked, '1.1'));
    await slot(asked, '1.1').getByText('Katana').first().waitFor();
    expect(await said(asked).textContent()).toBe('Katana is now in Hand 2.');
    await slot(asked, '1.0').getByRole('button').dragTo(slot(asked, '0.1'));
    expect(await said(asked).textContent()).toBe('Fire axe and SMG have changed places.');
    await confirm(asked);
    expect(Object.values((await answer(asked)) as object)).toEqual(
      expect.arrayContaining(['1.1', '0.1', '1.0', '0.2', '0.3', '0.4', '1.2']),
    );
  });

  test('a card is taken with one click and put with another; Escape puts it back', async () => {
    const page = await questions();
    const asked = question(page, TRADE);
    await slot(asked, '0.0').getByRole('button').click();
    expect(await said(asked).textContent()).toBe('Katana taken. Choose where it goes.');
    await page.keyboard.press('Escape');
    expect(await said(asked).textContent()).toBe('Katana stays where it was.');
    await slot(asked, '0.0').getByRole('button').click();
    await slot(asked, 'away').getByRole('button').last().click();
    await asked.getByRole('button', { name: 'Start over' }).waitFor();
    await confirm(asked);
    expect(Object.values((await answer(asked)) as object)).toContain('away');
    await asked.getByRole('button', { name: 'Start over' }).click();
    await slot(asked, '0.0').getByText('Katana').first().waitFor();
  });

  test('the keyboard alone can do it', async () => {
    const page = await questions();
    const asked = question(page, TRADE);
    await slot(asked, '0.0').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await said(asked).textContent()).toBe('Katana and SMG have changed places.');
  });

  test('a Wound goes nowhere else: the slots are greyed and say why', async () => {
    const asked = question(await questions(), TRADE);
    await slot(asked, '0.3').getByRole('button').click();
    await slot(asked, '1.1').getByText('A Wound stays with its Survivor.').waitFor();
    await slot(asked, '1.1').getByRole('button').click({ force: true });
    expect(await said(asked).textContent()).toBe('A Wound stays with its Survivor.');
  });

  test('what was found is not thrown away unless somebody does it', async () => {
    const asked = question(await questions(), 'Where does Amy put each card?');
    expect(await confirming(asked).isDisabled()).toBe(true);
    const loose = asked.getByRole('group', { name: 'Not placed yet' });
    for (let left = await loose.getByRole('button').count(); left > 0; left--) {
      await loose.getByRole('button').first().click();
      await slot(asked, 'away').getByRole('button').last().click();
    }
    await confirm(asked);
    expect(Object.values((await answer(asked)) as object).filter((where) => where === 'away')).toHaveLength(2);
  });
});

describe('other questions', () => {
  test('wounds are shared out with arrow keys and buttons: one more here is one less there', async () => {
    const page = await questions();
    const asked = question(page, 'Share 4 Wounds');
    const amy = asked.getByRole('spinbutton', { name: 'Amy' });
    const before = Number(await amy.textContent());
    await amy.focus();
    await page.keyboard.press('ArrowUp');
    expect(Number(await amy.textContent())).toBe(before + 1);
    expect(await said(asked).textContent()).toBe(`Amy: ${before + 1} All shared out`);
    await asked.getByRole('button', { name: 'One less: Amy' }).click();
    expect(await confirming(asked).isDisabled()).toBe(true);
    await asked.getByRole('button', { name: 'One more: Josh' }).click();
    await confirm(asked);
    expect(await answer(asked)).toMatchObject({ 2: 1 });
  });

  test('an order is changed by buttons, by keys and by dragging', async () => {
    const page = await questions();
    const asked = question(page, 'In which order');
    const lines = asked.getByRole('listitem');
    const names = async (): Promise<string[]> => (await lines.allTextContents()).map((text) => text.replace(/^\d/, ''));
    const [first, second, ...rest] = await names();
    await asked.getByRole('button', { name: `Later: ${first}` }).click();
    expect(await names()).toEqual([second, first, ...rest]);
    await page.keyboard.press('ArrowUp');
    expect(await names()).toEqual([first, second, ...rest]);
    await lines.nth(0).locator('b').first().dragTo(lines.nth(3));
    expect((await names()).at(-1)).toBe(first);
    expect(await said(asked).textContent()).toContain('is now number 4.');
  });

  test('some of several: no more than there may be', async () => {
    const asked = question(await questions(), 'Which card is lost?').last();
    const boxes = asked.getByRole('checkbox');
    await boxes.nth(0).check({ force: true });
    expect(await said(asked).textContent()).toBe('2 of 2 chosen');
    await boxes.nth(2).click({ force: true });
    expect(await said(asked).textContent()).toBe('No more than 2.');
    await confirm(asked);
    expect(await answer(asked)).toEqual([0, 2]);
  });

  test('a skill is shown with what it does, and one touch chooses it', async () => {
    const asked = question(await questions(), 'reaches Orange');
    await asked.getByText('only for a Move').waitFor();
    await asked.getByRole('button', { name: /free Move/ }).click();
    expect(await answer(asked)).toBe('free-move');
  });
});

import { expect, test } from 'vitest';
import { picture, visits } from './person/visit.ts';

const { visit } = visits();

test.each(['desktop', 'phone'] as const)('the style page shows everything that is printed: %s', async (size) => {
  const page = await visit('/style', { size });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, `style-${size}`);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
});

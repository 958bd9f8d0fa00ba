import { faultsOf } from '@shamble/text';
import { expect, test } from 'vitest';
import { settingsFrom } from '../src/settings/settings.ts';
import { pageText } from '../src/text/words.ts';
import { textSize } from '../text.plugin.ts';

/** Every part of the page that brings words of its own. */
const texts = import.meta.glob<Record<string, { en: Record<string, string>; fr: Record<string, string> }>>(
  '../src/*/text.ts',
  { eager: true },
);

test('each part of the page says the same in French and English, and nothing that the page says already', () => {
  const found = Object.values(texts).flatMap((file) => Object.values(file));
  expect(found.length).toBeGreaterThan(3);
  for (const text of found) {
    expect(faultsOf(text)).toEqual([]);
    expect(Object.keys(text.en).filter((id) => id in pageText.en)).toEqual([]);
  }
});

test('settings that cannot be read are as if they had never been set', () => {
  const usual = settingsFrom(null);
  expect(usual).toMatchObject({ sound: true, volume: 60, confirm: true, patterns: false, text: 'normal' });
  expect(settingsFrom('{"sound":false,"text":"huge","confirm":"no","other":1}')).toEqual({ ...usual, sound: false });
  for (const nonsense of ['', '{', 'null', '[]', '"full"']) expect(settingsFrom(nonsense)).toEqual(usual);
});

test('letters grow in every style sheet of ours, and lines and boxes do not', () => {
  const transform = textSize().transform as (code: string, id: string) => string | null;
  const grown = transform('.a { font: 800 13px / 20px x; border: 2px; font-size: 14.5px; }', '/src/a.module.css');
  expect(grown).toBe(
    '.a { font: 800 calc(13px * var(--text-size)) / 20px x; border: 2px; font-size: calc(14.5px * var(--text-size)); }',
  );
  expect(transform('.a { font-size: 12px; }', '/node_modules/b.css')).toBeNull();
});

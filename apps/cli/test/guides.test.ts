import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guides = readdirSync(`${root}docs/guides`).filter((name) => name.endsWith('.md'));

describe.each(guides)('%s', (name) => {
  const text = readFileSync(`${root}docs/guides/${name}`, 'utf8');

  test('shows sources as they are', () => {
    for (const [, file, excerpt] of text.matchAll(/```ts (\S+)\n(.*?)```/gs))
      expect(readFileSync(root + file!, 'utf8')).toContain(excerpt);
  });

  test('leads to files that are there', () => {
    for (const [, link] of text.matchAll(/\]\((?!http|#)([^)#]+)/g))
      expect(() => readdirOrFile(`${root}docs/guides/${link}`), link).not.toThrow();
  });
});

function readdirOrFile(path: string): void {
  try {
    readFileSync(path);
  } catch {
    readdirSync(path);
  }
}

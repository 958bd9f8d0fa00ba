import { readFileSync } from 'node:fs';
import { pack } from '@shamble/thumbnail';
import { describe, expect, it } from 'vitest';
import { parseScenarios, runScenario, scenarioWords } from '../../src/index.ts';
import { FORMS } from '../../src/scenario/forms.ts';

const guide = readFileSync(new URL('../../../../docs/guides/write-a-scenario.md', import.meta.url), 'utf8');

interface Block {
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

const blocks: Block[] = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((found) => ({
  language: found[1]!,
  text: found[2]!,
  line: guide.slice(0, found.index).split('\n').length,
}));

const examples = blocks.flatMap((block, i) => {
  const next = blocks[i + 1];
  const isOurs = block.language === 'yaml' && block.text.includes('game: thumbnail');
  return isOurs ? [{ ...block, says: next?.language === 'text' ? next.text.trimEnd() : null }] : [];
});

describe('the guide', () => {
  it.each(examples)('has an example at line $line that does what the page says', ({ text, says }) => {
    const failures = parseScenarios(text, 'noise.yaml').map((one) => runScenario(pack, one).failure);
    expect(says === null ? failures.filter((failure) => failure !== null) : failures).toEqual(
      says === null ? [] : [says],
    );
  });

  it('shows words that are there', () => {
    const words = scenarioWords(pack).split('\n');
    const shown = blocks
      .filter(({ language }) => language === 'words')
      .flatMap(({ text }) => text.trimEnd().split('\n'));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((line) => !words.includes(line))).toEqual([]);
  });

  it('names every assertion', () => {
    for (const kind of Object.keys(FORMS)) expect(guide).toContain(`\`${kind}: `);
  });
});

import { describe, expect, test } from 'vitest';
import { rounded } from '../icons.plugin.ts';

describe('icons', () => {
  test('keep their numbers to a tenth, each still by itself', () => {
    expect(rounded('m415.016 24.54l-6.784-.04')).toBe('m415 24.5l-6.8 0');
    expect(rounded('c.52.96.04.5 12.04.5')).toBe('c.5 1 0 .5 12 .5');
    expect(rounded('M5-.04.5-1.96')).toBe('M5 0 .5-2');
    expect(rounded('a55 55 0 0 1 3.938-3.572')).toBe('a55 55 0 0 1 3.9-3.6');
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooLarge } from '../measures.mjs';

const lines = (count) => '\n'.repeat(count);

test('a file of 400 lines is not too large, one more is', () => {
  assert.deepEqual(tooLarge('packages/kernel/src/a.ts', lines(400)), []);
  assert.match(tooLarge('packages/kernel/src/a.ts', lines(401))[0], /a\.ts has 401 lines/);
  assert.match(tooLarge('packages/games/plague/src/types.ts', lines(401))[0], /types\.ts has 401 lines/);
  assert.deepEqual(tooLarge('apps/web/src/home/text.ts', lines(401)), []);
});

test('a function of 150 lines is not too large, one more is, whatever its kind', () => {
  for (const [before, after] of [
    ['function a() {', '}'],
    ['const a = () => {', '};'],
    ['const a = { b() {', '} };'],
  ]) {
    assert.deepEqual(tooLarge('apps/web/src/a.tsx', before + lines(149) + after), []);
    assert.match(tooLarge('apps/web/src/a.tsx', before + lines(150) + after)[0], /a\.tsx:1 is a function of 151 lines/);
  }
});

import { createEngine, keyFromSeed } from '@shamble/kernel';
import { LOCALES, speak } from '@shamble/text';
import { expect, test } from 'vitest';
import { boardOf } from '../src/board/board.ts';
import { game, pack, text } from '../src/index.ts';
import { place } from '../src/phrases.ts';
import type { View } from '../src/types.ts';

const engine = createEngine(game);

function viewOf(mission: string): View {
  const { seats } = pack.missions.find(({ id }) => id === mission)!;
  const { table } = engine.open(pack.options(mission, seats.min, []), keyFromSeed(1));
  return structuredClone(engine.view(table, 'p1').state);
}

test('the board is drawn from above, with walls, doors, zones and who is in them', () => {
  const view = viewOf('00');
  view.figures[4 * 2] = 3;
  view.noise[2] = 1;
  expect(pack.stage.draw(view)).toMatchInlineSnapshot(`
    "┌─────────────────────────────────────────────────────┐
    │A1-NW  ·A1-N      ·A1-NE          ·B1-N      ·B1-NE  │
    │       ·          ·3W !1          ·          ·SPAWN  │
    ├────────────░░░───┐· · · · · · · ·┌─────────┬────▒▒▒─┤
    │living            │A1-E           │bedroom2 │bedroom1│
    │                  ▒               ▒                  │
    │                  │               │         │        │
    ├──   ───┬───   ───┤               ├───   ───┼───   ──┤
    │kitchen │bedroom  │· · · · · · · ·│living   │bath    │
    │Am Do Jo│         │A1-SE          │         │*red    │
    │Ne                ▒SPAWN          ▒                  │
    └──────────────────┴───────────────┴──────────────────┘"
  `);
});

test('every zone of every mission is on the drawing', () => {
  for (const { id } of pack.missions) {
    const view = viewOf(id);
    const drawing = pack.stage.draw(view);
    for (const { name, street } of boardOf(id).zones) {
      const [tile, part] = name.split('-');
      expect(drawing, `${id} ${name}`).toContain(street ? `${tile!.toUpperCase()}-${part}` : part!.slice(0, 5));
    }
    const wide = drawing.split('\n').map((line) => line.length);
    expect(new Set(wide).size, id).toBe(1);
  }
});

test('no two zones of a mission are called the same', () => {
  for (const { id } of pack.missions)
    for (const locale of LOCALES) {
      const say = speak(text[locale], locale, { strict: true });
      const names = [...boardOf(id).zones.keys()].map((zone) => say(place({ mission: id }, zone)));
      expect(new Set(names).size, `${id} ${locale}`).toBe(names.length);
    }
});

test('every survivor has a line: level, Wounds, cards, skills', () => {
  const view = viewOf('00');
  const [amy, doug] = view.survivors;
  Object.assign(amy!, { xp: 8, slots: [0, -1, -2, 5, -1], skills: ['free-move', 'plus-action'] });
  Object.assign(doug!, { status: 'dead' });
  const lines = LOCALES.map((locale) => pack.people!(view).map(speak(text[locale], locale, { strict: true })));
  expect(lines.map((all) => all.slice(0, 2))).toMatchInlineSnapshot(`
    [
      [
        "Amy · Yellow 8 · 1 Wound · in hand: baseball bat, nothing · stored: Wound, crowbar · +1 free Move Action, +1 Action",
        "Doug is dead.",
      ],
      [
        "Amy · Jaune 8 · 1 Blessure · en main : batte de baseball, rien · stocké : Blessure, pied-de-biche · +1 Action de Déplacement gratuite, +1 Action",
        "Doug ne se relèvera pas.",
      ],
    ]
  `);
});

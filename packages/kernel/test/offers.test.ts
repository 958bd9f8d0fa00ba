import { describe, expect, test } from 'vitest';
import { createEngine, Menu, type Offer, replay } from '../src/index.ts';
import {
  ask,
  codeOf,
  faultOf,
  goto,
  keepAnswer,
  mayAlways,
  offered,
  open,
  pick,
  playOn,
  type Rules,
  script,
  start,
  toy,
} from './toy.ts';

/** Asks p1 for ever, and keeps the answers. */
const asking = (offer: Offer, more: Rules = {}): Rules =>
  script(
    { ask: () => ask('p1', 'it', {}), keep: keepAnswer('it', goto('ask')) },
    {},
    { choices: { it: offered(offer) }, ...more },
  );
const talk = { anyOf: ['p1', 'p2'], decider: 'p3' };
const together = script({ ask: () => ask(talk, 'go', {}), keep: keepAnswer('go', goto('ask')) });

describe('O. Offers and answers', () => {
  test('[O1] the offer is computed anew from the state', () => {
    const counting = script(
      { ask: () => ask('p1', 'count', {}), keep: keepAnswer('count', goto('ask')) },
      {},
      { choices: { count: { offer: ({ state }) => ({ kind: 'one', from: [state.list.length, 'x'] }) } } },
    );
    const { engine, table } = open(counting);
    const later = playOn(engine, table, ['p1', 0]);
    expect(engine.offer(later, 'p1')).toEqual({ kind: 'one', from: [1, 'x'] });
    expect(codeOf(() => engine.play(later, 'p1', 0))).toBe('not-offered');
    expect(codeOf(() => createEngine(toy(counting)).play(later, 'p1', 0))).toBe('not-offered');
    expect(playOn(engine, later, ['p1', 1]).state.list).toEqual([0, 1]);
  });

  test('[O1] noun and all', () => {
    const { engine, table } = open(asking({ kind: 'one', from: [{ do: 'move', to: 3 }, { do: 'wait' }] }));
    for (const answer of [
      { do: 'move', to: 4 },
      { do: 'move' },
      { do: 'wait', to: 3 },
      { do: 'wait', toString: 1 },
      'wait',
    ])
      expect(codeOf(() => engine.play(table, 'p1', answer))).toBe('not-offered');
    expect(playOn(engine, table, ['p1', { to: 3, do: 'move' }]).state.list).toEqual([{ do: 'move', to: 3 }]);
  });

  test('[O1] an answer is a copy: whoever gave it, or offered it, may change his own', () => {
    const option = { cards: ['ace'] };
    const { engine, table } = open(asking({ kind: 'one', from: [option, 'none'] }));
    const later = engine.play(table, 'p1', option).table;
    option.cards.push('king');
    expect(later.state.list).toEqual([{ cards: ['ace'] }]);
  });

  test('[O4] refusals are listed only on demand; what is legal is the same', () => {
    const { engine, table } = open(
      asking(
        { kind: 'one', from: [] },
        {
          choices: {
            it: {
              offer(_look, _about, explain) {
                const menu = new Menu<string>(explain);
                menu.allow('a');
                menu.weigh('b');
                menu.weigh('c', ['T-1']);
                menu.refuse('d', ['T-2', 'T-3']);
                return menu.one();
              },
            },
          },
        },
      ),
    );
    expect(engine.offer(table, 'p1')).toEqual({ kind: 'one', from: ['a', 'b'] });
    expect(engine.offer(table, 'p1', { explain: true })).toEqual({
      kind: 'one',
      from: ['a', 'b'],
      refused: [
        { option: 'c', because: ['T-1'] },
        { option: 'd', because: ['T-2', 'T-3'] },
      ],
    });
  });

  test('[O5] a refused answer throws the rules that forbid it', () => {
    const refused = [
      { option: 'c', because: ['T-1'] },
      { option: 'd', because: ['T-2', 'T-1'] },
    ];
    const why = (offer: Offer, answer: unknown) => {
      const { engine, table } = open(asking(offer));
      const { code, rules, message } = faultOf(() => engine.play(table, 'p1', answer));
      expect(code).toBe('not-offered');
      for (const rule of rules) expect(message).toContain(rule);
      return rules;
    };
    expect(why({ kind: 'one', from: ['a', 'b'], refused }, 'd')).toEqual(['T-2', 'T-1']);
    expect(why({ kind: 'one', from: ['a', 'b'], refused }, 'e')).toEqual([]);
    expect(why({ kind: 'some', from: ['a', 'b'], min: 0, max: 2, refused }, ['a', 'c', 'd'])).toEqual(['T-1', 'T-2']);
    expect(
      why(
        {
          kind: 'share',
          total: 2,
          among: [
            { id: 'a', max: 3 },
            { id: 'b', max: 3 },
          ],
          refused,
        },
        { c: 2 },
      ),
    ).toEqual(['T-1']);
  });

  test('[O5] so is whatever else can be said, in a short sentence', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    const { engine, table } = open(asking({ kind: 'one', from: ['a', { b: 1 }, [[1]]] }));
    for (const answer of [undefined, 7n, Symbol('x'), () => 0, new Map(), Number.NaN, 'x'.repeat(1e5), circle, deep]) {
      const { code, message } = faultOf(() => engine.play(table, 'p1', answer));
      expect(code).toBe('not-offered');
      expect(message.length).toBeLessThan(400);
    }
  });

  test('[O5] what has more parts than any answer is not looked through', () => {
    let looks = 0;
    const ownKeys = (): string[] => {
      looks += 1;
      return [];
    };
    const part = new Proxy({}, { ownKeys });
    const { engine, table } = open(asking({ kind: 'some', from: ['a'], min: 0, max: 1e6 }));
    for (const answer of [Array(50_000).fill(part), { a: Array(50_000).fill(part) }]) {
      const { code, message } = faultOf(() => engine.play(table, 'p1', answer));
      expect([code, message]).toEqual(['not-offered', expect.stringMatching(/^This is not allowed as an answer to/)]);
    }
    expect(looks).toBeLessThan(5000);
  });

  test('[O6] usual comes from the view of the seat that asks, and only on demand', () => {
    const seen: unknown[] = [];
    const constant: Offer = { kind: 'one', from: ['a', 'b'] };
    const { engine, table } = open(
      script(
        { ask: () => ask({ anyOf: ['p1', 'p2'], decider: 'p2' }, 'it', { x: 1 }), again: () => goto('ask') },
        {},
        {
          view: (state, viewer) => ({ ...state, log: [String(viewer)], left: 0, top: [] }),
          choices: {
            it: offered(constant, {
              usual(view, about, offer) {
                seen.push(view.log[0], about, offer);
                return 'b';
              },
            }),
          },
        },
      ),
    );
    expect(engine.offer(table, 'p1')).not.toHaveProperty('usual');
    expect(seen).toEqual([]);
    expect(engine.offer(table, 'p1', { usual: true })).toEqual({ ...constant, usual: 'b' });
    expect(seen).toEqual(['p1', { x: 1 }, constant]);
    expect(engine.offer(table, 'p2', { explain: true })).not.toHaveProperty('usual');
  });

  test('[O7] a single answer is given by the engine and noted as forced', () => {
    const forced = script(
      {
        ask: () => ask('p2', 'only', {}),
        keep: keepAnswer('only'),
        more: () => ask('p1', 'go', {}),
        again: () => goto('ask'),
      },
      { only: [{ one: 1 }] },
    );
    const match = start(forced);
    const given = [{ seat: 'p2', choice: 'only', answer: { one: 1 } }];
    expect(match.table.state.list).toEqual([{ one: 1 }]);
    expect(match.journal.segments[0]?.forced).toEqual(given);
    match.do('p1', { answer: 'a' });
    expect(match.entries[0]).toMatchObject({ choice: 'go', forced: given });
    (match.table.state.list[0] as { one: number }).one = 2;
    expect(match.entries[0]).toMatchObject({ forced: given });
  });

  test('[O7] unless the choice is asked always', () => {
    const { engine, table, forced } = open(
      asking({ kind: 'one', from: ['x'] }, { choices: { it: { ...pick('x'), always: true } } }),
    );
    expect(forced).toEqual([]);
    expect(engine.offer(table, 'p1')).toEqual({ kind: 'one', from: ['x'] });
    expect(playOn(engine, table, ['p1', 'x']).state.list).toEqual(['x']);
  });

  const deadEnds: Offer[] = [
    { kind: 'one', from: [] },
    { kind: 'some', from: ['a'], min: 2, max: 2 },
    { kind: 'some', from: ['a', 'b'], min: 2, max: 1 },
    { kind: 'some', from: ['a', 'b'], min: 2, max: 2, limits: [{ of: ['a', 'b'], max: 1 }] },
    { kind: 'share', total: -1, among: [{ id: 'a', max: 1 }] },
    { kind: 'share', total: Number.NaN, among: [{ id: 'a', max: 1 }] },
    { kind: 'arrange', items: ['x', 'y'], slots: [{ id: 's', holds: 1 }], fits: () => true },
    { kind: 'arrange', items: ['x'], slots: [{ id: 's', holds: 1 }], fits: () => false },
  ];
  test.each(deadEnds)('[O8] an offer without an answer is a dead end: $kind %#', (offer) => {
    expect(codeOf(() => open(asking(offer)))).toBe('dead-end');
    const always = asking(offer, { choices: { it: offered(offer, { always: true }) } });
    expect(codeOf(() => open(always))).toBe('dead-end');
  });

  test('[O8] so is a question for nobody', () => {
    for (const who of ['p9', '', { anyOf: ['p1'], decider: 'p9' }])
      expect(codeOf(() => open(script({ ask: () => ask(who, 'go', {}), again: () => goto('ask') })))).toBe('dead-end');
  });

  test('[O9] only who is asked gets the offer and may answer', () => {
    const { engine, table } = open(asking({ kind: 'one', from: ['a', 'b'] }));
    for (const seat of ['p2', 'nobody', '__proto__']) {
      expect(engine.offer(table, seat)).toBeNull();
      expect(codeOf(() => engine.play(table, seat, 'a'))).toBe('not-asked');
    }
    expect(open(together).engine.offer(open(together).table, 'p2')).not.toBeNull();
  });

  test('[O10] who does not decide proposes; a new proposal replaces the old one; the decider ends it', () => {
    const { engine, table } = open(together);
    const first = engine.play(table, 'p1', 'a');
    expect(first).toMatchObject({ proposed: true, told: [], forced: [] });
    const later = playOn(engine, first.table, ['p2', 'a'], ['p1', 'b']);
    expect(later.pending?.proposals).toEqual([
      { seat: 'p2', answer: 'a' },
      { seat: 'p1', answer: 'b' },
    ]);
    for (const viewer of ['p1', 'p3', '$watcher']) expect(engine.view(later, viewer).pending).toEqual(later.pending);
    expect(later).toMatchObject({ n: 3, barrier: 0, state: table.state });
    expect(codeOf(() => engine.play(later, 'p1', 'c'))).toBe('not-offered');
    const end = engine.play(later, 'p3', 'a');
    expect(end.proposed).toBe(false);
    expect(end.table).toMatchObject({ state: { list: ['a'] }, pending: { choice: 'go' } });
    expect(end.table.pending).not.toHaveProperty('proposals');
  });

  test('[O10] a proposal stands while somebody does something else', () => {
    const { engine, table } = open({
      ...together,
      asides: { cough: mayAlways(({ state }) => void state.log.push('cough')) },
    });
    const proposed = engine.play(table, 'p2', 'b').table;
    const later = engine.aside(proposed, 'p1', 'cough', 'now').table;
    expect(later.pending).toEqual(proposed.pending);
    expect(playOn(engine, later, ['p3', 'a']).state).toMatchObject({ log: ['cough'], list: ['a'] });
  });

  test('[O5] an arrangement is refused by what fills a slot and by what keeps an item out of one', () => {
    const offer: Offer = {
      kind: 'arrange',
      items: ['x', 'y'],
      slots: [
        { id: 's', holds: 1, because: ['T-1'] },
        { id: 't', holds: 2 },
        { id: 'u', holds: 2 },
      ],
      fits: (item, slot) => item === 'x' || slot !== 't',
      because: (item, slot) => [`T-${item}-${slot}`],
    };
    const { engine, table } = open(asking(offer));
    const rulesOf = (answer: unknown): readonly string[] => faultOf(() => engine.play(table, 'p1', answer)).rules;
    expect(rulesOf({ x: 's', y: 's' })).toEqual(['T-1']);
    expect(rulesOf({ x: 's', y: 't' })).toEqual(['T-y-t']);
    expect(rulesOf({ x: 's', y: 'nowhere' })).toEqual([]);
    expect(rulesOf(null)).toEqual([]);
  });

  const agreement = script(
    {
      propose: () => ask('p1', 'go', {}),
      agree: () => ask('p2', 'agree', {}),
      keep: keepAnswer('agree', goto('propose')),
    },
    {},
    { choices: { agree: { ...pick('no', 'yes'), consent: 'yes' } } },
  );

  test('[O11] a seat that is said to agree is not asked, and what it says is noted', () => {
    const { engine, table } = open(agreement);
    const agreed = engine.play(table, 'p1', 'a', ['p3', 'p2']);
    expect(agreed.forced).toEqual([{ seat: 'p2', choice: 'agree', answer: 'yes', agreed: true }]);
    expect(agreed.table).toMatchObject({ n: 1, state: { list: ['yes'] }, pending: { choice: 'go' } });
    for (const others of [undefined, ['p1', 'p3']]) {
      const { table: asked, forced } = engine.play(table, 'p1', 'a', others);
      expect([asked.pending, forced]).toMatchObject([{ who: 'p2', choice: 'agree' }, []]);
    }
  });

  test('[J8] all seats of a holder agree to what he proposes, and so do bots; others are asked', () => {
    const after = (p2: string) => {
      const match = start(agreement, { holders: { p1: 'ann', p2 } });
      match.do('p1', { answer: 'a' });
      expect(replay(match.engine, match.journal, { verify: true })).toEqual(match.table);
      return match.table.pending?.choice;
    };
    expect([after('ann'), after('bot:careful'), after('ben')]).toEqual(['go', 'go', 'agree']);
  });
});

import { text as dawn } from '@shamble/dawn';
import { text as marvel } from '@shamble/marvel';
import { text as plague } from '@shamble/plague';
import {
  type Catalogue,
  faultsOf,
  joinTexts,
  kernelText,
  LOCALES,
  type Message,
  speak,
  type Text,
} from '@shamble/text';
import { text as zombicide } from '@shamble/zombicide';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { FACES, GAMES, loadGame } from '../src/games/index.ts';
import { LinkFault } from '../src/link/failure.ts';
import { failurePhrase, faultPhraseOf, refusalPhrase } from '../src/session/troubles.ts';
import { fetchText, type LateText, speakAlso } from '../src/text/late.ts';
import { pseudo, pseudoCatalogue } from '../src/text/pseudo.ts';
import { openTongue, type Tongue } from '../src/text/tongue.ts';
import { gameWords, pageText, wordsOf } from '../src/text/words.ts';
import { engine, game } from './house.ts';

/** What games say without a face. */
const OF_GAMES: Readonly<Record<string, Text>> = { dawn, marvel, plague, zombicide };

describe('the words of the page', () => {
  it('are the same messages in French and English', () => {
    expect(faultsOf(pageText)).toEqual([]);
  });

  it('never take the place of a word of a game or of the kernel', async () => {
    for (const id of GAMES) {
      const { text } = (await loadGame(id))!;
      for (const other of [text, kernelText])
        expect(Object.keys(other.en).filter((word) => word in pageText.en)).toEqual([]);
    }
  });

  it('of the face of a game are the same messages in every language, and take the place of no others', async () => {
    for (const { id } of FACES) {
      const [{ en }, { fr }] = await Promise.all([
        import(`../src/games/${id}/text/en.ts`) as Promise<{ en: Catalogue }>,
        import(`../src/games/${id}/text/fr.ts`) as Promise<{ fr: Catalogue }>,
      ]);
      expect(faultsOf({ en, fr })).toEqual([]);
      expect(Object.keys(en).length).toBeGreaterThan(100);
      for (const other of [OF_GAMES[id]!.en, kernelText.en, pageText.en])
        expect(Object.keys(en).filter((word) => word in other)).toEqual([]);
    }
  });

  it('say every trouble', () => {
    const strict = (['en', 'fr'] as const).map((locale) =>
      speak(joinTexts(kernelText, pageText)[locale], locale, { strict: true }),
    );
    const codes = [
      'full',
      'taken',
      'gone',
      'elsewhere',
      'closed',
      'unavailable',
      'damaged',
      'broken',
      'bad-message',
    ] as const;
    const more = ['unknown-game', 'silent', 'corrupt', 'newer', 'diverged', 'bad-options'] as const;
    for (const say of strict) {
      for (const code of [...codes, ...more])
        expect(say(failurePhrase({ code, sentence: 'why', rules: [] }))).not.toBe('');
      for (const code of ['not-stored', 'disk-full'] as const)
        expect(say(refusalPhrase({ tell: 'refused', id: null, code, sentence: 'why', rules: [] }, null))).not.toBe('');
      for (const code of ['not-stored', 'bad-message', 'stale', 'not-offered', 'over'] as const)
        expect(say(refusalPhrase({ tell: 'refused', id: null, code, sentence: 'why', rules: [] }, 'full'))).not.toBe(
          '',
        );
    }
  });

  it('say whatever was thrown', () => {
    const { say } = wordsOf('en');
    const gone = new LinkFault({ code: 'gone', sentence: '', rules: [] });
    expect(say(faultPhraseOf(gone))).toBe('This table is no longer kept on this device.');
    expect(say(faultPhraseOf(new Error('no idea')))).toContain('no idea');
    expect(say(faultPhraseOf('no idea'))).toContain('no idea');
  });

  it('come in the language asked for, the same object each time', () => {
    expect(wordsOf('fr').word('undo.step')).toBe('Annuler');
    expect(wordsOf('en').word('home.answers', { n: 3 })).toBe('3 answers');
    expect(wordsOf('en')).toBe(wordsOf('en'));
    expect(wordsOf('en', game.text)).toBe(wordsOf('en', game.text));
  });

  it('say a game: prompt, options, events, outcome, threats', () => {
    const { table, told } = engine.open({ board: 'alley', seats: 1 }, '00'.repeat(32));
    const view = engine.view(table, 'p1');
    const { from } = engine.offer(table, 'p1') as unknown as { from: unknown[] };
    const said = (['en', 'fr', 'pseudo'] as const).map((tongue) => {
      const words = gameWords(tongue, game);
      return [
        words.title,
        words.prompt(view)!,
        ...from.map((option) => words.option(view, table.pending!.choice, option)),
        ...told.map(({ event }) => words.event(view, event)),
        ...words.threats(view),
      ];
    });
    for (const lines of said) for (const line of lines) expect(line).not.toMatch(/\[|^$/);
    expect(said[0]).not.toEqual(said[1]);
    expect(gameWords('en', game).mission('nowhere')).toBeNull();
    expect(gameWords('en', game).prompt({ ...view, pending: null })).toBeNull();
  });
});

describe('every message of every game, in every language', () => {
  const texts = (message: Message): string[] =>
    Object.values(typeof message === 'string' ? [message] : message) as string[];
  /** Arguments are words and all kinds of numbers. */
  const VALUES = ['f', 'm', 0, 1, 2, 1234567];

  it('is said as the reference implementation of ICU says it', async () => {
    let compared = 0;
    for (const id of GAMES) {
      const text = joinTexts((await loadGame(id))!.text, kernelText, pageText);
      for (const locale of LOCALES)
        for (const written of Object.values(text[locale]).flatMap(texts)) {
          // ICU knows no dots in names, and quotes by an apostrophe.
          const plain = written.replace(/(\{\s*\w+)\.(?=\w)/g, '$1_');
          const names = [...plain.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name!);
          if (names.length === 0) continue;
          const theirs = new IntlMessageFormat(plain.replaceAll("'", "''"), locale, undefined, { ignoreTag: true });
          const ours = speak({ it: plain }, locale, { strict: true });
          for (const value of VALUES) {
            const values = Object.fromEntries(names.map((name) => [name, value]));
            expect(ours({ id: 'it', with: values })).toBe(theirs.format(values));
            compared += 1;
          }
        }
    }
    expect(compared).toBeGreaterThan(10_000);
  });
});

describe('the longer words', () => {
  it('are at least 40 % longer, and leave alone what is filled in', () => {
    expect(pseudo('Undo')).toMatch(/^Ûñdö/);
    expect(pseudo('Undo').length).toBeGreaterThanOrEqual(6);
    expect(pseudo('{card.the} of {n}')).toMatch(/^\{card\.the\} .+ \{n\}$/);
    expect(pseudo('{n, plural, one {# seat} other {# seats}}')).toMatch(
      /^\{n, plural, one \{# séåt\S+\} other \{# séåts\S+\}\}$/,
    );
  });

  it('hold for every message of the page and the games, and every one can still be said', async () => {
    for (const id of GAMES) {
      const text = joinTexts((await loadGame(id))!.text, kernelText, pageText);
      const longer = pseudoCatalogue(text.en);
      expect(faultsOf({ en: longer, fr: text.fr }).filter((fault) => fault.includes('cannot be read'))).toEqual([]);
      expect(faultsOf({ en: longer, fr: text.en })).toEqual([]);
      for (const [key, message] of Object.entries(text.en)) {
        if (typeof message !== 'string' || message.includes('{')) continue;
        const letters = message.replace(/[^\p{L}]/gu, '').length;
        expect((longer[key] as string).length).toBeGreaterThanOrEqual(message.length + Math.floor(letters * 0.4));
      }
    }
  });
});

describe('the language', () => {
  const memory = (kept: Record<string, string> = {}) => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    kept,
  });

  it('is the first of the browser’s that we speak, else English', () => {
    expect(openTongue({ memory: null, wishes: ['de-CH', 'fr-CH', 'en'] }).get()).toBe('fr');
    expect(openTongue({ memory: null, wishes: ['en-GB', 'fr'] }).get()).toBe('en');
    expect(openTongue({ memory: null, wishes: ['de'] }).get()).toBe('en');
    expect(openTongue({ memory: null, wishes: ['frr'] }).get()).toBe('en');
  });

  it('is what somebody has chosen, also next time', async () => {
    const kept = memory();
    const told: Tongue[] = [];
    const tongue = openTongue({ memory: kept, wishes: ['en'], onChange: (one) => told.push(one) });
    let heard = 0;
    tongue.subscribe(() => heard++);
    expect(await tongue.choose('fr')).toBe(true);
    await tongue.choose('fr');
    expect([tongue.get(), heard, told]).toEqual(['fr', 1, ['en', 'fr']]);
    expect(openTongue({ memory: kept, wishes: ['en'] }).get()).toBe('fr');
    expect(openTongue({ memory: kept, wishes: ['en'], asked: 'pseudo' }).get()).toBe('pseudo');
    expect(openTongue({ memory: memory({ 'shamble.language': 'klingon' }), wishes: ['fr'] }).get()).toBe('fr');
  });

  it('can be chosen where nothing can be remembered', async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const tongue = openTongue({ memory: full, wishes: [] });
    await tongue.choose('fr');
    expect(tongue.get()).toBe('fr');
  });

  it('is the last that was chosen, whichever words come first', async () => {
    const coming: Record<string, () => void> = {};
    const kept = memory();
    const fetchWords = (locale: string) => new Promise<void>((resolve) => (coming[locale] = resolve));
    const tongue = openTongue({ memory: kept, wishes: ['en'], fetchWords });
    const chosen = [tongue.choose('fr'), tongue.choose('en')];
    coming.en!();
    coming.fr!();
    await Promise.all(chosen);
    expect([tongue.get(), kept.getItem('shamble.language')]).toEqual(['en', 'en']);
  });

  it('changes when its words are here, and stays what it was where they cannot be fetched', async () => {
    const luck = { fails: true };
    const asked: string[] = [];
    const one: LateText = {
      en: async () => ({ a: 'yes' }),
      fr: async () => {
        asked.push('fr');
        if (luck.fails) throw new Error('no network');
        return { a: 'oui' };
      },
    };
    await speakAlso('en');
    const text = await fetchText(one);
    expect([text, asked]).toEqual([{ en: { a: 'yes' }, fr: {} }, []]);
    const tongue = openTongue({ memory: null, wishes: ['en'], fetchWords: speakAlso });
    expect([await tongue.choose('fr'), tongue.get()]).toEqual([false, 'en']);
    luck.fails = false;
    expect([await tongue.choose('fr'), tongue.get()]).toEqual([true, 'fr']);
    expect([await fetchText(one), asked]).toEqual([{ en: { a: 'yes' }, fr: { a: 'oui' } }, ['fr', 'fr']]);
    expect(await fetchText(one)).toBe(text);
  });
});

import { randomAnswer, rng } from '@shamble/bots';
import { offerFrom } from '@shamble/protocol';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type House, openHouse } from '../../src/page/house.ts';
import type { TableSession } from '../../src/session/session.ts';
import { useSession, useTable } from '../../src/session/useSession.ts';
import { TONGUES } from '../../src/text/tongue.ts';
import { useGameWords, useTongue, useWords } from '../../src/text/useWords.ts';

// A bare table for the tests: what a screen does, without its looks.

const house = openHouse();

export interface TestPage {
  readonly house: House;
  session: TableSession | null;
  /** Shows a table, now and after a reload. */
  show(table: string): void;
  /** Random answers, until so many entries are there or the game is over; gives back how many there are. */
  play(upTo: number, seed: number): Promise<number>;
  /** Waits until the session fits. */
  until(fits: (session: TableSession) => boolean): Promise<void>;
}

const test: TestPage = { house, session: null, show: () => undefined, play, until };
Object.assign(globalThis, { test });

function until(fits: (session: TableSession) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const since = performance.now();
    const look = (): void => {
      if (test.session !== null && fits(test.session)) resolve();
      else if (performance.now() - since > 60_000) reject(new Error('It never came to that.'));
      else setTimeout(look, 4);
    };
    look();
  });
}

async function play(upTo: number, seed: number): Promise<number> {
  const luck = rng(seed);
  const session = test.session!;
  for (;;) {
    await until(
      (one) =>
        one.getSnapshot().offer !== null ||
        one.getSnapshot().update?.outcome != null ||
        one.getSnapshot().queue.length > 0,
    );
    const { queue, update, offer } = session.getSnapshot();
    const [next] = queue;
    if (next !== undefined) session.played(next.id);
    else if (update!.outcome !== null || update!.n >= upTo) return update!.n;
    else if (offer !== null && !(await session.answer(randomAnswer(offerFrom(offer), luck))))
      throw new Error(JSON.stringify(session.getSnapshot().complaint));
  }
}

function Language() {
  const [tongue, choose] = useTongue();
  const { word } = useWords();
  return (
    <p>
      {word('settings.language')}{' '}
      {TONGUES.map((one) => (
        <button key={one} type="button" aria-pressed={one === tongue} onClick={() => choose(one)}>
          {word(`settings.language.${one}`)}
        </button>
      ))}
    </p>
  );
}

function Table({ table }: { table: string }) {
  const session = useTable(house, table);
  test.session = session;
  return session === null ? null : <Seated session={session} />;
}

function Seated({ session }: { session: TableSession }) {
  const { phase, role, game, update, complaint } = useSession(session);
  const { word, say } = useWords();
  return (
    <main>
      <p id="phase">{phase}</p>
      <p id="role">{role}</p>
      <p id="n">{update?.n}</p>
      <p id="tab">{role === 'following' ? word('tab.following') : ''}</p>
      <p id="complaint">{complaint === null ? '' : say(complaint.phrase)}</p>
      {game === null || phase !== 'open' ? null : <Question session={session} />}
    </main>
  );
}

function Question({ session }: { session: TableSession }) {
  const { game, view, offer, outcome } = useSession(session);
  const words = useGameWords(game!);
  if (view === null) return null;
  const options = offer?.kind === 'one' ? offer.from : [];
  return (
    <>
      <h1>{words.title}</h1>
      <p id="prompt">{outcome === null ? words.prompt(view) : words.outcome(outcome)}</p>
      <ul>
        {options.map((option) => (
          <li key={JSON.stringify(option)}>{words.option(view, view.pending!.choice, option)}</li>
        ))}
      </ul>
      <ul id="threats">
        {words.threats(view).map((threat) => (
          <li key={threat}>{threat}</li>
        ))}
      </ul>
    </>
  );
}

function Page() {
  const [table, setTable] = useState(new URLSearchParams(location.search).get('table'));
  test.show = (wanted) => {
    history.replaceState(null, '', `?table=${wanted}`);
    setTable(wanted);
  };
  return (
    <>
      <Language />
      {table === null ? null : <Table table={table} />}
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);

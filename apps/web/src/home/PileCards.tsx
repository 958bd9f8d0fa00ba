import type { CardEntry, PileChoice } from '@shamble/kernel';
import { Button, Segments } from '../parts/Button.tsx';
import { useAreaWords } from '../text/areaWords.ts';
import { capital } from '../text/capital.ts';
import type { GameWords } from '../text/words.ts';
import css from './PileCards.module.css';
import { newText } from './text.ts';

interface PileCardsProps {
  pile: PileChoice;
  /** What is in it, each as often as it is. */
  chosen: readonly string[];
  isUsual: boolean;
  words: GameWords;
  /** Null: the usual ones. */
  onChange: (cards: readonly string[] | null) => void;
}

/** Which cards are played with: kind by kind, each with what it does and where it is from. */
export function PileCards({ pile, chosen, isUsual, words, onChange }: PileCardsProps) {
  const word = useAreaWords(newText);
  const countOf = (id: string): number => chosen.filter((one) => one === id).length;
  const put = (id: string, count: number): void =>
    onChange([...chosen.filter((one) => one !== id), ...Array<string>(count).fill(id)]);
  const kinds = [...new Set(pile.cards.map(({ kind }) => kind.id))];
  return (
    <details className={css.pile}>
      <summary>
        <h2 id="pile">{word('new.pile')}</h2>
        <span>{word(isUsual ? 'new.pile-usual' : 'new.pile-own', { count: chosen.length, most: pile.most })}</span>
      </summary>
      <div className={css.lead}>
        <p>{word('new.pile-lead', { most: pile.most })}</p>
        <Button tone="quiet" disabled={isUsual} onClick={() => onChange(null)}>
          {word('new.pile-reset')}
        </Button>
      </div>
      {kinds.map((kind) => {
        const cards = pile.cards.filter((card) => card.kind.id === kind);
        const count = cards.reduce((sum, { id }) => sum + countOf(id), 0);
        return (
          <section key={kind}>
            <h3>{word('new.pile-kind', { kind: words.say({ id: kind }), count })}</h3>
            <ul>
              {cards.map((card) => (
                <Row key={card.id} card={card} count={countOf(card.id)} words={words} onCount={put} />
              ))}
            </ul>
          </section>
        );
      })}
    </details>
  );
}

interface RowProps {
  card: CardEntry;
  count: number;
  words: GameWords;
  onCount: (id: string, count: number) => void;
}

function Row({ card: { id, title, brief, copies, provenance }, count, words, onCount }: RowProps) {
  const word = useAreaWords(newText);
  const name = capital(words.say(title));
  return (
    <li className={count === 0 ? css.out : undefined}>
      <div>
        <b>{name}</b>
        <span>{words.say(brief)}</span>
        <small>{capital(words.say({ id: `kernel.provenance.${provenance}` }))}</small>
      </div>
      <Segments
        label={word('new.copies', { card: name })}
        value={String(count)}
        options={Array.from({ length: copies + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
        onChange={(n) => onCount(id, Number(n))}
      />
    </li>
  );
}

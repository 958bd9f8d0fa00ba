import type { Seat } from '@shamble/kernel';
import { type ReactNode, useState } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { Button } from '../parts/Button.tsx';
import { LanguageSwitch } from '../parts/Switches.tsx';
import { holdersHere } from '../session/holders.ts';
import type { SessionState } from '../session/state.ts';
import { useAreaWords } from '../text/areaWords.ts';
import { useTongue } from '../text/useWords.ts';
import { gameWords } from '../text/words.ts';
import css from './Seats.module.css';
import { seatText } from './seatText.ts';
import type { Skin } from './skin.ts';
import { seatName } from './words.ts';

interface CurtainProps {
  state: SessionState;
  game: LoadedGame;
  skin: Skin;
  children: ReactNode;
}

/** Who is to look next, where what that seat knows is not for whoever looked last; null: all may see. */
export function nextLooker(
  { seat, view, update }: Pick<SessionState, 'seat' | 'view' | 'update'>,
  { pack }: LoadedGame,
  looker: string | null,
): string | null {
  const holder = seat === null ? undefined : update?.holders[seat];
  if (view === null || update === null || holder === undefined || update.outcome !== null) return null;
  if (holder === looker || holdersHere(update.holders).length < 2 || pack.secrets?.(view.state) !== true) return null;
  return holder;
}

/** Falls when the device changes hands and seats hold secrets from each other: nothing of the table is on the page. */
export function Curtain({ state, game, skin, children }: CurtainProps) {
  const [looker, setLooker] = useState<string | null>(null);
  const next = nextLooker(state, game, looker);
  if (next === null) return children;
  return <Fallen state={state} game={game} skin={skin} seat={state.seat!} onLift={() => setLooker(next)} />;
}

const FOLDS = Array.from(
  { length: 13 },
  (_, i) => `M${i * 80} 0Q${i * 80 + 26} 450 ${i * 80} 900h34Q${i * 80 + 62} 450 ${i * 80 + 34} 0Z`,
).join('');

function Fallen({
  state,
  game,
  skin,
  seat,
  onLift,
}: Omit<CurtainProps, 'children'> & { seat: Seat; onLift: () => void }) {
  const word = useAreaWords(seatText);
  const [tongue] = useTongue();
  const words = gameWords(tongue, game);
  const name = seatName(state.view!, game, seat, words, state.update?.holders);
  return (
    <main className={css.curtain} data-press={skin.press}>
      <svg className={css.folds} viewBox="0 0 1000 900" preserveAspectRatio="none" aria-hidden="true">
        <path d={FOLDS} fill="var(--blood)" />
        <path d="M0 0H1000V30Q500 90 0 30Z" fill="var(--blood-dd)" />
      </svg>
      <section className={css.sign} aria-labelledby="curtain">
        <h1 id="curtain">{word('curtain.title', { seat: name })}</h1>
        <p>{word('curtain.text', { seat: name })}</p>
        <Button tone="primary" onClick={onLift}>
          {word('curtain.lift', { seat: name })}
        </Button>
        <LanguageSwitch />
      </section>
    </main>
  );
}

import { memo, useRef } from 'react';
import type { LoadedGame } from '../games/index.ts';
import { PressContext } from '../press/press.ts';
import type { TableSession } from '../session/session.ts';
import { Answers, Control, isWide } from './Answers.tsx';
import { PocketChrome, WideChrome } from './Chrome.tsx';
import { Printing } from './Printing.tsx';
import { RuleNote } from './RuleNote.tsx';
import type { Skin } from './skin.ts';
import css from './Table.module.css';
import { TableBoard } from './TableBoard.tsx';
import { useBusy } from './useShown.ts';
import { useSitting } from './useSitting.ts';

/** What was pressed by a pointer keeps no focus: Enter means what bears its badge, not the same once more. */
function letGo({ detail }: { readonly detail: number }): void {
  const { activeElement } = document;
  if (detail > 0 && activeElement instanceof HTMLButtonElement && activeElement.closest('dialog, [popover]') === null)
    activeElement.blur();
}

interface SeatedProps {
  session: TableSession;
  game: LoadedGame;
  skin: Skin;
}

/** A table somebody sits at. */
export const Seated = memo(function Seated({ session, game, skin }: SeatedProps) {
  const sitting = useSitting(session, game, skin);
  const page = useRef<HTMLElement>(null);
  useBusy(session, page);
  const desk = isWide(sitting) && (
    <div className={css.desk} tabIndex={-1} id="answers">
      <Control sitting={sitting} />
    </div>
  );
  const Chrome = sitting.pocket ? PocketChrome : WideChrome;
  return (
    <PressContext value={skin.press}>
      <Printing skin={skin} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it is about clicks that are no keys */}
      <main ref={page} className={css.page} data-press={skin.press} onClick={letGo}>
        <a className={css.skip} href="#answers">
          {sitting.words.word('table.skip')}
        </a>
        <Chrome
          sitting={sitting}
          board={<TableBoard sitting={sitting} desk={desk} />}
          answers={<Answers sitting={sitting} />}
        />
      </main>
      <p className="sr" role="status">
        {sitting.acting.shown?.says}
      </p>
      <RuleNote rules={sitting.rules} words={sitting.words} onOpen={sitting.wantRules} />
    </PressContext>
  );
});

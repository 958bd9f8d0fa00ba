import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../parts/Button.tsx';
import type { MenuProps } from './MenuSheet.tsx';
import css from './Table.module.css';

/** Fetched when somebody opens it. */
const MenuSheet = lazy(async () => ({ default: (await import('./MenuSheet.tsx')).MenuSheet }));

/** Everything that is not the game itself, behind a button. */
export function Menu(props: Omit<MenuProps, 'onClose'>) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { word } = props.words;
  const close = (): void => sheet.current?.close();
  return (
    <>
      <IconButton
        icon="menu"
        label={word('table.menu')}
        onClick={() => {
          setOpen(true);
          sheet.current?.showModal();
        }}
      />
      <dialog
        ref={sheet}
        className={css.menu}
        aria-label={word('table.menu')}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === sheet.current && close()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        {isOpen && (
          <Suspense>
            <MenuSheet {...props} onClose={close} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}

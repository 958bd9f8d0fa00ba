import type { ReactNode } from 'react';
import { Icon, type IconName } from '../press/Icon.tsx';
import css from './Control.module.css';

/** The picture of an option: whoever listens hears its label. */
export function Look({ drawing, icon }: { drawing: ReactNode; icon: IconName | undefined }) {
  if (!drawing) return icon && <Icon name={icon} />;
  return (
    <span className={css.drawing} aria-hidden="true">
      {drawing}
    </span>
  );
}

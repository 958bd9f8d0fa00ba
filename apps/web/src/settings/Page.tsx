import type { ReactNode } from 'react';
import { PageFrame } from '../parts/PageFrame.tsx';
import css from './Page.module.css';

/** A page of text beside the games. */
export function Page({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <PageFrame title={title} lead={lead} narrow>
      <div className={css.main}>{children}</div>
    </PageFrame>
  );
}

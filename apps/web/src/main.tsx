import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './press/type.css';
import './press/inks.css';
import './press/base.css';
import './board/board.css';
import './settings/settings.css';
import { App } from './App.tsx';
import { keepPage } from './offline/version.ts';
import { showTheme } from './press/theme.ts';
import { noteFaults } from './report/faults.ts';
import { show } from './settings/settings.ts';
import { pageTongue } from './text/useWords.ts';

noteFaults();
// What the first page needs comes first.
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void keepPage(), 3000));
show();
showTheme();
pageTongue();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

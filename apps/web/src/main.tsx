import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './press/type.css';
import './press/inks.css';
import './press/base.css';
import './board/board.css';
import { App } from './App.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

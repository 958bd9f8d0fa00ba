import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

const pages: Readonly<Record<string, ComponentType>> = {
  '/style': lazy(async () => ({ default: (await import('./style/StylePage.tsx')).StylePage })),
};

const path = (): string => location.pathname.replace(/\/+$/, '') || '/';
const subscribe = (change: () => void): (() => void) => {
  addEventListener('popstate', change);
  return () => removeEventListener('popstate', change);
};

/** The page for the address. Every page is fetched when it is first asked for. */
export function App() {
  const Page = pages[useSyncExternalStore(subscribe, path)] ?? Home;
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

function Home() {
  return (
    <main style={{ padding: 40 }}>
      <h1 style={{ font: '900 60px/1 var(--display)' }}>Shamble</h1>
      <p>
        <a href="/style">Style</a>
      </p>
    </main>
  );
}

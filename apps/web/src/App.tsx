import { type ComponentType, lazy, type MouseEvent, Suspense, useSyncExternalStore } from 'react';
import { Home } from './home/Home.tsx';
import { useNewVersion } from './offline/version.ts';
import { go, isOnline } from './page.ts';

const StylePage = lazy(async () => ({ default: (await import('./style/StylePage.tsx')).StylePage }));
const NewTable = lazy(async () => ({ default: (await import('./home/NewTable.tsx')).NewTable }));
const RuleBook = lazy(async () => ({ default: (await import('./rules/RuleBook.tsx')).RuleBook }));
const ReplayScreen = lazy(async () => ({ default: (await import('./replay/ReplayScreen.tsx')).ReplayScreen }));
const TableScreen = lazy(async () => ({ default: (await import('./table/TableScreen.tsx')).TableScreen }));

const SettingsPage = lazy(async () => ({ default: (await import('./settings/SettingsPage.tsx')).SettingsPage }));
const BoxPage = lazy(async () => ({ default: (await import('./box/BoxPage.tsx')).BoxPage }));
const CreditsPage = lazy(async () => ({ default: (await import('./credits/CreditsPage.tsx')).CreditsPage }));
const OnlineScreen = lazy(async () => ({ default: (await import('./online/OnlineScreen.tsx')).OnlineScreen }));
const Lobby = lazy(async () => ({ default: (await import('./online/Lobby.tsx')).Lobby }));
const GuestPage = lazy(async () => ({ default: (await import('./online/GuestPage.tsx')).GuestPage }));
const NewVersion = lazy(async () => ({ default: (await import('./offline/NewVersion.tsx')).NewVersion }));
const FileReplay = () => <ReplayScreen table={null} />;

const pages: Readonly<Record<string, ComponentType>> = {
  '/new': NewTable,
  '/style': StylePage,
  '/rules': RuleBook,
  '/replay': FileReplay,
  '/settings': SettingsPage,
  '/box': BoxPage,
  '/credits': CreditsPage,
  '/tables': Lobby,
  '/guest': GuestPage,
};

const path = (): string => location.pathname.replace(/\/+$/, '') || '/';
const subscribe = (change: () => void): (() => void) => {
  addEventListener('popstate', change);
  return () => removeEventListener('popstate', change);
};

/** The table that an address names, and how it is looked at. */
const tableIn = (address: string): { readonly how: string; readonly id: string } | null => {
  // No id needs an escape, and what has one may be none.
  const [, how, id] = /^\/(table|replay)\/([^/%]+)$/.exec(address) ?? [];
  return how === undefined || id === undefined ? null : { how, id };
};

/** Our own links change the page without fetching it anew. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (link === null || !isPlain || event.defaultPrevented || link.target || link.download) return;
  if (link.origin !== location.origin || (link.pathname === location.pathname && link.hash !== '')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The page for the address. Every page but the first is fetched when it is first asked for. */
export function App() {
  const address = useSyncExternalStore(subscribe, path);
  const table = tableIn(address);
  const hasNews = useNewVersion();
  const Page = pages[address] ?? Home;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the clicks on links
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={follow} style={{ display: 'contents' }}>
      <Suspense>
        {table === null ? (
          <Page />
        ) : table.how === 'replay' ? (
          <ReplayScreen key={table.id} table={table.id} />
        ) : isOnline(table.id) ? (
          <OnlineScreen key={table.id} table={table.id} />
        ) : (
          <TableScreen key={table.id} table={table.id} />
        )}
      </Suspense>
      {hasNews && (
        <Suspense>
          <NewVersion />
        </Suspense>
      )}
    </div>
  );
}

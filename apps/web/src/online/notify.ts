const KEY = 'shamble.notify';

type Notifying = 'off' | 'on' | 'denied' | 'none';

/** Browser notifications when it is one's turn. Nobody is asked before he clicks. */
export const notifying = {
  state(): Notifying {
    if (!('Notification' in globalThis)) return 'none';
    if (Notification.permission === 'denied') return 'denied';
    return Notification.permission === 'granted' && localStorage.getItem(KEY) === 'on' ? 'on' : 'off';
  },

  async ask(): Promise<Notifying> {
    if (!('Notification' in globalThis)) return 'none';
    if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(KEY, 'on');
    return notifying.state();
  },

  /** Only where nobody looks at the page. */
  tell(table: string, sentence: string): void {
    if (notifying.state() !== 'on' || !document.hidden) return;
    try {
      const shown = new Notification(sentence, { tag: table, icon: '/icon.svg' });
      shown.onclick = () => {
        focus();
        shown.close();
      };
    } catch {
      // On phones only a service worker may: there the page's title has to do.
    }
  },
};

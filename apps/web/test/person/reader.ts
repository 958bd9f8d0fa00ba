import type { CDPSession, Page } from 'playwright-core';

/** Something that a screen reader comes across. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** All that is written in it. */
  readonly text: string;
  readonly within: readonly Heard[];
  readonly is: Readonly<Record<string, unknown>>;
}

const MOST_LOOKS = 40;
const PATIENCE = 60_000;
/** Between two looks, in ms. */
const CALM = 40;

/** Somebody who sees nothing and has no mouse: hears what the accessibility tree says, and presses keys. */
export class Reader {
  /** What was heard and pressed, to be read when something goes wrong. */
  readonly story: string[] = [];
  private readonly page: Page;
  private readonly tree: CDPSession;

  private constructor(page: Page, tree: CDPSession) {
    this.page = page;
    this.tree = tree;
  }

  static async at(page: Page): Promise<Reader> {
    const tree = await page.context().newCDPSession(page);
    await tree.send('Accessibility.enable');
    return new Reader(page, tree);
  }

  async hear(): Promise<readonly Heard[]> {
    const { nodes } = await this.tree.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const all: Heard[] = [];
    const visit = (id: string, within: readonly Heard[]): string => {
      const node = byId.get(id);
      if (node === undefined) return '';
      const { role, name, properties = [], childIds = [], ignored } = node;
      const is = Object.fromEntries(properties.map((one) => [one.name, one.value.value]));
      const heard = { role: String(role?.value), name: String(name?.value ?? ''), text: '', within, is };
      if (!ignored) all.push(heard);
      const inside = ignored ? within : [...within, heard];
      const texts = childIds.map((child) => visit(child, inside));
      heard.text = heard.role === 'StaticText' ? heard.name : texts.filter((text) => text !== '').join(' ');
      return heard.text;
    };
    visit(nodes[0]!.nodeId, []);
    return all;
  }

  /** Listens until there is what is waited for. */
  async until<T>(what: string, find: (all: readonly Heard[]) => T | undefined): Promise<T> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const all = await this.hear();
      const found = find(all);
      if (found !== undefined) return found;
      if (Date.now() > end)
        throw new Error(`Never heard: ${what}.\n${this.story.slice(-12).join('\n')}\n${all.map(said).join('\n')}`);
      // The page needs its time, too.
      await this.page.waitForTimeout(CALM);
    }
  }

  /** By its own key if it has one, else by Tab and Enter. */
  async press(button: Heard): Promise<void> {
    if (!(await this.tryPress(button)))
      throw new Error(`Gone before it was pressed: ${said(button)}.\n${this.story.join('\n')}`);
  }

  /** The same; false if it was gone before the keys had led to it. */
  async tryPress(button: Heard): Promise<boolean> {
    this.story.push(`presses ${said(button)}`);
    const { keyshortcuts } = button.is;
    if (typeof keyshortcuts === 'string' && keyshortcuts !== '') {
      await this.key(keyshortcuts);
      // A number leads to its row.
      if (/^\d$/.test(keyshortcuts)) await this.key('Enter');
      return true;
    }
    // Not everything that can have the focus is a stop of its own: what was passed is looked for on the way back.
    let way = 0;
    const trace: string[] = [];
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const stops = (await this.hear()).filter(({ role, is }) => is.focusable === true && role !== 'RootWebArea');
      const at = stops.findIndex(({ is }) => is.focused === true);
      const to = stops.findIndex((one) => isSame(one, button));
      if (to < 0) return false;
      if (at === to) {
        await this.key('Enter');
        return true;
      }
      // What scrolls takes the focus and says nothing: on, the same way.
      const next = at < 0 && way !== 0 ? way : Math.sign(to - at);
      const far = way !== 0 && (at < 0 || next !== way || looks > 3) ? 1 : Math.abs(to - at);
      way = next;
      await this.tab(way, far);
      trace.push(`${stops[at]?.name ?? 'nothing'} (${at} -> ${to}, ${far})`);
    }
    throw new Error(`Tab does not lead to ${said(button)}: ${trace.join(', ')}.\n${this.story.join('\n')}`);
  }

  /** The key is held down: nobody waits after each stop for the next. */
  private async tab(way: number, stops: number): Promise<void> {
    const { keyboard } = this.page;
    if (way < 0) await keyboard.down('Shift');
    await Promise.all(Array.from({ length: stops }, () => keyboard.press('Tab')));
    if (way < 0) await keyboard.up('Shift');
  }

  key(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }
}

const named = ({ role, name, within }: Heard): string => [...within.map((one) => one.name), role, name].join('/');
const isSame = (one: Heard, other: Heard): boolean => named(one) === named(other);
const said = ({ role, name, text }: Heard): string => `${role} "${name || text}"`;

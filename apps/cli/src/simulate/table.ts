import type { Speak } from '@shamble/text';
import { figuresOf, type Simulated } from './report.ts';
import { heroesOf } from './survey.ts';

/** The head of a Markdown table, and the line under it. `survivors`: they are counted, not the players. */
export function tableHead(survivors: boolean, say: Speak): string[] {
  const names = ['mission', survivors ? 'survivors' : 'players', 'games', 'won', 'interval', 'rounds', 'deaths'];
  const cells = names.map((name) => say({ id: `cli.table.${name}` }));
  return [row(cells), row(cells.map((_, at) => (at === 0 || at === cells.length - 1 ? '---' : '---:')))];
}

/** A mission's games as a row of it. */
export function tableRow(simulated: Simulated, say: Speak, locale: string): string {
  const { wins, games, rounds, counts } = figuresOf(simulated);
  const { setting, game } = simulated;
  const played = game.pack.variants.filter((one) => setting.variants.includes(one.id)).map((one) => say(one.title));
  const percent = (share: number): string =>
    share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
  const deaths = Object.entries(counts)
    .filter(([name]) => name.startsWith('death.'))
    .sort(([, a], [, b]) => b - a);
  const all = deaths.reduce((sum, [, count]) => sum + count, 0);
  const causes = deaths.slice(0, 3).map(([name, count]) => `${say({ id: name })} ${percent(count / all)}`);
  return row([
    [`${setting.mission} ${say(setting.entry.title)}`, ...played].join(', '),
    String(heroesOf(game, setting) ?? setting.seats),
    String(games),
    percent(wins.share),
    `${percent(wins.low)} – ${percent(wins.high)}`,
    String(rounds.median ?? '—'),
    causes.join(', ') || '—',
  ]);
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

import type { Locale, Speak } from '@shamble/text';
import { clock } from '../../progress.ts';
import { figuresOf, outcomeText, type Simulated } from '../report.ts';
import { heroesOf } from '../survey.ts';
import { el, esc, rect } from './markup.ts';
import { planOf } from './plan.ts';
import { columns, interval, type Stack } from './plots.ts';
import { styleOf } from './style.ts';

/** What the page is made from, and how it speaks. */
interface Sheet {
  readonly simulated: Simulated;
  readonly figures: ReturnType<typeof figuresOf>;
  said(id: string, more?: Record<string, string | number>): string;
  say: Speak;
  percent(share: number): string;
  number(value: number): string;
}

/** The whole report as one file of HTML that needs nothing else. */
export function pageOf(simulated: Simulated, say: Speak, locale: Locale): string {
  const figures = figuresOf(simulated);
  const sheet: Sheet = {
    simulated,
    figures,
    say,
    said: (id, more = {}) => say({ id: `cli.report.${id}`, with: more }),
    percent: (share) => share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 }),
    number: (value) => value.toLocaleString(locale, { maximumFractionDigits: 0 }),
  };
  const { game, setting } = simulated;
  const title = say(setting.entry.title);
  const sections = figures.games === 0 ? [] : [rate, lengths, endings, dangers, deathPlan];
  return `<!doctype html>\n${el(
    'html',
    { lang: locale },
    el(
      'head',
      {},
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      el('title', {}, esc(`${title} · ${sheet.said('title')}`)),
      `<style>${styleOf()}</style>`,
    ),
    el(
      'body',
      {},
      el(
        'header',
        {},
        el(
          'div',
          {},
          el('div', { class: 'cap' }, esc(`${say(game.pack.title)} · ${setting.mission}`)),
          el('h1', {}, esc(title)),
          el('p', {}, esc(subtitle(sheet))),
          ...unfinished(sheet).map((line) => el('p', {}, esc(line))),
        ),
      ),
      el('main', {}, ...sections.map((section) => section(sheet))),
      el('footer', {}, el('p', {}, esc(sheet.said('repeat')), ' ', el('code', {}, esc(commandOf(simulated))))),
    ),
  )}\n`;
}

const subtitle = ({ said, number, figures, simulated }: Sheet): string =>
  said('subtitle', {
    games: number(figures.games),
    seats: simulated.setting.seats,
    survivors: heroesOf(simulated.game, simulated.setting) ?? 0,
    bot: figures.bot,
    seed: figures.seed,
  });

/** What a page says that does not tell of all games. */
function unfinished({ say, number, figures, simulated: { left, wanted } }: Sheet): string[] {
  if (figures.games >= wanted) return [];
  const told = { games: number(figures.games), wanted: number(wanted) };
  if (left === undefined) return [say({ id: 'cli.simulate.stopped', with: told })];
  const rate = number(figures.timing.gamesPerSecond);
  return [say({ id: 'cli.simulate.running', with: { ...told, rate, left: clock(left) } })];
}

function commandOf({ game, setting: { mission, seats, variants }, bot, seed, wanted }: Simulated): string {
  const variant = variants.length === 0 ? '' : ` --variant ${variants.join(' ')}`;
  return `shamble simulate ${game.id} --mission ${mission} --seats ${seats}${variant} --bot ${bot} --games ${wanted} --seed ${seed}`;
}

const section = (title: string, kind: string, ...inner: readonly string[]): string =>
  el('section', { class: kind }, el('h2', {}, esc(title)), ...inner);

/** Another heading within a section. */
const part = (title: string, inner: string): string => el('h2', {}, esc(title)) + inner;

const note = (text: string): string => el('p', { class: 'note' }, esc(text));

function rate({ said, percent, figures, number }: Sheet): string {
  const { won, share, low, high } = figures.wins;
  const spread = { low: percent(low), high: percent(high) };
  return section(
    said('rate'),
    'wide',
    el(
      'div',
      { class: 'rate' },
      el('div', { class: 'big' }, esc(percent(share))),
      el('div', {}, interval(share, low, high, said('interval', spread), percent)),
    ),
    note(said('rate-note', { won: number(won), games: number(figures.games), ...spread })),
  );
}

function lengths({ said, simulated, figures }: Sheet): string {
  const { rounds, wonRounds } = simulated.tally;
  const last = figures.rounds.most!;
  const names = Array.from({ length: last }, (_, i) => i + 1);
  const won = names.map((round) => wonRounds[round] ?? 0);
  const stacks: Stack[] = [
    { name: said('won'), counts: won, ink: 'won' },
    { name: said('lost'), counts: names.map((round, i) => (rounds[round] ?? 0) - won[i]!), ink: 'lost' },
  ];
  return section(
    said('lengths'),
    '',
    columns(names, stacks, said('lengths'), said('round'), 520),
    key(stacks),
    note(
      said('lengths-note', {
        median: figures.rounds.median!,
        lower: figures.rounds.lowerQuartile!,
        upper: figures.rounds.upperQuartile!,
      }),
    ),
  );
}

const key = (stacks: readonly Stack[]): string =>
  el(
    'ul',
    { class: 'key' },
    ...stacks.map(({ name, ink }) =>
      el(
        'li',
        {},
        el('svg', { viewBox: '0 0 14 14', 'aria-hidden': 'true' }, rect(1, 1, 12, 12, { class: ink })),
        esc(name),
      ),
    ),
  );

/** Rows of a name, a number and a bar. */
function bars(rows: readonly { name: string; count: number; ink?: string; text: string }[]): string {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return el(
    'table',
    {},
    ...rows.map(({ name, count, ink = '', text }) =>
      el(
        'tr',
        {},
        el('td', {}, esc(name)),
        el('td', { class: 'n' }, esc(text)),
        el(
          'td',
          { class: 'bar' },
          el('div', { class: `meter ${ink}` }, el('i', { style: `width:${(100 * count) / most}%` })),
        ),
      ),
    ),
  );
}

function endings(sheet: Sheet): string {
  const { said, say, simulated, figures, number, percent } = sheet;
  const rows = figures.outcomes.map(({ because, games, won, share }) => ({
    name: outcomeText(because, simulated.game, say),
    count: games,
    ink: won > 0 ? 'won' : 'lost',
    text: `${number(games)} · ${percent(share)}`,
  }));
  const { timing, meanOptions } = figures;
  const speed = said('speed', {
    decisions: number(timing.decisionsPerSecond),
    options: number(meanOptions ?? 0),
    each: number(figures.decisions / figures.games),
  });
  return section(said('endings'), '', bars(rows), goals(sheet), note(speed));
}

/** Names `prefix.a.b` -> their parts and count. */
const counted = ({ simulated }: Sheet, prefix: string): [string[], number][] =>
  Object.entries(simulated.tally.counts).flatMap(([name, count]): [string[], number][] => {
    const [first, ...rest] = name.split('.');
    return first === prefix ? [[rest, count]] : [];
  });

function dangers(sheet: Sheet): string {
  const { said, say, simulated } = sheet;
  const { levels = [] } = simulated.game.surveyor ?? {};
  const found = counted(sheet, 'level');
  if (found.length === 0) return '';
  const last = Math.max(...found.map(([[round]]) => Number(round)));
  const names = Array.from({ length: last }, (_, i) => i + 1);
  const stacks = levels.map((level, at): Stack => {
    const counts = names.map((round) => found.find(([[r, l]]) => Number(r) === round && Number(l) === at)?.[1] ?? 0);
    return { name: say(level), counts, ink: `lv${at}` };
  });
  return section(
    said('danger'),
    'wide',
    columns(names, stacks, said('danger'), said('round'), 760),
    key(stacks),
    note(said('danger-note')),
  );
}

function deathPlan(sheet: Sheet): string {
  const { said, say, simulated } = sheet;
  const { id: mission } = simulated.setting.entry;
  const deaths = new Map(counted(sheet, 'died').map(([[zone], count]) => [Number(zone), count]));
  const { surveyor } = simulated.game;
  if (deaths.size === 0 || surveyor === undefined) return '';
  const nameOf = (space: number): string => say(surveyor.place(mission, space));
  const all = [...deaths.values()].reduce((sum, count) => sum + count, 0);
  const rows = [...deaths]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([zone, count]) => ({
      name: nameOf(zone),
      count,
      ink: 'lost',
      text: `${sheet.number(count)} · ${sheet.percent(count / all)}`,
    }));
  return (
    section(
      said('plan'),
      'two',
      el('div', { class: 'plan' }, planOf(surveyor.plan(mission), deaths, said('plan'), nameOf)),
      note(said('plan-note')),
    ) + section(said('zones'), 'third', bars(rows), causes(sheet))
  );
}

function causes(sheet: Sheet): string {
  const { said, say, number, percent, simulated } = sheet;
  const { deaths = [] } = simulated.game.surveyor ?? {};
  const found = new Map(counted(sheet, 'death').map(([[cause], count]) => [cause!, count]));
  if (found.size === 0) return '';
  const all = [...found.values()].reduce((sum, count) => sum + count, 0);
  const rows = deaths
    .filter(({ id }) => found.has(id))
    .map(({ id, title }) => ({
      name: say(title),
      count: found.get(id)!,
      ink: 'lost',
      text: `${number(found.get(id)!)} · ${percent(found.get(id)! / all)}`,
    }))
    .sort((a, b) => b.count - a.count);
  return part(said('causes'), bars(rows));
}

function goals(sheet: Sheet): string {
  const { said, number } = sheet;
  const lost = counted(sheet, 'lost').sort(([[a]], [[b]]) => Number(a) - Number(b));
  const won = counted(sheet, 'won').sort(([[a]], [[b]]) => Number(b) - Number(a));
  if (lost.length + won.length === 0) return '';
  const rows = [
    ...won.map(([[left], count]) => ({
      name: said('won-with', { survivors: Number(left) }),
      count,
      ink: 'won',
      text: number(count),
    })),
    ...lost.map(([[reached], count]) => ({
      name: said('lost-after', { goals: Number(reached) }),
      count,
      ink: 'lost',
      text: number(count),
    })),
  ];
  return part(said('goals'), bars(rows));
}

import { join } from 'node:path';
import { joinTexts, kernelText, LOCALES, type Locale, type Phrase, type Speak, speak } from '@shamble/text';
import { html, raw } from 'hono/html';
import { countClauses, findRoot } from './clauses.ts';
import type { Demonstration } from './demonstration.ts';
import { games, type ShelvedGame } from './games.ts';
import { serverText } from './language.ts';
import { style } from './style.ts';

type Html = ReturnType<typeof html>;

export interface PageWish {
  readonly locale: Locale;
  readonly seed: number;
  /** The seed asked for was none. */
  readonly badSeed: boolean;
  /** Played with this seed. */
  readonly demo: Demonstration;
}

export const shownGame = games[0]!;

export function page({ locale, seed, badSeed, demo }: PageWish): Html {
  const say = voice(locale);
  return frame(
    locale,
    html`<p class="lead">${say('page.state')} <a href="/">${say('page.to-games')}</a></p>
<section aria-labelledby="games"><h2 id="games">${say('page.games')}</h2>
<div class="games">${games.map((game) => gamePanel(game, locale))}</div></section>
<section aria-labelledby="demo"><h2 id="demo">${say('page.demonstration')}</h2>
${badSeed ? html`<p class="note" role="alert">${say('page.bad-seed', { seed })}</p>` : ''}
${demonstrationPanels(shownGame, demo, locale, seed)}</section>
<section aria-labelledby="terminal"><h2 id="terminal">${say('page.terminal')}</h2>
<p>${say('page.terminal-how')}</p><p><code>npm run shamble -- play ${shownGame.id} --lang ${locale}</code></p></section>`,
  );
}

/** A page that says one sentence. */
export const sentencePage = (locale: Locale, id: string): Html =>
  frame(locale, html`<p class="lead">${voice(locale)(id)}</p><p><a href="/">${voice(locale)('page.to-games')}</a></p>`);

function frame(locale: Locale, main: Html): Html {
  const say = voice(locale);
  const tongues = LOCALES.map(
    (one) =>
      html`<a href="/status?lang=${one}" hreflang="${one}" lang="${one}" ${one === locale ? raw('aria-current="true"') : ''}>${one.toUpperCase()}</a>`,
  );
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${say('page.tagline')}">
<title>${say('page.title')}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${raw(style)}</style></head>
<body><header><div class="bar"><div><h1>${say('page.title')}</h1><p>${say('page.tagline')}</p></div>
<nav aria-label="${say('page.language')}">${tongues}</nav></div></header>
<main>${main}</main>
<footer><p>${say('page.notice')}</p></footer></body></html>`;
}

function gamePanel(game: ShelvedGame, locale: Locale): Html {
  const say = voice(locale, game);
  const { pack } = game;
  const { done, all } = clauseCount(game);
  const missions = pack.missions.map(
    ({ title, seats, provenance }) => html`<li class="count"><span>${say(title)}</span>
<span class="quiet">${say('page.seats', { min: seats.min, max: seats.max })}, ${say(`kernel.provenance.${provenance}`)}</span></li>`,
  );
  return html`<article class="panel"><h3>${say(pack.title)}</h3>
${all === 0 ? html`<p class="quiet">${say('page.no-clauses')}</p>` : html`<p class="quiet">${say('page.clauses', { done, all })}</p>${gauge(done, all)}`}
<h4>${say('page.missions')}</h4><ul>${missions}</ul>
${pack.variants.length === 0 ? '' : html`<h4>${say('page.variants')}</h4><ul>${pack.variants.map(({ title }) => html`<li>${say(title)}</li>`)}</ul>`}</article>`;
}

const counts = new Map<string, { done: number; all: number }>();

/** Read once: the lists are long, and do not change while the server runs. */
function clauseCount({ id, folder }: ShelvedGame): { done: number; all: number } {
  let count = counts.get(id);
  if (count === undefined) {
    const root = findRoot();
    count = root === null ? { done: 0, all: 0 } : countClauses(join(root, folder));
    counts.set(id, count);
  }
  return count;
}

function demonstrationPanels(game: ShelvedGame, demo: Demonstration, locale: Locale, seed: number): Html {
  const say = voice(locale, game);
  const { pack } = game;
  const mission = pack.missions.find(({ id }) => id === demo.mission)!.title;
  const { seats, answers, milliseconds, last } = demo;
  const outcomeOf = (outcome: (typeof last)['outcome']): Phrase =>
    outcome === null ? { id: 'page.unfinished' } : pack.outcome(outcome);
  const facts = { game: pack.title, mission, seats, games: demo.games, answers, milliseconds };
  const ends = demo.outcomes.map(
    ({ outcome, games: count }) => html`<li><div class="count few"><span>${say(outcomeOf(outcome))}</span>
<span class="quiet">${say('page.games-count', { games: count })}</span></div>${gauge(count, demo.games)}</li>`,
  );
  const log = last.events.map((event) => html`<li>${say(pack.event(last.view, event))}</li>`);
  return html`<p>${say('page.played', facts)} ${say('page.same')}</p>
<form method="get" action="/status"><label for="seed">${say('page.seed')}</label>
<input id="seed" name="seed" inputmode="numeric" value="${seed}"><input type="hidden" name="lang" value="${locale}">
<button class="button">${say('page.deal')}</button><a href="/status?lang=${locale}">${say('page.another')}</a></form>
<div class="two"><div class="panel"><h3>${say('page.outcomes')}</h3><ul>${ends}</ul></div>
<div class="panel"><h3>${say('page.log')}</h3><ol class="log">${log}</ol></div></div>
<div class="panel"><h3>${say('page.table')}</h3>
<p class="quiet">${say('page.round', { round: last.round, outcome: outcomeOf(last.outcome) })}</p>
<pre tabindex="0" role="region" aria-label="${say('page.table')}">${pack.stage.draw(last.view)}</pre></div>`;
}

const gauge = (value: number, of: number): Html =>
  html`<svg class="gauge" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${((100 * value) / of).toFixed(1)}" height="10"/></svg>`;

type Say = (what: string | Phrase, more?: Phrase['with']) => string;

const voices = new Map<string, Speak>();

function voice(locale: Locale, game?: ShelvedGame): Say {
  const key = `${locale} ${game?.id ?? ''}`;
  let said = voices.get(key);
  if (said === undefined) {
    const text = joinTexts(kernelText, serverText, ...(game === undefined ? [] : [game.text]));
    said = speak(text[locale], locale);
    voices.set(key, said);
  }
  const spoken = said;
  return (what, more = {}) => spoken(typeof what === 'string' ? { id: what, with: more } : what);
}

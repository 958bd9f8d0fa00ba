import { figureFor, muchFor, worstTrait } from '../flow/sense.ts';
import { bystandersAt, foesAt } from '../rules/questions.ts';
import { AGENTS, at, type FigureId, FOE, type KindId, type State, type Zone } from '../types.ts';
import { choice } from '../words.ts';

export const figureOf = (kind: KindId, zone: Zone): FigureId => `${kind}@${zone}`;

/** A figure by its parts: of a kind in a Zone, or a Super Hero or Bystander by its index. */
export function readFigure(figure: FigureId): { kind: KindId; zone: Zone } | { foe: number } | { bystander: number } {
  if (figure.startsWith('f')) return { foe: Number(figure.slice(1)) };
  if (figure.startsWith('b')) return { bystander: Number(figure.slice(1)) };
  const [kind, zone] = figure.split('@').map(Number);
  return { kind: kind!, zone: zone! };
}

const ALL_AGENTS: readonly KindId[] = [0, 1, 2];

/** One of each of these kinds that stand in a Zone. */
export const agentFigures = (
  { figures }: Pick<State, 'figures'>,
  zone: Zone,
  kinds: readonly KindId[] = ALL_AGENTS,
): FigureId[] => kinds.filter((kind) => figures[at(zone, kind)]! > 0).map((kind) => figureOf(kind, zone));

export const foeFigures = (state: Pick<State, 'foes'>, zone: Zone): FigureId[] =>
  foesAt(state, zone).map((foe) => `f${foe}`);

export const bystanderFigures = (state: Pick<State, 'bystanders'>, zone: Zone): FigureId[] =>
  bystandersAt(state, zone).map((bystander) => `b${bystander}`);

/** Kind -> how many stand there, of these kinds and no Super Heroes. */
export const countsOf = (
  { figures }: Pick<State, 'figures'>,
  zone: Zone,
  kinds: readonly KindId[] = ALL_AGENTS,
): number[] => ALL_AGENTS.map((kind) => (kinds.includes(kind) ? figures[at(zone, kind)]! : 0));

/** Those that would act in the coming activation step. */
export const wakefulOf = ({ figures, held }: Pick<State, 'figures' | 'held'>, zone: Zone): number[] =>
  ALL_AGENTS.map((kind) => figures[at(zone, kind)]! - held[at(zone, kind)]!);

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const figure = choice('figure', {
  offer: (_look, { among }) => ({ kind: 'one', from: among }),
  usual: (view, { by, among }) => figureFor(view, by, among),
});

/** Those that are not moved. */
export const STAY = 'stay';

export const figuresChoice = choice('figures', {
  offer(_look, { counts, most, upTo }) {
    const total = Math.min(most, sumOf(counts));
    const among = counts.flatMap((count, kind) =>
      count > 0 ? [{ id: String(kind), max: Math.min(count, total) }] : [],
    );
    if (upTo && total > 1) among.push({ id: STAY, max: total - 1 });
    return { kind: 'share', total, among };
  },
  usual(_view, { counts, most }) {
    const shares: Record<string, number> = {};
    let left = most;
    for (const kind of ORDER) {
      const count = Math.min(left, counts[kind]!);
      if (count > 0) shares[String(kind)] = count;
      left -= count;
    }
    return shares;
  },
});

/** The worst first: two Actions, then Toughness. */
const ORDER: readonly KindId[] = [2, 1, 0];

/** What was chosen, kind by kind. */
export function eachChosen(shares: Readonly<Record<string, number>>, run: (kind: KindId, count: number) => void): void {
  for (let kind = 0; kind < AGENTS; kind++) {
    const count = shares[String(kind)] ?? 0;
    if (count > 0) run(kind, count);
  }
}

export const howMuch = choice('howMuch', {
  offer: (_look, { from }) => ({ kind: 'one', from }),
  usual: (_view, { by, from }) => muchFor(by, from),
});

export const giveTrait = choice('giveTrait', {
  offer: (_look, { traits }) => ({ kind: 'one', from: traits }),
  usual: (view, { traits }) => worstTrait(view, traits),
});

/** One of the Enemies of a Zone, Super Heroes too. */
export const enemyFigures = (state: Pick<State, 'figures' | 'foes'>, zone: Zone): FigureId[] => [
  ...(state.figures[at(zone, FOE)]! > 0 ? foeFigures(state, zone) : []),
  ...agentFigures(state, zone),
];

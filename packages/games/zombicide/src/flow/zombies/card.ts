import type { Play } from '@shamble/kernel';
import { drawCard } from '@shamble/parts';
import { type CardLine, ZOMBIE_CARDS } from '../../../content/zombies.ts';
import { manholesOf, servedManholes } from '../../rules/manholes.ts';
import { danger } from '../../rules/questions.ts';
import { KINDS, LEVELS, type Zombicide, type Zone } from '../../types.ts';
import { announce, ask, call, choice, done, goto, proc } from '../../words.ts';
import { extraActivation } from './extra.ts';
import { fallsShort, placeLine } from './place.ts';
import { everyone } from './together.ts';

type Locals = Zombicide['procs']['zombieCard']['locals'];

/** One Zombie card for a zone, carried out by the line of the highest Danger Level (ZC-SPAWN-02, ZC-XP-12). */
export const zombieCard = proc('zombieCard', {
  draw(play, { zone, survivor, because }) {
    const { horde } = play.state;
    const rebuilt = horde.pile.length === 0;
    const card = drawCard(horde, play, 'horde');
    if (card === null) return done();
    horde.discard.push(card); // at once: whatever is drawn in its place may come from the reshuffled pile
    const rules = [ruleOf(because), 'ZC-SPAWN-02', 'ZC-XP-12'];
    if (rebuilt) rules.push('ZC-SPAWN-06');
    return announce({ id: 'zombieCardDrawn', data: { card, zone, level: danger(play.state), survivor }, rules });
  },
  read(play, locals) {
    const event = play.announced('zombieCardDrawn');
    if (event === null) return done();
    const card = ZOMBIE_CARDS[event.data.card]!;
    const { level } = event.data;
    const idle = card.type === 'extra' && level === 'blue';
    const rules = [...event.rules];
    if (card.type !== 'spawn') rules.push(locals.because === 'reveal' ? 'ZC-DOOR-05' : 'ZC-SPAWN-07');
    if (idle) rules.push('ZC-XACT-04');
    play.tell({ ...event, rules });
    if (idle) return done();
    if (card.type === 'extra')
      return call('activate', extraActivation([KINDS.indexOf(card.kind)], 'card'), null, 'supply');
    // By level for manholes too (ZC-SEWR-03).
    locals.line = card.lines[LEVELS.indexOf(level)] ?? null;
    return locals.line === null ? done() : goto(card.type); // a line may be empty (ZC-SPAWN-04)
  },
  spawn(play, locals) {
    fill(play, locals, [locals.zone], ruleOf(locals.because));
    return goto('supply');
  },
  /** Per manhole, not in the zone the card was drawn for (ZC-SEWR-01, ZC-SPAWN-07). */
  manhole(play, locals) {
    const { state } = play;
    const manholes = servedManholes(state);
    if (fallsShort(state, locals.line!, manholes.length))
      return ask(everyone(play), 'manholeOrder', { manholes }, 'serve');
    fill(play, locals, zonesOf(play, manholes), 'ZC-SEWR-01');
    return goto('supply');
  },
  serve(play, locals) {
    fill(play, locals, zonesOf(play, play.answer('manholeOrder').map(Number)), 'ZC-SEWR-01');
    return goto('supply');
  },
  // All that there is has been placed; then one activation for each kind that ran out (ZC-OUT-02).
  supply(_play, locals) {
    const kind = locals.short.shift();
    return kind === undefined ? done() : call('activate', extraActivation([kind], 'supply'), null, 'supply');
  },
});

const ruleOf = (because: Locals['because']): string => (because === 'reveal' ? 'ZC-DOOR-04' : 'ZC-SPAWN-01');

function zonesOf({ state }: Play<Zombicide>, manholes: readonly number[]): Zone[] {
  const all = manholesOf(state);
  return manholes.map((manhole) => all[manhole]!.zone);
}

/** The line of the card into each of the zones, as far as the box goes (ZC-OUT-01). */
function fill(play: Play<Zombicide>, locals: Locals, zones: readonly Zone[], rule: string): void {
  const line: CardLine = locals.line!;
  const missing = KINDS.map(() => 0);
  for (const zone of zones) placeLine(play, zone, line, rule, missing);
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (missing[kind] === 0) continue;
    locals.short.push(kind);
    play.tell({ id: 'figuresRanOut', data: { kind, missing: missing[kind]! }, rules: ['ZC-OUT-01'] });
  }
}

export const manholeOrder = choice('manholeOrder', {
  offer: (_look, { manholes }) => ({ kind: 'order', items: manholes.map(String) }),
  usual: (_view, { manholes }) => manholes.map(String),
});

import { canonical, isOffered, type Offer, type Seat, type Shape, same } from '@shamble/kernel';
import { difference, plainOffer, plainOffers } from './difference.ts';
import { must, shown } from './law.ts';
import { notPlain } from './plain.ts';
import { type Position, type Trial, viewersOf } from './trial.ts';
import { watching } from './watch.ts';
import { checkWays } from './ways.ts';

/** Looks at everything there is to see, in every way, and then whether that changed anything. */
export function checkLooks<G extends Shape>(position: Position<G>, hash: string): void {
  const { trial, table } = position;
  const { engine, watch } = trial;
  checkPlain(table);
  const still = (what: string): void => must('pure', engine.hash(table) === hash, () => `${what} changed the table`);
  watching(watch, () => {
    for (const seat of table.seats) checkOffers(position, seat);
  });
  still('working out an offer');
  for (const { query, of } of firstOfEach(watch.asked)) {
    const traced = engine.trace(table, query, of);
    const turned = trial.reversed.trace(table, query, of);
    must('order', same(traced.value, turned.value), () => {
      const rules = [...traced.by, ...turned.by].flatMap((by) => by.rules);
      return `"${query}" of ${shown(of)} is ${shown(traced.value)} or ${shown(turned.value)} (${[...new Set(rules)].join(', ')})`;
    });
  }
  still('tracing a query');
  for (const viewer of viewersOf(table.seats)) engine.view(table, viewer);
  still('making a view');
  checkWays(position);
  still('walking a way');
  must('pure', engine.hash(engine.clone(table)) === hash, () => 'a copy of the table is not like the table');
}

export function checkPlain(table: object): void {
  const lost = notPlain(table);
  must('replay', lost === null, () => `JSON cannot keep the table: ${lost}`);
}

/** Few queries a position are enough, but each kind of them. */
function firstOfEach<T extends { readonly query: string }>(asked: readonly T[]): T[] {
  const counts = new Map<string, number>();
  return asked.filter(({ query }) => {
    const count = counts.get(query) ?? 0;
    counts.set(query, count + 1);
    return count < 4;
  });
}

function checkOffers<G extends Shape>({ trial, table }: Position<G>, seat: Seat): void {
  const { engine, reversed } = trial;
  const asides = engine.asides(table, seat, true);
  for (const [name, offer] of Object.entries(asides)) checkOffer(trial, table.state, name, offer as Offer);
  const turned = plainOffers(reversed.asides(table, seat, true));
  must('order', same(plainOffers(asides), turned), () => `asides: ${difference(plainOffers(asides), turned)}`);
  const offer = engine.offer(table, seat, { explain: true, usual: true });
  if (offer === null) return;
  const { choice } = table.pending!;
  checkOffer(trial, table.state, choice, offer);
  const isMinor = trial.pack.minor?.(engine.view(table, seat).state, table.pending!) === true;
  must('options', !isMinor || offer.usual !== undefined, () => `"${choice}" is minor and has no usual answer`);
  const [seen, other] = [offer, reversed.offer(table, seat, { explain: true, usual: true })].map(plainOffer);
  must('order', same(seen, other), () => `the offer of "${choice}": ${difference(seen, other)}`);
  const [asked, plain] = [
    { ...offer, refused: [], usual: undefined },
    { ...engine.offer(table, seat)!, refused: [] },
  ];
  const [legal, again] = [asked as Offer, plain as Offer].map(plainOffer);
  must(
    'pure',
    same(legal, again),
    () => `"${choice}" allows other answers when it explains: ${difference(again, legal)}`,
  );
}

function checkOffer<G extends Shape>({ pack }: Trial<G>, state: G['state'], choice: string, offer: Offer): void {
  const allowed = optionsIn(offer);
  const refused = (offer.refused ?? []).map((one) => one.option as unknown);
  const seen = new Map<string, unknown>();
  const names = new Map<string, unknown>();
  for (const [i, option] of [...allowed, ...refused].entries()) {
    const key = canonical(option);
    must('options', !seen.has(key), () =>
      i < allowed.length
        ? `"${choice}" lists ${key} twice`
        : `"${choice}" refuses ${key}, which it also ${allowed.some((one) => canonical(one) === key) ? 'allows' : 'refuses a second time'}`,
    );
    seen.set(key, option);
    const name = pack.stage.name(state, choice, option);
    must(
      'options',
      !names.has(name),
      () => `"${choice}" calls ${key} and ${canonical(names.get(name))} both "${name}"`,
    );
    names.set(name, option);
    const lost = notPlain(option, 'it');
    must('replay', lost === null, () => `JSON cannot keep the option ${key} of "${choice}": ${lost}`);
  }
  for (const { option, because } of offer.refused ?? [])
    must('options', because.length > 0, () => `"${choice}" refuses ${shown(option)} without a rule`);
  if (offer.kind === 'arrange') {
    const ids = offer.slots.map((slot) => slot.id);
    must('options', new Set(ids).size === ids.length, () => `"${choice}" has two slots of the same name`);
  }
  const { usual } = offer;
  must(
    'options',
    usual === undefined || isOffered(offer, usual),
    () => `the usual answer ${shown(usual)} to "${choice}" is not allowed`,
  );
}

function optionsIn(offer: Offer): readonly unknown[] {
  switch (offer.kind) {
    case 'one':
    case 'some':
      return offer.from;
    case 'share':
      return offer.among.map((place) => place.id);
    default:
      return offer.items;
  }
}

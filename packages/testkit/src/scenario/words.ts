import { createEngine, Fault, type GamePack, keyFromSeed, type NameForms, type Shape } from '@shamble/kernel';
import { brief, isFields } from './matching.ts';
import { nameList, unknownName } from './spelling.ts';

const KERNEL_WORDS: Readonly<Record<string, string>> = {
  dice: 'Forced values per stream of chance, as the rules read them: { stream: [values] }.',
  key: 'All other luck: a small whole number, or 64 hexadecimal digits.',
};

type Rows = readonly (readonly [string, string])[];

/** Everything a writer of scenarios can name in a game, as text; the board and the state are those of the mission. */
export function scenarioWords<G extends Shape>(given: GamePack<G>, mission?: string): string {
  const pack = given as unknown as GamePack<Shape>;
  const { game, stage, missions, variants } = pack;
  const ids = missions.map(({ id }) => id);
  const shown = mission ?? ids[0]!;
  if (!ids.includes(shown)) throw new Fault('bad-content', unknownName('mission', shown, ids));
  const { min } = missions.find(({ id }) => id === shown)!.seats;
  const engine = createEngine(game);
  const { table } = engine.open(pack.options(shown, min, []), keyFromSeed(1));
  const view = engine.view(table, table.seats[0]!).state;
  const most = missions.reduce((a, b) => (b.seats.max > a.seats.max ? b : a));
  const seats = game.seats(game.options(pack.options(most.id, most.seats.max, [])));
  const reactions = game.reactions.map(({ name, on, window }) => [name, `${window} ${on}`] as const);
  const sections = [
    section('Words of "given"', [...Object.entries(stage.words), ...Object.entries(KERNEL_WORDS)]),
    section(
      'Missions',
      missions.map(({ id, seats: { min: least, max } }) => [id, `${least} to ${max} seats`] as const),
    ),
    variants.length === 0 ? '' : `Variants\n  ${variants.map(({ id }) => id).join(', ')}`,
    `Seats\n  ${seats.join(', ')}`,
    section('Streams of chance', Object.entries(stage.streams)),
    forms('Questions: how each is answered, and what its options are called', stage, Object.keys(game.choices)),
    section('Reactions: the options of $reaction, beside "none"', reactions),
    stage.forms.$reaction === undefined
      ? ''
      : forms('... and where one can be used in several ways', stage, ['$reaction']),
    forms('Asides, likewise', stage, Object.keys(game.asides)),
    section('Events, with their facts', Object.entries(stage.events)),
    section('Endings: the "because" of an outcome', Object.entries(stage.endings)),
    ...Object.entries(stage.lists).map(([title, rows]) => section(title, Object.entries(rows))),
    `The board at the start of mission ${shown}\n${stage.draw(view)}`,
    [`State at the start of mission ${shown}, by path`, ...paths(stage.show(table.state), '')].join('\n  '),
    ['View of the first seat then, with ids as they are', ...paths(view, '')].join('\n  '),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

function forms(title: string, { forms: all }: GamePack<Shape>['stage'], ids: readonly string[]): string {
  const known = all as Readonly<Record<string, NameForms>>;
  const lines = ids.flatMap((id) => {
    const { kind, names, slots } = known[id]!;
    const into = slots === undefined ? [] : [`into: ${slots.join(' | ')}`];
    return [`  ${id}: ${kind}`, ...[...names, ...into].map((name) => `    ${name}`)];
  });
  return lines.length === 0 ? '' : [title, ...lines].join('\n');
}

function section(title: string, rows: Rows): string {
  if (rows.length === 0) return '';
  const width = Math.max(...rows.map(([name]) => name.length));
  return [title, ...rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`.trimEnd())].join('\n');
}

const MOST_TEXT = 90;

/** Every path with what is there; of many things of a kind only the first. */
function paths(value: object, path: string): string[] {
  const entries = Object.entries(value);
  const alike = path !== '' && entries.length > 1 && entries.every(([, part]) => isFields(part));
  const lines = (alike ? entries.slice(0, 1) : entries).flatMap(([key, part]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (isFields(part) && brief(part, Number.POSITIVE_INFINITY).length > MOST_TEXT) return paths(part, at);
    if (Array.isArray(part) && part.some(isFields)) return part.map((one, i) => `${at}.${i}: ${brief(one)}`);
    return [`${at}: ${brief(part)}`];
  });
  const others = entries.slice(1).map(([key]) => key);
  return alike ? [...lines, `${path}: ... and likewise ${nameList(others, Number.POSITIVE_INFINITY)}`] : lines;
}

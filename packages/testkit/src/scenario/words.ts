import type { GamePack, Shape } from '@shamble/kernel';
import { brief, isFields } from './matching.ts';
import { nameList } from './spelling.ts';
import { vocabulary } from './vocabulary.ts';

const KERNEL_WORDS: Readonly<Record<string, string>> = {
  dice: 'Forced values per stream of chance, as the rules read them: { stream: [values] }.',
  key: 'All other luck: a small whole number, or 64 hexadecimal digits.',
};

/** Everything a writer of scenarios can name in a game, as text. */
export function scenarioWords<G extends Shape>(given: GamePack<G>): string {
  const pack = given as unknown as GamePack<Shape>;
  const { game, stage } = pack;
  const words = vocabulary(pack);
  const choices = Object.keys(game.choices).map((id) => [id, said(words.choices.get(id))] as const);
  const reactions = game.reactions.map(({ name, on, window }) => [name, `${window} ${on}`] as const);
  const asides = Object.keys(game.asides).map((id) => [id, sample(words.asides.get(id))] as const);
  const sections = [
    section('Words of "given"', [...Object.entries(stage.words), ...Object.entries(KERNEL_WORDS)]),
    ...Object.entries(stage.lists ?? {}).map(([title, rows]) => section(title, Object.entries(rows))),
    section(
      'Missions',
      pack.missions.map(({ id, seats }) => [id, `${seats.min} to ${seats.max} seats`] as const),
    ),
    `Seats\n  ${words.seats.join(', ')}`,
    stage.streams === undefined
      ? `Streams of chance\n  ${words.streams.join(', ')}`
      : section('Streams of chance', Object.entries(stage.streams)),
    section('Choices, with some of the names they offered', [
      ...choices,
      ['$reaction', said(words.choices.get('$reaction'))],
    ]),
    section('Reactions: the options of $reaction, beside "none"', reactions),
    section('Asides, with some of the names they offered', asides),
    section('Events, with their facts', Object.entries(stage.events)),
    ['State at the start of a game, by path', ...paths(words.opening, '')].join('\n  '),
    `The board then\n${stage.draw(words.view).replace(/^/gm, '  ')}`,
    ['View of the first seat then, with ids as they are', ...paths(words.view, '')].join('\n  '),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

const said = (choice: { kind: string; names: readonly string[] } | undefined): string =>
  choice === undefined ? '(not met in random games)' : `${choice.kind}: ${sample(choice.names)}`;
const sample = (names: readonly string[] = []): string => names.join(', ');

function section(title: string, rows: readonly (readonly [string, string])[]): string {
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
    const text = brief(part, Number.POSITIVE_INFINITY);
    return isFields(part) && text.length > MOST_TEXT ? paths(part, at) : [`${at}: ${brief(part, MOST_TEXT)}`];
  });
  const others = entries.slice(1).map(([key]) => key);
  return alike ? [...lines, `${path}: ... and likewise ${nameList(others, 12)}`] : lines;
}

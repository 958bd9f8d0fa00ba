import { shotAt } from '@shamble/dawn/preview';
import type { Highlights } from '../../board/types.ts';
import type { Face, Faces, SlotGroup } from '../../controls/types.ts';
import { Portrait } from '../../pieces/Portrait.tsx';
import type { Seen } from '../../table/skin.ts';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import css from './Faces.module.css';
import { heroLook } from './looks.ts';
import type { MallHighlights } from './mall/scene.ts';
import { capital, groundOf, nameOf, say, viewOf } from './names.ts';

const bust = (character: number) => {
  const { portrait, inks } = heroLook(character);
  return <Portrait name={portrait} inks={inks} crop="8 4 84 84" className={css.bust} />;
};

/** Somebody, to be put somewhere. */
const Person = ({ id }: { id: number }) => (
  <span className={css.person}>
    {bust(id)}
    <b>{nameOf(id)}</b>
  </span>
);

/** Nerves first, then the shot at what attacks them where they stand. */
function chances(seen: Seen, who: readonly number[], words: GameWords): string {
  const { space } = seen.pending!.about as { readonly space: number };
  const { nerves, chance } = shotAt(viewOf(seen), who, space, space);
  const word = (id: string, more = {}): string => words.say(say(id, more));
  return [
    ...nerves.map((one) => word('d.panic.first', { name: nameOf(one.character), percent: percent(one.chance) })),
    `${word('d.percent', { percent: percent(chance) })} ${word('d.kill')}`,
  ].join(' · ');
}

function option(seen: Seen, choice: string, given: unknown, words: GameWords): Face {
  const label = capital(words.option(seen, choice, given));
  switch (choice) {
    case 'defend': {
      const who = given as readonly number[];
      const [first] = who;
      return first === undefined
        ? { label, icon: 'minus' }
        : { label, drawing: bust(first), detail: chances(seen, who, words) };
    }
    case 'victims':
      return { label, drawing: bust(given as number) };
    case 'place':
      return { label, drawing: <Person id={Number(String(given).slice(1))} />, isCard: true };
    case 'sequence':
      return { label, drawing: bust(Number(given)) };
    case 'deploy':
    case 'hide':
      return { label, icon: 'shambling-zombie' };
    default:
      return { label };
  }
}

const LAID: readonly string[] = ['deploy', 'hide'];

/** Counters and people are laid on the plan. */
function spaceOf(_seen: Seen, choice: string, given: unknown): number | null {
  if (choice === 'place') return Number(String(given).slice(1));
  return LAID.includes(choice) ? (given as number) : null;
}

/** What has been laid so far, and where nothing may be. */
function drafted(seen: Seen, choice: string, taken: readonly unknown[], open: readonly number[]): MallHighlights {
  if (choice === 'place') return { legal: open };
  const isHidden = choice === 'hide';
  const free = new Set(open);
  const { zombies } = viewOf(seen);
  return {
    laid: { spaces: taken as readonly number[], isHidden },
    ...(isHidden
      ? { reach: open, barred: zombies.flatMap((_, space) => (free.has(space) ? [] : [space])) }
      : { legal: open }),
  };
}

/** Where on the plan an option is. */
function shows(seen: Seen, choice: string, given: unknown): Highlights | null {
  const { characters } = viewOf(seen);
  if (choice === 'deploy' || choice === 'hide')
    return { marked: [{ space: given as number, ink: 'var(--acid-d)' }], hover: given as number };
  if (choice === 'victims') return { hover: characters[given as number]!.space };
  const { space } = (seen.pending?.about ?? {}) as { space?: number };
  return space === undefined ? null : { marked: [{ space, ink: 'var(--blood)' }] };
}

/** A space that somebody begins in. */
function slot(seen: Seen, id: string, words: GameWords): Face {
  const { names } = groundOf(viewOf(seen).plan);
  return { label: words.say(say('d.space', { number: names[Number(id.slice(1))]! })), icon: 'walking-boot' };
}

const groups = (_seen: Seen, slots: readonly string[], words: GameWords): SlotGroup[] => [
  { id: 'all', title: words.say(say('d.begin')), slots },
];

/** How the questions of Dawn of the Dead look that are no menus. */
export const faces: Faces = { option, shows, spaceOf, drafted, slot, groups };

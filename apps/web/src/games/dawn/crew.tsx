import { CHARACTERS } from '@shamble/dawn/content/characters';
import { numbersOf } from '@shamble/dawn/rules/questions';
import { NONE, type View } from '@shamble/dawn/types';
import { ActionCoins } from '../../parts/Coins.tsx';
import type { CrewMember } from '../../parts/Crew.tsx';
import { Icon, type IconName } from '../../press/Icon.tsx';
import type { Seen, SheetOf } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import css from './Crew.module.css';
import { heroLook } from './looks.ts';
import { nameOf, say, viewOf } from './names.ts';

function purseOf(view: View, id: number): { left: number; of: number } {
  const { movement } = numbersOf(view, id);
  const { status } = view.characters[id]!;
  if (status === 'dead' || status === 'super') return { left: 0, of: movement };
  const isActive = view.active.includes(id);
  return { left: isActive ? view.points : isResting(view, id) ? 0 : movement, of: movement };
}

/** Acted in the round before, so it may not act in this one (DD-ACT-03). */
const isResting = ({ characters, round }: View, id: number): boolean =>
  round > 1 && characters[id]!.activated === round - 1;

export function crew(seen: Seen, words: GameWords): CrewMember[] {
  const view = viewOf(seen);
  const word = (id: string, more = {}): string => words.say(say(id, more));
  return view.characters.flatMap((one, id): CrewMember[] => {
    if (one.status === 'away') return [];
    const { left, of } = purseOf(view, id);
    const isLost = one.status === 'dead' || one.status === 'super';
    const state = isLost ? 'dead' : view.active.includes(id) ? 'playing' : isResting(view, id) ? 'done' : 'waits';
    return [
      {
        id: String(id),
        name: nameOf(id),
        look: heroLook(id),
        actions: { left: isLost ? 0 : left, of, label: word('d.points.of', { left, of }) },
        wounds: isLost ? 0 : one.status === 'stunned' || one.status === 'infected' ? 1 : 0,
        woundsLabel: word(one.status === 'stunned' ? 'd.state.stunned' : 'd.state.infected'),
        state,
        stateLabel: word(`d.crew.${one.status === 'well' || one.status === 'infected' ? state : one.status}`),
      },
    ];
  });
}

export function sheet(seen: Seen, hero: string, words: GameWords): SheetOf | null {
  const view = viewOf(seen);
  const id = Number(hero);
  const one = view.characters[id];
  if (one === undefined) return null;
  const { left, of } = purseOf(view, id);
  const word = (key: string, more = {}): string => words.say(say(key, more));
  return {
    name: nameOf(id),
    look: heroLook(id),
    coins: <ActionCoins left={left} of={of} label={word('d.points.of', { left, of })} />,
    coinsText: word('d.points.of', { left, of }),
    danger: null,
    skills: <Numbers view={view} id={id} words={words} />,
    inventory: <States view={view} id={id} words={words} />,
  };
}

/** The three numbers of the counter, each with its name. */
function Numbers({ view, id, words }: { view: View; id: number; words: GameWords }) {
  const { fire, panic, movement } = numbersOf(view, id);
  const shown: [icon: IconName, key: string, n: number][] = [
    ['crosshair', 'd.fire', fire],
    ['shouting', 'd.panic', panic],
    ['walking-boot', 'd.movement', movement],
  ];
  return (
    <dl className={css.numbers}>
      {shown.map(([icon, key, n]) => (
        <div key={key}>
          <dt>
            <Icon name={icon} /> {words.say(say(key))}
          </dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How somebody is. */
function States({ view, id, words }: { view: View; id: number; words: GameWords }) {
  const one = view.characters[id]!;
  const { dice, carry, weight } = CHARACTERS[id]!;
  const lines: [icon: IconName, text: string][] = [];
  const is = (holds: boolean, icon: IconName, key: string, more = {}): void => {
    if (holds) lines.push([icon, words.say(say(key, more))]);
  };
  if (one.status === 'dead') return null;
  const isActive = view.active.includes(id);
  is(one.status === 'stunned', 'own:stunned', 'd.state.stunned');
  is(one.status === 'infected', 'death-skull', 'd.state.infected');
  is(one.status === 'super', 'raise-zombie', 'd.state.super');
  is(one.panicked, 'shouting', 'd.state.panicked');
  is(isActive, 'crosshair', 'd.state.shots', { n: one.shots });
  is(isResting(view, id), 'hourglass', 'd.state.rests');
  is(one.carries !== NONE, 'own:carry', 'd.state.carries', {
    name: one.carries === NONE ? '' : nameOf(one.carries),
  });
  is(one.rifle, 'winchester', 'd.state.rifle');
  is(true, 'own:dice', 'd.state.dice', { n: one.rifle ? 2 : dice });
  is(true, 'own:carry', 'd.state.carry', { n: carry });
  is(weight > 1, 'death-skull', 'd.state.weight', { n: weight });
  return (
    <ul className={css.states} aria-label={words.say(say('d.states'))}>
      {lines.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

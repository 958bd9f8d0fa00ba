import { vehicle } from '@shamble/plague/phrases';
import { allSearched, apOf, cardOf, facesOf, weaponOf } from '@shamble/plague/preview';
import { HEALTH, type Human, type View } from '@shamble/plague/types';
import { EmptySlot } from '../../parts/Card.tsx';
import { ActionCoins } from '../../parts/Coins.tsx';
import type { CrewMember } from '../../parts/Crew.tsx';
import { type CardSlot, Inventory } from '../../parts/HeroSheet.tsx';
import { Icon, type IconName } from '../../press/Icon.tsx';
import type { Seen, SheetOf } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import css from './Crew.module.css';
import { Held } from './cards.tsx';
import { heroLook } from './looks.ts';
import { groundFor, nameOf, type SkinWord, say, viewOf, wayPhrase } from './names.ts';
import { ShotFace } from './Shots.tsx';

/** AP left, of as many as the turn began with at least. */
function purseOf(view: View, id: number): { left: number; of: number } {
  const { status, ap } = view.humans[id]!;
  if (status !== 'in') return { left: 0, of: 6 };
  const full = apOf(view, id);
  return { left: view.turn === id ? ap : isDone(view, id) ? 0 : full, of: Math.max(full, ap) };
}

const isDone = ({ turn, round }: View, id: number): boolean => round > 0 && (turn < 0 || id < turn);

export function crew(seen: Seen, words: GameWords): CrewMember[] {
  const view = viewOf(seen);
  const word = (id: SkinWord, more = {}): string => words.say(say(id, more));
  return view.humans.map((human, id): CrewMember => {
    const { left, of } = purseOf(view, id);
    const isGone = human.status === 'dead' || human.status === 'zombie';
    const state = isGone ? 'dead' : view.turn === id ? 'playing' : isDone(view, id) ? 'done' : 'waits';
    const wounds = view.variants.wounds ? HEALTH - human.health : human.infected ? 1 : 0;
    return {
      id: String(id),
      name: nameOf(id),
      look: heroLook(id),
      actions: { left, of, label: word('p.ap.of', { left, of }) },
      wounds: isGone ? 0 : wounds,
      woundsLabel: human.infected ? word('p.state.infected') : word('p.health', { n: human.health }),
      state,
      stateLabel: word(`p.crew.${human.status === 'in' ? state : human.status}`),
    };
  });
}

export function sheet(seen: Seen, hero: string, words: GameWords): SheetOf | null {
  const view = viewOf(seen);
  const id = Number(hero);
  const human = view.humans[id];
  if (human === undefined) return null;
  const { left, of } = purseOf(view, id);
  const word = (key: SkinWord, more = {}): string => words.say(say(key, more));
  return {
    name: nameOf(id),
    look: heroLook(id),
    coins: <ActionCoins left={left} of={of} label={word('p.ap.of', { left, of })} />,
    coinsText: word('p.ap.of', { left, of }),
    danger: view.variants.wounds ? <Hearts human={human} label={word('p.health', { n: human.health })} /> : null,
    skills: (
      <div className={css.skills}>
        <AttackDie view={view} id={id} words={words} />
        <States view={view} id={id} human={human} words={words} />
      </div>
    ),
    inventory: <Inventory slots={slotsOf(view, human, words)} label={word('p.inventory')} />,
  };
}

function Hearts({ human, label }: { human: Human; label: string }) {
  return (
    <span className={css.hearts} role="img" aria-label={label}>
      {Array.from({ length: HEALTH }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row
        <i key={i} className={i < human.health ? undefined : css.lost}>
          <Icon name="own:heart" />
        </i>
      ))}
    </span>
  );
}

/** What each face of the attack die means with what is in hand. */
function AttackDie({ view, id, words }: { view: View; id: number; words: GameWords }) {
  const word = (key: SkinWord): string => words.say(say(key));
  const shots = facesOf(view, id);
  const named = shots.map((shot, i) => `${i + 1}: ${word(`p.shot.${shot}`)}`).join(', ');
  return (
    <div className={css.die} role="img" aria-label={`${word('p.attack-die')}: ${named}`}>
      <span className="caption">{word('p.attack-die')}</span>
      <div>
        {shots.map((shot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face of the die
          <span key={i}>
            <ShotFace shot={shot} size={34} />
            <b>{i + 1}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

/** How somebody stands, and what the group has done. */
function States({ view, id, human, words }: { view: View; id: number; human: Human; words: GameWords }) {
  const word = (key: SkinWord, more = {}): string => words.say(say(key, more));
  const lines: [icon: IconName, text: string][] = [];
  const is = (holds: boolean, icon: IconName, key: SkinWord, more = {}): void => {
    if (holds) lines.push([icon, word(key, more)]);
  };
  const spaces = groundFor(view).searches.filter(
    ({ square }) => view.cellar >= 0 || square < groundFor(view).cellar.first,
  );
  const searched = view.searched.filter((bits) => bits !== 0).length;
  is(human.status === 'in' && human.square !== groundFor(view).car, 'eye-target', 'p.state.faces', {
    way: wayPhrase(human.facing),
  });
  is(human.square === groundFor(view).car, 'car-door', 'p.state.car', { vehicle: vehicle(view) });
  is(human.aimed, 'crosshair', 'p.state.aimed');
  is(human.crouched, 'own:crouch', 'p.state.crouched');
  is(human.infected, 'death-skull', 'p.state.infected');
  is(human.carries >= 0, 'own:carry', 'p.state.carries', { name: human.carries >= 0 ? nameOf(human.carries) : '' });
  is(view.baby.state === 'carried' && view.baby.by === id, 'own:baby', 'p.state.baby');
  is(true, 'magnifying-glass', allSearched(view) ? 'p.state.searched.all' : 'p.state.searched', {
    n: searched,
    of: spaces.length,
  });
  is(view.variants.traitor && view.traitor === human.seat, 'own:reveal', 'p.state.traitor');
  is(view.variants.traitor && view.cleared.includes(human.seat), 'check-mark', 'p.state.cleared');
  is(view.variants.group, 'own:heart', 'p.state.lives', { n: view.lives });
  return (
    <ul className={css.states} aria-label={word('p.states')}>
      {lines.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function slotsOf(view: View, human: Human, words: GameWords): CardSlot[] {
  const word = (key: SkinWord): string => words.say(say(key));
  const weapon = weaponOf(human);
  const items = human.cards.filter((card) => cardOf(card).type !== 'weapon');
  return [
    {
      id: 'hand',
      caption: { icon: 'hand', text: word('p.hand') },
      card: weapon < 0 ? <EmptySlot label={word('p.bare')} /> : <Held view={view} card={weapon} words={words} />,
    },
    ...(items.length === 0
      ? [
          {
            id: 'pocket',
            caption: { icon: 'knapsack' as const, text: word('p.pockets') },
            card: <EmptySlot label={word('p.empty')} />,
          },
        ]
      : items.map((card, i) => ({
          id: `item ${card}`,
          ...(i === 0 ? { caption: { icon: 'knapsack' as const, text: word('p.pockets') } } : {}),
          card: <Held view={view} card={card} words={words} />,
        }))),
  ];
}

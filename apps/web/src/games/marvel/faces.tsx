import { danger, spawnCard } from '@shamble/marvel/rules/questions';
import { AGENT_NAMES, at, LEVELS, type Marvel, type View } from '@shamble/marvel/types';
import type { ReactNode } from 'react';
import type { Highlights } from '../../board/types.ts';
import type { Face, Faces, SlotGroup } from '../../controls/types.ts';
import { Die, type Face as DieFace } from '../../parts/Die.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import type { Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { AgentDisc, type AgentLook } from './art/agents.tsx';
import { BystanderCard, TraitCard } from './crew.tsx';
import css from './Faces.module.css';
import { heroLook } from './looks.ts';
import { bystanderIn, bystanderName, capital, foeIn, foeName, nameOf, place, say, viewOf } from './names.ts';
import { toughnessOf } from './numbers.ts';
import { FATES, textOf } from './options.ts';
import { SpawnFace } from './stage.tsx';

type Choices = Marvel['choices'];

const about = <Choice extends keyof Choices>(seen: Seen, _choice: Choice): Choices[Choice]['about'] =>
  seen.pending!.about as Choices[Choice]['about'];

const Bust = ({ who, words }: { who: string; words: GameWords }) => {
  const { portrait, inks } = heroLook(who, words.say(say(`hero.${who}`)));
  return <Portrait name={portrait} inks={inks} crop="8 4 84 84" className={css.bust} />;
};

const Disc = ({ kind }: { kind: AgentLook }) => (
  <svg viewBox="-40 -40 80 80" aria-hidden="true" className={css.disc}>
    <AgentDisc kind={kind} />
  </svg>
);

function option(seen: Seen, choice: string, given: unknown, words: GameWords): Face {
  const view = viewOf(seen);
  const label = capital(words.option(seen, choice, given));
  const bust = (hero: number): ReactNode => <Bust who={view.heroes[hero]!.sheet} words={words} />;
  switch (choice as keyof Choices) {
    case 'start':
      return {
        label,
        isCard: true,
        drawing: (
          <span className={css.person}>
            {bust(Number(given))}
            <b>{nameOf(view, Number(given), words)}</b>
          </span>
        ),
      };
    case 'target':
      return target(seen, String(given), words, label);
    case 'dropTrait': {
      const isNew = about(seen, 'dropTrait').drawn.includes(given as number);
      const title = words.say(say(isNew ? 'm.trait.drawn' : 'm.trait.held', { card: label }));
      return { label: title, drawing: <TraitCard view={view} card={given as number} words={words} />, isCard: true };
    }
    case 'giveTrait':
      return { label, drawing: <TraitCard view={view} card={given as number} words={words} />, isCard: true };
    case 'keepBystander':
      return { label, drawing: <BystanderCard view={view} bystander={given as number} words={words} />, isCard: true };
    case 'rerolls': {
      const face = about(seen, 'rerolls').faces[given as number] as DieFace;
      const hit = face >= about(seen, 'rerolls').accuracy;
      return { label, drawing: <Die face={face} hit={hit} size={44} label="" /> };
    }
    case 'wounds': {
      if (String(given).startsWith('c')) return { label, icon: 'own:person' };
      const hero = Number(String(given).replace('b', ''));
      const detail = words.say(say('m.health.left', { n: view.heroes[hero]!.health }));
      return { label, detail, drawing: bust(hero) };
    }
    case 'oddFigures':
      return { label, drawing: <Disc kind={kindIn(view, about(seen, 'oddFigures').kind)} /> };
    case 'figures':
      return given === 'stay'
        ? { label, icon: 'minus' }
        : { label, drawing: <Disc kind={kindIn(view, Number(given))} /> };
    case 'roomOrder':
      return { label, icon: 'door' };
    case 'spendPower':
    case 'howMuch':
    case 'xpGiven':
      return { label, icon: 'plus' };
    case 'topCard': {
      const card = spawnCard(view, about(seen, 'topCard').card);
      return { label, icon: given === 'leave it' ? 'hand' : card.type === 'foe' ? 'own:mask' : 'backward-time' };
    }
    case 'gift':
      return { label, icon: given === 'draw' ? 'card-draw' : 'minus' };
    case 'leave':
      return { label, icon: given === 'leave' ? 'exit-door' : 'hand' };
    default:
      return reaction(view, given, label, words);
  }
}

const kindIn = ({ mode }: Pick<View, 'mode'>, kind: number): AgentLook => AGENT_NAMES[mode][kind]!;

/** Of a window in which something may be used. */
function reaction(view: View, given: unknown, label: string, words: GameWords): Face {
  const { use } = given as { use?: string };
  if (use === undefined || use === 'none') return { label, icon: 'minus' };
  const text = textOf(view, use);
  return { label, detail: text && words.say(text), icon: 'card-draw' };
}

function target(seen: Seen, id: string, words: GameWords, label: string): Face {
  const view = viewOf(seen);
  const at0 = Number(id.replace(/^\D/, ''));
  if (id.startsWith('f')) {
    const n = toughnessOf(view, at0);
    return {
      label: words.say(foeName(view, at0)),
      detail: words.say(say('m.target.tough', { n })),
      drawing: <Bust who={foeIn(view.mode, at0)} words={words} />,
    };
  }
  if (id.startsWith('b')) {
    const who = bystanderIn(at0);
    const name = words.say(bystanderName(at0));
    const { portrait, inks } = heroLook(who, name);
    return {
      label: name,
      detail: words.say(say(`bystander.${who}.${FATES[view.mode]}.text`)),
      drawing: <Portrait name={portrait} inks={inks} crop="8 4 84 84" className={css.bust} />,
    };
  }
  const n = view.figures[at(about(seen, 'target').at, at0)]!;
  return {
    label,
    detail: words.word('control.here', { n }),
    drawing: <Disc kind={kindIn(view, at0)} />,
  };
}

/** The roll that may be changed, or the card that was looked at. */
function above(seen: Seen, words: GameWords): ReactNode {
  if (seen.pending?.choice === 'topCard') {
    const view = viewOf(seen);
    const card = spawnCard(view, about(seen, 'topCard').card);
    return <SpawnFace card={card} level={LEVELS[danger(view)]!} view={view} words={words} />;
  }
  const { event } = (seen.pending?.about ?? {}) as { event?: { id: string; data: { faces?: readonly number[] } } };
  if (seen.pending?.choice !== '$reaction' || event?.data.faces === undefined) return null;
  return (
    <div className={css.dice}>
      {event.data.faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
        <Die key={i} face={face as DieFace} hit size={46} label={words.say(say('m.die', { face }))} />
      ))}
    </div>
  );
}

const slot = (seen: Seen, id: string, words: GameWords): Face => ({
  label: capital(words.say(place(viewOf(seen), Number(id.slice(1))))),
  icon: 'walking-boot',
});

const groups = (_seen: Seen, slots: readonly string[], words: GameWords): SlotGroup[] => [
  { id: 'all', title: words.say(say('m.begin')), slots },
];

/** The Zones that heroes start in. */
const spaceOf = (_seen: Seen, choice: string, given: unknown): number | null =>
  choice === 'start' ? Number(String(given).slice(1)) : null;

const drafted = (_seen: Seen, _choice: string, _taken: readonly unknown[], legal: readonly number[]): Highlights => ({
  legal,
});

const INK = 'var(--accent)';

/** Where on the board an option is. */
function shows(seen: Seen, choice: string, given: unknown): Highlights | null {
  const zones: number[] = [];
  if (choice === 'roomOrder' || choice === 'oddFigures') zones.push(Number(given));
  else {
    const { zone, at: where } = (seen.pending?.about ?? {}) as { zone?: number; at?: number };
    const named = where ?? zone;
    if (named !== undefined && named >= 0) zones.push(named);
  }
  return zones.length === 0 ? null : { marked: zones.map((space) => ({ space, ink: INK })) };
}

/** How the questions of Marvel Zombies look that are no menus. */
export const faces: Faces = { option, shows, spaceOf, drafted, above, slot, groups };

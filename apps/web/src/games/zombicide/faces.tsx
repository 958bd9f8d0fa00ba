import { clauseOf } from '@shamble/zombicide/content/skills';
import type { SkillId } from '@shamble/zombicide/content/survivors';
import { rerollOdds } from '@shamble/zombicide/preview';
import { HANDS, KINDS, WOUND, type Zombicide } from '@shamble/zombicide/types';
import type { ReactNode } from 'react';
import type { Highlights } from '../../board/types.ts';
import type { Face, Faces, Rules, SlotGroup } from '../../controls/types.ts';
import { WoundCard } from '../../parts/Card.tsx';
import { Die, type Face as DieFace } from '../../parts/Die.tsx';
import { Portrait } from '../../pieces/Portrait.tsx';
import type { IconName } from '../../press/Icon.tsx';
import type { Seen } from '../../table/skin.ts';
import { percent } from '../../text/percent.ts';
import type { GameWords } from '../../text/words.ts';
import { Held } from './crew.tsx';
import { DeadDisc, type DeadKind, deadRadius } from './Dead.tsx';
import css from './Faces.module.css';
import { boardFor, capital, cardPhrase, nameOf, say, type View, viewOf } from './names.ts';
import { zonesOf } from './places.ts';
import { heroLookOf } from './scene.ts';
import { SpawnToken } from './tokens.tsx';

type Choices = Zombicide['choices'];

const AWAY = 'away';

/** How the questions of Zombicide look. */
export const faces: Faces = { option, shows, above, slot, groups, misfit };

const about = <Choice extends keyof Choices>(seen: Seen, _choice: Choice): Choices[Choice]['about'] =>
  seen.pending!.about as Choices[Choice]['about'];

function option(seen: Seen, choice: string, given: unknown, words: GameWords, rules: Rules): Face {
  const view = viewOf(seen);
  const plain = capital(words.option(seen, choice, given));
  switch (choice as keyof Choices) {
    case 'inventory':
      return item(view, String(given), words);
    case 'loseCard': {
      const { survivor } = about(seen, 'loseCard');
      const held = view.survivors[survivor]!.slots[given as number]!;
      const where = slot(seen, `${survivor}.${given as number}`, words).label;
      return {
        label: `${cardName(held, words)}, ${where}`,
        drawing: <Held view={view} card={held} words={words} />,
        isCard: true,
      };
    }
    case 'targets':
      return target(seen, String(given), words);
    case 'bites': {
      const id = Number(given);
      const isHurt = view.survivors[id]!.slots.includes(WOUND);
      const detail = words.word(isHurt ? 'control.wounded' : 'control.unhurt');
      return { label: plain, detail, drawing: <Bust view={view} id={id} words={words} /> };
    }
    case 'shortGroup':
      return { label: plain, drawing: <Dead kind={KINDS[about(seen, 'shortGroup').kind]!} /> };
    case 'skill':
      return {
        label: plain,
        detail: skillText(given as SkillId, rules),
        drawing: <Diamond level={about(seen, 'skill').level} />,
      };
    case 'reroll':
      return {
        label: plain,
        detail: rerollText(seen, given as string, words),
        icon: given === 'keep' ? 'hand' : 'backward-time',
      };
    case 'firstSpawn':
      return { label: plain, drawing: <Spawn view={view} at={given as number} /> };
    case 'abominationPath':
      return { label: plain, drawing: <Dead kind="abomination" /> };
    default:
      return { label: plain, icon: ICONS[choice] ?? iconOf(given) };
  }
}

const ICONS: Readonly<Record<string, IconName>> = {
  revealOrder: 'door',
  manholeOrder: 'raise-zombie',
  activate: 'walking-boot',
};

/** Of a reaction and the like. */
function iconOf(given: unknown): IconName {
  if (given === 'heard') return 'megaphone';
  if (given === 'unheard') return 'sprint';
  const { use, locals } = given as { use?: string; locals?: object };
  if (locals === undefined) return 'minus';
  return use === 'mask' ? 'own:jason-mask' : use === 'tough' ? 'brute' : 'card-draw';
}

const cardName = (card: number, words: GameWords): string => capital(words.say(cardPhrase(card)));

function item(view: View, id: string, words: GameWords): Face {
  if (id.startsWith('w')) {
    const name = words.say(say('z.wound'));
    return { label: name, drawing: <WoundCard name={name} text={words.say(say('z.wound.text'))} />, isCard: true };
  }
  const card = Number(id.slice(1));
  return { label: cardName(card, words), drawing: <Held view={view} card={card} words={words} />, isCard: true };
}

function target(seen: Seen, id: string, words: GameWords): Face {
  const view = viewOf(seen);
  const label = capital(words.option(seen, 'targets', id));
  if (/^s\d/.test(id)) {
    const survivor = Number(id.slice(1));
    const wounds = view.survivors[survivor]!.slots.filter((held) => held === WOUND).length;
    const detail = words.word('control.friendly', { n: wounds });
    return { label, detail, drawing: <Bust view={view} id={survivor} words={words} /> };
  }
  const { zone } = about(seen, 'targets');
  const n = view.figures[KINDS.length * zone + KINDS.indexOf(id as DeadKind)]!;
  return { label, detail: words.word('control.here', { n }), drawing: <Dead kind={id as DeadKind} /> };
}

/** The clause begins with the name of the skill. */
const skillText = (skill: SkillId, rules: Rules): string | undefined =>
  rules[clauseOf(skill)]?.replace(/^[^.?!]*[.?!]\s*/, '');

function rerollText(seen: Seen, given: string, words: GameWords): string {
  const { keep, again } = rerollOdds(viewOf(seen), about(seen, 'reroll'));
  const { kill, all, harm } = given === 'keep' ? keep : again;
  const parts = [
    words.word('control.kills', { percent: percent(kill) }),
    words.word('control.all', { percent: percent(all) }),
  ];
  for (const { survivor, hit } of harm)
    if (hit > 0)
      parts.push(words.word('control.harm', { name: nameOf(viewOf(seen), survivor, words), percent: percent(hit) }));
  return parts.join(' · ');
}

/** The roll that may be made again. */
function above(seen: Seen, words: GameWords): ReactNode {
  if (seen.pending?.choice !== 'reroll') return null;
  const { faces: rolled, winning, attack } = about(seen, 'reroll');
  const isHit = (face: number): boolean => (attack === 'car' ? face <= winning : face > 6 - winning);
  return (
    <div className={css.dice}>
      {rolled.map((face, i) => (
        <Die
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the row
          key={i}
          face={face as DieFace}
          hit={isHit(face)}
          size={46}
          label={words.word('telling.die', { face, is: isHit(face) ? 'hit' : 'miss' })}
        />
      ))}
    </div>
  );
}

function slot(_seen: Seen, id: string, words: GameWords): Face {
  if (id === AWAY) return { label: words.word('control.away') };
  const at = Number(id.split('.')[1]);
  return at < HANDS
    ? { label: words.word('control.hand', { n: at + 1 }), icon: 'hand' }
    : { label: words.word('control.stored', { n: at - HANDS + 1 }), icon: 'knapsack' };
}

function groups(seen: Seen, slots: readonly string[], words: GameWords): SlotGroup[] {
  const view = viewOf(seen);
  const owners = [...new Set(slots.filter((id) => id !== AWAY).map((id) => Number(id.split('.')[0])))];
  return [
    ...owners.map((id) => ({
      id: String(id),
      title: nameOf(view, id, words),
      drawing: <Bust view={view} id={id} words={words} />,
      slots: slots.filter((one) => one.startsWith(`${id}.`)),
    })),
    ...(slots.includes(AWAY) ? [{ id: AWAY, title: words.word('control.away'), slots: [AWAY], isAway: true }] : []),
  ];
}

function misfit(_seen: Seen, _item: string, _slot: string, words: GameWords): string {
  return words.word('control.wound-stays');
}

const INK = 'var(--accent)';

function shows(seen: Seen, choice: string, given: unknown): Highlights | null {
  const zones = zonesOf(viewOf(seen), choice, given);
  return zones.length === 0 ? null : { marked: zones.map((space) => ({ space, ink: INK })) };
}

function Bust({ view, id, words }: { view: View; id: number; words: GameWords }) {
  const { portrait, inks } = heroLookOf(view, id, words);
  return <Portrait name={portrait} inks={inks} crop="8 4 84 84" className={css.bust} />;
}

function Dead({ kind }: { kind: DeadKind }) {
  const r = deadRadius(kind);
  return (
    <svg viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true" className={css.disc}>
      <DeadDisc kind={kind} />
    </svg>
  );
}

function Spawn({ view, at }: { view: View; at: number }) {
  return (
    <svg viewBox="-44 -44 88 88" aria-hidden="true" className={css.disc}>
      <SpawnToken order={at + 1} ink={boardFor(view).spawns[at]!.colour} awake />
    </svg>
  );
}

const Diamond = ({ level }: { level: string }) => (
  <i className={css.diamond} style={{ background: `var(--lv-${level})` }} />
);

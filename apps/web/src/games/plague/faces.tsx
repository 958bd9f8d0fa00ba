import { kindOf } from '@shamble/plague/preview';
import type { Plague } from '@shamble/plague/types';
import type { ReactNode } from 'react';
import type { Highlights } from '../../board/types.ts';
import type { Face, Faces, SlotGroup } from '../../controls/types.ts';
import { Portrait } from '../../pieces/Portrait.tsx';
import type { IconName } from '../../press/Icon.tsx';
import type { Seen } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { Held, PlagueCard } from './cards.tsx';
import css from './Faces.module.css';
import { heroLook } from './looks.ts';
import { capital, nameOf, say, viewOf } from './names.ts';
import { ShotFace } from './Shots.tsx';

type Choices = Plague['choices'];

/** How the questions of Zombie Plague look that are no menus. */
export const faces: Faces = { option, shows, above, slot, groups, misfit };

function option(seen: Seen, choice: string, given: unknown, words: GameWords): Face {
  const view = viewOf(seen);
  const label = capital(words.option(seen, choice, given));
  switch (choice) {
    case 'keep':
    case 'lose':
    case 'drop':
      return { label, drawing: <Held view={view} card={given as number} words={words} />, isCard: true };
    case 'trade': {
      if (given === 'baby') return { label, icon: 'own:baby' };
      return { label, drawing: <Held view={view} card={Number(given)} words={words} />, isCard: true };
    }
    case 'agree':
      return { label, icon: given === 'yes' ? 'check-mark' : 'minus' };
    case 'arrivals':
      return { label, icon: given === 0 ? 'minus' : 'raise-zombie' };
    case '$reaction': {
      const { use } = given as { use: string };
      return { label, icon: REACTIONS[use] ?? 'minus' };
    }
    default:
      return { label };
  }
}

const REACTIONS: Readonly<Record<string, IconName>> = {
  'emergency-case': 'own:emergency-case',
  'first-aid-kit': 'own:first-aid-kit',
  ammo: 'own:bullets',
  charm: 'own:rabbits-foot',
};

function shows(seen: Seen, choice: string): Highlights | null {
  if (choice !== 'agree') return null;
  const { human, with: other } = seen.pending!.about as Choices['agree']['about'];
  const { humans } = viewOf(seen);
  const marked = [human, other].flatMap((id) => {
    const { square } = humans[id]!;
    return square < 0 ? [] : [{ space: square, ink: heroLook(id).inks.ink }];
  });
  return { marked };
}

/** The roll that may be made again; the trade that is offered. */
function above(seen: Seen, words: GameWords): ReactNode {
  const { pending, stack } = seen;
  if (pending?.choice === '$reaction') {
    const { event } = pending.about as { event: { id: string; data: object } };
    if (event.id !== 'rolled') return null;
    const { result } = event.data as Plague['events']['rolled'];
    return (
      <div className={css.dice}>
        <ShotFace shot={result} size={52} label={words.say(say(`p.shot.${result}`))} />
      </div>
    );
  }
  if (pending?.choice !== 'agree') return null;
  const trade = stack.find(({ proc }) => proc === 'trade')?.locals as Plague['procs']['trade']['locals'] | undefined;
  if (trade === undefined) return null;
  const side = (id: number, cards: readonly number[]) => (
    <div className={css.side}>
      <strong>{words.say(say('p.gives', { name: nameOf(id) }))}</strong>
      {cards.length === 0 ? (
        <span>{words.say(say('nothing'))}</span>
      ) : (
        <div className={css.cards}>
          {cards.map((card) => (
            <PlagueCard key={card} kind={kindOf(card)} words={words} own={viewOf(seen).weapons} />
          ))}
        </div>
      )}
    </div>
  );
  return (
    <div className={css.trade}>
      {side(trade.human, trade.given)}
      {side(trade.with, trade.got)}
    </div>
  );
}

function slot(_seen: Seen, id: string, words: GameWords): Face {
  return id.endsWith('.weapon')
    ? { label: words.say(say('p.hand')), icon: 'hand' }
    : { label: words.say(say('p.pockets')), icon: 'knapsack' };
}

function groups(_seen: Seen, slots: readonly string[]): SlotGroup[] {
  const owners = [...new Set(slots.map((id) => Number(id.split('.')[0])))];
  return owners.map((id) => ({
    id: String(id),
    title: nameOf(id),
    drawing: <Bust id={id} />,
    slots: slots.filter((one) => one.startsWith(`${id}.`)),
  }));
}

function misfit(_seen: Seen, _item: string, _slot: string, words: GameWords): string {
  return words.say(say('p.misfit'));
}

function Bust({ id }: { id: number }) {
  const { portrait, inks } = heroLook(id);
  return <Portrait name={portrait} inks={inks} crop="8 4 84 84" className={css.bust} />;
}

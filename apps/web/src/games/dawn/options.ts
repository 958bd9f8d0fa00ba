import { NONE, type View, ZOMBIE } from '@shamble/dawn/types';
import type { IconName } from '../../press/Icon.tsx';
import type { Seen, ShownOption, Target } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import { heroLook } from './looks.ts';
import { type Act, capital, groundOf, nameOf, type Order, personPiece, say, viewOf } from './names.ts';
import { usualOrders } from './orders.ts';

/** As they are read. */
export const ROWS: readonly string[] = [
  ...['activate', 'together', 'fire', 'walk', 'door', 'close', 'rifle', 'carry', 'drop'],
  ...['step', 'lead', 'break', 'reveal', 'stay', 'rest', 'stop', 'nobody', 'end'],
];

const ICONS: Readonly<Record<string, IconName>> = {
  activate: 'sprint',
  nobody: 'hourglass',
  walk: 'walking-boot',
  door: 'door',
  close: 'padlock',
  rifle: 'winchester',
  carry: 'own:carry',
  drop: 'own:carry',
  fire: 'crosshair',
  end: 'hourglass',
  step: 'shambling-zombie',
  lead: 'brute',
  break: 'own:smash',
  reveal: 'eye-target',
  stay: 'hand',
  rest: 'fast-forward',
  stop: 'hourglass',
  berserk: 'own:rage',
  assault: 'own:bite',
  entrance: 'exit-door',
  lair: 'raise-zombie',
};

const shown = (row: string, title: string, more: Partial<ShownOption> = {}): ShownOption => ({
  row,
  icon: ICONS[row] ?? 'hand',
  title,
  ...more,
});

export function option(seen: Seen, choice: string, given: unknown, words: GameWords): ShownOption {
  const view = viewOf(seen);
  const said = capital(words.option(seen, choice, given));
  switch (choice) {
    case 'activate':
      return activate(given as readonly number[], said, words);
    case 'act':
      return act(view, given as Act, said, words);
    case 'react':
    case 'free':
      return order(seen, given as Order, said, words);
    case 'berserk':
    case 'assault':
    case 'lair':
      return shown(choice, words.prompt(seen) ?? '', {
        detail: said,
        ...((given as number) >= 0 ? { targets: [targetOf(choice, given as number)] } : {}),
      });
    case 'entrance': {
      const space = groundOf(view.plan).entrances[given as number]!;
      return shown(`entrance ${given as number}`, said, { icon: ICONS.entrance!, targets: [{ space }] });
    }
    default:
      return shown(choice, said);
  }
}

/** A lair is a space; all else is about who lies there. */
const targetOf = (choice: string, space: number): Target => (choice === 'berserk' ? { crowd: space } : { space });

/** Somebody alone has a row with his face; all who could go together share one. */
function activate(who: readonly number[], said: string, words: GameWords): ShownOption {
  const [first] = who;
  if (first === undefined) return shown('nobody', said);
  const targets = who.map((id) => ({ piece: personPiece(id) }));
  return who.length === 1
    ? shown(`activate ${first}`, said, { icon: ICONS.activate!, hero: heroLook(first), targets })
    : shown('together', words.say(say('d.together')), { icon: 'own:together', detail: said, brief: said, targets });
}

function act(view: View, given: Act, said: string, words: GameWords): ShownOption {
  const word = (id: string, more = {}): string => words.say(say(id, more));
  const { names } = groundOf(view.plan);
  switch (given.do) {
    case 'walk':
      return shown('walk', word('d.act.walk'), { detail: said, targets: [{ space: given.to }] });
    case 'fire': {
      const who = given.who.map(nameOf).join(' + ');
      return shown(
        given.who.length > 1 ? 'fire together' : `fire ${given.who[0]}`,
        word(given.who.length > 1 ? 'd.act.fire.together' : 'd.act.fire', { who }),
        {
          icon: ICONS.fire!,
          detail: word('d.at', { number: names[given.at]! }),
          [given.who.length > 1 ? 'also' : 'targets']: [{ crowd: given.at }, { space: given.at }],
        },
      );
    }
    case 'door':
      return shown('door', word('d.act.door'), { detail: said, targets: [{ door: given.door }] });
    case 'close': {
      const doors = groundOf(view.plan).floor.doors.length;
      const main = groundOf(view.plan)
        .entrances.slice(0, given.entrance)
        .filter((space) => space !== NONE).length;
      return shown('close', word('d.act.close'), { detail: said, targets: [{ door: doors + main }] });
    }
    case 'carry':
      return shown('carry', word('d.act.carry'), { detail: said, also: [{ piece: personPiece(given.with) }] });
    default:
      return shown(given.do, said);
  }
}

function order(seen: Seen, given: Order, said: string, words: GameWords): ShownOption {
  const word = (id: string, more = {}): string => words.say(say(id, more));
  switch (given.do) {
    case 'step':
      return shown('step', word('d.order.step'), {
        detail: said,
        targets: [{ crowd: given.from }],
        also: [{ space: given.to }],
      });
    case 'lead':
      return shown(given.with === ZOMBIE || given.with >= 0 ? 'lead along' : 'lead', word('d.order.lead'), {
        icon: ICONS.lead!,
        detail: said,
        targets: [{ piece: personPiece(given.who) }],
        also: [{ space: given.to }],
      });
    case 'break':
      return shown('break', word('d.order.break'), { detail: said, targets: [{ door: given.door }] });
    case 'reveal':
      return shown('reveal', word('d.order.reveal'), { detail: said, targets: [{ space: given.at }] });
    case 'rest': {
      const orders = usualOrders(seen);
      const moves = { n: orders?.moves.length ?? 0, stuck: orders?.stuck.length ?? 0 };
      const detail = orders === null ? {} : { detail: word('d.order.rest', moves) };
      return shown('rest', said, { brief: word('d.order.usual'), ...detail });
    }
    default:
      return shown(given.do, said);
  }
}

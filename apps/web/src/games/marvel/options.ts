import type { Phrase } from '@shamble/kernel';
import { BYSTANDER_IDS } from '@shamble/marvel/content/bystanders';
import { SKILLS } from '@shamble/marvel/content/skills';
import { TRAITS } from '@shamble/marvel/content/traits';
import { foesAt } from '@shamble/marvel/rules/questions';
import { type Act, AGENT_NAMES, AGENTS, at, type HeroId, type Mode, type View, type Zone } from '@shamble/marvel/types';
import type { IconName } from '../../press/Icon.tsx';
import type { Seen, ShownOption, Target } from '../../table/skin.ts';
import type { GameWords } from '../../text/words.ts';
import {
  attackName,
  boardFor,
  bystanderName,
  bystanderPiece,
  capital,
  effect,
  foeName,
  foePiece,
  heroPiece,
  place,
  say,
  viewOf,
} from './names.ts';
import { laidToken, lookOf, objectiveToken } from './scene.ts';

type Row = Act['do'];

const ICONS: Readonly<Record<Row, IconName>> = {
  devour: 'own:fangs',
  attack: 'own:fist',
  save: 'hand',
  throw: 'own:aim',
  carry: 'own:snatch',
  move: 'walking-boot',
  open: 'door',
  objective: 'key',
  secret: 'own:mask',
  trait: 'card-draw',
  power: 'plus',
  use: 'own:horns',
  end: 'hourglass',
};

/** The menu of a Turn, as it is read. */
export const ROWS: readonly string[] = Object.keys(ICONS);

export const option = (seen: Seen, choice: string, given: unknown, words: GameWords): ShownOption =>
  choice === 'act'
    ? ofAct(seen, given as Act, words)
    : {
        row: JSON.stringify(given),
        title: capital(words.option(seen, choice, given)),
        ...plain(seen, choice, given, words),
      };

/** What is no action: a row each. */
function plain(seen: Seen, choice: string, given: unknown, words: GameWords): Omit<ShownOption, 'row' | 'title'> {
  const view = viewOf(seen);
  switch (choice) {
    case 'activate':
    case 'hero': {
      const id = given as HeroId;
      return {
        icon: 'walking-boot',
        hero: lookOf(view, id, words),
        detail: capital(words.say(place(view, view.heroes[id]!.zone))),
        targets: [{ piece: heroPiece(id) }],
      };
    }
    case 'foeWay':
    case 'bystanderWay':
      return { icon: 'sprint', targets: [{ space: given as Zone }] };
    case 'zone':
      return { icon: 'own:aim', targets: [{ space: given as Zone }] };
    case 'figure':
      return { icon: 'own:aim', targets: [figureTarget(String(given))] };
    case 'look': {
      const isToken = view.objectives[given as number] !== undefined;
      return { icon: 'eye-target', ...(isToken ? { targets: [{ token: objectiveToken(given as number) }] } : {}) };
    }
    default:
      return { icon: 'check-mark' };
  }
}

/** `0@12`: one of that kind in that Zone; `f3`: that Super Hero; `b5`: that Bystander. */
function figureTarget(id: string): Target {
  const which = Number(id.slice(1));
  if (id.startsWith('f')) return { piece: foePiece(which) };
  return id.startsWith('b') ? { piece: bystanderPiece(which) } : { crowd: Number(id.split('@')[1]) };
}

/** Who acts: whose Turn it is, or who was given an Action. */
export const actorOf = (seen: Seen): HeroId =>
  (seen.pending?.about as { hero?: HeroId } | undefined)?.hero ?? viewOf(seen).marks.acting;

function ofAct(seen: Seen, act: Act, words: GameWords): ShownOption {
  const view = viewOf(seen);
  const hero = actorOf(seen);
  const { zone: here } = view.heroes[hero]!;
  const spoken = detailOf(view, hero, act);
  // What cards and powers let one do is read by its own name.
  const row = act.do === 'use' ? `use ${act.what}` : act.do;
  return {
    row,
    icon: act.do === 'use' ? cardIcon(act.what) : ICONS[act.do],
    title: capital(words.say(titleOf(view, hero, act))),
    detail: spoken === undefined ? undefined : capital(words.say(spoken)),
    ...targetsOf(view, here, act),
  };
}

const cardIcon = (what: string): IconName =>
  (BYSTANDER_IDS as readonly string[]).includes(what)
    ? 'own:person'
    : (SKILLS as readonly string[]).includes(what)
      ? 'own:horns'
      : 'card-draw';

function titleOf(view: View, hero: HeroId, act: Act): Phrase {
  if (act.do === 'use') return effect(view, act.what);
  return act.do === 'attack' ? attackName(view, hero, 'unique') : say(`m.act.${act.do}`);
}

/** `4 Troopers and 1 Guard`; null: nobody. */
export function enemiesPhrase(view: View, zone: Zone): Phrase | null {
  const groups = [
    ...foesAt(view, zone).map((foe) => say('m.name', { name: foeName(view, foe) })),
    ...Array.from({ length: AGENTS }, (_, kind) => kind).flatMap((kind) => {
      const count = view.figures[at(zone, kind)]!;
      return count > 0 ? [say('count', { count, kind: say(`kind.${AGENT_NAMES[view.mode][kind]!}`) })] : [];
    }),
  ];
  return groups.length === 0 ? null : groups.reduceRight((rest, first) => say('list', { all: first, one: rest }));
}

const meal = (view: View, zone: Zone): readonly number[] =>
  view.bystanders.flatMap((one, id) => (one.zone === zone ? [id] : []));

function detailOf(view: View, hero: HeroId, act: Act): Phrase | undefined {
  const { zone: here, actions } = view.heroes[hero]!;
  switch (act.do) {
    case 'move':
      return place(view, act.path.at(-1)!);
    case 'open': {
      const { a, b } = boardFor(view).doors[act.door]!;
      return place(view, a === here ? b : a);
    }
    case 'attack':
    case 'throw': {
      const what = enemiesPhrase(view, act.zone);
      return what === null ? place(view, act.zone) : say('m.at', { what, place: place(view, act.zone) });
    }
    case 'carry':
      return place(view, act.zone);
    case 'save':
      return bystanderName(act.bystander);
    case 'devour': {
      const enemies = enemiesPhrase(view, here);
      const [first] = meal(view, here);
      return enemies ?? (first === undefined ? undefined : bystanderName(first));
    }
    case 'trait':
      return say('m.act.trait.detail');
    case 'use':
      return textOf(view, act.what);
    case 'end':
      return say('m.act.lost', { n: actions });
    default:
      return undefined;
  }
}

/** What becomes of Bystanders. */
export const FATES: Readonly<Record<Mode, string>> = { zombie: 'devoured', hero: 'saved' };

/** What it does, in the words of its card; undefined where it is none. */
export function textOf({ mode }: Pick<View, 'mode'>, name: string): Phrase | undefined {
  const what = name.replace(/^saved-/, '');
  if ((BYSTANDER_IDS as readonly string[]).includes(what)) return say(`bystander.${what}.${FATES[mode]}.text`);
  if ((SKILLS as readonly string[]).includes(what)) return say(`skill.${what}.text`);
  return TRAITS.some(({ id }) => id === what) ? say(`trait.${what}.text`) : undefined;
}

/** Everybody in a Zone whom an attack could hit, each to be picked. */
function crowdOf(view: View, zone: Zone, isMeal: boolean): Target[] {
  return [
    { crowd: zone },
    ...foesAt(view, zone).map((foe) => ({ piece: foePiece(foe) })),
    ...(isMeal ? meal(view, zone).map((id) => ({ piece: bystanderPiece(id) })) : []),
  ];
}

function targetsOf(view: View, here: Zone, act: Act): { targets?: readonly Target[]; also?: readonly Target[] } {
  switch (act.do) {
    case 'move':
      return { targets: [{ space: act.path.at(-1)! }] };
    case 'open':
      return { targets: [{ door: act.door }] };
    case 'attack':
      return { targets: crowdOf(view, act.zone, false), also: [{ space: act.zone }] };
    case 'devour':
      return { targets: crowdOf(view, here, true) };
    case 'save':
      return { targets: [{ piece: bystanderPiece(act.bystander) }] };
    case 'carry':
      return { also: [{ space: act.zone }] };
    case 'throw':
      return { targets: [{ token: 'sign' }], also: [{ crowd: act.zone }, { space: act.zone }] };
    case 'objective':
      return { targets: [{ token: objectiveToken(act.objective) }] };
    case 'secret': {
      const laid = view.laid.findIndex(({ zone, open }) => open && zone === here);
      return laid < 0 ? {} : { targets: [{ token: laidToken(laid) }] };
    }
    default:
      return {};
  }
}

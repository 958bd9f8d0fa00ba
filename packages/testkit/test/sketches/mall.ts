import { type Game, type GamePack, Menu, type Play, peek, type Secret, secret } from '@shamble/kernel';
import {
  DEAD,
  DOORS,
  HUMAN,
  isHeld,
  LENGTH,
  type Mall,
  possible,
  type React,
  SPACES,
  type State,
  sees,
  view,
  type Walk,
  words,
} from './mall-types.ts';

const { ask, call, done, goto, proc } = words;
const ACTIONS = 4;

/** Sight is judged where the human is, as the board stands now (DD-REACT-01). */
function watch({ state }: Play<Mall>): void {
  for (const at of SPACES) state.seen[at] ||= sees(state, at, state.human);
}

/** Whoever is hidden there comes out at once (DD-HIDE-01), but not beside another of the dead (DD-HIDE-10). */
function enter(play: Play<Mall>, look: (list: Secret<number[]>) => number[]): void {
  const { state } = play;
  if (isHeld(state, state.human)) return;
  const list = look(state.hidden);
  const at = list.indexOf(state.human);
  state.clear[state.human] = true;
  if (at < 0) return;
  list.splice(at, 1);
  state.dead.push({ at: state.human, due: false });
  play.tell({ id: 'found', data: { at: state.human }, rules: ['DD-HIDE-01'] });
}

const walking = (look: (play: Play<Mall>, list: Secret<number[]>) => number[]) =>
  proc('walk', {
    choose: (_play, { left }) => (left > 0 ? ask(HUMAN, 'walk', { left }) : done()),
    act(play, locals) {
      const { state } = play;
      const act = play.answer('walk');
      if (act.do === 'stop') return done();
      locals.left -= 1;
      if (act.do === 'door') {
        state.open[act.door] = !state.open[act.door];
        play.tell({ id: 'door', data: { door: act.door, open: state.open[act.door]! }, rules: [] });
      } else {
        state.human = act.to;
        play.tell({ id: 'walked', data: { to: act.to }, rules: [] });
        enter(play, (list) => look(play, list));
      }
      watch(play);
      if (state.human === LENGTH - 1) play.end({ winners: [HUMAN], because: 'out', rules: [] });
      return goto('choose');
    },
  });

const rounds = proc('rounds', {
  begin(play) {
    play.state.round += 1;
    play.state.seen.fill(false);
    watch(play);
    return call('walk', { left: ACTIONS });
  },
  react(play) {
    for (const one of play.state.dead) one.due = play.state.seen[one.at]!;
    return call('react', {});
  },
  bite(play) {
    const { state } = play;
    for (const one of state.dead) one.due = false;
    if (isHeld(state, state.human)) {
      state.wounds += 1;
      play.tell({ id: 'bitten', data: { wounds: state.wounds }, rules: [] });
    }
    if (state.wounds === 3 || state.round === 12) play.end({ winners: [DEAD], because: 'lost', rules: [] });
    return goto('begin');
  },
});

/** One after the other, in the order their player likes (DD-REACT-05), until nobody is left who must. */
const react = proc('react', {
  choose: () => ask(DEAD, 'react', {}),
  carryOut(play) {
    const { state } = play;
    const act = play.answer('react');
    if (act.do === 'stop') return done();
    if (act.do === 'reveal') {
      const list = play.reveal(state.hidden);
      list.splice(list.indexOf(act.at), 1);
      state.dead.push({ at: act.at, due: true });
      state.clear[act.at] = true;
      play.tell({ id: 'found', data: { at: act.at }, rules: ['DD-HIDE-05'] });
    } else {
      const one = state.dead[act.dead]!;
      play.tell({ id: 'shambled', data: { from: one.at, to: act.to }, rules: ['DD-REACT-03'] });
      one.at = act.to;
      one.due = false;
    }
    return goto('choose');
  },
});

/** One space nearer; null if there is no need or no way (DD-REACT-04, DD-REACT-05). */
function stepOf(state: State, at: number): number | null {
  if (at === state.human) return null;
  const to = at + Math.sign(state.human - at);
  return isHeld(state, to) || !sees(state, at, to) ? null : to;
}

export const mallGame = (
  look: (play: Play<Mall>, list: Secret<number[]>) => number[] = (play, list) => play.reveal(list),
): Game<Mall> =>
  words.game({
    id: 'mall',
    version: 1,
    content: 'mall',
    options: () => ({ mission: 'mall' }),
    seats: () => [HUMAN, DEAD],
    setup(_options, dice) {
      const spaces = SPACES.slice(2);
      dice.shuffle('hidden', spaces);
      return {
        round: 0,
        human: 0,
        wounds: 0,
        open: DOORS.map(() => true),
        dead: [5, 8].map((at) => ({ at, due: false })),
        hidden: secret(spaces.slice(0, 2)),
        clear: SPACES.map(() => false),
        seen: SPACES.map(() => false),
      };
    },
    start: 'rounds',
    procs: { rounds, walk: walking(look), react },
    choices: {
      walk: words.choice('walk', {
        offer({ state }, _about, explain) {
          const menu = new Menu<Walk>(explain);
          for (const to of [state.human - 1, state.human + 1])
            if (to >= 0 && to < LENGTH)
              menu.weigh({ do: 'walk', to }, sees(state, state.human, to) ? [] : ['DD-DOOR-01']);
          DOORS.forEach((at, door) => {
            if (state.human === at || state.human === at + 1) menu.allow({ do: 'door', door });
          });
          menu.allow({ do: 'stop' });
          return menu.one();
        },
      }),
      react: words.choice('react', {
        // Were it not asked, the human would know that nobody hidden has seen him.
        always: true,
        offer({ state }, _about, explain) {
          const menu = new Menu<React>(explain);
          let must = false;
          state.dead.forEach(({ at, due }, dead) => {
            const to = stepOf(state, at);
            if (!due || to === null) return;
            must = true;
            menu.allow({ do: 'step', dead, to });
          });
          for (const at of peek(state.hidden))
            if (state.seen[at] && at !== state.human && !isHeld(state, at)) menu.allow({ do: 'reveal', at });
          menu.weigh({ do: 'stop' }, must ? ['DD-REACT-01'] : []);
          return menu.one();
        },
      }),
    },
    asides: {},
    queries: {},
    modifiers: [],
    reactions: [],
    inPlay: () => true,
    resign: (play, seat) => play.end({ winners: [seat === HUMAN ? DEAD : HUMAN], because: 'resigned', rules: [] }),
    view,
    sample({ count, hidden, ...open }, _viewer, dice) {
      const spaces = possible(open);
      dice.shuffle('sample', spaces);
      return { ...open, hidden: secret([...(hidden ?? spaces.slice(0, count))]) };
    },
    check({ hidden, dead, clear }) {
      const wrong = peek(hidden).some((at) => clear[at]) ? ['Somebody is hidden where nobody was.'] : [];
      if (new Set(dead.map(({ at }) => at)).size !== dead.length) wrong.push('Two of the dead are in one space.');
      return wrong;
    },
    migrations: {},
  });

export function packOf(game: Game<Mall>): GamePack<Mall> {
  const phrase = (id: string) => ({ id });
  return {
    game,
    stage: {
      words: {},
      set: () => ({ options: {} }),
      forms: { walk: { kind: 'one', names: ['<walk>'] }, react: { kind: 'one', names: ['<reaction>'] } },
      ...{ streams: {}, endings: {}, lists: {} },
      name: (_state, _choice, option) => JSON.stringify(option),
      show: (state) => state,
      events: {
        walked: 'The human has walked (to).',
        door: 'A door has been moved (door, open).',
        found: 'One of the dead has come out (at).',
        shambled: 'One of the dead has moved (from, to).',
        bitten: 'The human has been bitten (wounds).',
      },
      facts: (_state, _of, facts) => facts,
      draw: () => '',
    },
    title: phrase('mall'),
    missions: [{ id: 'mall', title: phrase('mall'), provenance: 'ours', seats: { min: 2, max: 2 } }],
    variants: [],
    form: {},
    options: () => ({}),
    missionOf: () => 'mall',
    everything: ['found'],
    uses: { found: () => ['found'] },
    round: ({ round }) => round,
    prompt: (_view, { choice }) => phrase(choice),
    option: (_view, choice) => phrase(choice),
    event: (_view, { id }) => phrase(id),
    outcome: ({ because }) => phrase(because),
    threats: () => [],
  };
}

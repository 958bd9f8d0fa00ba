import { grammar, hash, seatName } from '@shamble/kernel';
import { act } from './actions/act.ts';
import { drop, flare, flareAside, flareChoice } from './actions/asides.ts';
import { openDoor } from './actions/openDoor.ts';
import { scout, scouting } from './actions/scout.ts';
import { discardChoice, search } from './actions/search.ts';
import { baseDice, hits, strike } from './actions/strike.ts';
import { trade, tradeChoice } from './actions/trade.ts';
import { check } from './check.ts';
import { clone } from './clone.ts';
import { CARDS, FIGURES, HEROES, MISSIONS } from './content.ts';
import { lose, round, settle, shamble, signal } from './flow/round.ts';
import { turn } from './flow/turn.ts';
import { bite, bitesChoice, wound } from './rules/bite.ts';
import { leave } from './rules/changes.ts';
import { figuresAt } from './rules/questions.ts';
import { readOptions, seatsOf, setup } from './setup.ts';
import { fog } from './skills/fog.ts';
import { frenzy } from './skills/frenzy.ts';
import { guard, stepIn } from './skills/guard.ts';
import { learn, levelUp, skillChoice } from './skills/learn.ts';
import { quick } from './skills/quick.ts';
import { sharp } from './skills/sharp.ts';
import { brace, tough } from './skills/tough.ts';
import { useVest, vest } from './skills/vest.ts';
import type { Thumbnail } from './types.ts';
import { sample, view } from './view.ts';

export const game = grammar<Thumbnail>().game({
  id: 'thumbnail',
  version: 1,
  content: hash([CARDS, FIGURES, HEROES, MISSIONS.map(({ id, board }) => [id, board])]),
  options: readOptions,
  seats: seatsOf,
  setup,
  start: 'round',
  procs: {
    round,
    turn,
    search,
    scout,
    openDoor,
    strike,
    trade,
    flare,
    bite,
    wound,
    shamble,
    learn,
    brace,
    useVest,
    stepIn,
  },
  choices: {
    act,
    discard: discardChoice,
    hits,
    bites: bitesChoice,
    skill: skillChoice,
    trade: tradeChoice,
    scouting,
    flare: flareChoice,
    signal,
  },
  asides: { drop, flare: flareAside },
  queries: {
    dice: baseDice,
    moveCost: ({ hero }, state) => (figuresAt(state, state.heroes[hero]!.zone) > 0 ? 2 : 1), // TH-MOVE-03
  },
  modifiers: [sharp, frenzy, quick, fog],
  reactions: [levelUp, tough, guard, vest],
  inPlay: (state, hero) => state.heroes[Number(hero)]!.alive,
  settle,
  resign(play, seat) {
    const { state } = play;
    play.tell({ id: 'resigned', data: { seat: play.seats.indexOf(seat) }, rules: ['TH-RESIGN-01'] });
    state.heroes.forEach((hero, id) => {
      if (hero.alive && seatName(hero.seat) === seat) leave(play, id, ['TH-RESIGN-01']);
    });
    if (state.heroes.every(({ alive }) => !alive)) lose(play, 'resigned', ['TH-RESIGN-01']);
  },
  view,
  sample,
  clone,
  check,
  migrations: {},
});

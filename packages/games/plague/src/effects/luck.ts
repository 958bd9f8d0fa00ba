import { attract, seatOf } from '../rules/changes.ts';
import { ask, choice, done } from '../words.ts';
import { CARD, type Effect } from './event.ts';

// Good or bad, for whoever searches or for all zombies.

/** ZP-CELLAR-01, ZP-CELLAR-02, ZP-CELLAR-05 */
export const openCellar: Effect<'cellar'> = (play, { human, search }) => {
  const { square, facing } = play.state.humans[human]!;
  play.state.cellar = 4 * square + facing;
  play.tell({ id: 'cellarOpened', data: { human, search, square }, rules: ['ZP-CELLAR-01', 'ZP-CELLAR-02'] });
  return done();
};

export const eureka: Effect<'eureka'> = (_play, _found, { cards }) => done(cards - 1);

export const gainAp: Effect<'ap'> = (play, { human: id }, { ap }) => {
  const human = play.state.humans[id]!;
  human.ap = Math.max(0, human.ap + ap);
  play.tell({ id: 'apChanged', data: { human: id, ap: human.ap }, rules: CARD });
  return done();
};

export const loseCard: Effect<'lose-card'> = ({ state }, { human }) =>
  state.humans[human]!.cards.length === 0 ? done() : ask(seatOf(state, human), 'lose', { human }, 'lost');

export const lose = choice('lose', {
  offer: ({ state }, { human }) => ({ kind: 'one', from: state.humans[human]!.cards }),
});

export const makeNoise: Effect<'noise'> = (play, { human }, { noise }) => {
  attract(play, play.state.humans[human]!.square, noise, 99);
  return done();
};

export const rouse: Effect<'zombie-ap'> = (play, _found, { ap }) => {
  play.state.zombieBonus += ap;
  play.tell({ id: 'zombiesRoused', data: { ap }, rules: CARD });
  return done();
};

export const calm: Effect<'calm'> = (play) => {
  play.state.calm = true;
  play.tell({ id: 'calmed', data: {}, rules: CARD });
  return done();
};

export const turnAbout: Effect<'turn-about'> = (play) => {
  const { zombies } = play.state;
  for (const zombie of zombies) zombie.facing = (zombie.facing + 2) & 3;
  const count = zombies.filter(({ square }) => square >= 0).length;
  play.tell({ id: 'turnedAbout', data: { zombies: count }, rules: CARD });
  return done();
};

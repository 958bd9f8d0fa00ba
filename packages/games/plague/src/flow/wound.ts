import { seatName } from '@shamble/kernel';
import type { Ground } from '../board/ground.ts';
import { discard, makeNoise, type Playing, pushHuman, zombify } from '../rules/changes.ts';
import { effectOf, ground, isLeft, itemOf } from '../rules/questions.ts';
import { type CardId, type Human, type HumanId, NONE, type Square, type State } from '../types.ts';
import { interrupt } from '../variants/heal.ts';
import { announce, call, done, modifier, prevent, proc, reaction } from '../words.ts';

/** ZP-BITE-01 to ZP-BITE-03 */
export const bite = proc('bite', {
  roll(play, { zombie: id, human }) {
    const { state } = play;
    const zombie = state.zombies[id]!;
    const face = play.roll('bite', 6);
    const hit = face >= play.query('biteHits', { human, zombie: id });
    play.tell({ id: 'bit', data: { zombie: id, human, face, hit }, rules: [hit ? 'ZP-BITE-03' : 'ZP-BITE-02'] });
    makeNoise(play, zombie.square, 'loud', -1 - id, ['ZP-HEAR-02']);
    if (!hit) return done();
    const way = ground(state).heading[4 * zombie.square + zombie.facing]!;
    return call('wound', { human, zombie: id, way, push: true }, human, 'end');
  },
  end: () => done(),
});

/** Wounded: the push, then the infection die (ZP-BITE-04, ZP-INFECT-01). */
export const wound = proc('wound', {
  announce: (_play, { human, zombie }) => announce({ id: 'wounded', data: { human, zombie }, rules: ['ZP-BITE-03'] }),
  suffer(play, { human: id, zombie, way, push }) {
    const wounded = play.announced('wounded');
    if (wounded === null) return done(true);
    play.tell(wounded);
    const { state } = play;
    const human = state.humans[id]!;
    if (state.variants.wounds) {
      human.health -= 1;
      play.tell({ id: 'hurt', data: { human: id, health: human.health }, rules: ['ZP-WOUND-03'] });
      if (human.health <= 0) {
        zombify(play, id, ['ZP-WOUND-04']);
        return done();
      }
    }
    if (push) pushHuman(play, id, way);
    return call('infect', { human: id, zombie }, id, 'end');
  },
  end: () => done(),
});

/** ZP-INFECT-01 to ZP-INFECT-03 */
export const infect = proc('infect', {
  roll(play, { human }) {
    const face = play.roll('infection', 6);
    play.tell({ id: 'infectionRolled', data: { human, face }, rules: [face === 1 ? 'ZP-INFECT-02' : 'ZP-INFECT-03'] });
    if (face > 1) return done();
    return announce({
      id: 'zombified',
      data: { human, zombie: NONE, square: play.state.humans[human]!.square },
      rules: ['ZP-INFECT-02'],
    });
  },
  turn(play, { human }) {
    if (play.announced('zombified') !== null) zombify(play, human, ['ZP-INFECT-02']);
    return done();
  },
});

const cardsOf = (
  state: State,
  human: HumanId,
  kind: string,
): { by: string; locals: { human: HumanId; card: CardId } }[] => {
  const one = state.humans[human]!;
  const card = itemOf(one, kind);
  return card === NONE || isLeft(state, human) ? [] : [{ by: seatName(one.seat), locals: { human, card } }];
};

/** A card used in need; no treatment outlasts it (ZP-HEAL-03). */
function spend(play: Playing, human: HumanId, card: CardId, rules: readonly string[]): void {
  discard(play, human, card, rules);
  interrupt(play, human);
}

/** ZP-FAQ-13 */
export const emergencyCase = reaction({
  name: 'emergency-case',
  on: 'wounded',
  window: 'before',
  rules: ['ZP-FAQ-13'],
  proc: 'useCase',
  uses: ({ state }, { data: { human } }) => cardsOf(state, human, 'emergency-case'),
});

export const useCase = proc('useCase', {
  use(play, { human, card }) {
    spend(play, human, card, ['ZP-FAQ-13']);
    play.tell({ id: 'saved', data: { human, card }, rules: ['ZP-FAQ-13'] });
    return prevent;
  },
});

/** ZP-FAQ-14 */
export const firstAidKit = reaction({
  name: 'first-aid-kit',
  on: 'zombified',
  window: 'before',
  rules: ['ZP-FAQ-14'],
  proc: 'useKit',
  uses: ({ state }, { data: { human } }) => cardsOf(state, human, 'first-aid-kit'),
});

export const useKit = proc('useKit', {
  use(play, { human, card }) {
    spend(play, human, card, ['ZP-FAQ-14']);
    play.state.humans[human]!.infected = true;
    play.tell({ id: 'saved', data: { human, card }, rules: ['ZP-FAQ-14'] });
    return prevent;
  },
});

export const biteModifiers = [
  modifier<'biteHits'>({
    on: 'biteHits',
    layer: 'limit',
    rules: ['ZP-COMP-05'],
    value(now, { human }, state) {
      const card = itemOf(state.humans[human]!, 'armour');
      if (card === NONE) return now;
      const effect = effectOf(card)!;
      return effect.kind === 'armour' ? Math.max(now, effect.hits) : now;
    },
  }),
  // A shield stops whatever comes from the front, in a charge all of them.
  modifier<'biteHits'>({
    on: 'biteHits',
    layer: 'limit',
    rules: ['ZP-COMP-05'],
    value(now, { human: id, zombie }, state) {
      const human = state.humans[id]!;
      if (itemOf(human, 'shield') === NONE) return now;
      return isAhead(ground(state), human, state.zombies[zombie]!.square) ? 7 : now;
    },
  }),
];

/** Whether a square lies straight ahead of somebody. */
function isAhead(board: Ground, { square, facing }: Pick<Human, 'square' | 'facing'>, ahead: Square): boolean {
  let [at, way] = [square, facing];
  while (at >= 0 && at !== ahead) [at, way] = [board.to[4 * at + way]!, board.heading[4 * at + way]!];
  return at === ahead;
}

import { hasSkill, heroesAt, seatOf } from '../rules/questions.ts';
import { amend, proc, reaction } from '../words.ts';

/** May take the wound of another in the same zone. */
export const guard = reaction({
  name: 'guard',
  on: 'wounded',
  window: 'before',
  rules: ['TH-SKILL-05'],
  proc: 'stepIn',
  uses: ({ state }, { data: { hero } }) =>
    heroesAt(state, state.heroes[hero]!.zone)
      .filter((other) => other !== hero && hasSkill(state, other, 'guard'))
      .map((other) => ({ by: seatOf(state, other), locals: { hero: other, for: hero }, subject: other })),
});

export const stepIn = proc('stepIn', {
  step(play, locals) {
    play.tell({ id: 'guarded', data: { hero: locals.for, by: locals.hero }, rules: ['TH-SKILL-05'] });
    return amend<'wounded'>({ hero: locals.hero });
  },
});

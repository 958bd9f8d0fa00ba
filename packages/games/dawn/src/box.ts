import { type BoxEntry, Fault, type OwnBox, word } from '@shamble/kernel';
import { CHARACTERS } from '../content/characters.ts';
import { PLANS } from '../content/plans/index.ts';
import {
  type Boxed,
  boxedText,
  characterEntry,
  characterForm,
  isBoxed,
  placeFaults,
  planEntry,
  planForm,
} from './board/boxed.ts';
import { groundOf } from './board/ground.ts';
import type { Options } from './types.ts';

const boxedOf = ({ id, ...places }: BoxEntry): Boxed => ({
  plan: id,
  places: places as unknown as Boxed['places'] & {},
});

function planFaults(entry: BoxEntry): readonly string[] {
  const boxed = boxedOf(entry);
  const faults = placeFaults(entry.id, boxed.places!);
  if (faults.length > 0) return faults;
  try {
    groundOf(boxedText(boxed));
    return [];
  } catch (cause) {
    if (cause instanceof Fault) return [cause.message.replace(/\.$/, '')];
    throw cause;
  }
}

const label = (name: string) => word(`box.${name}`);

/** The plan and the numbers on the counters: what was printed in pictures that are lost. */
export const box: OwnBox = {
  parts: [
    {
      id: 'plans',
      title: word('box.plans'),
      form: planForm,
      shipped: PLANS.map(planEntry),
      called: ({ id }) => word(`plan.${id}`),
      label,
      faults: planFaults,
      mission: (entry) => boxedText(boxedOf(entry)),
    },
    {
      id: 'characters',
      title: word('box.characters'),
      form: characterForm,
      shipped: CHARACTERS.map(characterEntry),
      called: ({ id }) => word(`character.${id}`),
      label,
    },
  ],
  put(options, { name, parts }) {
    const { plan = 'mall', ...rest } = options as Options;
    const characters = parts.characters as unknown as Boxed['characters'];
    const boxed: Boxed = isBoxed(plan) ? (JSON.parse(plan) as Boxed) : { plan };
    return { ...rest, plan: characters?.length ? boxedText({ ...boxed, characters }) : plan, box: name };
  },
  named: (options) => (options as Options).box ?? null,
  missionIn: (text) => (isBoxed(text) ? (JSON.parse(text) as Boxed).plan : null),
};

import type { AreaText } from '../text/areaWords.ts';

const en = {
  'coach.title': 'Coach',
  'coach.close': 'Got it',
  'coach.before': 'Earlier',
  'coach.recall': 'Call the coach back',
} as const;

const fr = {
  'coach.title': 'Guide',
  'coach.close': 'Compris',
  'coach.before': 'Plus tôt',
  'coach.recall': 'Rappeler le guide',
} as const satisfies Record<keyof typeof en, string>;

export const coachText: AreaText<keyof typeof en> = { en, fr };

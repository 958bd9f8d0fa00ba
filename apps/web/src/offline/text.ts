import type { AreaText } from '../text/areaWords.ts';

const en = {
  'version.new': 'A new version of Shamble is here. Your tables stay as they are.',
  'version.take': 'Take it now',
  'version.later': 'Later',
} as const;

const fr = {
  'version.new': 'Une nouvelle version de Shamble est là. Vos tables restent comme elles sont.',
  'version.take': 'La prendre',
  'version.later': 'Plus tard',
} as const satisfies Record<keyof typeof en, string>;

export const versionText: AreaText<keyof typeof en> = { en, fr };

import type { Clauses } from '../entry.ts';

/** Every clause by its id. */
export const clauses: Clauses = {
  en: () => import('rules:dawn/en'),
  fr: () => import('rules:dawn/fr'),
};

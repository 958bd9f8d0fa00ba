import type { Clauses } from '../entry.ts';

/** Every clause by its id. */
export const clauses: Clauses = {
  en: () => import('rules:marvel/en'),
  fr: () => import('rules:marvel/fr'),
};

import type { Clauses } from '../entry.ts';

/** Every clause by its id. */
export const clauses: Clauses = {
  en: () => import('rules:plague/en'),
  fr: () => import('rules:plague/fr'),
};

import type { Clauses } from '../entry.ts';

/** Every clause by its id. */
export const clauses: Clauses = {
  en: () => import('rules:zombicide/en'),
  fr: () => import('rules:zombicide/fr'),
};

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

interface Clause {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
}

/** `import rules from 'rules:zombicide/en'` gives each clause of that game in that language, by its id. */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith('rules:') ? `\0${id}` : null),
    load(id) {
      const [, game, language] = /^\0rules:([\w-]+)\/(en|fr)$/.exec(id) ?? [];
      if (!game || !language) return null;
      const file = fileURLToPath(new URL(`../../packages/games/${game}/rules.yaml`, import.meta.url));
      this.addWatchFile(file);
      const { clauses } = parse(readFileSync(file, 'utf8')) as { readonly clauses: readonly Clause[] };
      const sentences = clauses.map((clause) => [clause.id, clause[language as 'en' | 'fr'].trim()]);
      return `export default ${JSON.stringify(Object.fromEntries(sentences))}`;
    },
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Language -> what is said in it. */
type Said = Readonly<Record<string, string>>;
interface Clause {
  readonly id: string;
  readonly ruling?: Said;
  readonly example?: Said;
}

interface List {
  /** The middle of the ids of clauses -> what they are about. */
  readonly topics?: Readonly<Record<string, Said>>;
  readonly clauses: readonly Clause[];
}

/**
 * `import rules from 'rules:zombicide/en'` gives each clause of that game in that language, by its id; `rules:zombicide/en/more`
 * what else there is to say of some: how we read it, an example; and what the topics are called.
 */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith('rules:') ? `\0${id}` : null),
    load(id) {
      const [, game, language, more] = /^\0rules:([\w-]+)\/([a-z]{2})(\/more)?$/.exec(id) ?? [];
      if (!game || !language) return null;
      const file = fileURLToPath(new URL(`../../packages/games/${game}/rules.yaml`, import.meta.url));
      this.addWatchFile(file);
      const { clauses, topics = {} } = parse(readFileSync(file, 'utf8')) as List;
      const said = (of: Said | undefined): string | undefined => of?.[language]?.trim();
      const sentences = clauses.flatMap((clause): [string, unknown][] => {
        const { id: name, ruling, example } = clause;
        if (more === undefined) return [[name, said(clause as unknown as Said)]];
        return ruling || example ? [[name, { ruling: said(ruling), example: said(example) }]] : [];
      });
      const named = Object.entries(topics).map(([topic, of]) => [topic, said(of)]);
      const also = more === undefined ? '' : `export const topics = ${JSON.stringify(Object.fromEntries(named))};`;
      return `${also}export default ${JSON.stringify(Object.fromEntries(sentences))}`;
    },
  };
}

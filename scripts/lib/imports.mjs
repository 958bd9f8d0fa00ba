// Every import of a TypeScript source: static, re-exported, dynamic and inside types.
const from = /^[ \t]*(?:import|export)\s+(type\s+)?[\w$*{},\s]+?\s*\bfrom\s*['"]([^'"]+)['"]/gm;
const bare = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const call = /\b(typeof\s+)?(?:import|require)\s*\(\s*['"`]([^'"`]+)['"`]/g;

/** @returns {{ to: string, typeOnly: boolean }[]} */
export function importsOf(source) {
  const found = (pattern) => [...source.matchAll(pattern)];
  return [
    ...found(bare).map(([, to]) => ({ to, typeOnly: false })),
    ...[...found(from), ...found(call)].map(([, type, to]) => ({ to, typeOnly: type !== undefined })),
  ];
}

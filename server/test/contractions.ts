/**
 * What a migration may not do while servers of the version before still run on the database: they name these tables and columns, and
 * write rows as they knew them.
 */
const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|column|view)\b/, 'drops what the version before reads'],
  [/\brename\s+(?:to|column)\b/, 'renames what the version before reads'],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/, 'changes a type'],
  [/\bset\s+not\s+null\b/, 'refuses rows of the version before'],
  [/\badd\s+(?:constraint|check|unique)\b/, 'refuses rows of the version before'],
  [/\badd\s+column\b(?!.*\b(?:default|generated)\b).*\bnot\s+null\b/, 'needs a default'],
];

/** Says on the line before why the version before does without it. */
const excuse = /^--\s*contract:\s*\S/;

/**
 * Returns the lines of a migration with which servers of the version before cannot live, and why. A line after a comment
 * `-- contract: …` is left out.
 */
export function findContractions(migration: string): string[] {
  const lines = migration.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) => {
    const statement = line.replace(/--.*$/, '').toLowerCase();
    const found = contractions.find(([pattern]) => pattern.test(statement));
    if (found === undefined || excuse.test(lines[at - 1] ?? '')) return [];
    return [`${line}: ${found[1]}`];
  });
}

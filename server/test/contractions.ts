/**
 * Statements that a migration must not contain while servers of the previous version still use the database: they name these tables and
 * columns, and write rows in the form that they know.
 */
const contractions: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(?:table|column|view|type|function|sequence)\b/,
    'drops what the version before reads',
  ],
  [/\brename\s+(?:to|column)\b/, 'renames what the version before reads'],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/, 'changes a type'],
  [/\bset\s+not\s+null\b/, 'refuses rows of the version before'],
  [
    /\badd\s+(?:constraint|check|unique|foreign|primary|exclude)\b/,
    'refuses rows of the version before',
  ],
  [/\badd\s+column\b(?!.*\b(?:default|generated)\b).*\bnot\s+null\b/, 'needs a default'],
];

/** A new unique index rejects rows that the previous version may write, unless its table is new as well. */
const uniqueIndex =
  /^create\s+unique\s+index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?\w+\s+on\s+(\w+)/;
const newTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g;

/** Comment on the line before that explains why the previous version is not affected. */
const excuse = /^--\s*contract:\s*\S/;

/**
 * Returns the lines of a migration that break servers of the previous version, with the reason. A line after a comment
 * `-- contract: …` is skipped.
 */
export function findContractions(migration: string): string[] {
  const lines = migration.split('\n').map((line) => line.trim());
  const made = new Set(
    [...migration.toLowerCase().matchAll(newTable)].map(([, table]) => table ?? ''),
  );
  const reasonFor = (statement: string): string | undefined => {
    const indexed = uniqueIndex.exec(statement)?.[1];
    if (indexed !== undefined && !made.has(indexed)) return 'refuses rows of the version before';
    return contractions.find(([pattern]) => pattern.test(statement))?.[1];
  };
  return lines.flatMap((line, at) => {
    const reason = reasonFor(line.replace(/--.*$/, '').toLowerCase());
    if (reason === undefined || excuse.test(lines[at - 1] ?? '')) return [];
    return [`${line}: ${reason}`];
  });
}

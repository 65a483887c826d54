/**
 * What a migration may not do while servers of the version before still run on the database: they name these tables and columns, and
 * write rows as they knew them.
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

/** A new index of that kind refuses rows that the version before may write, unless its table is new as well. */
const uniqueIndex =
  /^create\s+unique\s+index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?\w+\s+on\s+(\w+)/;
const newTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g;

/** Says on the line before why the version before does without it. */
const excuse = /^--\s*contract:\s*\S/;

/**
 * Returns the lines of a migration with which servers of the version before cannot live, and why. A line after a comment
 * `-- contract: …` is left out.
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

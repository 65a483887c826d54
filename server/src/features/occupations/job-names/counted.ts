const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`];

/** Lists parts as 'eins, zwei und drei'. A clause within the part before 'und' ends with a comma. */
function listOf(parts: readonly string[]): string {
  const rest = parts.slice(0, -1);
  const and = rest.at(-1)?.includes(',') ? ', und ' : ' und ';
  return [rest.join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(and);
}

/** Returns the counts of several kinds in words, each with singular and plural: '1 Stellenanzeige und 2 Unternehmen'; '' if all are 0. */
export const listOfCounts = (
  things: readonly (readonly [count: number, one: string, many: string])[],
): string => listOf(things.flatMap((thing) => counted(...thing)));

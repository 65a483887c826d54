const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`];

/** Formats lists as 'eins, zwei und drei'. */
const list = new Intl.ListFormat('de');

/** Returns the counts of several kinds in words, each with singular and plural: '1 Stellenanzeige und 2 Unternehmen'; '' if all are 0. */
export const listOfCounts = (
  things: readonly (readonly [count: number, one: string, many: string])[],
): string => list.format(things.flatMap((thing) => counted(...thing)));

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`];

/** 'eins, zwei und drei' */
const list = new Intl.ListFormat('de');

/** What there is of several things, each with its name for one and for many: '1 Stellenanzeige und 2 Unternehmen'; '' for nothing. */
export const listOfCounts = (
  things: readonly (readonly [count: number, one: string, many: string])[],
): string => list.format(things.flatMap((thing) => counted(...thing)));

import { RegionError } from '../region-error.ts';

/** Returns 'A', 'A und B' or 'A, B und C'. */
export function inWords(texts: readonly string[], and = 'und'): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** @param what kind of the names for the message: 'a district' @throws {RegionError} if a name occurs twice */
export function refuseTwins(what: string, names: readonly string[]): void {
  const twins = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  if (twins.size > 0)
    throw new RegionError(
      [...twins].map((name) => `"${name}" is the name of ${what} in two of the states`).join('\n'),
    );
}

/** Joins records of lists; the lists of the same name are merged without duplicates. */
export function joinRecords(
  records: readonly Readonly<Record<string, readonly string[]>>[],
): Record<string, string[]> {
  const joined = new Map<string, Set<string>>();
  for (const [name, values] of records.flatMap((record) => Object.entries(record))) {
    const known = joined.get(name) ?? new Set();
    for (const value of values) known.add(value);
    joined.set(name, known);
  }
  return Object.fromEntries([...joined].map(([name, values]) => [name, [...values]]));
}

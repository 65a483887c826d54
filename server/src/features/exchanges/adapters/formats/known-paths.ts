import { foldName } from './field-names.ts';
import { isAboutPeople, meaningOfNames } from './field-paths.ts';
import type { Meaning } from './feed-format.ts';
import { payYearAt, showingAt } from './field-values.ts';

/** What the names of a path say, in a feed of any format. */
export interface KnownPath {
  /** The names without punctuation. */
  readonly names: readonly string[];
  readonly last: string;
  readonly isAboutPeople: boolean;
  readonly meanings: readonly Meaning[];
  /** Name of a field that says whether the ad is shown. */
  readonly showing: string | undefined;
}

const payYears = ['payFirst', 'paySecond', 'payThird', 'payFourth'] as const;

function meaningsOf(path: readonly string[], names: readonly string[]): readonly Meaning[] {
  const pay = payYears[(payYearAt(path) ?? 0) - 1];
  if (pay !== undefined) return [{ field: pay, order: 0 }];
  const known = meaningOfNames(names);
  return known === undefined ? [] : [known];
}

function read(path: readonly string[]): KnownPath {
  const names = path.map(foldName);
  return {
    names,
    last: names.at(-1) ?? '',
    isAboutPeople: isAboutPeople(path),
    meanings: meaningsOf(path, names),
    showing: showingAt(names),
  };
}

/** Number of cached paths, and their length in characters. The records of a feed have the same few. */
const maxPaths = 2000;
const maxPathLength = 200;

const known = new Map<string, KnownPath>();

/** Returns what a path says. Each is read once, since every record of a feed has it. */
export function knownPath(path: readonly string[]): KnownPath {
  const key = path.join('\0');
  if (key.length > maxPathLength) return read(path);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  if (known.size >= maxPaths) known.clear();
  const one = read(path);
  known.set(key, one);
  return one;
}

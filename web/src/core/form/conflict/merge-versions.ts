import { isSame } from '../drafts/form-drafts.ts';
import { withTheirFiles } from '../files/merged-files.ts';

/** The stored version that somebody else has saved since the form began. */
export interface Theirs<Values> {
  readonly values: Values;
  /** Its `last_updated`. */
  readonly version: string;
  /** Names of the single pictures that were replaced. Forms do not hold stored pictures. */
  readonly pictures: readonly string[];
}

interface Versions<Values> {
  /** The version that both sides started from. */
  readonly begun: Values;
  readonly own: Values;
  readonly theirs: Theirs<Values>;
}

interface Merged<Values> {
  /** One's own version with the changes that only the other side made. */
  readonly own: Values;
  /** The new base of `own`: their version, but for fields in conflict the version from which both started. */
  readonly begun: Values;
  /** Names of the fields that only the other side has changed. */
  readonly taken: readonly string[];
  /** Names of the fields that both have changed differently. */
  readonly conflicts: readonly string[];
}

const isChoice = (value: unknown): value is { readonly id: number } => {
  const choice = value as { readonly id?: unknown; readonly name?: unknown } | null;
  return typeof choice?.id === 'number' && choice.id > 0 && typeof choice.name === 'string';
};

const isChoices = (value: unknown): value is readonly { readonly id: number }[] =>
  Array.isArray(value) && value.every(isChoice);

const idsOf = (choices: readonly { readonly id: number }[]) =>
  choices.map(({ id }) => id).toSorted((one, other) => one - other);

/** Whether two values mean the same: choices are compared by id, without their current names and their order. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (isChoice(one) && isChoice(other)) return one.id === other.id;
  if (isChoices(one) && isChoices(other)) return isSame(idsOf(one), idsOf(other));
  return isSame(one, other);
}

/** Which side has changed a field; 'none' also if both made the same change. */
type Change = 'none' | 'own' | 'theirs' | 'both';

type Sides = Readonly<Record<'begun' | 'own' | 'theirs', unknown>>;

export function changeOf({ begun, own, theirs }: Sides): Change {
  if (isSameValue(own, theirs)) return 'none';
  if (isSameValue(begun, own)) return 'theirs';
  return isSameValue(begun, theirs) ? 'own' : 'both';
}

/** Lists of files are merged, so they cause no conflict. */
function changeOfFiles({ begun, own, theirs }: Sides, isOtherPicture: boolean): Change {
  if (Array.isArray(own)) return isSame(begun, theirs) ? 'own' : 'theirs';
  if (!isOtherPicture) return 'own';
  return isSame(begun, own) ? 'theirs' : 'both';
}

/**
 * Merges two versions of an object field by field. A change by one side alone wins; lists of files get the additions and removals of both.
 * @param files names of the fields with files
 */
export function mergeVersions<Values extends object>(
  { begun, own, theirs }: Versions<Values>,
  files: readonly (keyof Values & string)[],
): Merged<Values> {
  const merged = withTheirFiles({ begun, own, theirs: theirs.values }, files);
  const names: Record<Change, string[]> = { none: [], own: [], theirs: [], both: [] };
  for (const name of Object.keys(own) as (keyof Values & string)[]) {
    const sides = { begun: begun[name], own: own[name], theirs: theirs.values[name] };
    const isOther = theirs.pictures.includes(name);
    const change = files.includes(name) ? changeOfFiles(sides, isOther) : changeOf(sides);
    names[change].push(name);
    // A choice may have a new name by now.
    if (!files.includes(name) && ['none', 'theirs'].includes(change)) merged[name] = sides.theirs;
  }
  const open = names.both.map((name) => [name, begun[name as keyof Values]] as const);
  return {
    own: merged,
    begun: { ...theirs.values, ...Object.fromEntries(open) },
    taken: names.theirs,
    conflicts: names.both,
  };
}

/** Joins the labels of fields in their order: 'Rolle, Telefon'. */
export const labelsOf = (
  labels: Readonly<Record<string, string>>,
  names: readonly string[],
): string =>
  Object.entries(labels)
    .flatMap(([name, label]) => (names.includes(name) ? [label] : []))
    .join(', ');

/** Returns the message after a save that kept another person's changes; '' if none of the fields is visible. */
export function mergedText(
  labels: Readonly<Record<string, string>>,
  names: readonly string[],
): string {
  const list = labelsOf(labels, names);
  return list && keptText(list);
}

/** @param list labels of the fields */
export const keptText = (list: string): string =>
  `Die Änderungen einer anderen Person bleiben erhalten: ${list}`;

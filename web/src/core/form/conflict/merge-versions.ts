import { isSame } from '../drafts/form-drafts.ts';
import { withTheirFiles } from '../files/merged-files.ts';

/** What is stored now instead of what a form began with: somebody else has saved it. */
export interface Theirs<Values> {
  readonly values: Values;
  /** Its `last_updated`. */
  readonly version: string;
  /** Names of single pictures that are others now. No form holds what is stored of those. */
  readonly pictures: readonly string[];
}

interface Versions<Values> {
  /** What both sides began with. */
  readonly begun: Values;
  readonly own: Values;
  readonly theirs: Theirs<Values>;
}

interface Merged<Values> {
  /** One's own version, with everything that only the other side has changed. */
  readonly own: Values;
  /** What `own` is to be held against from now on: theirs, but for fields in conflict, which still count from where both began. */
  readonly begun: Values;
  /** Names of the fields that only the other side has changed. */
  readonly taken: readonly string[];
  /** Names of the fields that both have changed, each in another way. */
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

/** Whether two values mean the same: what was chosen counts, not what it is called by now, nor in which order. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (isChoice(one) && isChoice(other)) return one.id === other.id;
  if (isChoices(one) && isChoices(other)) return isSame(idsOf(one), idsOf(other));
  return isSame(one, other);
}

/** Which side has changed a field; 'none' also where both have changed it in the same way. */
type Change = 'none' | 'own' | 'theirs' | 'both';

type Sides = Readonly<Record<'begun' | 'own' | 'theirs', unknown>>;

export function changeOf({ begun, own, theirs }: Sides): Change {
  if (isSameValue(own, theirs)) return 'none';
  if (isSameValue(begun, own)) return 'theirs';
  return isSameValue(begun, theirs) ? 'own' : 'both';
}

/** Lists of files are merged, so that there is nothing to decide. */
function changeOfFiles({ begun, own, theirs }: Sides, isOtherPicture: boolean): Change {
  if (Array.isArray(own)) return isSame(begun, theirs) ? 'own' : 'theirs';
  if (!isOtherPicture) return 'own';
  return isSame(begun, own) ? 'theirs' : 'both';
}

/**
 * Brings two versions of the same object together, field by field. What one side alone has changed counts; of lists of files, what either
 * has added or taken away.
 * @param files names of the fields that hold files
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
    // What was chosen may be called otherwise by now.
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

/** Labels of fields, in their order: 'Rolle, Telefon'. */
export const labelsOf = (
  labels: Readonly<Record<string, string>>,
  names: readonly string[],
): string =>
  Object.entries(labels)
    .flatMap(([name, label]) => (names.includes(name) ? [label] : []))
    .join(', ');

/** What is said of a save that has kept what somebody else has changed; '' where that is nothing one can see. */
export function mergedText(
  labels: Readonly<Record<string, string>>,
  names: readonly string[],
): string {
  const list = labelsOf(labels, names);
  return list && keptText(list);
}

/** @param list of fields */
export const keptText = (list: string): string =>
  `Die Änderungen einer anderen Person bleiben erhalten: ${list}`;

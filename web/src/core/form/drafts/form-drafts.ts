type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Compares two form values. A file equals only itself. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** Returns a value without its files, which cannot be stored; undefined if nothing is left. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof Blob) return undefined;
  if (Array.isArray(value))
    return value.map(withoutFiles).filter((item: unknown) => item !== undefined);
  if (!isPlain(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withoutFiles(part)] as const);
  // A list item that held a file is useless without it.
  if (parts.some(([key, part]) => part === undefined && value[key] !== undefined)) return undefined;
  return Object.fromEntries(parts);
}

/**
 * Returns the values that can be stored: everything except files.
 * @param files names of the fields with files. Files that are already stored do not belong in a draft either: the draft would later remove
 * files that were added meanwhile.
 */
function storable(values: object, files: readonly string[] = []): Values {
  const kept = Object.entries(values).flatMap(([key, value]) => {
    const part = files.includes(key) ? undefined : withoutFiles(value);
    return part === undefined ? [] : [[key, part] as const];
  });
  return Object.fromEntries(kept);
}

/** Returns the changes for a draft: the values that can be stored and differ from the initial ones. */
export function changesOf(values: object, initial: object, files: readonly string[] = []): Values {
  const before = storable(initial, files);
  const changed = Object.entries(storable(values, files)).filter(
    ([key, value]) => !isSame(value, before[key]),
  );
  return Object.fromEntries(changed);
}

/** Whether files were added or removed, which no draft keeps. */
export function changesFiles(values: object, initial: object, files: readonly string[]): boolean {
  const [now, before] = [values as Values, initial as Values];
  return files.some((name) => !isSame(now[name], before[name]));
}

/** Whether a stored value has the type of `sample`, the form's own value. */
function fits(value: unknown, sample: unknown): boolean {
  if (sample === null || sample === undefined)
    return value === null || isScalar(value) || isRecordOfScalars(value);
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((item) => fits(item, sample[0]));
  if (!isPlain(sample)) return typeof value === typeof sample;
  if (value === null) return isChoice(sample);
  return isPlain(value) && Object.keys(sample).every((key) => fits(value[key], sample[key]));
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
/** A choice, or an item of a list that was empty. */
const isRecordOfScalars = (value: unknown) =>
  isPlain(value) && Object.values(value).every(isScalar);
const isChoice = (value: unknown) =>
  isPlain(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';

/** Returns the initial values with the draft's changes. Leaves out changes that no longer fit; undefined if nothing would differ. */
export function withChanges<V extends object>(
  initial: V,
  kept: unknown,
  files: readonly string[] = [],
): V | undefined {
  if (!isPlain(kept)) return undefined;
  const before = initial as Values;
  const fitting = Object.entries(kept).filter(
    ([key, value]) =>
      key in before &&
      !files.includes(key) &&
      fits(value, before[key]) &&
      !isSame(value, before[key]),
  );
  return fitting.length > 0 ? { ...initial, ...Object.fromEntries(fitting) } : undefined;
}

/**
 * Returns the values from which the restored input started: the stored values, except for the restored fields.
 * @param kept those fields as they were then; an unknown one counts as different from everything
 */
export function begunBefore<V extends object>(initial: V, restored: V, kept: unknown): V {
  const [before, known] = [initial as Values, isPlain(kept) ? kept : {}];
  const fields = Object.keys(restored)
    .filter((key) => !isSame((restored as Values)[key], before[key]))
    .map((key) => [key, fits(known[key], before[key]) ? known[key] : undefined] as const);
  return { ...initial, ...Object.fromEntries(fields) };
}

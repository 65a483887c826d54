type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Whether two values of a form are the same. Files are only the same as themselves. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** A value without the files in it, which no storage keeps; undefined where nothing is left. */
function withoutFiles(value: unknown): unknown {
  if (value instanceof Blob) return undefined;
  if (Array.isArray(value))
    return value.map(withoutFiles).filter((item: unknown) => item !== undefined);
  if (!isPlain(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withoutFiles(part)] as const);
  // An entry of a list that stood for a file is nothing without it.
  if (parts.some(([key, part]) => part === undefined && value[key] !== undefined)) return undefined;
  return Object.fromEntries(parts);
}

/**
 * What of a form's values can be kept: all but files.
 * @param files names of fields that hold files. What is stored in them already is no draft either: kept, it would take away what the
 * object has been given meanwhile.
 */
function storable(values: object, files: readonly string[] = []): Values {
  const kept = Object.entries(values).flatMap(([key, value]) => {
    const part = files.includes(key) ? undefined : withoutFiles(value);
    return part === undefined ? [] : [[key, part] as const];
  });
  return Object.fromEntries(kept);
}

/** What a draft holds: how what can be kept differs from what the form began with. */
export function changesOf(values: object, initial: object, files: readonly string[] = []): Values {
  const before = storable(initial, files);
  const changed = Object.entries(storable(values, files)).filter(
    ([key, value]) => !isSame(value, before[key]),
  );
  return Object.fromEntries(changed);
}

/** Whether files have been chosen or taken away, which no draft keeps. */
export function changesFiles(values: object, initial: object, files: readonly string[]): boolean {
  const [now, before] = [values as Values, initial as Values];
  return files.some((name) => !isSame(now[name], before[name]));
}

/** Whether a stored value can stand where the form has `sample`. */
function fits(value: unknown, sample: unknown): boolean {
  if (sample === null || sample === undefined)
    return value === null || isChoice(value) || isScalar(value);
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((item) => fits(item, sample[0]));
  if (!isPlain(sample)) return typeof value === typeof sample;
  if (value === null) return isChoice(sample);
  return isPlain(value) && Object.keys(sample).every((key) => fits(value[key], sample[key]));
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const isChoice = (value: unknown) =>
  isPlain(value) && typeof value['id'] === 'number' && typeof value['name'] === 'string';

/** The values to begin with after what was kept: without what no longer fits; undefined where nothing would differ. */
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
 * What the form began with before it was restored: what is stored now, but for the restored fields.
 * @param kept those fields as they were then; one that is not known differs from everything
 */
export function begunBefore<V extends object>(initial: V, restored: V, kept: unknown): V {
  const [before, known] = [initial as Values, isPlain(kept) ? kept : {}];
  const fields = Object.keys(restored)
    .filter((key) => !isSame((restored as Values)[key], before[key]))
    .map((key) => [key, fits(known[key], before[key]) ? known[key] : undefined] as const);
  return { ...initial, ...Object.fromEntries(fields) };
}

/** Drafts lie in the tab's own storage: they survive a reload and a login that ran out, and go with the tab. */
const prefix = 'lehrpfad-entwurf:';

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

/** What differs from what the form began with. */
export function changesOf(values: object, initial: object): Values {
  const before = initial as Values;
  const changed = Object.entries(values).flatMap(([key, value]) => {
    const kept = withoutFiles(value);
    return kept === undefined || isSame(kept, before[key]) ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(changed);
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
export function withChanges<V extends object>(initial: V, kept: unknown): V | undefined {
  if (!isPlain(kept)) return undefined;
  const before = initial as Values;
  const fitting = Object.entries(kept).filter(
    ([key, value]) => key in before && fits(value, before[key]) && !isSame(value, before[key]),
  );
  return fitting.length > 0 ? { ...initial, ...Object.fromEntries(fitting) } : undefined;
}

/** What was kept under a key, for the form that begins with `initial`. */
export function readDraft<V extends object>(key: string, initial: V): V | undefined {
  try {
    const text = sessionStorage.getItem(prefix + key);
    return text === null ? undefined : withChanges(initial, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Whether something was kept under a key. */
export function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(prefix + key) !== null;
  } catch {
    return false;
  }
}

/** Keeps what differs; nothing is kept where nothing does. A browser that keeps nothing goes without. */
export function writeDraft(key: string, values: object, initial: object): void {
  const changes = changesOf(values, initial);
  try {
    if (Object.keys(changes).length === 0) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, JSON.stringify(changes));
  } catch {
    // Full or forbidden: the form works all the same.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept either.
  }
}

import { isDay } from '@lehrpfad/contract/core/dates/spans.ts';
import { firstCharacters } from '@lehrpfad/contract/core/text/visible-text.ts';

/** States of an application. */
export const applicationStates = [
  { key: 'noted', label: 'gemerkt' },
  { key: 'applied', label: 'beworben' },
  { key: 'invited', label: 'eingeladen' },
  { key: 'accepted', label: 'Zusage' },
  { key: 'declined', label: 'Absage' },
] as const;

export type ApplicationState = (typeof applicationStates)[number]['key'];

/** Data about an application that the device stores. */
export interface Progress {
  readonly state: ApplicationState;
  /** Day of the application; null before it. */
  readonly applied: string | null;
  readonly note: string;
  /** Day of the reminder. */
  readonly reminder: string | null;
  /** Keys of the documents that are ready. */
  readonly ready: readonly string[];
  /** Moment of the last change as an ISO string, so that two devices can be compared on the same day; only a day in older entries. */
  readonly changed: string;
}

export type ProgressById = ReadonlyMap<number, Progress>;

export const emptyProgress: Omit<Progress, 'changed'> = {
  state: 'noted',
  applied: null,
  note: '',
  reminder: null,
  ready: [],
};

/** Characters of a note. */
export const maxNoteLength = 500;

/** Maximum number of stored entries; further ones replace those that have not changed for the longest time. */
export const maxKept = 500;

export const isState = (value: unknown): value is ApplicationState =>
  applicationStates.some(({ key }) => key === value);

/**
 * Returns the changes of a newly chosen state.
 * @param applied present day of the application. It is kept, because the user may pass other states on the way to the right one.
 * @param today day of the application if the state is 'applied'. For later states only the pupil knows the day.
 */
export function chosenState(
  state: ApplicationState,
  applied: string | null,
  today: string,
): Pick<Progress, 'state' | 'applied'> {
  return { state, applied: state === 'applied' ? (applied ?? today) : applied };
}

const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && isDay(value) ? value : null;

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

/** Returns the valid part of an entry from outside; undefined if it is invalid. */
function readEntry(value: unknown): Progress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { state, applied, note, reminder, ready, changed } = value as Record<string, unknown>;
  if (!isState(state)) return undefined;
  const keys = Array.isArray(ready) ? ready.slice(0, 10) : [];
  return {
    state,
    applied: dayOf(applied),
    note:
      typeof note === 'string'
        ? firstCharacters(note.slice(0, 16 * maxNoteLength), maxNoteLength)
        : '',
    reminder: dayOf(reminder),
    ready: keys.filter((key) => typeof key === 'string' && /^[a-z]{1,20}$/.test(key)),
    changed: isMoment(changed) ? changed : (dayOf(changed) ?? '2026-01-01'),
  };
}

/** Returns the valid entries of an object by id; all others are left out. */
export function readProgress(value: unknown): ProgressById {
  if (typeof value !== 'object' || value === null) return new Map();
  const entries = Object.entries(value).flatMap(([id, stored]) => {
    const entry = /^[1-9]\d{0,9}$/.test(id) ? readEntry(stored) : undefined;
    return entry ? [[Number(id), entry] as const] : [];
  });
  return withinLimit(new Map(entries));
}

/** Returns at most `maxKept` entries, the last changed ones. */
export function withinLimit(entries: ProgressById): ProgressById {
  if (entries.size <= maxKept) return entries;
  const byChange = [...entries].sort(([, a], [, b]) => (a.changed < b.changed ? 1 : -1));
  return new Map(byChange.slice(0, maxKept));
}

/** Returns the entry that was changed later. A note of the other one stays if the later has none: nobody could write it again. */
function laterOf(one: Progress, other: Progress): Progress {
  const [earlier, later] = one.changed < other.changed ? [one, other] : [other, one];
  return later.note === '' ? { ...later, note: earlier.note } : later;
}

/** Merges two sets of entries; for an ad in both, the entry that was changed later stays. */
export function mergedProgress(own: ProgressById, other: ProgressById): ProgressById {
  const merged = new Map(own);
  for (const [id, entry] of other) {
    const before = merged.get(id);
    merged.set(id, before === undefined ? entry : laterOf(before, entry));
  }
  return withinLimit(merged);
}

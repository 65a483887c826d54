import { ApiError, InterruptedError } from '../../api/api.ts';
import type { FieldErrorsByName } from '../field-errors.ts';
import { withTheirFiles } from '../files/merged-files.ts';
import type { EditedVersion } from '../drafts/use-draft.ts';

const inProgress = 'in_progress';
const keyReused = 'key_reused';
/** Too many calls, or too slow: nothing was looked at. */
const notLookedAt = [408, 429];

/** Whether the server has said no for good: the next save is another one. A save that nobody has answered may have been carried out. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof InterruptedError) return false;
  if (error.code === inProgress || notLookedAt.includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}

/** What an earlier save with the same key was answered; undefined unless it is that which the failure is about. */
function earlierAnswer(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== keyReused) return undefined;
  return error.current?.['answer'];
}

interface Versions<Values> {
  readonly begun: Values;
  readonly own: Values;
  /** Names of fields that hold files. */
  readonly files: readonly (keyof Values & string)[];
  readonly onEarlier: ((answer: unknown) => Values) | undefined;
  readonly edited: EditedVersion | undefined;
}

/**
 * How a form goes on whose earlier save turns out to have been carried out before its values were changed once more.
 * @returns what is stored, and what is to be saved on top of it; undefined where the form cannot know
 */
export function afterEarlierSave<Values extends object>(
  error: unknown,
  { begun, own, files, onEarlier, edited }: Versions<Values>,
): { readonly stored: Values; readonly own: Values } | undefined {
  const answer = earlierAnswer(error);
  if (answer === undefined) return undefined;
  if (onEarlier) {
    const stored = onEarlier(answer);
    return { stored, own: withTheirFiles({ begun, own, theirs: stored }, files, true) };
  }
  const version = (answer as { readonly last_updated?: unknown } | null)?.last_updated;
  // Something new would be added a second time.
  if (typeof version !== 'string' || !edited || edited.lastUpdated() === '') return undefined;
  edited.beginWith(version);
  return { stored: begun, own };
}

const alreadyThere =
  'Ihre vorigen Eingaben sind schon gespeichert, nur die Antwort ging verloren. Was Sie danach geändert haben, ist noch nicht gespeichert: Bitte sehen Sie nach, bevor Sie es noch einmal senden.';

/** What is to be said of a save that the server knows already. */
export function messagesForRepeat(error: unknown): FieldErrorsByName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === inProgress) return { '': error.message };
  return error.code === keyReused ? { '': alreadyThere } : undefined;
}

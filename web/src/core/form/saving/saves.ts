import { ApiError, InterruptedError } from '../../api/api.ts';
import type { FieldErrorsByName } from '../field-errors.ts';
import { withTheirFiles } from '../files/merged-files.ts';
import type { EditedVersion } from '../drafts/use-draft.ts';

const inProgress = 'in_progress';
const keyReused = 'key_reused';
/** Statuses of a rate limit and a timeout: the server has not processed the request. */
const notLookedAt = [408, 429];

/** Whether the server has refused a save, so that the next one needs a new key. A save without a response may have been carried out. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error instanceof InterruptedError) return false;
  if (error.code === inProgress || notLookedAt.includes(error.status)) return false;
  return error.status >= 400 && error.status < 500;
}

/** Returns the response to an earlier save with the same key, if the error reports one. */
function earlierAnswer(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== keyReused) return undefined;
  return error.current?.['answer'];
}

interface Versions<Values> {
  readonly begun: Values;
  readonly own: Values;
  /** Names of the fields with files. */
  readonly files: readonly (keyof Values & string)[];
  readonly onEarlier: ((answer: unknown) => Values) | undefined;
  readonly edited: EditedVersion | undefined;
}

/**
 * Continues a form when an earlier save turns out to have been stored before the values changed again.
 * @returns the stored values, and the values to save on top; undefined if the form cannot know them
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
  // Saving a new object again would add it twice.
  if (typeof version !== 'string' || !edited || edited.lastUpdated() === '') return undefined;
  edited.beginWith(version);
  return { stored: begun, own };
}

/**
 * Returns the message for an edit of an object that somebody else has deleted meanwhile. Trying again, which the notice of other failures
 * advises, could not succeed.
 */
export function messagesForGone(
  error: unknown,
  edited: EditedVersion | undefined,
): FieldErrorsByName | undefined {
  const isEdit = edited !== undefined && edited.lastUpdated() !== '';
  return isEdit && error instanceof ApiError && error.code === 'not_found'
    ? { '': goneMeanwhile }
    : undefined;
}

const goneMeanwhile =
  'Den Eintrag gibt es nicht mehr: Jemand hat ihn inzwischen gelöscht. Ihre Eingaben sind nicht gespeichert. Sie stehen hier, bis Sie das Formular schließen.';

/** Returns the message for a save by an account that was deactivated while it was logged in: trying again could not succeed either. */
export const messagesForInactive = (error: unknown): FieldErrorsByName | undefined =>
  error instanceof ApiError && error.code === 'user_inactive'
    ? { '': `${error.message} Ihre Eingaben sind nicht gespeichert.` }
    : undefined;

const alreadyThere =
  'Ihre vorigen Eingaben sind schon gespeichert, nur die Antwort ging verloren. Was Sie danach geändert haben, ist noch nicht gespeichert: Bitte sehen Sie nach, bevor Sie es noch einmal senden.';

/** Returns the messages for a save whose key the server already knows. */
export function messagesForRepeat(error: unknown): FieldErrorsByName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === inProgress) return { '': error.message };
  return error.code === keyReused ? { '': alreadyThere } : undefined;
}

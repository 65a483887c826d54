import { isDeepStrictEqual } from 'node:util';
import { waitingTime } from '@lehrpfad/contract/core/dates/waiting-time.ts';
import type { ErrorAnswer } from '@lehrpfad/contract/core/endpoints/errors.ts';

/** A refusal whose reason the caller may know. Every other error becomes a 500 without details. */
export class AppError extends Error {
  override name = 'AppError';
  readonly statusCode: number;
  readonly answer: ErrorAnswer;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, answer: ErrorAnswer, retryAfter?: number) {
    super(answer.detail);
    this.statusCode = statusCode;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

export function invalidInput(errors: Record<string, string[]>): AppError {
  return new AppError(400, { detail: 'Die Eingaben sind ungültig.', code: 'invalid', errors });
}

export function malformedRequest(): AppError {
  return new AppError(400, { detail: 'Die Anfrage ist fehlerhaft.', code: 'malformed' });
}

/** The token is missing, malformed or expired. */
export function tokenNotValid(): AppError {
  return new AppError(403, { detail: 'Bitte melden Sie sich an.', code: 'token_not_valid' });
}

/** The token is valid, but its account may not do this. */
export function unpermitted(): AppError {
  return new AppError(403, { detail: 'Unpermitted', code: 'unpermitted' });
}

export function userInactive(): AppError {
  return new AppError(403, {
    detail: 'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an Ihre Kammer.',
    code: 'user_inactive',
  });
}

/** The person must prove their identity again before this action (RFC 9470). */
export function confirmationNeeded(): AppError {
  const detail = 'Bitte bestätigen Sie zuerst, dass Sie es sind.';
  return new AppError(401, { detail, code: 'confirmation_needed' });
}

/** Staff must set up a second step of their login before anything else. */
export function secondStepMissing(): AppError {
  const detail = 'Bitte sichern Sie zuerst Ihre Anmeldung unter „Mein Konto“.';
  return new AppError(401, { detail, code: 'second_step_missing' });
}

export function csrfFailed(): AppError {
  return new AppError(403, {
    detail: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte laden Sie die Seite neu.',
    code: 'csrf_failed',
  });
}

export function notFound(): AppError {
  return new AppError(404, { detail: 'Nicht gefunden.', code: 'not_found' });
}

/** The action can be done only once and has been done, or contradicts the current state. */
export function conflict(detail: string, current?: Record<string, unknown>): AppError {
  return new AppError(409, { detail, code: 'conflict', ...(current && { current }) });
}

/** Someone else has changed the object since the caller read it. */
export function staleEdit(current: Record<string, unknown>): AppError {
  return new AppError(409, {
    detail: 'Der Eintrag wurde inzwischen geändert.',
    code: 'stale',
    current,
  });
}

/**
 * Checks that the object has not been changed in the meantime.
 * @param readAt `last_updated` as the caller has read it; if it is missing, the change is allowed
 * @throws {AppError} 409 with the object if it has changed since then
 */
export function refuseStale(
  current: { readonly last_updated: string },
  readAt: string | undefined,
): void {
  if (isStale(current, readAt)) throw staleEdit({ ...current });
}

/**
 * The same for an object without a time of its last change: checks that its values are those with which the caller's edit began.
 * @param begun values by name as the caller has read them; if they are missing, the change is allowed
 * @throws {AppError} 409 with the object if one of them has changed since
 */
export function refuseStaleValues<Values extends object>(
  current: Values,
  begun: Partial<Values> | undefined,
): void {
  const names = Object.keys(begun ?? {}) as (keyof Values)[];
  if (names.some((name) => !isDeepStrictEqual(current[name], begun?.[name])))
    throw staleEdit(Object.fromEntries(Object.entries(current)));
}

/** @param readAt see `refuseStale` */
export const isStale = (
  current: { readonly last_updated: string },
  readAt: string | undefined,
): boolean => readAt !== undefined && Date.parse(readAt) !== Date.parse(current.last_updated);

/** @param field the field whose value already exists */
export function existsAlready(field: string, current: Record<string, unknown>): AppError {
  const detail = 'Diesen Eintrag gibt es schon.';
  return new AppError(409, { detail, code: 'exists', errors: { [field]: [detail] }, current });
}

/** @param errors set if a single field is too large */
export function tooLarge(errors?: Record<string, string[]>): AppError {
  const answer = { detail: 'Die Anfrage ist zu groß.', code: 'too_large' };
  return new AppError(413, { ...answer, ...(errors && { errors }) });
}

/** No part of the requested range of bytes is in the file. */
export function rangeNotSatisfiable(): AppError {
  const detail = 'Die Datei hat diesen Bereich nicht.';
  return new AppError(416, { detail, code: 'range' });
}

export function unsupportedMediaType(): AppError {
  return new AppError(415, { detail: 'Dieses Format wird nicht angenommen.', code: 'media_type' });
}

/** @param retryAfter seconds */
export function tooManyRequests(retryAfter: number): AppError {
  const detail = `Zu viele Anfragen. Bitte versuchen Sie es in ${waitingTime(retryAfter)} noch einmal.`;
  return new AppError(429, { detail, code: 'too_many' }, retryAfter);
}

/** The server is too busy to accept another request. */
export function busy(): AppError {
  const detail = 'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.';
  return new AppError(503, { detail, code: 'busy' }, 5);
}

/** The database is unavailable or overloaded: the search works, but nothing can be saved or read from the database now. */
export function databaseUnavailable(): AppError {
  const detail =
    'Das geht gerade nicht, weil die Datenbank nicht erreichbar ist. Bitte versuchen Sie es gleich noch einmal.';
  return new AppError(503, { detail, code: 'unavailable' }, 3);
}

/** The store of uploaded files is unavailable or overloaded. */
export function filesUnavailable(): AppError {
  const detail =
    'Das geht gerade nicht, weil der Dateispeicher nicht erreichbar ist. Bitte versuchen Sie es gleich noch einmal.';
  return new AppError(503, { detail, code: 'unavailable' }, 3);
}

/** The disk is nearly full: nothing is lost, but nothing can be saved. */
export function storageFull(): AppError {
  const detail =
    'Gerade kann nichts gespeichert werden, weil der Speicherplatz knapp ist. Bitte versuchen Sie es in einer Minute noch einmal.';
  return new AppError(503, { detail, code: 'storage_full' }, 60);
}

/** The process has started but cannot answer yet. */
export function notReady(): AppError {
  return new AppError(
    503,
    {
      detail: 'Der Dienst startet gerade. Bitte versuchen Sie es gleich noch einmal.',
      code: 'starting',
    },
    1,
  );
}

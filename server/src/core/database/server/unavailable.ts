/** SQLSTATEs of a server that is unavailable or did not execute a statement in time; classes have two characters. */
const states = new Set([
  // Connection lost or refused, and too many of them.
  '08',
  '53',
  // Shut down, crashed, starting, or the statement was cancelled.
  '57',
  // A standby, which accepts no writes: the connection outlived a failover.
  '25006',
  // Ended because the transaction was idle for too long.
  '25P03',
  // A lock was not granted in time.
  '55P03',
]);

/** Codes of failed or broken connections. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Message of the driver if a statement was sent and no response arrived in time. */
const noAnswer = 'Query read timeout';

/** Returns whether the connection is unusable because it still waits for an overdue response. */
export const hasNoAnswer = (error: unknown): boolean =>
  (error as { message?: unknown } | null | undefined)?.message === noAnswer;

/** Messages of the driver without a code if a connection breaks or cannot be made in time. */
const sentences =
  /^(?:connection terminated|timeout exceeded when trying to connect|client has encountered a connection error)/i;

/** Returns whether an error of a database means that it is unavailable or overloaded. */
function saysUnavailable(error: object): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code !== 'string')
    return hasNoAnswer(error) || (typeof message === 'string' && sentences.test(message));
  // Only errors of PostgreSQL have codes of five characters.
  const isState = /^[0-9A-Z]{5}$/.test(code) && !systemCodes.has(code);
  return isState ? states.has(code) || states.has(code.slice(0, 2)) : systemCodes.has(code);
}

/** Errors of databases that were unavailable or overloaded. */
const unavailable = new WeakSet<object>();

/** Remembers an error of a database if it was unavailable or overloaded. @returns the error */
export function rememberUnavailable<E extends object>(error: E): E {
  if (saysUnavailable(error)) unavailable.add(error);
  return error;
}

/**
 * Awaits the response of a database, and remembers whether an error came from an unavailable or overloaded database. The error itself does
 * not show this: aborted uploads and other servers that do not respond fail with the same codes.
 */
export async function markUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Error ? rememberUnavailable(error) : error;
  }
}

/** Returns whether an error came from an unavailable or overloaded database, so that a retry may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unavailable.has(error);

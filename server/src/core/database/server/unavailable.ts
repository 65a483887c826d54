/** SQLSTATEs of a server that cannot be used now, or did not get to a statement in time; classes have two characters. */
const states = new Set([
  // Connection lost or refused, and too many of them.
  '08',
  '53',
  // Shut down, crashed, starting, or the statement was cancelled.
  '57',
  // A standby, which takes no writes: the connection outlived a failover.
  '25006',
  // Ended because the transaction rested too long.
  '25P03',
  // A lock was not given in time.
  '55P03',
]);

/** Codes of connections that cannot be made or break. */
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

/** What the driver says where a statement was sent and no answer has come in time. */
const noAnswer = 'Query read timeout';

/** Returns whether nothing more can be sent by the connection: it still waits for an answer that has not come in time. */
export const hasNoAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === noAnswer;

/** What the driver says without a code where a connection breaks or is not made in time. */
const sentences =
  /^(?:connection terminated|timeout exceeded when trying to connect|client has encountered a connection error)/i;

/** Returns whether an error of a database says that it is away or overloaded. */
function saysUnavailable(error: Error): boolean {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return hasNoAnswer(error) || sentences.test(error.message);
  // Of all errors only those of PostgreSQL have codes of five characters.
  const isState = /^[0-9A-Z]{5}$/.test(code) && !systemCodes.has(code);
  return isState ? states.has(code) || states.has(code.slice(0, 2)) : systemCodes.has(code);
}

/** The errors of databases that were away or overloaded. */
const unavailable = new WeakSet<Error>();

/**
 * Awaits the answer of a database, and keeps in mind that an error came from a database that is away or overloaded. The error itself does
 * not say so: uploads that are aborted and other servers that do not answer fail with the same codes.
 */
export async function notingUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && saysUnavailable(error)) unavailable.add(error);
    throw error;
  }
}

/** Returns whether an error came from a database that is away or overloaded, so that the same may work in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof Error && unavailable.has(error);

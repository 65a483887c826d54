/** Timeouts for other hosts, in milliseconds. */
export interface Timeouts {
  /** Until the name is resolved and the connection is made, including TLS. */
  readonly connect: number;
  /** Until the response begins. */
  readonly headers: number;
  /** Between two pieces of the response. */
  readonly idle: number;
  /** For all pieces together, without the time in which we process them. */
  readonly body: number;
}

export const usualTimeouts: Timeouts = {
  connect: 10_000,
  headers: 30_000,
  idle: 30_000,
  body: 600_000,
};

/** Another host took too long. */
export class AnswerTimeoutError extends Error {
  override name = 'AnswerTimeoutError';
}

/**
 * Awaits a promise that cannot be cancelled, until the timeout or until the signal is aborted.
 * @throws {AnswerTimeoutError} or the signal's reason
 */
export async function withTimeout<T>(
  ms: number,
  work: Promise<T>,
  signal?: AbortSignal,
  what = 'Die Antwort',
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new AnswerTimeoutError(`${what} kam nicht innerhalb von ${ms / 1000} s`)),
    ms,
  );
  const stop = () => reject(signal?.reason as Error);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

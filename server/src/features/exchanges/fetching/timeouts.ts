/** How long another host may take, in milliseconds. */
export interface Timeouts {
  /** To find its address, and to be connected, encryption included. */
  readonly connect: number;
  /** To begin its answer. */
  readonly headers: number;
  /** Between two pieces of its answer. */
  readonly idle: number;
  /** For all pieces together; what we take to work on them does not count. */
  readonly body: number;
}

export const usualTimeouts: Timeouts = {
  connect: 10_000,
  headers: 30_000,
  idle: 30_000,
  body: 600_000,
};

/** Another host took too long. */
export class Late extends Error {
  override name = 'Late';
}

/**
 * Waits no longer than that, nor longer than the signal allows, for what cannot be called off itself.
 * @throws {Late} or the signal's reason
 */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  signal?: AbortSignal,
  what = 'Die Antwort',
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Late(`${what} kam nicht innerhalb von ${ms / 1000} s`)),
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

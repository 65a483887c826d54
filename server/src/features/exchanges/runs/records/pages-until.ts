/** Awaits a promise unless the signal is aborted first. (`Promise.race` would keep every page in memory as long as the signal.) */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<T>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  promise.then(aborted.resolve, aborted.reject);
  try {
    return await aborted.promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Yields the pages of an adapter until the signal is aborted, even if the adapter waits for a response that never comes.
 * @throws the signal's reason
 */
export async function* pagesUntil<Page>(
  pages: AsyncIterable<Page>,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await unlessAborted(iterator.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // The adapter may hang for ever, so its end is not awaited.
    void iterator.return?.().catch(() => undefined);
  }
}

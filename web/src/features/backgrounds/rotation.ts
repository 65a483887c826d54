/** Time that each picture stands (specification, 'Background slider'). */
export const standsMs = 10_000;

/** How long before its turn a picture is fetched: long enough for a slow phone, and none is fetched that nobody waits for. */
export const fetchAheadMs = 3_000;

interface Turns {
  /** Gets the next one ready; answers whether it is. */
  readonly prepare: () => Promise<boolean>;
  /** Shows what was prepared. */
  readonly turn: () => void;
}

/**
 * Goes from one to the next every ten seconds. One that takes longer to come is waited for, one that does not come is left
 * out. Answers how to stop.
 */
export function startTurns({ prepare, turn }: Turns): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;

  function wait() {
    timer = setTimeout(begin, standsMs - fetchAheadMs);
  }

  function begin() {
    const ready = prepare();
    timer = setTimeout(() => void finish(ready), fetchAheadMs);
  }

  async function finish(ready: Promise<boolean>) {
    const isReady = await ready;
    if (isStopped) return;
    if (isReady) turn();
    wait();
  }

  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** The one after `current`, the first again after the last. */
export function following<Item extends { readonly id: number }>(
  items: readonly Item[],
  current: Item | undefined,
): Item | undefined {
  const index = items.findIndex(({ id }) => id === current?.id);
  return items[(index + 1) % items.length];
}

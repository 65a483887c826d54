/** Time in ms that each picture is shown (specification, 'Background slider'). */
export const standsMs = 10_000;

/**
 * Time in ms before its turn at which a picture is loaded: long enough for a slow phone, short enough to avoid loading pictures in vain.
 */
export const fetchAheadMs = 3_000;

interface RotationSteps {
  /** Loads the next picture; resolves to whether it is ready. */
  readonly prepare: () => Promise<boolean>;
  /** Shows the loaded picture. */
  readonly turn: () => void;
}

/**
 * Starts the rotation with a new picture every ten seconds. Waits for a slow picture and skips one that cannot be loaded. Returns the
 * function that stops it.
 */
export function startRotation({ prepare, turn }: RotationSteps): () => void {
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

/** Returns the item after `current`, or the first one after the last. */
export function following<Item extends { readonly id: number }>(
  items: readonly Item[],
  current: Item | undefined,
): Item | undefined {
  const index = items.findIndex(({ id }) => id === current?.id);
  return items[(index + 1) % items.length];
}

/** Resolves when the network may be better: it comes back, or the visitor goes to another page. */
const nextChance = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const name of ['online', 'hashchange']) addEventListener(name, resolve, { once: true });
  });

/** Milliseconds after which a failed attempt is repeated once: a network that has just come back often fails at first. */
const settleMs = 2_000;

/**
 * Repeats an attempt that needs the network until it returns something, each time that the network may be better. That counts during an
 * attempt, too: it may fail only after the network has come back.
 */
export async function repeatAtChances<Result>(
  attempt: () => Promise<Result | undefined>,
): Promise<Result> {
  for (;;) {
    const chance = nextChance();
    let result = await attempt();
    if (result === undefined) {
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      result = await attempt();
    }
    if (result !== undefined) return result;
    await chance;
  }
}

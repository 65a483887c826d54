/** Resolves when the network may be better: it comes back, or the visitor goes to another page. */
export const nextChance = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const name of ['online', 'hashchange']) addEventListener(name, resolve, { once: true });
  });

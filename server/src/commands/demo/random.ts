/** A deterministic random generator: the same seed gives the same demo data. */
export interface Random {
  /** Returns a number that is at least 0 and below 1. */
  next(): number;
  /** Returns a whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns that many different items (or all, if there are fewer), in random order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** Returns an item; a higher weight makes it more likely. */
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item;
  /** Returns a UUID with the format of version 4. */
  uuid(): string;
}

/**
 * Generates numbers in [0, 1) that are the same in every run (mulberry32): 32 bits of state, enough for demo data, but never for
 * secrets.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a number as the seed for a text, such as the day. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

export function createRandom(seed: string): Random {
  const next = randomNumbers(seedOf(seed));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error('Nothing to pick from.');
    return items[int(0, items.length - 1)] as Item;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    some: (items, count) => {
      const rest = [...items];
      const chosen = [];
      while (chosen.length < count && rest.length > 0) {
        chosen.push(...rest.splice(int(0, rest.length - 1), 1));
      }
      return chosen;
    },
    weighted: (items, weight) => {
      let left = next() * items.reduce((sum, item) => sum + weight(item), 0);
      return items.find((item) => (left -= weight(item)) < 0) ?? pick(items);
    },
    uuid: () => {
      const hex = () => int(0, 0xffff).toString(16).padStart(4, '0');
      const variant = (0x8000 | int(0, 0x3fff)).toString(16);
      return `${hex()}${hex()}-${hex()}-4${hex().slice(1)}-${variant}-${hex()}${hex()}${hex()}`;
    },
  };
}

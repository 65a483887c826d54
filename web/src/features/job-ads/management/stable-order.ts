interface Item {
  readonly id: number;
}

/** Returns a list in the order in which it was shown, with new items first, so that no item moves under a finger. */
export function inOrderOf<T extends Item>(shown: readonly Item[], next: readonly T[]): T[] {
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? -1;
  return [...next].sort((one, other) => placeOf(one) - placeOf(other));
}

const german = new Intl.Collator('de');

/** Sorts by name in German order, independent of the database's collation. */
export function byName<Item extends { readonly id: number; readonly name: string }>(
  items: Item[],
): Item[] {
  return items.sort((a, b) => german.compare(a.name, b.name) || a.id - b.id);
}

type Item = Readonly<Record<string, unknown>>;

const isNew = (item: Item): boolean => Object.values(item).some((part) => part instanceof Blob);

const stored = (items: readonly Item[]) => items.filter((item) => !isNew(item));
const has = (items: readonly Item[], { id }: Item) => items.some((item) => item['id'] === id);

/**
 * Merges two versions of a list of files: the stored files without those removed here, and the files added here.
 * @param begun the list from which both versions started
 */
function mergedList(begun: readonly Item[], own: readonly Item[], theirs: readonly Item[]) {
  const removed = stored(begun).filter((item) => !has(own, item));
  return [...theirs.filter((item) => !has(removed, item)), ...own.filter(isNew)];
}

const nameOf = (item: Item): unknown =>
  Object.values(item).find((part) => part instanceof File)?.name ?? item['name'];

/** Removes the new files that the save behind `theirs` has already stored. */
function withoutSent(own: readonly Item[], begun: readonly Item[], theirs: readonly Item[]) {
  const sent = theirs.filter((item) => !has(begun, item)).map(nameOf);
  return own.filter((item) => !isNew(item) || !sent.includes(nameOf(item)));
}

const isList = (value: unknown): value is readonly Item[] => Array.isArray(value);

/**
 * Returns one's own version with the files that somebody else has added meanwhile, so that saving does not delete them. Fields with a
 * single file keep one's own.
 * @param names of the fields with files
 */
export function withTheirFiles<Values extends object>(
  versions: { readonly begun: Values; readonly own: Values; readonly theirs: Values },
  names: readonly (keyof Values & string)[],
  isOwnSave = false,
): Values {
  const lists = names.flatMap((name) => {
    const [begun, own, theirs] = [versions.begun[name], versions.own[name], versions.theirs[name]];
    if (!isList(begun) || !isList(own) || !isList(theirs)) return [];
    const left = isOwnSave ? withoutSent(own, begun, theirs) : own;
    return [[name, mergedList(begun, left, theirs)] as const];
  });
  return { ...versions.own, ...Object.fromEntries(lists) };
}

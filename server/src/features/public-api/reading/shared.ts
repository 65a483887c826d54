import type { PageDeps } from '../../public-pages/deps.ts';

/** Returns the full URL of a picture; null if there is none. */
export const pictureAddress = (picture: string | null, to: PageDeps['to']): string | null =>
  picture?.startsWith('/') ? to(picture) : picture;

/** Returns the entries after a cursor, in the order of their ids. */
export const entriesAfter = <Item extends { readonly id: number }>(
  entries: Iterable<Item>,
  cursor = 0,
): Item[] => [...entries].filter(({ id }) => id > cursor).sort((one, other) => one.id - other.id);

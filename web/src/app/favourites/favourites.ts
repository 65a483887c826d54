import { arriving } from '../boot/arriving.tsx';

/** The favourites, in a chunk of their own: a few kB that a search does not need. */
export const favourites = arriving(async () =>
  (await import('../other-pages.ts')).loadFavouritesPage(),
);

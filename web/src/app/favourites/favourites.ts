import { arriving } from '../boot/arriving.tsx';

/** In a chunk of its own: a few kB that a search does not need. */
export const favourites = arriving(async () =>
  (await import('../other-pages.ts')).loadFavouritesPage(),
);

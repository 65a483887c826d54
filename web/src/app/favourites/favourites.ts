import { arriving } from '../boot/arriving.tsx';

/** With what it alone shows it weighs a few kB that a search does not need. */
export const favourites = arriving(
  async () => (await import('./favourites-page.tsx')).FavouritesPage,
);

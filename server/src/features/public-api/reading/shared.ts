import type { PageDeps } from '../../public-pages/deps.ts';

/** Returns the whole address of a picture; null where there is none. */
export const pictureAddress = (picture: string | null, to: PageDeps['to']): string | null =>
  picture?.startsWith('/') ? to(picture) : picture;

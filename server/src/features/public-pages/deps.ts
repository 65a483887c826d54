import { germanWords, type PageWords } from '../../core/text/page-words.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import type { LiveSearch } from '../search/live-search.ts';
import type { Crumb } from './structured-data/structured-data.ts';
import type { DirectoryOfIndex } from './directory.ts';

/** What the pages are made of. */
export interface PageDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly search: LiveSearch;
  readonly directory: DirectoryOfIndex;
  /** In the language of the address; German for what has no language, such as feeds. */
  readonly words: PageWords;
  /** Makes a whole address of a path. */
  readonly to: (path: string) => string;
}

export const homeOf = ({ t }: PageWords = germanWords): Crumb => ({
  name: t('Startseite'),
  path: '/',
});

/** The id that an address begins with; 0 where it has none. */
export const idOf = (segment = ''): number =>
  Number(/^[1-9]\d{0,8}(?=-|$)/.exec(segment)?.[0] ?? 0);

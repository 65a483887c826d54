import { germanWords, type PageWords } from '../../core/text/page-words.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../core/database/database.ts';
import type { LiveSearch } from '../search/live-search.ts';
import type { Crumb } from './structured-data/structured-data.ts';
import type { DirectoryOfIndex } from './directory.ts';

/** Dependencies of the pages. */
export interface PageDeps {
  readonly db: Queries;
  readonly clock: Clock;
  readonly search: LiveSearch;
  readonly directory: DirectoryOfIndex;
  /** Texts in the language of the URL; in German for responses without a language, such as feeds. */
  readonly words: PageWords;
  /** Returns the full URL of a path. */
  readonly to: (path: string) => string;
}

export const homeOf = ({ t }: PageWords = germanWords): Crumb => ({
  name: t('Startseite'),
  path: '/',
});

/** The id at the beginning of a URL's segment; 0 if it has none. */
export const idOf = (segment = ''): number =>
  Number(/^[1-9]\d{0,8}(?=-|$)/.exec(segment)?.[0] ?? 0);

import { searchFilters } from '@lehrpfad/contract/search/search.ts';
import { cardsOf } from '../../search/engine/index/listing.ts';
import type { PageDeps } from '../deps.ts';
import { template, type PublicPage } from '../document.ts';
import type { EndedAd } from '../store.ts';
import { applicationPath, cardView } from '../words.ts';

/** Maximum number of cards of other ads below an ad, or where an ad has been. */
export const maxMore = 6;

const nearKm = '50';

type Asked = Readonly<Record<string, string>>;

interface Gone {
  readonly status: 404 | 410;
  readonly isFilled: boolean;
  /** The search for similar ads, with the values of its address; empty if nothing is known of the ad. */
  readonly asked: Asked;
}

/** Ids of the ads of a search: the nearest first if it has a town. */
function similarTo({ search }: PageDeps, asked: Asked): readonly number[] {
  const sort = asked['city'] === undefined ? 'relevance' : 'distance';
  return search.find(searchFilters.parse(asked), { sort }).ids.slice(0, maxMore);
}

function gonePage(
  deps: PageDeps,
  { status, isFilled, asked }: Gone,
  ids: readonly number[],
): PublicPage {
  const { words, search } = deps;
  const { t } = words;
  return {
    path: '/',
    status,
    title: `${isFilled ? t('Dieser Platz ist besetzt') : t('Diese Stelle gibt es nicht mehr')} – Lehrpfad`,
    description: t('Diese Stelle ist nicht mehr ausgeschrieben.'),
    body: template(words, 'gone', {
      isFilled,
      isNear: asked['city'] !== undefined,
      isNewest: Object.keys(asked).length === 0,
      cards: cardsOf(search.index, ids).map((card) => cardView(card, words)),
      application: applicationPath(asked),
    }),
  };
}

/** Page of an expired or filled ad, with similar ads nearby. */
export function endedPage(deps: PageDeps, ad: EndedAd): PublicPage {
  const asked = {
    search_multi_match: ad.jobName,
    ...(ad.city && { city: ad.city, perimeter: nearKm }),
  };
  const gone: Gone = { status: 410, isFilled: ad.isFilled, asked };
  return gonePage(deps, gone, similarTo(deps, asked));
}

/** Longest text that is searched, in characters: an address holds no more of a title. */
const maxTextLength = 80;

/**
 * Returns the words of the title in the address of an ad: 'ausbildung zum maler' of '62-ausbildung-zum-maler-m-w-d-2027'. Letters of
 * '(m/w/d)' say nothing, and the year is that of the ad that is gone.
 */
const textOfSegment = (segment: string): string =>
  segment
    .replace(/^\d+-?/, '')
    .slice(0, maxTextLength)
    .split('-')
    .filter((word) => word.length > 1 && !/^20\d\d$/.test(word))
    .join(' ');

/**
 * Page for an ad that is deleted, not public or has never existed: the same for all three, since strangers may not tell them apart. Only the
 * address tells what the ad may have been. If it tells nothing that finds an ad, the newest ads are shown.
 */
export function unknownPage(deps: PageDeps, segment = ''): PublicPage {
  const text = textOfSegment(segment);
  const asked: Asked = text === '' ? {} : { search_multi_match: text };
  const ids = similarTo(deps, asked);
  if (ids.length > 0) return gonePage(deps, { status: 404, isFilled: false, asked }, ids);
  return gonePage(deps, { status: 404, isFilled: false, asked: {} }, similarTo(deps, {}));
}

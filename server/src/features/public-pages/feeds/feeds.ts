import { limits } from '@lehrpfad/contract/core/limits.ts';
import { companyPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { readKeptSearch, type KeptSearch } from '@lehrpfad/contract/search/read-kept-search.ts';
import { wordsOfSearch, type KeptParameters } from '@lehrpfad/contract/search/kept-search.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { berlinDay } from '../../../core/clock.ts';
import { cardsOf } from '../../search/engine/index/listing.ts';
import { keptFiltersOn } from '../../search/kept-filters.ts';
import type { TextAnswer } from '../responses.ts';
import { idOf, type PageDeps } from '../deps.ts';
import { template } from '../document.ts';
import { timesOfAds, type AdTimes } from './feeds-store.ts';
import { publicCompany } from '../store.ts';
import { cardView, companyIn } from '../words.ts';

const atomType = 'application/atom+xml';

export const searchFeedPath = '/feed/suche.atom';

export const companyFeedPath = (company: { readonly id: number; readonly name: string }): string =>
  `${companyPagePath(company)}/feed.atom`;

/** Time of the last change of a feed without entries. */
const never = '1970-01-01T00:00:00.000Z';

/** Removes the characters that XML 1.0 forbids: control characters, lone surrogates, U+FFFE and U+FFFF. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

function entryOf(card: JobAdCard, times: AdTimes | undefined, to: PageDeps['to']) {
  const { path, title, company, place, type, start, facts } = cardView(card);
  const updated = times?.updated ?? never;
  return {
    // Without the title, which may change: the URL redirects to the present one.
    id: to(`/stelle/${card.id}`),
    url: to(path),
    title: xmlText(title),
    author: xmlText(company),
    summary: xmlText([type, companyIn(company, place), start, ...facts].join(' · ')),
    updated,
    published: times?.published ?? updated,
  };
}

interface Feed {
  readonly title: string;
  /** Path of the feed itself, which is also its id. */
  readonly path: string;
  /** Path of the page with the same entries. */
  readonly page: string;
  /** The newest first. */
  readonly ids: readonly number[];
}

async function writeFeed({ db, search, words, to }: PageDeps, feed: Feed): Promise<TextAnswer> {
  const ids = feed.ids.slice(0, limits.feedEntries);
  const times = new Map((await timesOfAds(db, ids)).map((one) => [one.id, one]));
  const entries = cardsOf(search.index, ids).map((card) => entryOf(card, times.get(card.id), to));
  const text = template(words, 'feed', {
    title: xmlText(feed.title),
    self: to(feed.path),
    page: to(feed.page),
    updated: entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), never),
    entries,
  });
  return { text, type: atomType };
}

/** The newest ads of a search, at most as many as a feed contains. */
function newestIds({ search, clock }: PageDeps, kept: KeptSearch) {
  const { asked } = search.understand(keptFiltersOn(kept, berlinDay(clock())));
  const ids: number[] = [];
  for (let page = 1; ids.length < limits.feedEntries; page += 1) {
    const found = search.index.find(asked, { page, sort: 'newest' });
    ids.push(...found.ids);
    if (ids.length >= found.count || found.ids.length === 0) break;
  }
  return ids;
}

const titleOf = (parameters: KeptParameters) =>
  `Neue Stellen: ${wordsOfSearch(parameters)} – Lehrpfad`;

/** The feed of a search with the parameters of the results; undefined if they are invalid. */
export async function searchFeed(deps: PageDeps, query: string): Promise<TextAnswer | undefined> {
  const kept = readKeptSearch(query);
  if (kept === undefined) return undefined;
  const { text } = kept;
  return writeFeed(deps, {
    title: titleOf(kept.parameters),
    path: `${searchFeedPath}${text && `?${text}`}`,
    page: `/suche${text && `?${text}`}`,
    ids: newestIds(deps, kept),
  });
}

/** The feed of a company; undefined if the company is not public. */
export async function companyFeed(
  deps: PageDeps,
  segment: string | undefined,
): Promise<TextAnswer | { readonly movedTo: string } | undefined> {
  const id = idOf(segment);
  const company = id === 0 ? undefined : await publicCompany(deps.db, id);
  if (company === undefined) return undefined;
  const path = companyFeedPath(company);
  if (path !== `/unternehmen/${segment}/feed.atom`) return { movedTo: path };
  return writeFeed(deps, {
    title: `${companyIn(company.name, company.city)}: neue Stellen – Lehrpfad`,
    path,
    page: companyPagePath(company),
    ids: deps.directory.now.adsOfCompany.get(id) ?? [],
  });
}

import { cardsOf } from '../../search/engine/index/listing.ts';
import type { PageAnswer } from '../responses.ts';
import type { PageDeps } from '../deps.ts';
import type { Directory, PairEntry, TownEntry } from '../directory.ts';
import { template } from '../document.ts';
import type { Crumb } from '../structured-data/structured-data.ts';
import { breadcrumbs } from '../structured-data/structured-data.ts';
import type { PageWords } from '../../../core/text/page-words.ts';
import { cardView, typeSegment, type CardView } from '../words.ts';

/** Ads on one page of a list. */
const adsPerPage = 60;

/** A page of a list of ads for `pager.eta` and `cards.eta`; undefined if the list has no such page. */
export function pageOfAds(
  { search, words }: Pick<PageDeps, 'search' | 'words'>,
  ids: readonly number[],
  path: string,
  page: number,
) {
  const pages = Math.max(1, Math.ceil(ids.length / adsPerPage));
  if (page < 1 || page > pages) return undefined;
  const shown = ids.slice((page - 1) * adsPerPage, page * adsPerPage);
  const cards: CardView[] = cardsOf(search.index, shown).map((card) => cardView(card, words));
  return { cards, pages, page, path };
}

/** Maximum number of links that are not folded, so that the ads below them are visible. */
const maxUnfolded = 8;

const numbered = (page: number, { t }: PageWords) =>
  page === 1 ? '' : t(', Seite {page}', { page });
const paged = (path: string, page: number) => (page === 1 ? path : `${path}?seite=${page}`);
export const places = (count: number, { counted }: PageWords) =>
  counted(count, 'Stelle', 'Stellen');

/** Keeps the forms of an occupation on one line: 'Bäcker/-in' never ends in '-'. */
const inWholeForms = (title: string) => title.replaceAll('/-', '/-\u2060');

interface ListOf {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly ads: readonly number[];
  readonly page: number;
  readonly application: string;
  readonly lead: string;
  readonly facts?: readonly { readonly name: string; readonly text: string }[];
  readonly groups: readonly LinkGroup[];
  readonly picture?: string;
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly {
    readonly path: string;
    readonly name: string;
    /** Whether the name is German in every language, such as that of an occupation. */
    readonly isGerman?: boolean;
    readonly count?: number;
    /** Letter of which this name is the first. */
    readonly letter?: string | undefined;
  }[];
  /** Letters with links to the names below. */
  readonly letters?: readonly string[];
}

export function listPage(deps: PageDeps, list: ListOf): PageAnswer {
  const { to, words } = deps;
  const { title, path, page, crumbs, picture } = list;
  const ads = pageOfAds(deps, list.ads, path, page);
  if (ads === undefined) return undefined;
  const groups = page === 1 ? list.groups.filter(({ links }) => links.length > 0) : [];
  const body = template(words, 'list', {
    ...list,
    ...ads,
    heading: inWholeForms(title),
    groups,
    isFolded: ads.cards.length > 0 && groups.flatMap(({ links }) => links).length > maxUnfolded,
    facts: page === 1 ? list.facts : undefined,
    cardsTitle: words.t('Freie Stellen'),
  });
  return {
    path: paged(path, page),
    title: `${title}${numbered(page, words)} – Lehrpfad`,
    description: list.description,
    body,
    crumbs,
    data: [breadcrumbs(crumbs, to)],
    ...(picture && { picture }),
  };
}

export const byName = new Intl.Collator('de').compare;

export const pairPath = ({ type, occupation, town }: PairEntry) =>
  `/${typeSegment(type)}/${occupation.slug}/${town.slug}`;

/** ' (Landkreis Stendal)' if another town has the same name. */
export function districtOf({ towns }: Directory, { town }: TownEntry): string {
  const namesakes = [...towns.values()].filter((other) => other.town.name === town.name);
  return namesakes.length > 1 && town.district ? ` (${town.district})` : '';
}

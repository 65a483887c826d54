import type { FetchedRecord } from '../adapter.ts';
import { readPage, type PageData } from '../json/json-ld.ts';
import { microdataOf } from './microdata.ts';
import { rdfaOf } from './rdfa.ts';
import { adsInState } from './page-state.ts';
import { linksOn, type PageLinks } from './page-links.ts';

/** The jobs on a company's page, and its links. */
export interface CareerPageData extends PageData {
  /** Ads in the data from which the page was rendered, if it has no markup for them. */
  readonly ads: readonly FetchedRecord[];
  /** Links of the page (`<a href>`); `links` are those of its lists in JSON-LD. */
  readonly pressed: PageLinks;
}

/** Kinds of markup, the most reliable first. A page with several kinds repeats the same postings. */
const ways = [microdataOf, rdfaOf];

/** Reads the JobPostings of a page. To be run on a worker thread. */
export function readCareerPage(html: string): CareerPageData {
  const data = readPage(html);
  let { postings } = data;
  for (const read of ways) if (postings.length === 0) postings = read(html);
  const ads = postings.length === 0 ? adsInState(html) : [];
  return { ...data, postings, ads, pressed: linksOn(html) };
}

import type { FetchedRecord } from '../adapter.ts';
import { readPage, type PageData } from '../json/json-ld.ts';
import { microdataOf } from './microdata.ts';
import { rdfaOf } from './rdfa.ts';
import { adsInState } from './page-state.ts';
import { linksOn, type PageLinks } from './page-links.ts';

/** What a page of a company says of jobs, and where it leads. */
export interface CareerPageData extends PageData {
  /** Ads that no markup tells, but the data of which the page was made. */
  readonly ads: readonly FetchedRecord[];
  /** Links that people can press; `links` are those of its lists in JSON-LD. */
  readonly pressed: PageLinks;
}

/** Ways to mark up a posting, the surest first. Where a page has one in several ways, it says the same once more. */
const ways = [microdataOf, rdfaOf];

/** Reads a page for JobPostings; for a thread of its own. */
export function readCareerPage(html: string): CareerPageData {
  const data = readPage(html);
  let { postings } = data;
  for (const read of ways) if (postings.length === 0) postings = read(html);
  const ads = postings.length === 0 ? adsInState(html) : [];
  return { ...data, postings, ads, pressed: linksOn(html) };
}

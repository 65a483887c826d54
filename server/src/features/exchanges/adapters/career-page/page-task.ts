import { readPage, type PageData } from '../json/json-ld.ts';
import { microdataOf } from '../json/microdata.ts';
import { linksOn, type PageLinks } from './page-links.ts';

/** What a page of a company says of jobs, and where it leads. */
export interface CareerPageData extends PageData {
  /** Links that people can press; `links` are those of its lists in JSON-LD. */
  readonly pressed: PageLinks;
}

/** Reads a page for JobPostings; for a thread of its own. Where JSON-LD names some, microdata say the same once more. */
export function readCareerPage(html: string): CareerPageData {
  const data = readPage(html);
  const postings = data.postings.length > 0 ? data.postings : microdataOf(html);
  return { ...data, postings, pressed: linksOn(html) };
}

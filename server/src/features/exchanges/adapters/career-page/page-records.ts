import type { Json } from '../../pipeline/imported-ad.ts';
import type { FetchedRecord } from '../adapter.ts';
import { firstText } from '../feed/feed-ad.ts';
import { identifierOf, keptOf } from '../json/job-posting.ts';
import { hashOfPosting } from '../json/posting-id.ts';
import { propertiesOf } from '../json/properties.ts';
import type { ReadPage } from './page-reader.ts';
import { isId } from '../../pipeline/records/record-ids.ts';

type Posting = Readonly<Record<string, unknown>>;

/** Resolves a URL that may be relative to its page. */
const absolute = (text: string, base: string): string =>
  text === '' || /^(?:[a-z][a-z\d+.-]*:|www\.)/i.test(text) || !URL.canParse(text, base)
    ? text
    : new URL(text, base).href;

/** The posting as it is stored, with the page as its URL if it names none. */
function rawOf(posting: Posting, page: string): { readonly [key: string]: Json } {
  const raw = keptOf(posting);
  const employer = propertiesOf(raw['hiringOrganization']);
  const whole = (name: string) => absolute(firstText(employer[name]), page);
  const hiringOrganization = { ...employer, url: whole('url'), logo: whole('logo') } as Json;
  const own = firstText(raw['url']).trim();
  const url = raw['url'] === undefined ? page : own === '' ? raw['url'] : absolute(own, page);
  return { ...raw, hiringOrganization, url };
}

/** Returns an ad if it has not come before, with the page as its URL if it has none. */
function unseen(record: FetchedRecord, page: string, seen: Set<string>): FetchedRecord[] {
  if (record.externalId !== '' && seen.has(record.externalId)) return [];
  seen.add(record.externalId);
  if (!('raw' in record)) return [record];
  const raw = propertiesOf(record.raw) as { readonly [key: string]: Json };
  const link = firstText(raw['link']).trim();
  return [{ ...record, raw: { ...raw, link: link === '' ? page : absolute(link, page) } }];
}

/**
 * Returns the records of one page. Each posting is returned once, although systems put it on its page and into lists: it is identified by
 * its identifier, else its URL, else title and place. A page that an earlier posting named as its URL shows that posting again.
 * @param seen ids of records so far; those of this page are added
 */
export function recordsOf({ data, url }: ReadPage, seen: Set<string>): FetchedRecord[] {
  const { postings, broken, ads } = data;
  const records: FetchedRecord[] = [];
  const before = new Set(seen);
  for (const posting of postings) {
    const [identifier, address] = [identifierOf(posting), firstText(posting['url']).trim()];
    const whole = absolute(address, url);
    // Several postings that all name their common page are still different ones.
    const ownAddress = isId(whole) && (whole !== url || postings.length === 1) ? whole : '';
    const externalId = isId(identifier) ? identifier : ownAddress || hashOfPosting(keptOf(posting));
    const isSeen = [externalId, ownAddress, postings.length === 1 ? url : ''].some((key) =>
      before.has(key),
    );
    if (isSeen || seen.has(externalId)) continue;
    seen.add(externalId);
    records.push({ externalId, raw: rawOf(posting, url) });
  }
  records.push(...ads.flatMap((ad) => unseen(ad, url, seen)));
  for (let count = 0; count < broken; count += 1)
    records.push({ externalId: '', rejected: 'unreadable', detail: `JSON-LD auf ${url}` });
  return records;
}

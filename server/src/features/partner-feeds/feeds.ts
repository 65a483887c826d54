import { adPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { berlinDay } from '../../core/clock.ts';
import type { HrBaConfig } from '../../core/config/hr-ba.ts';
import { notFound } from '../../core/http/errors.ts';
import { publicJobAds } from '../job-ads/store.ts';
import type { PageDeps } from '../public-pages/deps.ts';
import { xmlText } from '../public-pages/feeds/feeds.ts';
import { writeGraph } from '../public-pages/structured-data/graph.ts';
import { jobPosting } from '../public-pages/structured-data/job-posting.ts';
import { typeName } from '../public-pages/words.ts';
import { hrBaFile, hrBaPosting } from './hr-ba/hr-ba-feed.ts';
import type { OccupationList } from './hr-ba/occupation-ids.ts';
import { sharedAdIds, statesOfAds } from './store.ts';

export interface FeedDeps extends Pick<PageDeps, 'db' | 'clock' | 'to'> {
  /** Undefined without an agreement with the agency. */
  readonly agency:
    | { readonly config: HrBaConfig; readonly occupations: OccupationList }
    | undefined;
}

/** Maximum number of ads that are in memory at once, with their texts. */
const batchSize = 200;

/** An ad with the state of its place; '' without a place. */
interface SharedAd {
  readonly ad: PublicJobAd;
  readonly state: string;
}

async function* sharedAds(
  { db, clock }: FeedDeps,
  company: number | undefined,
): AsyncGenerator<readonly SharedAd[]> {
  const today = berlinDay(clock());
  for (let after = 0; ;) {
    const ids = await sharedAdIds(db, today, { after, limit: batchSize, company });
    const last = ids.at(-1);
    if (last === undefined) return;
    const states = await statesOfAds(db, ids);
    const ads = await publicJobAds(db, ids, today);
    yield ads.map((ad) => ({ ad, state: states.get(ad.id) ?? '' }));
    after = last;
  }
}

/** A CDATA section. The text's `]]>` is split, since it would end the section. */
const inXml = (text: string) => `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function indeedJob({ ad, state }: SharedAd, to: PageDeps['to']): string {
  const { street = '', postcode = '', city = '' } = ad.company_address ?? {};
  const values: Readonly<Record<string, string | null>> = {
    title: ad.title,
    date: ad.publish_date,
    referencenumber: String(ad.id),
    url: to(adPagePath(ad)),
    company: ad.company_name,
    city: city || ad.mapBox_city,
    state,
    country: 'DE',
    postalcode: postcode,
    streetaddress: street,
    description: `${ad.details}${ad.annotation}`,
    jobtype: typeName(ad.job_type_int),
    category: ad.job_name,
    expirationdate: ad.availability_end_date,
  };
  const elements = Object.entries(values).map(([name, value]) =>
    value ? `<${name}>${inXml(value)}</${name}>` : '',
  );
  return `<job>${elements.join('')}</job>\n`;
}

/** The ads in the XML format that Indeed and many other boards read. */
export async function* indeedFeed(
  deps: FeedDeps,
  company: number | undefined,
): AsyncGenerator<string> {
  const { to } = deps;
  yield `<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>Lehrpfad</publisher>\n<publisherurl>${inXml(to('/'))}</publisherurl>\n`;
  for await (const ads of sharedAds(deps, company))
    yield ads.map((shared) => indeedJob(shared, to)).join('');
  yield '</source>\n';
}

/** The ads as a list of schema.org's JobPosting, without those that lack a town or a day of publication. */
export async function* postingFeed(
  deps: FeedDeps,
  company: number | undefined,
): AsyncGenerator<string> {
  const postings = writeGraph(sharedAds(deps, company), ({ ad }) =>
    jobPosting(ad, { url: deps.to(adPagePath(ad)), to: deps.to }),
  );
  for await (const { text } of postings) yield text;
}

/**
 * The apprenticeships for the Bundesagentur für Arbeit.
 * @throws {AppError} 404 without an agreement with it
 * @throws {Error} if its list of occupations cannot be read
 */
export async function* hrBaFeed(
  deps: FeedDeps,
  company: number | undefined,
): AsyncGenerator<string> {
  const { agency, clock, to } = deps;
  if (agency === undefined) throw notFound();
  const { config } = agency;
  const occupationIds = await agency.occupations.ids();
  const postings: string[] = [];
  for await (const ads of sharedAds(deps, company))
    for (const { ad, state } of ads) {
      const posting = hrBaPosting(ad, { config, occupationIds, state, to });
      if (posting !== undefined) postings.push(posting);
    }
  yield hrBaFile(postings, config.supplierId, clock());
}

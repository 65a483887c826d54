import { apprenticeshipBoard, employmentAgency, type AdSource } from '../job-ads/ad-sources.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf, type Day } from '../days.ts';
import type { Ids, Rows } from '../rows.ts';

/** Returns the branches of the demo login's account. */
const branchesOf = (companies: readonly DemoCompany[]) =>
  companies.filter(({ account }) => account === 0);

const pageOf = (companies: readonly DemoCompany[]) => {
  const [first] = branchesOf(companies);
  return {
    name: `Karriereseite ${first?.name ?? ''}`.slice(0, 54),
    url: `https://www.${first?.domain ?? ''}.example/karriere`,
  };
};

/** Returns sources of imported ads that this account can adopt: other exchanges and its own career page. */
function offeredTo(companies: readonly DemoCompany[]): readonly AdSource[] {
  const { name, url } = pageOf(companies);
  const source = (external: string, id: string, address: string, ba_id = ''): AdSource => ({
    external,
    source: external,
    source_id: id,
    source_url: address,
    ba_id,
    accepted: false,
  });
  const reference = '10001-1002700001-S';
  const atAgency = `https://www.arbeitsagentur.de/jobsuche/jobdetail/${reference}`;
  const board = 'https://lehrstellenboerse.example/stelle';
  return [
    source(employmentAgency, reference, atAgency, reference),
    source(apprenticeshipBoard, 'LB-218001', `${board}/218001`),
    source(name, `${url}/1`, `${url}/1`),
    source(apprenticeshipBoard, 'LB-218002', `${board}/218002`),
  ];
}

interface Ad extends AdSource {
  readonly id: number;
  readonly title: string;
  readonly company_id: number;
  readonly published: boolean;
  readonly publish_date: string | null;
  readonly template_id: string | null;
  readonly last_updated_by: number | null;
  readonly source_date: string | null;
  readonly availability_end_date: string | null;
  readonly filled_on: string | null;
}

/** Whether an ad was written here and is no example of another state of an ad, such as one that ends soon. */
const isPlain = (ad: Ad): boolean =>
  ad.published &&
  ad.source === null &&
  ad.template_id === null &&
  ad.filled_on === null &&
  ad.availability_end_date === null;

/** Turns some of the account's ads into imported ones, at most one per branch. Changes nothing else. */
export function offerToAdopt<Row extends Ad>(
  ads: readonly Row[],
  companies: readonly DemoCompany[],
): Row[] {
  const offered = offeredTo(companies);
  const chosen = branchesOf(companies).flatMap(({ id }) => {
    return ads.find((ad) => ad.company_id === id && isPlain(ad))?.id ?? [];
  });
  return ads.map((ad) => {
    const source = offered[chosen.indexOf(ad.id)];
    if (source === undefined) return ad;
    return { ...ad, ...source, source_date: ad.publish_date, last_updated_by: null };
  });
}

interface Context {
  readonly ids: Ids;
  readonly today: Day;
  /** The account with several branches. */
  readonly userId: number;
}

interface Reading {
  readonly exchange_id: number;
  readonly run_id: number;
  /** When the career page was read. */
  readonly read: string;
}

function exchangeOf(
  userId: number,
  { name, url }: { name: string; url: string },
  { exchange_id, read }: Reading,
) {
  return {
    id: exchange_id,
    key: `karriereseite-${userId}`,
    name,
    kind: 'career-page',
    rank: 0,
    settings: { url },
    logo: null,
    active: false,
    user_id: userId,
    daily_at: '03:00',
    created_at: read,
    last_updated: read,
  };
}

/** Makes the run that created an ad of each record except one. */
function runOf(created: number, { exchange_id, run_id, read }: Reading) {
  return {
    id: run_id,
    exchange_id,
    trigger: 'demand',
    state: 'done',
    reason: '',
    detail: '',
    created_at: read,
    started_at: read,
    finished_at: read,
    stop_requested: false,
    fetched: true,
    announced: created + 1,
    created,
    rejected: 1,
    changed: 0,
    unchanged: 0,
    duplicate: 0,
    left_alone: 0,
    gone: 0,
  };
}

interface Posting {
  readonly external_id: string;
  readonly state: string;
  readonly reason: string;
  readonly ad: number | null;
}

/** Makes the record of a posting that the page has, without its id. */
function recordOf({ external_id, state, reason, ad }: Posting, { exchange_id, read }: Reading) {
  return {
    exchange_id,
    external_id,
    state,
    reason,
    raw: { '@type': 'JobPosting', url: external_id },
    hash: `demo ${external_id}`,
    stamp: '',
    job_ad_id: ad,
    had_ad: ad !== null,
    duplicate_of: null,
    logo_tried: true,
    was_private: false,
    first_seen: read,
    changed_at: read,
  };
}

/** The import result of a posting. */
interface RecordOutcome {
  readonly external_id: string;
  readonly title: string;
  readonly outcome: string;
  readonly reason: string;
  readonly job_ad_id: number | null;
}

function importResultOf(given: RecordOutcome, run_id: number, company: string) {
  const { external_id, title, outcome, reason, job_ad_id } = given;
  return {
    run_id,
    external_id,
    title,
    company,
    outcome,
    reason,
    detail: '',
    job_ad_id,
    duplicate_of: null,
  };
}

/** Makes rows of the account's career page and of the run that read it. The page is inactive, so that the demo contacts no other host. */
export function makeCareerPage(
  { ids, today, userId }: Context,
  ads: readonly Ad[],
  companies: readonly DemoCompany[],
) {
  const page = pageOf(companies);
  const reading: Reading = {
    exchange_id: ids.next('exchanges'),
    run_id: ids.next('exchange_runs'),
    read: momentOf(addDays(today, -1), 9, 12),
  };
  const { run_id } = reading;
  const found = ads.filter(({ source }) => source === page.name);
  const nowhere = { external_id: `${page.url}/2`, title: 'Ausbildung an wechselnden Orten' };
  const company = branchesOf(companies)[0]?.name ?? '';
  const record = (posting: Posting) => ({
    id: ids.next('exchange_records'),
    ...recordOf(posting, reading),
  });
  const result = (given: RecordOutcome) => importResultOf(given, run_id, company);
  return {
    exchanges: [exchangeOf(userId, page, reading)] as Rows,
    runs: [runOf(found.length, reading)] as Rows,
    records: [
      ...found.map(({ id, source_id }) =>
        record({ external_id: source_id ?? '', state: 'shown', reason: '', ad: id }),
      ),
      record({ ...nowhere, state: 'rejected', reason: 'no-place', ad: null }),
    ] as Rows,
    importResults: [
      ...found.map(({ id, source_id, title }) =>
        result({
          external_id: source_id ?? '',
          title,
          outcome: 'created',
          reason: '',
          job_ad_id: id,
        }),
      ),
      result({ ...nowhere, outcome: 'rejected', reason: 'no-place', job_ad_id: null }),
    ] as Rows,
  };
}

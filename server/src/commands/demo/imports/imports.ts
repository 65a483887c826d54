import type { Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { largestTown } from '@lehrpfad/regions/parts/demo.ts';
import { apprenticeshipBoard, employmentAgency } from '../job-ads/ad-sources.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { addDays, momentOf } from '../days.ts';
import { countsOf, run, runsOf, type Context } from './import-runs.ts';
import { agencyRecord, feedRecord, rejected } from './import-records.ts';
import type { AdRow } from '../job-ads/job-ads.ts';
import type { Random } from '../random.ts';
import type { Rows } from '../rows.ts';

/** The import result of a record in the last run of an exchange. */
interface Told {
  readonly externalId: string;
  readonly title: string;
  readonly company: string;
  readonly outcome: Outcome;
  readonly reason?: string;
  readonly detail?: string;
  readonly ad?: number;
  readonly winner?: number;
}

/** Share of the board's records that the held run received. */
const heldShare = 0.42;
/** Number of records that are duplicates, all of a few companies. */
const duplicates = 7;

/** Returns whether an imported ad is public or will be. */
const isShown = ({ published, waiting }: AdRow): boolean => published || waiting;

/** Makes rows of exchanges, their runs and records, and the import results of the last runs. */
export function makeImports(
  context: Context,
  ads: readonly AdRow[],
  companies: readonly DemoCompany[],
) {
  const { random, ids, today, agency } = context;
  const board = ids.next('exchanges');
  const feed = ids.next('exchanges');
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const nameOf = (ad: AdRow) => names.get(ad.company_id) ?? '';
  const townOf = new Map(companies.map(({ id, town }) => [id, town.name]));
  const of = (source: string) => ads.filter((ad) => ad.source === source);
  const created_at = momentOf(addDays(today, -60), 8, 0);
  const record = (exchange: number, told: Told, state: string) =>
    recordRow(context, exchange, { ...told, state, town: townFor(told) });

  const ofAgency = agencyTold(of(employmentAgency), ads, nameOf, random);
  const ofBoard = of(apprenticeshipBoard)
    .filter(isShown)
    .map((ad) => plain(ad, nameOf(ad)));
  const townOfAd = new Map(ads.map((ad) => [ad.id, townOf.get(ad.company_id) ?? '']));
  const townFor = ({ ad, winner }: Told) => townOfAd.get(ad ?? winner ?? 0) ?? largestTown;
  const seen = ofBoard.filter((_, at) => at < ofBoard.length * heldShare);

  const agencyRuns = runsOf(context, agency, countsOf(ofAgency));
  const boardRuns = runsOf(context, board, countsOf(ofBoard));
  boardRuns.push(
    run(context, board, 1, { state: 'held', reason: 'shrunken', counts: countsOf(seen) }),
  );
  const failed = run(context, feed, 1, { state: 'failed', reason: 'unreachable', counts: {} });
  const lastId = (runs: readonly { id: number }[]) => runs.at(-1)?.id ?? 0;

  return {
    exchanges: [
      exchangeRow(board, boards[0], created_at),
      exchangeRow(feed, boards[1], created_at),
    ],
    runs: [...agencyRuns, ...boardRuns, failed].toSorted((one, other) => one.id - other.id) as Rows,
    records: [
      ...ofAgency.map((told) => record(agency, told, stateOf(told))),
      ...ofBoard.map((told) => record(board, told, 'shown')),
    ] as Rows,
    importResults: [
      ...ofAgency.map((told) => importResult(lastId(agencyRuns), told)),
      ...seen.map((told) => importResult(lastId(boardRuns), told)),
    ] as Rows,
  };
}

interface Recorded extends Told {
  readonly state: string;
  readonly town: string;
}

function recordRow({ random, ids, today, agency }: Context, exchange: number, told: Recorded) {
  const rawOf = exchange === agency ? agencyRecord : feedRecord;
  return {
    id: ids.next('exchange_records'),
    exchange_id: exchange,
    external_id: told.externalId,
    raw: rawOf(told),
    hash: `demo ${told.externalId}`,
    stamp: '',
    state: told.state,
    reason: told.reason ?? '',
    job_ad_id: told.ad ?? null,
    had_ad: told.ad !== undefined,
    duplicate_of: told.winner ?? null,
    logo_tried: true,
    was_private: false,
    first_seen: momentOf(addDays(today, -random.int(3, 40)), 2, 20),
    changed_at: momentOf(addDays(today, -random.int(1, 3)), 2, 20),
  };
}

interface Named {
  readonly key: string;
  readonly name: string;
  readonly kind: 'json' | 'xml';
  readonly rank: number;
}

const boards: readonly [board: Named, feed: Named] = [
  { key: 'lehrstellenboerse', name: apprenticeshipBoard, kind: 'json', rank: 5 },
  { key: 'karriereportal', name: 'Karriereportal Elbe-Saale', kind: 'xml', rank: 0 },
];

const logoOf = (key: string): string => `public/logos/demo-${key}.webp`;

/** Names and files of the exchanges' logos. */
export const exchangeLogos = boards.map(({ key, name }) => ({
  logo: logoOf(key),
  domain: `${key}.example`,
  name,
}));

function exchangeRow(id: number, { key, kind, ...named }: Named, at: string) {
  const url = `https://${key}.example/stellen.${kind}`;
  return {
    id,
    key,
    kind,
    ...named,
    settings: { url, pauseMs: 300 },
    logo: logoOf(key),
    active: false,
    user_id: null,
    daily_at: '03:00',
    created_at: at,
    last_updated: at,
  };
}

const plain = (ad: AdRow, company: string): Told => ({
  externalId: ad.source_id ?? '',
  title: ad.title,
  company,
  outcome: 'unchanged',
  ad: ad.id,
});

/** Makes the import results of the agency's last run, with every possible outcome. */
function agencyTold(
  imported: readonly AdRow[],
  ads: readonly AdRow[],
  nameOf: (ad: AdRow) => string,
  random: Random,
): Told[] {
  const own = ads.filter(({ source, published }) => source === null && published);
  const ofAds = imported.flatMap((ad): Told[] => {
    const told = plain(ad, nameOf(ad));
    if (ad.external === '') return [{ ...told, outcome: 'left-alone', reason: 'adopted' }];
    if (!isShown(ad)) return random.chance(0.08) ? [{ ...told, outcome: 'gone' }] : [];
    const chance = random.next();
    return [
      { ...told, outcome: chance < 0.04 ? 'created' : chance < 0.07 ? 'changed' : 'unchanged' },
    ];
  });
  const doubles = random.some(own, duplicates).map((winner, at): Told => {
    const isSame = at % 3 > 0;
    return {
      externalId: `10001-200${at}451187-S`,
      company: nameOf(winner),
      outcome: 'duplicate',
      title: isSame ? winner.title : `${winner.title} ab sofort`,
      reason: isSame ? 'same-title' : 'similar-title',
      winner: winner.id,
    };
  });
  const refused = rejected.map(([title, company, reason, detail], at): Told => ({
    externalId: `10001-300${at}862204-S`,
    title,
    company,
    outcome: 'rejected',
    reason,
    detail,
  }));
  return [...ofAds, ...doubles, ...refused];
}

function stateOf({ outcome }: Told): string {
  if (outcome === 'duplicate' || outcome === 'rejected' || outcome === 'gone') return outcome;
  return 'shown';
}

function importResult(run_id: number, told: Told) {
  const { externalId, title, company, outcome, reason = '', detail = '', ad, winner } = told;
  return {
    run_id,
    external_id: externalId,
    title,
    company,
    outcome,
    reason,
    detail,
    job_ad_id: ad ?? null,
    duplicate_of: winner ?? null,
  };
}

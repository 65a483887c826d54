import type { Queries } from '../../../core/database/database.ts';
import { lockCompaniesOfAds, insertImportedCompanies } from '../../companies/importing-store.ts';
import {
  insertImported,
  lockImported,
  publishImported,
  updateImported,
  type ImportedValues,
  type ImportedAdState,
} from '../../job-ads/importing-store.ts';
import { insertExternalJobNames } from '../../occupations/catalogue/importing-store.ts';
import type { Exchange } from '../exchange.ts';
import type {
  AdContent,
  AdPlan,
  Decision,
  ImportResult,
  Plan,
  PlannedCompany,
} from './decision.ts';
import { saveStates, saveVersions } from './records/record-store.ts';

/** Looks up the ids of the companies and job names that ads refer to. */
interface Ground {
  readonly companyOf: (company: PlannedCompany) => number | undefined;
  readonly jobNameOf: (jobName: AdContent['jobName']) => number;
}

const contentOf = (plan: AdPlan | undefined): AdContent | undefined =>
  plan && 'content' in plan ? plan.content : undefined;

/** Adds the companies and job names that the ads refer to and that do not exist yet. */
async function ensureReferences(
  tx: Queries,
  contents: readonly AdContent[],
  now: Date,
): Promise<Ground> {
  const known = contents.flatMap(({ company }) => company.id ?? []);
  const held = await lockCompaniesOfAds(tx, [...new Set(known)]);
  const wanted = new Map(
    contents.flatMap(({ company }) =>
      company.id === null ? [[company.key, company] as const] : [],
    ),
  );
  const made = await insertImportedCompanies(tx, [...wanted.values()], now);
  const byKey = new Map([...wanted.keys()].map((key, index) => [key, made[index]]));
  const names = [
    ...new Set(contents.flatMap(({ jobName }) => ('name' in jobName ? [jobName.name] : []))),
  ];
  const nameIds = await insertExternalJobNames(tx, names, now);
  const byName = new Map(names.map((name, index) => [name, nameIds[index]]));
  return {
    companyOf: (company) => {
      if (company.id === null) return byKey.get(company.key);
      return held.has(company.id) ? company.id : undefined;
    },
    jobNameOf: (jobName) => {
      const id = 'id' in jobName ? jobName.id : byName.get(jobName.name);
      if (id === undefined) throw new Error('A job name was asked for and not made.');
      return id;
    },
  };
}

function valuesOf(
  { company, jobName, values }: AdContent,
  { companyOf, jobNameOf }: Ground,
): ImportedValues | undefined {
  const company_id = companyOf(company);
  return company_id === undefined
    ? undefined
    : { ...values, company_id, job_name_id: jobNameOf(jobName) };
}

/** Returns why the ad must be left alone: somebody has adopted, edited or deleted it since it was read. Undefined otherwise. */
function overtaken(
  { plan }: Decision,
  states: ReadonlyMap<number, ImportedAdState>,
): ImportResult['reason'] | undefined {
  if (plan.ad === undefined || plan.ad.kind === 'create') return undefined;
  const ad = states.get(plan.ad.id);
  if (ad === undefined) return 'deleted';
  if (ad.external === '') return 'adopted';
  return ad.edited && !plan.evenEdited ? 'edited' : undefined;
}

async function lockAds(tx: Queries, decisions: readonly Decision[]) {
  const ids = decisions.flatMap(({ plan: { ad } }) => (ad && ad.kind !== 'create' ? [ad.id] : []));
  return new Map((await lockImported(tx, ids)).map((one) => [one.id, one]));
}

/** Writes the ads. @returns the ids of new ads by the ids of their records, and the decisions whose company was deleted meanwhile */
async function writeAds(
  tx: Queries,
  exchange: Pick<Exchange, 'name'>,
  decisions: readonly Decision[],
  now: Date,
) {
  const contents = decisions.flatMap(({ plan }) => contentOf(plan.ad) ?? []);
  const ground = await ensureReferences(tx, contents, now);
  const created = [];
  const changed = [];
  const published = [];
  const unresolved = new Set<Decision>();
  for (const decision of decisions) {
    const { ad } = decision.plan;
    if (ad === undefined) continue;
    if (ad.kind === 'withdraw' || ad.kind === 'show') {
      published.push({ id: ad.id, shows: ad.kind === 'show' });
      continue;
    }
    const values = valuesOf(ad.content, ground);
    if (values === undefined) unresolved.add(decision);
    else if (ad.kind === 'change') changed.push({ ...values, id: ad.id, shows: ad.shows });
    else
      created.push({
        ...values,
        source_id: decision.importResult.externalId,
        publish_date: ad.publishDate,
      });
  }
  const day = { today: decisions[0]?.plan.today ?? '', now };
  await updateImported(tx, exchange.name, changed, day);
  await publishImported(tx, published, day);
  const ids = await insertImported(tx, exchange.name, created, now);
  return { ids, unresolved };
}

type AdIds = Awaited<ReturnType<typeof writeAds>>['ids'];

/** Returns the new ad that a record is a duplicate of, if that ad comes from the same page. */
const twinOf = ({ twin }: Plan, ids: AdIds) =>
  twin === undefined ? {} : { duplicateOf: ids.get(twin) ?? null };

/** Saves versions and states of the records with the ids of their new ads. */
async function saveRecords(
  tx: Queries,
  exchange: Exchange,
  decisions: readonly Decision[],
  ids: AdIds,
  now: Date,
): Promise<void> {
  const withAd = decisions.map(({ importResult, plan }) => {
    const id = plan.ad?.kind === 'create' ? ids.get(importResult.externalId) : undefined;
    const found = {
      ...(id !== undefined && { jobAdId: id, hadAd: true }),
      ...twinOf(plan, ids),
    };
    return {
      version: plan.version && { ...plan.version, ...found },
      state: plan.state && { ...plan.state, ...found },
    };
  });
  await saveVersions(
    tx,
    exchange,
    withAd.flatMap(({ version }) => version ?? []),
    now,
  );
  await saveStates(
    tx,
    exchange,
    withAd.flatMap(({ state }) => state ?? []),
  );
}

/**
 * Writes at most a hundred decisions in the caller's transaction. An ad that somebody has adopted, edited or deleted since stays as it
 * is.
 * @returns the import results with the ids of new ads
 */
export async function apply(
  tx: Queries,
  exchange: Exchange,
  decisions: readonly Decision[],
  now: Date,
): Promise<ImportResult[]> {
  const writing = decisions.filter(({ writes }) => writes);
  if (writing.length === 0) return decisions.map(({ importResult }) => importResult);
  const states = await lockAds(tx, writing);
  const reasons = new Map(
    writing.flatMap((one) => {
      const reason = overtaken(one, states);
      return reason === undefined ? [] : [[one, reason] as const];
    }),
  );
  const valid = writing.filter((one) => !reasons.has(one));
  const { ids, unresolved } = await writeAds(tx, exchange, valid, now);

  await saveRecords(
    tx,
    exchange,
    valid.filter((one) => !unresolved.has(one)),
    ids,
    now,
  );
  return decisions.map((one): ImportResult => {
    const reason = reasons.get(one);
    if (reason !== undefined)
      return { ...one.importResult, outcome: 'left-alone', reason, duplicateOf: null };
    if (unresolved.has(one))
      return { ...one.importResult, outcome: 'left-alone', reason: 'deleted' };
    const jobAdId = ids.get(one.importResult.externalId) ?? one.importResult.jobAdId;
    return { ...one.importResult, jobAdId, ...twinOf(one.plan, ids) };
  });
}

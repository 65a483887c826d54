import { sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';

const idOf = async (rows: Promise<{ id: number }[]>): Promise<number> => {
  const [row] = await rows;
  if (row === undefined) throw new Error('The statement gave no row.');
  return row.id;
};

let number = 0;

/** Adds an exchange of an XML feed, active by default. */
export function addExchangeRow(
  db: Queries,
  values: { name?: string; active?: boolean; kind?: string; userId?: number } = {},
): Promise<number> {
  number += 1;
  const { name = `Börse ${number}`, active = true, kind = 'xml', userId = null } = values;
  return idOf(
    db.rows(sql`
      insert into exchanges (key, name, kind, active, user_id, settings)
      values (${`boerse-${number}`}, ${name}, ${kind}, ${active}, ${userId},
        '{"url":"https://feed.example/ads.xml?key=geheim","pauseMs":300}') returning id`),
  );
}

/** Adds a run that ended at the given moment. */
export function addRun(
  db: Queries,
  exchangeId: number,
  values: {
    state?: string;
    at?: string;
    created?: number;
    unchanged?: number;
    rejected?: number;
    duplicate?: number;
  } = {},
): Promise<number> {
  const { state = 'done', at = '2026-11-21T02:00:00Z' } = values;
  const { created = 0, unchanged = 0, rejected = 0, duplicate = 0 } = values;
  const reason = { held: 'shrunken', failed: 'unreachable' }[state] ?? '';
  return idOf(
    db.rows(sql`
      insert into exchange_runs (exchange_id, trigger, state, reason, created_at, started_at, finished_at, fetched,
        created, unchanged, rejected, duplicate)
      values (${exchangeId}, 'daily', ${state}, ${reason}, ${at}::timestamptz, ${at}::timestamptz,
        ${at}::timestamptz + interval '5 minutes', ${state !== 'failed'}, ${created}, ${unchanged}, ${rejected}, ${duplicate})
      returning id`),
  );
}

/** Adds the stored record of an ad. */
export function addRecord(
  db: Queries,
  exchangeId: number,
  values: {
    externalId: string;
    state?: string;
    jobAdId?: number | null;
    duplicateOf?: number | null;
  },
): Promise<number> {
  const { externalId, state = 'shown', jobAdId = null, duplicateOf = null } = values;
  return idOf(
    db.rows(sql`
      insert into exchange_records (exchange_id, external_id, raw, hash, state, job_ad_id, had_ad, duplicate_of)
      values (${exchangeId}, ${externalId}, '{"title":"Bäcker"}', 'x', ${state}, ${jobAdId}, ${jobAdId !== null}, ${duplicateOf})
      returning id`),
  );
}

/** Adds an import result to a run. */
export async function addImportResult(
  db: Queries,
  runId: number,
  values: {
    externalId: string;
    outcome: string;
    title?: string;
    company?: string;
    reason?: string;
    detail?: string;
    jobAdId?: number | null;
    duplicateOf?: number | null;
  },
): Promise<void> {
  const { externalId, outcome, title = 'Bäcker', company = 'Kornhof', reason = '' } = values;
  const { detail = '', jobAdId = null, duplicateOf = null } = values;
  await db.rows(sql`
    insert into exchange_import_results (run_id, external_id, title, company, outcome, reason, detail, job_ad_id, duplicate_of)
    values (${runId}, ${externalId}, ${title}, ${company}, ${outcome}, ${reason}, ${detail}, ${jobAdId}, ${duplicateOf})`);
}

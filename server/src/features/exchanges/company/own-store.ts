import { reasonText } from '@lehrpfad/contract/exchanges/options.ts';
import type { OwnImportResult, OwnRun } from '@lehrpfad/contract/exchanges/own.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { alias, sql } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import { notFound } from '../../../core/http/errors.ts';
import { instant } from '../../../core/database/sql-parts.ts';
import { lockNames, nameTaken } from '../store.ts';
import { outcomeText, type ImportResultLine } from '../editor/import-result-store.ts';
import { companies } from '../../companies/schema.ts';
import { exchangeImportResults, exchangeRuns, exchanges } from '../schema.ts';
import { jobAds } from '../../job-ads/schema.ts';
import { bare, bareList } from '../../../core/database/build.ts';

const r = alias(exchangeRuns, 'r');
const e = alias(exchanges, 'e');
const c = alias(exchangeImportResults, 'c');
const a = alias(jobAds, 'a');

/** Exchanges that belong to an account, one of each kind. */
export type OwnKind = 'upload' | 'career-page';

const words = {
  upload: { name: 'Tabelle', key: 'tabelle' },
  'career-page': { name: 'Karriereseite', key: 'karriereseite' },
} as const satisfies Record<OwnKind, unknown>;

/** Returns the name that pupils read at an ad, such as 'Karriereseite Bäckerei Möhring', with a number if it is taken. */
async function freeName(tx: Queries, userId: number, kind: OwnKind): Promise<string> {
  const [company] = await tx.rows<{ name: string }>(sql`
    select ${companies.name} from ${companies} where ${companies.user_id} = ${userId} order by ${companies.id} limit 1`);
  const name = `${words[kind].name} ${company?.name ?? ''}`
    .trim()
    .slice(0, limits.exchangeName - 6);
  await lockNames(tx);
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name.trim() : `${name.trim()} ${number}`;
    if (!(await nameTaken(tx, numbered, null))) return numbered;
  }
}

/** Locks the account's exchange of that kind. @returns undefined if there is none yet */
export async function lockOwn(
  tx: Queries,
  userId: number,
  kind: OwnKind,
): Promise<{ id: number; active: boolean } | undefined> {
  const [row] = await tx.rows<{ id: number; active: boolean }>(sql`
    select ${exchanges.id}, ${exchanges.active} from ${exchanges}
    where ${exchanges.user_id} = ${userId} and ${exchanges.kind} = ${kind} for update`);
  return row;
}

/** Locks the account's exchange of that kind, or adds it. The caller has locked the account, so only one is added. */
export async function lockOwnExchange(tx: Queries, userId: number, kind: OwnKind): Promise<number> {
  const own = await lockOwn(tx, userId, kind);
  if (own) return own.id;
  const name = await freeName(tx, userId, kind);
  await tx.rows(sql`
    insert into ${exchanges} (${bareList(exchanges, 'key', 'name', 'kind', 'active', 'user_id')})
    values (${`${words[kind].key}-${userId}`}, ${name}, ${kind}, true, ${userId})
    on conflict (${bareList(exchanges, 'user_id', 'kind')}) where ${exchanges.user_id} is not null do nothing`);
  const made = await lockOwn(tx, userId, kind);
  if (made === undefined) throw new Error('The exchange of an account was not made.');
  return made.id;
}

const runColumns = sql`
  ${r.id}, ${r.state}, ${r.reason}, ${instant(sql`${r.created_at}`)} as created_at, ${instant(sql`${r.finished_at}`)} as finished_at,
  jsonb_build_object('created', ${r.created}, 'changed', ${r.changed}, 'unchanged', ${r.unchanged}, 'duplicate', ${r.duplicate},
    'rejected', ${r.rejected}, 'left_alone', ${r.left_alone}, 'gone', ${r.gone}) as counts`;

const unreachable = new Set(['unreachable', 'forbidden-address']);

/**
 * A company must not learn anything about the network of the server: it gets the same text whether a name is unknown, leads to a local
 * address or does not answer. Editors see the difference in the detail of the run.
 */
function toldReason(kind: OwnKind, reason: string): string {
  if (kind === 'career-page' && unreachable.has(reason))
    return 'Die Seite ist nicht erreichbar. Bitte prüfen Sie die Adresse.';
  return reasonText(reason);
}

/** Returns the last runs of the account's exchange of that kind, the newest first. */
export async function runsOf(
  db: Queries,
  userId: number,
  kind: OwnKind,
  max: number,
): Promise<OwnRun[]> {
  const rows = await db.rows<OwnRun>(sql`
    select ${runColumns} from ${exchangeRuns} r join ${exchanges} e on ${e.id} = ${r.exchange_id}
    where ${e.user_id} = ${userId} and ${e.kind} = ${kind} order by ${r.id} desc limit ${max}`);
  return rows.map((run) => ({ ...run, reason: toldReason(kind, run.reason) }));
}

/** Refuses a run that does not belong to the account. @throws {AppError} 404 */
export async function refuseForeignRun(db: Queries, userId: number, runId: number): Promise<void> {
  const [run] = await db.rows(sql`
    select from ${exchangeRuns} r join ${exchanges} e on ${e.id} = ${r.exchange_id}
    where ${r.id} = ${runId} and ${e.user_id} = ${userId}`);
  if (run === undefined) throw notFound();
}

/** Sorts first the import results that the company can do something about. */
const inOrder = sql`order by ${c.was_shown} desc, array_position(
  array['rejected', 'left-alone', 'duplicate', 'created', 'changed', 'gone', 'unchanged'], ${c.outcome}), ${c.external_id}`;

/** Returns a page of the import results of a run. @throws {AppError} 404 if the run does not belong to the account */
export async function importResultsOf(
  db: Queries,
  userId: number,
  { runId, page }: { readonly runId: number; readonly page: number },
): Promise<{ count: number; results: OwnImportResult[] }> {
  await refuseForeignRun(db, userId, runId);
  const [counted] = await db.rows<{ count: number }>(sql`
    select count(*)::int as count from ${exchangeImportResults} where ${exchangeImportResults.run_id} = ${runId}`);
  const rows = await db.rows<ImportResultLine & { shownAd: number | null }>(sql`
    select c.*, ${r.state} as run_state, ${a.id} as "shownAd" from ${exchangeImportResults} c join ${exchangeRuns} r on ${r.id} = ${c.run_id}
    left join ${jobAds} a on ${a.id} = ${c.job_ad_id}
    where ${c.run_id} = ${runId} ${inOrder}
    limit ${limits.pageSize} offset ${(page - 1) * limits.pageSize}::bigint`);
  return {
    count: counted?.count ?? 0,
    results: rows.map((row) => ({
      external_id: row.external_id,
      title: row.title,
      outcome: row.outcome,
      // For a row of a table the detail lists its errors, which need no further reason.
      reason: row.reason === 'bad-row' ? row.detail : outcomeText(row)[1],
      job_ad: row.shownAd,
    })),
  };
}

/** Gives the career page and the tables of an account to the account that takes its place. */
export async function reassignExchanges(tx: Queries, from: number, to: number): Promise<void> {
  await tx.rows(sql`
    update ${exchanges} set ${bare(exchanges.user_id)} = ${to} where ${exchanges.user_id} = ${from}`);
}

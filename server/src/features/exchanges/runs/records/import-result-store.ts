import { outcomes, type Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { ImportResult } from '../../pipeline/decision.ts';
import { exchangeImportResults } from '../../schema.ts';
import { bareList } from '../../../../core/database/build.ts';

/** Returns those of the ids that have an import result in the run. */
export async function idsWithImportResult(
  db: Queries,
  runId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select ${exchangeImportResults.external_id} as id from ${exchangeImportResults}
    where ${exchangeImportResults.run_id} = ${runId}
      and ${exchangeImportResults.external_id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Set(rows.map(({ id }) => id));
}

export type Counts = Readonly<Record<Outcome, number>>;

/** Counts import results by outcome. */
export function countsOf(importResults: readonly { readonly outcome: Outcome }[]): Counts {
  const counts = Object.fromEntries(outcomes.map(({ key }) => [key, 0])) as Record<Outcome, number>;
  for (const { outcome } of importResults) counts[outcome] += 1;
  return counts;
}

/** Adds import results to a run. A record that has one already keeps it. @returns how many were added, by outcome */
export async function writeImportResults(
  tx: Queries,
  runId: number,
  importResults: readonly ImportResult[],
): Promise<Counts> {
  if (importResults.length === 0) return countsOf([]);
  const rows = importResults.map((importResult) => ({
    external_id: importResult.externalId,
    title: importResult.title,
    company: importResult.company,
    outcome: importResult.outcome,
    reason: importResult.reason,
    detail: importResult.detail,
    job_ad_id: importResult.jobAdId,
    duplicate_of: importResult.duplicateOf,
    was_shown: importResult.wasShown ?? false,
  }));
  const added = await tx.rows<{ outcome: Outcome }>(sql`
    insert into ${exchangeImportResults} (${bareList(exchangeImportResults, 'run_id', 'external_id', 'title', 'company', 'outcome', 'reason', 'detail', 'job_ad_id', 'duplicate_of', 'was_shown')})
    select ${runId}, external_id, title, company, outcome, reason, detail, job_ad_id, duplicate_of, was_shown
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (external_id text, title text, company text,
      outcome text, reason text, detail text, job_ad_id integer, duplicate_of integer, was_shown boolean)
    on conflict (${bareList(exchangeImportResults, 'run_id', 'external_id')}) do nothing returning outcome`);
  return countsOf(added);
}

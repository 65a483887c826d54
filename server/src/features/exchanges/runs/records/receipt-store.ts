import { outcomes, type Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import { sql } from '../../../../core/database/drizzle.ts';
import type { Queries } from '../../../../core/database/database.ts';
import type { Receipt } from '../../pipeline/decision.ts';
import { exchangeReceipts } from '../../schema.ts';
import { bareList } from '../../../../core/database/build.ts';

/** Those of the ids that have a receipt in the run. */
export async function idsWithReceipt(
  db: Queries,
  runId: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(sql`
    select ${exchangeReceipts.external_id} as id from ${exchangeReceipts}
    where ${exchangeReceipts.run_id} = ${runId}
      and ${exchangeReceipts.external_id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Set(rows.map(({ id }) => id));
}

export type Counts = Readonly<Record<Outcome, number>>;

/** How many receipts there are of each outcome. */
function countsOf(receipts: readonly { readonly outcome: Outcome }[]): Counts {
  const counts = Object.fromEntries(outcomes.map(({ key }) => [key, 0])) as Record<Outcome, number>;
  for (const { outcome } of receipts) counts[outcome] += 1;
  return counts;
}

/** Adds receipts to a run. A record that has one keeps it. @returns how many of each were added */
export async function writeReceipts(
  tx: Queries,
  runId: number,
  receipts: readonly Receipt[],
): Promise<Counts> {
  if (receipts.length === 0) return countsOf([]);
  const rows = receipts.map((receipt) => ({
    external_id: receipt.externalId,
    title: receipt.title,
    company: receipt.company,
    outcome: receipt.outcome,
    reason: receipt.reason,
    detail: receipt.detail,
    job_ad_id: receipt.jobAdId,
    duplicate_of: receipt.duplicateOf,
    was_shown: receipt.wasShown ?? false,
  }));
  const added = await tx.rows<{ outcome: Outcome }>(sql`
    insert into ${exchangeReceipts} (${bareList(exchangeReceipts, 'run_id', 'external_id', 'title', 'company', 'outcome', 'reason', 'detail', 'job_ad_id', 'duplicate_of', 'was_shown')})
    select ${runId}, external_id, title, company, outcome, reason, detail, job_ad_id, duplicate_of, was_shown
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (external_id text, title text, company text,
      outcome text, reason text, detail text, job_ad_id integer, duplicate_of integer, was_shown boolean)
    on conflict (${bareList(exchangeReceipts, 'run_id', 'external_id')}) do nothing returning outcome`);
  return countsOf(added);
}

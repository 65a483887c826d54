import type { ExchangeWarning } from '@lehrpfad/contract/exchanges/exchanges.ts';
import type { ExchangeStatus } from './exchange-status-store.ts';

/** An exchange is read each day; a run may be two hours late. */
const overdueMs = 26 * 3_600_000;

/** An editor is warned if a run rejects more than this share of the records. */
const maxRejectedShare = 0.2;

/** Returns the warnings of an exchange at that moment, the gravest first. */
export function warningsOf(status: Omit<ExchangeStatus, 'id'>, now: Date): ExchangeWarning[] {
  const { active, kind, of_company, job_names, state, records, rejected, good_at } = status;
  const since = now.getTime() - Date.parse(good_at);
  const is: Readonly<Record<ExchangeWarning, boolean>> = {
    'set-aside': state === 'set-aside',
    failed: state === 'failed',
    held: state === 'held',
    // Uploads are never due.
    overdue: active && kind !== 'upload' && since > overdueMs,
    // A company sees itself which of its own few ads were rejected.
    rejected: !of_company && rejected > records * maxRejectedShare,
    'job-names': job_names > 0,
  };
  return (Object.keys(is) as ExchangeWarning[]).filter((warning) => is[warning]);
}

import type { ExchangeWarning, ListedExchange } from '@lehrpfad/contract/exchanges.ts';

/** An exchange is read each day; two hours are its to be late. */
const overdueMs = 26 * 3_600_000;

/** A run that rejects more than this share of what came deserves a look. */
const mostRejected = 0.2;

type Standing = Pick<
  ListedExchange,
  'active' | 'kind' | 'owner' | 'job_names' | 'last_run' | 'last_good' | 'last_updated'
>;

/** What is wrong with an exchange at that moment, the gravest first. */
export function warningsOf(exchange: Standing, now: Date): ExchangeWarning[] {
  const { active, kind, owner, job_names, last_run, last_good, last_updated } = exchange;
  const since = now.getTime() - Date.parse(last_good?.finished_at ?? last_updated);
  const { records = 0, counts } = last_run ?? {};
  const is: Readonly<Record<ExchangeWarning, boolean>> = {
    failed: last_run?.state === 'failed',
    held: last_run?.state === 'held',
    // What companies upload has no day on which it is due.
    overdue: active && kind !== 'upload' && since > overdueMs,
    // A company sees itself what was not taken of its own few ads.
    rejected: owner === '' && (counts?.rejected ?? 0) > records * mostRejected,
    'job-names': job_names > 0,
  };
  return (Object.keys(is) as ExchangeWarning[]).filter((warning) => is[warning]);
}

import type {
  AdReport,
  countAdReports,
  decideAdReport,
  DecidedReport,
  listAdReports,
  ReportDecision,
} from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../core/api/api.ts';
import { isGone } from '../../core/api/null-if-gone.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { useListQuery, type ListQuery } from '../../core/list/list-query.ts';

/** Reads a page of reports of ads, open ones first. */
export const useAdReports = (query: ListQuery<typeof listAdReports>) =>
  useListQuery<typeof listAdReports>('all-ad-reports', 'GET ad-reports/', {
    query,
    row: { id: 0, reason: 'other', text: '', Ad: {}, answer: '' },
  });

export const useAdReportCounts = () =>
  useQuery({
    queryKey: ['all-ad-report-counts'],
    queryFn: ({ signal }) => call<typeof countAdReports>('GET ad-reports/statistics/', { signal }),
  });

export type Decision = Pick<ReportDecision, 'outcome'> & Partial<ReportDecision>;

const sendDecision = (
  { id, last_updated }: Pick<AdReport, 'id' | 'last_updated'>,
  { answer = '', lock_note = '', others = false, ...rest }: Decision,
) =>
  call<typeof decideAdReport>('PATCH ad-reports/patch/:id/', {
    params: { id },
    body: { ...rest, answer, lock_note, others, last_updated },
  });

/** Says that the sender of a report was told a decision before it was taken back. */
export const answeredText = 'Meldung wieder geöffnet. Die Antwort war schon verschickt.';

/**
 * Takes a decision back, and reloads the back-office.
 * @param others whether the other reports of the ad that were decided together with this one are reopened, too
 * @returns a sentence if its mail was already sent
 * @throws ApiError; 404 or 409 if the report was changed or deleted meanwhile
 */
export async function reopenReport(report: AdReport, others = false): Promise<string | undefined> {
  const undone = sendDecision(report, { outcome: 'open', others });
  const { was_answered } = await undone.finally(() => void reloadEditorial());
  return was_answered ? answeredText : undefined;
}

/**
 * Stores a decision on a report. Reloads the back-office after an error; after a success the caller shows a message first and then reloads.
 * @returns undefined if the report was decided or deleted meanwhile
 * @throws ApiError
 */
export async function decideReport(
  report: Pick<AdReport, 'id' | 'last_updated'>,
  decision: Decision,
): Promise<DecidedReport | undefined> {
  try {
    return await sendDecision(report, decision);
  } catch (error) {
    void reloadEditorial();
    if (error instanceof ApiError && (error.status === 409 || isGone(error))) return undefined;
    throw error;
  }
}

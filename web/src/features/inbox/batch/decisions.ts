import {
  apprenticeshipRequestStatus,
  branchCheck,
  type BranchCheck,
} from '@lehrpfad/contract/companies/options.ts';
import type { EventStatus } from '@lehrpfad/contract/events/events.ts';
import type { listAdReports } from '@lehrpfad/contract/ad-reports/ad-reports.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { requestStatus } from '@lehrpfad/contract/registrations/registrations.ts';
import { call } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { decideReport, reopenReport } from '../../ad-reports/queries.ts';
import { decideRequest as decideApprenticeships } from '../../companies/apprenticeships/queries.ts';
import { decideBranch, restoreDecision } from '../../companies/checks/queries.ts';
import { decideEvent, reopenEvent } from '../../events/management/editor-queries.ts';
import { decideRequest } from '../../registrations/requests/queries.ts';
import type { Decided, Undo } from './run-batch.ts';

/** Decides an event or its new version in the state that the list has read: `since` is the time of its last change. */
export async function decideEventItem(
  { id, since }: InboxItem,
  status: EventStatus,
  reason = '',
): Promise<Undo> {
  const decided = await decideEvent({ id, last_updated: since }, status, reason);
  return () => reopenEvent(decided);
}

/** Decides a branch in the state that the list has read; undefined if it was changed or decided meanwhile. */
export async function decideBranchItem(
  { id, since }: InboxItem,
  status: BranchCheck,
  reason = '',
): Promise<Undo | undefined> {
  const { open } = branchCheck;
  const branch = { id, last_updated: since, begun: { status: open } };
  const decided = await decideBranch(branch, { status, reason });
  return decided && (() => restoreDecision(decided, { status: open, reason: '' }));
}

/** Declines a company's request. The company is told at once. */
export async function declineRequestItem({ id }: InboxItem, reason: string): Promise<Decided> {
  await decideRequest(id, { status: requestStatus.declined, declined_message: reason }, newKey());
  return 'final';
}

/** Declines a branch's request for apprenticeships. The company is told at once. */
export async function declineApprenticeshipItem(
  { id }: InboxItem,
  answer: string,
): Promise<Decided> {
  const { declined: status } = apprenticeshipRequestStatus;
  const decision = { status, answer, Allowed_apprenticeships: [] };
  return (await decideApprenticeships(id, decision, newKey())) === '' ? 'final' : undefined;
}

/** Decides a report of an ad without locking the ad; other reports of the ad stay open. */
export async function settleReportItem(
  { id }: InboxItem,
  outcome: 'left' | 'corrected',
  answer: string,
): Promise<Decided> {
  const { results } = await call<typeof listAdReports>('GET ad-reports/', { query: { id } });
  const report = results.find((one) => one.outcome === null);
  const after = report && (await decideReport(report, { outcome, answer }));
  return after && (() => reopenReport(after));
}

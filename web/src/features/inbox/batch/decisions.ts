import { branchCheck, type BranchCheck } from '@lehrpfad/contract/companies/options.ts';
import { eventStatus, type EventStatus } from '@lehrpfad/contract/events/events.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { decideBranch } from '../../companies/checks/queries.ts';
import { decideEvent } from '../../events/management/editor-queries.ts';
import type { Undo } from './run-batch.ts';

/** Decides an event or its new version, as the list has read it: `since` is when it was changed last. */
export async function decideEventItem(
  { id, since }: InboxItem,
  status: EventStatus,
  reason = '',
): Promise<Undo> {
  const decided = await decideEvent({ id, last_updated: since }, status, reason);
  return () => decideEvent(decided, eventStatus.pending);
}

/** Decides a branch, as the list has read it; undefined where it was changed or decided meanwhile. */
export async function decideBranchItem(
  { id, since }: InboxItem,
  status: BranchCheck,
  reason = '',
): Promise<Undo | undefined> {
  const branch = { id, last_updated: since };
  if (!(await decideBranch(branch, { status, reason }))) return undefined;
  return () => decideBranch(branch, { status: branchCheck.open, reason: '' });
}

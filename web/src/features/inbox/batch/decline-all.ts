import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import { decideBranch } from '../../companies/checks/queries.ts';
import { decideEvent } from '../../events/management/editor-queries.ts';
import { runBatch, type Undo } from './run-batch.ts';

/** Kinds of which several can be declined together: those whose decision can be undone. */
export const declinableKinds: readonly InboxKind[] = ['event', 'branch'];

async function decline({ kind, id, since }: InboxItem, reason: string): Promise<Undo | undefined> {
  const read = { id, last_updated: since };
  if (kind === 'event') {
    const decided = await decideEvent(read, eventStatus.declined, reason);
    return () => decideEvent(decided, eventStatus.pending);
  }
  const declined = { status: branchCheck.declined, reason } as const;
  if (!(await decideBranch(read, declined))) return undefined;
  return () => decideBranch(read, { status: branchCheck.open, reason: '' });
}

/** Declines several items for the same reason, and offers to undo all of it. @throws ApiError */
export const declineAll = (items: readonly InboxItem[], reason: string): Promise<void> =>
  runBatch(
    items,
    (item) => decline(item, reason),
    (count) => counted(count, 'Aufgabe abgelehnt', 'Aufgaben abgelehnt'),
  );

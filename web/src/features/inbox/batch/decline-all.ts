import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import { decideBranchItem, decideEventItem } from './decisions.ts';
import { runBatch, type Undo } from './run-batch.ts';

/** Kinds of which several can be declined together: those whose decision can be undone. */
export const declinableKinds: readonly InboxKind[] = ['event', 'branch'];

const decline = (item: InboxItem, reason: string): Promise<Undo | undefined> =>
  item.kind === 'event'
    ? decideEventItem(item, eventStatus.declined, reason)
    : decideBranchItem(item, branchCheck.declined, reason);

/** Declines several items for the same reason, and offers to undo all of it. @throws ApiError */
export const declineAll = (items: readonly InboxItem[], reason: string): Promise<void> =>
  runBatch(
    items,
    (item) => decline(item, reason),
    (count) => counted(count, 'Aufgabe abgelehnt', 'Aufgaben abgelehnt'),
  );

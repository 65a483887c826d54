import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import {
  decideBranchItem,
  decideEventItem,
  declineApprenticeshipItem,
  declineRequestItem,
} from './decisions.ts';
import { runBatch, type Decided, type OnSettled } from './run-batch.ts';

/** Kinds of which several can be declined together. */
export const declinableKinds: readonly InboxKind[] = [
  'event',
  'branch',
  'request',
  'apprenticeship',
];

/** Declinable kinds whose refusal is final, because the company is told by mail. */
export const finallyDeclinedKinds: readonly InboxKind[] = ['request', 'apprenticeship'];

function decline(item: InboxItem, reason: string): Promise<Decided> {
  switch (item.kind) {
    case 'event':
      return decideEventItem(item, eventStatus.declined, reason);
    case 'branch':
      return decideBranchItem(item, branchCheck.declined, reason);
    case 'request':
      return declineRequestItem(item, reason);
    default:
      return declineApprenticeshipItem(item, reason);
  }
}

/** Declines several items for the same reason, and offers to undo those decisions that can be undone. @throws ApiError */
export const declineAll = (
  items: readonly InboxItem[],
  reason: string,
  onSettled: OnSettled,
): Promise<void> =>
  runBatch(
    items,
    (item) => decline(item, reason),
    (count) => counted(count, 'Aufgabe abgelehnt', 'Aufgaben abgelehnt'),
    onSettled,
  );

import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import type { filterJobNames } from '@lehrpfad/contract/occupations/editing.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { call } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { isSure, takeProposals, undoOf } from '../../occupations/job-names/changes.ts';
import { changeNames } from '../../occupations/job-names/queries.ts';
import { decideBranchItem, decideEventItem } from './decisions.ts';
import { runBatch, type OnSettled, type Undo } from './run-batch.ts';

/** Kinds of which several can be accepted together: those whose decision can be undone. */
export const acceptableKinds: readonly InboxKind[] = ['event', 'branch', 'job-name'];

/** Maps a job name to its proposal if the similarity is high enough for accepting it together with others. */
async function acceptJobName({ id }: InboxItem): Promise<Undo | undefined> {
  const { results } = await call<typeof filterJobNames>('GET jobnames/filter/', { query: { id } });
  const sure = results.filter(isSure);
  if (sure.length === 0) return undefined;
  const after = await changeNames(
    takeProposals(sure).map((change) => ({ ...change, last_updated: sure[0]?.last_updated })),
    newKey(),
  );
  return async () => {
    await changeNames(undoOf(sure, after), newKey());
  };
}

const accept = (item: InboxItem): Promise<Undo | undefined> => {
  if (item.kind === 'event') return decideEventItem(item, eventStatus.accepted);
  if (item.kind === 'branch') return decideBranchItem(item, branchCheck.confirmed);
  return acceptJobName(item);
};

/** Accepts several items, and offers to undo all of it. Job names without a sure proposal are left. @throws ApiError */
export const acceptAll = (items: readonly InboxItem[], onSettled: OnSettled): Promise<void> =>
  runBatch(
    items,
    accept,
    (count) => counted(count, 'Aufgabe angenommen', 'Aufgaben angenommen'),
    onSettled,
  );

import { eventStatus } from '@lehrpfad/contract/events/events.ts';
import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import type { InboxKind } from '@lehrpfad/contract/inbox/options.ts';
import type { filterJobNames } from '@lehrpfad/contract/occupations/editing.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { ApiError, call } from '../../core/api/api.ts';
import { newKey } from '../../core/api/new-key.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { offerUndo } from '../../core/notices/undo.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { decideBranch } from '../companies/checks/queries.ts';
import { decideEvent } from '../events/management/editor-queries.ts';
import { isSure, takeProposals, undoOf } from '../occupations/job-names/changes.ts';
import { changeNames } from '../occupations/job-names/queries.ts';

/** Takes back one decision. */
type Undo = () => Promise<unknown>;

/** Kinds of which several can be accepted together: those whose decision can be undone. */
export const acceptableKinds: readonly InboxKind[] = ['event', 'branch', 'job-name'];

/** Accepts an event or its new version, as the list has read it: `since` is when it was changed last. */
async function acceptEvent({ id, since }: InboxItem): Promise<Undo> {
  const decided = await decideEvent({ id, last_updated: since }, eventStatus.accepted);
  return () => decideEvent(decided, eventStatus.pending);
}

async function acceptBranch({ id, since: last_updated }: InboxItem): Promise<Undo | undefined> {
  const branch = { id, last_updated };
  if (!(await decideBranch(branch, { status: branchCheck.confirmed, reason: '' })))
    return undefined;
  return () => decideBranch(branch, { status: branchCheck.open, reason: '' });
}

/** Maps a job name to what is proposed, where that is sure enough to be accepted together with others. */
async function acceptJobName({ id }: InboxItem): Promise<Undo | undefined> {
  const { results } = await call<typeof filterJobNames>('GET jobnames/filter/', { query: { id } });
  const sure = results.filter(isSure);
  if (sure.length === 0) return undefined;
  const after = await changeNames(
    takeProposals(sure).map((change) => ({ ...change, last_updated: sure[0]?.last_updated })),
    newKey(),
  );
  return () => changeNames(undoOf(sure, after), newKey());
}

async function accept(item: InboxItem): Promise<Undo | undefined> {
  try {
    if (item.kind === 'event') return await acceptEvent(item);
    if (item.kind === 'branch') return await acceptBranch(item);
    return await acceptJobName(item);
  } catch (error) {
    // Somebody else was faster, or it was changed: it stays in the list for a look.
    if (error instanceof ApiError && [404, 409].includes(error.status)) return undefined;
    throw error;
  }
}

/** Says what was accepted and what was not. */
function outcomeText(accepted: number, left: number): string {
  const done = counted(accepted, 'Aufgabe angenommen', 'Aufgaben angenommen');
  if (left === 0) return done;
  return `${done}, ${left} bitte einzeln prüfen`;
}

/**
 * Accepts several items, one after the other by the calls of their features, and offers to undo all of it. What was changed or decided
 * meanwhile, and job names without a sure proposal, are left.
 * @throws ApiError; what was accepted before can be undone nevertheless
 */
export async function acceptAll(items: readonly InboxItem[]): Promise<void> {
  const undos: Undo[] = [];
  try {
    for (const item of items) {
      const undo = await accept(item);
      if (undo) undos.unshift(undo);
    }
  } finally {
    const text = outcomeText(undos.length, items.length - undos.length);
    if (undos.length === 0) showToast(text);
    else
      offerUndo(text, async () => {
        try {
          for (const undo of undos) await undo();
        } finally {
          void reloadEditorial();
        }
      });
    await reloadEditorial();
  }
}

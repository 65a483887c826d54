import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { ApiError } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';

/** Takes back one decision. */
export type Undo = () => Promise<unknown>;

/** Decides one item; undefined where it was changed or decided meanwhile. */
export type Decide = (item: InboxItem) => Promise<Undo | undefined>;

async function attempt(item: InboxItem, decide: Decide): Promise<Undo | undefined> {
  try {
    return await decide(item);
  } catch (error) {
    // Somebody else was faster, or it was changed: it stays in the list for a look.
    if (error instanceof ApiError && [404, 409].includes(error.status)) return undefined;
    throw error;
  }
}

async function undoAll(undos: readonly Undo[]): Promise<void> {
  try {
    for (const undo of undos) await undo();
  } finally {
    void reloadEditorial();
  }
}

/**
 * Decides several items, one after the other by the calls of their features, and offers to undo all of it. What could not be decided stays.
 * @param doneText says how many were decided
 * @throws ApiError; what was decided before can be undone nevertheless
 */
export async function runBatch(
  items: readonly InboxItem[],
  decide: Decide,
  doneText: (count: number) => string,
): Promise<void> {
  const undos: Undo[] = [];
  try {
    for (const item of items) {
      const undo = await attempt(item, decide);
      if (undo) undos.unshift(undo);
    }
  } finally {
    const left = items.length - undos.length;
    const text = `${doneText(undos.length)}${left === 0 ? '' : `, ${left} bitte einzeln prüfen`}`;
    if (undos.length === 0) showToast(text);
    else offerUndo(text, () => undoAll(undos));
    await reloadEditorial();
  }
}

import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { ApiError } from '../../../core/api/api.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { withProgress } from './progress.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { changeNote } from '../queries.ts';

/** Assigns an item. @returns false if its note was changed meanwhile, or it was decided */
async function take({ kind, id, last_updated }: InboxItem, account: number): Promise<boolean> {
  try {
    await changeNote({ kind, id }, { assigned: account, last_updated }, newKey());
    return true;
  } catch (error) {
    if (error instanceof ApiError && [404, 409].includes(error.status)) return false;
    throw error;
  }
}

function takenText(taken: number, all: number): string {
  if (all === 1)
    return taken === 1
      ? 'Ihnen zugewiesen'
      : 'Die Aufgabe wurde inzwischen geändert oder erledigt. Bitte prüfen Sie sie erneut.';
  const done = `${taken} ${taken === 1 ? 'Aufgabe' : 'Aufgaben'} Ihnen zugewiesen`;
  return taken === all
    ? done
    : `${done}, ${all - taken} inzwischen geändert oder erledigt und unverändert gelassen`;
}

/**
 * Assigns items to an editor. One that somebody has changed meanwhile stays with whom it is.
 * @returns those that stay
 * @throws ApiError
 */
export async function takeAll(
  items: readonly InboxItem[],
  account: number,
): Promise<readonly InboxItem[]> {
  const left: InboxItem[] = [];
  try {
    await withProgress('Aufgabe', items.length, async (tell) => {
      for (const item of items) {
        tell();
        if (!(await take(item, account))) left.push(item);
      }
    });
    showToast(takenText(items.length - left.length, items.length));
    return left;
  } finally {
    await reloadEditorial();
  }
}

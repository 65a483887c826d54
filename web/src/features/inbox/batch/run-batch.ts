import type { InboxItem } from '@lehrpfad/contract/inbox/inbox.ts';
import { ApiError } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { offerUndo, undoProblem } from '../../../core/notices/undo.ts';
import { withProgress } from './progress.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';

/** Takes back one decision. Returns a sentence if a mail about the decision was already sent. */
export type Undo = () => Promise<string | undefined | void>;

/** Result of a decision: a function that undoes it, 'final' if it cannot be undone, undefined if the item was changed or decided meanwhile. */
export type Decided = Undo | 'final' | undefined;

export type Decide = (item: InboxItem) => Promise<Decided>;

/**
 * Called at the end with the items that were decided or have to be looked at; after an error, those after it are not among them.
 * @param left those of them that have to be looked at
 */
export type OnSettled = (items: readonly InboxItem[], left: readonly InboxItem[]) => void;

async function attempt(item: InboxItem, decide: Decide): Promise<Decided> {
  try {
    return await decide(item);
  } catch (error) {
    // Somebody else has decided or changed the item: it stays in the list, so that an editor looks at it.
    if (error instanceof ApiError && [404, 409].includes(error.status)) return undefined;
    throw error;
  }
}

/** Returns a sentence about the decisions that were not taken back, or whose mails were already sent; undefined if there are none. */
function undoneText(counts: Readonly<Record<'all' | 'changed' | 'told', number>>) {
  const { all, changed, told } = counts;
  if (changed + told === 0) return undefined;
  const parts = [
    `${all - changed} rückgängig gemacht`,
    ...(told > 0 ? [`bei ${told} war die E-Mail schon verschickt`] : []),
    ...(changed > 0 ? [`${changed} inzwischen geändert und nicht zurückgenommen`] : []),
  ];
  return parts.join(', ');
}

/**
 * Takes back several decisions. Leaves a decision that somebody has changed since, and goes on with the others.
 * @returns a sentence about the decisions that were left, or whose mails were already sent; undefined if there are none
 * @throws ApiError if no decision could be taken back, or if another try may succeed
 */
export async function undoAll(undos: readonly Undo[]): Promise<string | undefined> {
  const refusals: unknown[] = [];
  let told = 0;
  try {
    await withProgress('Rückgängig:', undos.length, async (tell) => {
      for (const undo of undos) {
        tell();
        try {
          if ((await undo()) !== undefined) told += 1;
        } catch (error) {
          if (undoProblem(error) === undefined) throw error;
          refusals.push(error);
        }
      }
    });
  } finally {
    void reloadEditorial();
  }
  if (refusals.length > 0 && refusals.length === undos.length) throw refusals[0];
  return undoneText({ all: undos.length, changed: refusals.length, told });
}

/** Returns a sentence about the outcome for several items. @param doneText returns the text for the number of decided ones */
export function batchText(
  doneText: string,
  { decided, undoable, left }: Readonly<Record<'decided' | 'undoable' | 'left', number>>,
): string {
  const final = decided - undoable;
  const parts = [
    doneText,
    ...(final > 0 && undoable > 0 ? [`davon ${final} endgültig`] : []),
    ...(left > 0 ? [`${left} bitte einzeln prüfen`] : []),
  ];
  return parts.join(', ');
}

/**
 * Decides several items one after the other, and offers to undo those decisions that can be undone. Items that could not be decided stay.
 * @param doneText returns the text for the number of decided items
 * @throws ApiError; decisions made before the error can be undone nevertheless
 */
export async function runBatch(
  items: readonly InboxItem[],
  decide: Decide,
  doneText: (count: number) => string,
  onSettled: OnSettled,
): Promise<void> {
  const undos: Undo[] = [];
  const settled: InboxItem[] = [];
  const left: InboxItem[] = [];
  try {
    await withProgress('Aufgabe', items.length, async (tell) => {
      for (const item of items) {
        tell();
        const outcome = await attempt(item, decide);
        settled.push(item);
        if (outcome === undefined) left.push(item);
        if (typeof outcome === 'function') undos.unshift(outcome);
      }
    });
  } finally {
    const decided = settled.length - left.length;
    onSettled(settled, left);
    const counts = { decided, undoable: undos.length, left: left.length };
    const text = batchText(doneText(decided), counts);
    if (undos.length > 0) offerUndo(text, () => undoAll(undos));
    // A batch that an error ends at its first item has done nothing, and the notice of the error says so.
    else if (settled.length > 0) showToast(text);
    await reloadEditorial();
  }
}

interface AskedBatch {
  readonly items: readonly InboxItem[];
  readonly run: (onSettled: OnSettled) => Promise<void>;
  readonly onSettled: OnSettled;
  /** Called with the items of the next try, if an error has ended this one. */
  readonly onRest: (items: readonly InboxItem[]) => void;
}

/**
 * Runs a batch that a question has confirmed. After an error the question stays, for the items that are not settled: own decisions would
 * otherwise be refused the second time, and shown as those of others.
 * @throws ApiError
 */
export async function runAsked({ items, run, onSettled, onRest }: AskedBatch): Promise<void> {
  let rest = items;
  try {
    await run((settled, left) => {
      rest = rest.filter((item) => !settled.includes(item));
      onSettled(settled, left);
    });
  } catch (error) {
    onRest(rest);
    throw error;
  }
}

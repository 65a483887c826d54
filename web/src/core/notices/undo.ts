import { ApiError } from '../api/api.ts';
import { raiseFailure } from './failures.ts';
import { removeOffer, showToast } from '../ui/notices/toast.ts';

/** The function that undoes the last action. */
let last: (() => Promise<unknown>) | null = null;

/** Undoes the last action, if there is one. @returns whether there was one */
export async function undoLast(): Promise<boolean> {
  const undo = last;
  last = null;
  if (!undo) return false;
  await takeBack(undo);
  return true;
}

/** An undo that the state of the entry does not allow; the message says why. */
export class NotUndone extends Error {
  override name = 'NotUndone';
}

/** How a small change has ended: done, or not, since somebody else has changed or deleted the entry meanwhile. */
type Outcome = 'done' | 'changed' | 'gone';

const reasons = {
  changed: 'Der Eintrag wurde inzwischen geändert.',
  gone: 'Den Eintrag gibt es nicht mehr.',
} as const;

/** For functions that undo an action by a small change. @throws an error that says why it was not undone */
export function expectUndone(outcome: Outcome): void {
  if (outcome !== 'done') throw new NotUndone(reasons[outcome]);
}

/** Returns why an action can no longer be undone; undefined if another try may succeed. */
export function undoProblem(error: unknown): string | undefined {
  if (error instanceof NotUndone) return error.message;
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return reasons.gone;
  return error.status === 409 ? error.message : undefined;
}

async function takeBack(undo: () => Promise<unknown>): Promise<void> {
  try {
    const said = await undo();
    // If another action has begun meanwhile, its toast stays, because it offers to undo that action.
    if (!last) showToast(typeof said === 'string' ? said : 'Rückgängig gemacht');
  } catch (error) {
    const why = undoProblem(error);
    if (why !== undefined) return showToast(`Nicht rückgängig gemacht: ${why}`);
    console.error(error);
    raiseFailure();
  }
}

/**
 * Says that something was done, and offers to undo it: with a button for some seconds, and with Ctrl+Z until the next action or page.
 * @param undo restores the state before; it may fail, or return a sentence that says how much it could restore
 */
export function offerUndo(text: string, undo: () => Promise<unknown>): void {
  last = undo;
  showToast(text, {
    label: 'Rückgängig',
    hint: 'Mit Strg+Z rückgängig machen.',
    onPress: () => void undoLast(),
  });
}

/** Forgets the last action, because its page was left. */
export function forgetUndo(): void {
  last = null;
}

/** Removes the offer and its button: the next action has begun and may change the same object. */
export function withdrawUndo(): void {
  forgetUndo();
  removeOffer();
}

/** Types of inputs that take no text. */
const withoutText = ['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit'];

/** Whether a key press belongs to a text field or a list. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** Handles Ctrl+Z outside of text fields, which have an undo of their own. */
export function onUndoKey(event: KeyboardEvent): void {
  const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isKey || event.shiftKey || !last || isTyping(event.target)) return;
  event.preventDefault();
  void undoLast();
}

import { ApiError } from '../api/api.ts';
import { raiseFailure } from './failures.ts';
import { removeOffer, showToast } from '../ui/notices/toast.ts';

/** What the last action can be taken back with. */
let last: (() => Promise<unknown>) | null = null;

async function takeBack(): Promise<void> {
  const undo = last;
  last = null;
  if (!undo) return;
  try {
    await undo();
    showToast('Rückgängig gemacht');
  } catch (error) {
    if (error instanceof ApiError && error.status === 409)
      return showToast(`Nicht rückgängig gemacht: ${error.message}`);
    console.error(error);
    raiseFailure();
  }
}

/**
 * Says that something was done, and offers to take it back: with a button for a while, and with Ctrl+Z until something else is done
 * or another page is opened.
 * @param undo puts everything back as it was; it may fail
 */
export function offerUndo(text: string, undo: () => Promise<unknown>): void {
  last = undo;
  showToast(text, {
    label: 'Rückgängig',
    hint: 'Mit Strg+Z rückgängig machen.',
    onPress: () => void takeBack(),
  });
}

/** Forgets what could be taken back: it belongs to a page that is left. */
export function forgetUndo(): void {
  last = null;
}

/** Takes the offer away, with its button: the next action has begun, and may change the same thing. */
export function withdrawUndo(): void {
  forgetUndo();
  removeOffer();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Ctrl+Z outside of fields, which have one of their own. */
export function onUndoKey(event: KeyboardEvent): void {
  const isKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
  if (!isKey || event.shiftKey || !last || isTyping(event.target)) return;
  event.preventDefault();
  void takeBack();
}

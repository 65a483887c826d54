import { useEffect, useRef } from 'react';

/** Scrolls a field into view and focuses it, by its id. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/**
 * Focuses the last of these fields that is not disabled: a field that is disabled until an earlier one is filled in leads to that one.
 * @param ids in the order of the form
 */
export function focusLastEnabled(ids: readonly string[]): void {
  const isEnabled = (id: string) => document.getElementById(id)?.matches(':not(:disabled)');
  focusField(ids.findLast(isEnabled) ?? '');
}

/**
 * Returns a `ref` whose element takes the focus and is scrolled to, for content that appears after an action.
 * @param reason the element takes the focus whenever this becomes another value that is not false, null or undefined
 * @param block position of the element in the window
 */
export function useFocusWhen<Target extends HTMLElement>(
  reason: unknown,
  block: ScrollLogicalPosition = 'start',
) {
  const element = useRef<Target>(null);
  useEffect(() => {
    if (!reason) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block });
  }, [reason, block]);
  return element;
}

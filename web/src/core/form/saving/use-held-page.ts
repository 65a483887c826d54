import { useEffect } from 'react';
import { markUnsaved } from '../../session/unsaved.ts';

/** Marks the page as holding unsaved input: when the session ends, the page stays until its owner has logged in again. */
export function useHeldPage(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? markUnsaved() : undefined), [isUnsaved]);
}

import { useEffect } from 'react';
import { holdUnsavedLock } from './unsaved-lock.ts';
import { markUnsaved } from '../../session/unsaved.ts';

/**
 * Marks the page as holding unsaved input: when the session ends, the page stays until its owner has logged in again, and a logout in any
 * window asks first.
 */
export function useHeldPage(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ends = [markUnsaved(), holdUnsavedLock()];
    return () => {
      for (const end of ends) end();
    };
  }, [isUnsaved]);
}

import { useEffect } from 'react';
import { markUnsaved } from '../../session/unsaved.ts';

/** The page holds something unsaved: where its session ends, it stays until its owner is back. */
export function useHeldPage(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? markUnsaved() : undefined), [isUnsaved]);
}

import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { RefObject } from 'react';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { outcomeTexts, requestCheck } from '../management/company-queries.ts';

/** Returns the title of the event around a box, which gets the focus once the box is gone. Call it before that. */
export const titleAround = ({ current: box }: RefObject<HTMLElement | null>) =>
  box?.closest('article')?.querySelector('h2');

/**
 * Requests another check of a declined event or of its declined new version, without changes.
 * @param box the element around the button, which disappears afterwards
 */
export const useCheckRequest = (event: OwnEvent, box: RefObject<HTMLElement | null>) =>
  useAction(async () => {
    const title = titleAround(box);
    showToast(outcomeTexts[await requestCheck(event)]);
    title?.focus({ preventScroll: true });
  });

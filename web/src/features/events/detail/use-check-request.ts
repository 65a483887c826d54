import type { OwnEvent } from '@lehrpfad/contract/events/events.ts';
import type { RefObject } from 'react';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { outcomeTexts, requestCheck } from '../company-queries.ts';

/** Title of the event that a box stands in: the keyboard goes on there once the box is gone. To be asked for before that. */
export const titleAround = ({ current: box }: RefObject<HTMLElement | null>) =>
  box?.closest('article')?.querySelector('h2');

/**
 * Has a declined event, or its declined new version, checked as it is.
 * @param box what holds the button, and goes with it
 */
export const useCheckRequest = (event: OwnEvent, box: RefObject<HTMLElement | null>) =>
  useAction(async () => {
    const title = titleAround(box);
    showToast(outcomeTexts[await requestCheck(event)]);
    title?.focus({ preventScroll: true });
  });

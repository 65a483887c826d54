import type { CleanHtml } from './clean-html.ts';
import { cleanHtml } from './html.ts';

/** Cleans HTML texts, in order; runs on a worker thread. */
export const cleanTexts = (texts: readonly string[]): CleanHtml[] => texts.map(cleanHtml);

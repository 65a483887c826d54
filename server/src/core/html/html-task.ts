import type { CleanHtml } from './clean-html.ts';
import { cleanHtml } from './html.ts';

/** Cleans HTML, in order; for a thread of its own. */
export const cleanTexts = (texts: readonly string[]): CleanHtml[] => texts.map(cleanHtml);

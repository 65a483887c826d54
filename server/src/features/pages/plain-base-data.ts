import type { Queries } from '../../core/database/database.ts';
import { cleanHtml } from '../../core/html/html.ts';
import { plainTexts } from './data/plain-texts.ts';
import { addMissingPlainTexts } from './plain-store.ts';

/**
 * Puts the texts in plain language that come with the program into the database: adds what is missing and never touches a row
 * that exists, since the editors own it from then on.
 */
export function loadPlainTexts(tx: Queries): Promise<void> {
  const texts = Object.entries(plainTexts).map(([page, html]) => ({
    page,
    html: cleanHtml(html.trim()),
  }));
  return addMissingPlainTexts(tx, texts);
}

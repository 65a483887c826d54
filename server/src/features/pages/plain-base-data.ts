import type { Queries } from '../../core/database/database.ts';
import { cleanHtml } from '../../core/html/html.ts';
import { plainTexts } from './data/plain-texts.ts';
import { addMissingPlainTexts } from './plain-store.ts';

/**
 * Loads the built-in texts in plain language into the database: adds missing ones and never changes existing rows, since they belong to the
 * editors.
 */
export function loadPlainTexts(tx: Queries): Promise<void> {
  const texts = Object.entries(plainTexts).map(([page, html]) => ({
    page,
    html: cleanHtml(html.trim()),
  }));
  return addMissingPlainTexts(tx, texts);
}

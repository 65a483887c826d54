import { readableText } from '@lehrpfad/contract/core/text/readable-text.ts';
import { plainPages, type PlainPage } from '@lehrpfad/contract/pages/plain-options.ts';
import type { PlainText, PlainTextPatch } from '@lehrpfad/contract/pages/plain.ts';
import type { Actor } from '../../core/security/callers.ts';
import type { WithCleanHtml } from '../../core/html/clean-html.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { invalidInput, notFound, refuseStale } from '../../core/http/errors.ts';
import { recordAction } from '../audit/trail.ts';
import { lockPlainText, writePlainText } from './plain-store.ts';

const nameOf = (page: string): string => plainPages.find((one) => one.page === page)?.label ?? page;

/**
 * Changes the text of a page. @throws {AppError} 400 if the text is empty, 409 with the present text if it has changed since it was read
 */
export function changePlainText(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  caller: Actor,
  page: PlainPage,
  { html, last_updated: lastUpdated }: WithCleanHtml<PlainTextPatch, 'html'>,
): Promise<PlainText> {
  if (readableText(html) === '') throw invalidInput({ html: ['Pflichtfeld!'] });
  return db.transaction(async (tx) => {
    const before = await lockPlainText(tx, page);
    if (before === undefined) throw notFound();
    refuseStale(before, lastUpdated);
    const after = await writePlainText(tx, { id: before.id, html, now: clock() });
    await recordAction(tx, {
      caller,
      action: 'changed',
      subject: 'plain-text',
      id: after.id,
      name: nameOf(page),
      before: { html: before.html },
      after: { html: after.html },
    });
    return after;
  });
}

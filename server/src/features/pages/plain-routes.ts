import { listPlainTexts, patchPlainText } from '@lehrpfad/contract/pages/plain.ts';
import type { Api } from '../../core/http/api.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { changePlainText } from './plain-saving.ts';
import { allPlainTexts } from './plain-store.ts';
import { withCleanHtml } from '../../core/html/sent-html.ts';

export function registerPlainTexts(
  api: Api,
  parts: { readonly db: Database; readonly clock: Clock },
): void {
  api.handle(listPlainTexts, () => allPlainTexts(parts.db));
  api.handle(patchPlainText, async ({ caller, params, body }) =>
    changePlainText(parts, caller, params.page, await withCleanHtml(body, ['html'])),
  );
}

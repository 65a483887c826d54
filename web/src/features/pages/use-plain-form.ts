import { plainPages } from '@lehrpfad/contract/pages/plain-options.ts';
import {
  plainTextForm,
  type patchPlainText,
  type PlainText,
  type PlainTextForm,
} from '@lehrpfad/contract/pages/plain.ts';
import { call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { plainLabels, valuesOf, type PlainValues } from './plain-values.ts';

/**
 * Form of a text in plain language.
 * @param onSaved called when it is stored
 */
export function usePlainForm(text: PlainText, onSaved: (saved: PlainText) => void) {
  const name = plainPages.find(({ page }) => page === text.page)?.label ?? text.page;
  const draft = draftOf('plain-text', '', { id: text.id, name });
  const conflict = useConflict<PlainText, PlainValues>(text, valuesOf, plainLabels);
  const form = useFormOf<PlainValues, PlainTextForm>({
    schema: plainTextForm,
    initial: valuesOf(text),
    fields: plainLabels,
    draft,
    conflict,
    onSubmit: async ({ html }, _, key) => {
      const saved = await call<typeof patchPlainText>('PATCH plaintexts/patch/:page/', {
        params: { page: text.page },
        body: { html, last_updated: conflict.lastUpdated() },
        key,
      });
      await reloadEditorial();
      onSaved(saved);
    },
  });
  return { form, conflict };
}

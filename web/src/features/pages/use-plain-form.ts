import {
  plainTextForm,
  type patchPlainText,
  type PlainText,
  type PlainTextForm,
} from '@lehrpfad/contract/pages-plain.ts';
import { call } from '../../floor/api.ts';
import { reloadEditorial } from '../../floor/editorial-data.ts';
import { useConflict } from '../../floor/form/use-conflict.ts';
import { useFormOf } from '../../floor/form/use-form-of.ts';
import { getSession } from '../../floor/session.ts';
import { plainLabels, valuesOf, type PlainValues } from './plain-values.ts';

/**
 * The form of a text in plain language.
 * @param onSaved told when it is stored
 */
export function usePlainForm(text: PlainText, onSaved: (saved: PlainText) => void) {
  const draft = `plain-text-${text.page}-user-${getSession()?.id ?? 0}`;
  const conflict = useConflict<PlainText>(text.last_updated, draft);
  const form = useFormOf<PlainValues, PlainTextForm>({
    schema: plainTextForm,
    initial: valuesOf(text),
    fields: plainLabels,
    draft,
    onSubmit: async ({ html }) => {
      const saved = await call<typeof patchPlainText>('PATCH plaintexts/patch/:page/', {
        params: { page: text.page },
        body: { html, last_updated: conflict.lastUpdated() },
      });
      await reloadEditorial();
      onSaved(saved);
    },
    onFailure: conflict.onFailure,
  });
  return { form, conflict };
}

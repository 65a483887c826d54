import type { FaqCategory } from '@lehrpfad/contract/faq-categories.ts';
import { faqForm, patchFaq, postFaq, type FaqEntry, type FaqForm } from '@lehrpfad/contract/faq.ts';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../floor/api.ts';
import { reloadEditorial } from '../../floor/editorial-data.ts';
import { useConflict } from '../../floor/form/use-conflict.ts';
import { useFormOf } from '../../floor/form/use-form-of.ts';
import { getSession } from '../../floor/session.ts';
import { sendForm } from '../../floor/upload.ts';
import { faqLabels, filesOf, inputOf, valuesOf, type FaqValues } from './faq-values.ts';

/** How much of each file is sent, 0 to 1, by its place in the list. */
type Progress = Readonly<Record<number, number>>;

const gone =
  'Der Eintrag wurde inzwischen gelöscht. Wenn Sie noch einmal speichern, wird er neu angelegt.';

interface Save {
  /** null: a new one. */
  readonly id: number | null;
  readonly form: FaqForm;
  readonly items: FaqValues['file'];
  /** Of the version that was edited. */
  readonly lastUpdated: string;
  readonly onProgress: (progress: Progress) => void;
}

/** @throws ApiError */
function save({ id, form, items, lastUpdated, onProgress }: Save): Promise<FaqEntry> {
  const { files, kept, places } = filesOf(items);
  const tell = (shares: readonly number[]) =>
    onProgress(Object.fromEntries(shares.map((share, at) => [places[at] ?? at, share])));
  if (id === null) {
    const send = sendForm(postFaq.upload ?? { files: {} }, form, files, tell);
    return call<typeof postFaq>('POST faq/post/', { send });
  }
  const body = { ...form, current_files: kept, last_updated: lastUpdated };
  const send = sendForm(patchFaq.upload ?? { files: {} }, body, files, tell);
  return call<typeof patchFaq>('PATCH faq/patch/:id/', { params: { id: String(id) }, send });
}

/**
 * The form of an entry; null for a new one.
 * @param onSaved told what is stored now
 */
export function useFaqForm(
  entry: FaqEntry | null,
  categories: readonly FaqCategory[],
  onSaved: (entry: FaqEntry) => void,
) {
  const draft = `faq-${entry?.id ?? 'new'}-user-${getSession()?.id ?? 0}`;
  const [progress, setProgress] = useState<Progress>({});
  const isGone = useRef(false);
  const conflict = useConflict<FaqEntry>(entry?.last_updated ?? '', draft);
  const form = useFormOf<FaqValues, FaqForm>({
    schema: faqForm,
    initial: valuesOf(entry),
    fields: faqLabels,
    toInput: (values) => inputOf(values, categories),
    draft,
    onSubmit: async (output, { file: items }) => {
      const id = isGone.current ? null : (entry?.id ?? null);
      const lastUpdated = conflict.lastUpdated();
      try {
        const saved = await save({ id, form: output, items, lastUpdated, onProgress: setProgress });
        await reloadEditorial();
        onSaved(saved);
      } finally {
        setProgress({});
      }
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 404 && entry) {
        isGone.current = true;
        return { '': gone };
      }
      return conflict.onFailure(error);
    },
  });
  return { form, conflict, progress };
}

export type FaqFormState = ReturnType<typeof useFaqForm>;

import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import {
  faqForm,
  patchFaq,
  postFaq,
  type FaqEntry,
  type FaqForm,
} from '@lehrpfad/contract/faq/faq.ts';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../core/api/api.ts';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import type { FieldErrorsByName } from '../../core/form/field-errors.ts';
import { isNew } from '../../core/form/files/pdf-files.ts';
import { draftOf } from '../../core/form/drafts/draft-of.ts';
import { useConflict } from '../../core/form/conflict/use-conflict.ts';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { sendForm } from '../../core/api/upload.ts';
import { faqLabels, filesOf, inputOf, valuesOf, type FaqValues } from './faq-values.ts';

/** Share of each file that has been sent (0 to 1), by its index in the list. */
type Progress = Readonly<Record<number, number>>;

const gone =
  'Der Eintrag wurde inzwischen gelöscht. Wenn Sie noch einmal speichern, wird er neu angelegt.';

const filesAreGone = 'Seine bisherigen Dateien sind mit ihm gelöscht.';

interface Save {
  /** null for a new entry. */
  readonly id: number | null;
  readonly form: FaqForm;
  readonly items: FaqValues['file'];
  /** `last_updated` of the edited version. */
  readonly lastUpdated: string;
  readonly onProgress: (progress: Progress) => void;
  readonly key: string;
}

/** @throws ApiError */
function save({ id, form, items, lastUpdated, onProgress, key }: Save): Promise<FaqEntry> {
  const { files, kept, places } = filesOf(items);
  const tell = (shares: readonly number[]) =>
    onProgress(Object.fromEntries(shares.map((share, at) => [places[at] ?? at, share])));
  if (id === null) {
    const send = sendForm(postFaq.upload ?? { files: {} }, form, files, tell);
    return call<typeof postFaq>('POST faq/post/', { send, key });
  }
  const body = { ...form, current_files: kept, last_updated: lastUpdated };
  const send = sendForm(patchFaq.upload ?? { files: {} }, body, files, tell);
  return call<typeof patchFaq>('PATCH faq/patch/:id/', {
    params: { id },
    send,
    key,
  });
}

/**
 * Form of an entry; null for a new one.
 * @param onSaved called with the stored entry
 */
export function useFaqForm(
  entry: FaqEntry | null,
  categories: readonly FaqCategory[],
  onSaved: (entry: FaqEntry) => void,
) {
  const called = entry && { id: entry.id, name: entry.title };
  const draft = draftOf('faq', 'einen FAQ-Eintrag', called);
  const [progress, setProgress] = useState<Progress>({});
  const isGone = useRef(false);
  const edited = useRef(entry?.id ?? null);
  const conflict = useConflict<FaqEntry, FaqValues>(entry, valuesOf, faqLabels);
  const form = useFormOf<FaqValues, FaqForm>({
    schema: faqForm,
    initial: valuesOf(entry),
    fields: faqLabels,
    toInput: (values) => inputOf(values, categories),
    draft,
    conflict,
    files: ['file'],
    onSubmit: async (output, { file: items }, key) => {
      const id = isGone.current ? null : edited.current;
      const lastUpdated = conflict.lastUpdated();
      try {
        const what = { id, form: output, items, lastUpdated, key };
        const saved = await save({ ...what, onProgress: setProgress });
        await reloadEditorial();
        onSaved(saved);
      } finally {
        setProgress({});
      }
    },
    onEarlier: (saved) => {
      const stored = saved as FaqEntry;
      edited.current = stored.id;
      conflict.beginWith(stored.last_updated);
      return valuesOf(stored);
    },
    onFailure: (error): FieldErrorsByName | undefined => {
      if (error instanceof ApiError && error.status === 404 && entry) {
        isGone.current = true;
        const kept = form.values.file.filter(isNew);
        const hasLost = kept.length < form.values.file.length;
        form.set({ file: kept });
        return { '': hasLost ? `${gone} ${filesAreGone}` : gone };
      }
      return undefined;
    },
  });
  return { form, conflict, progress };
}

export type FaqFormState = ReturnType<typeof useFaqForm>;

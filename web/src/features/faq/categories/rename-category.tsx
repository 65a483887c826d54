import { faqCategoryForm, type ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { ConflictNotice } from '../../../core/form/conflict/conflict-notice.tsx';
import { useValuesConflict } from '../../../core/form/conflict/use-values-conflict.ts';
import { EditOverlay } from '../../../core/form/edit-overlay.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../../core/form/use-form-of.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import { entriesText } from '../entries-text.ts';
import { renameCategory } from '../queries.ts';

interface RenameCategoryProps {
  readonly category: ListedFaqCategory;
  readonly onClose: () => void;
}

const fields = { key: 'Name der Kategorie' } as const;

const valuesOf = ({ key }: Pick<ListedFaqCategory, 'key'>) => ({ key });

function offerRenameUndo(id: number, before: string, now: string): void {
  offerUndo(`„${before}“ heißt jetzt „${now}“`, () =>
    renameCategory(id, { key: before, begun: { key: now } }, newKey()),
  );
}

/** Form to rename a category. Mounted while it is open. */
export function RenameCategory({ category, onClose }: RenameCategoryProps) {
  const { id, entries } = category;
  const conflict = useValuesConflict(category, valuesOf, fields);
  const form = useFormOf({
    schema: faqCategoryForm,
    initial: valuesOf(category),
    fields,
    conflict,
    onSubmit: async (body, _, key) => {
      const begun = conflict.begun();
      await renameCategory(id, { ...body, begun }, key);
      offerRenameUndo(id, begun.key, body.key);
      onClose();
    },
  });
  return (
    <EditOverlay
      form={form}
      hasEntry
      title="Kategorie umbenennen"
      submit="Umbenennen"
      notice={<ConflictNotice form={form} conflict={conflict} />}
      onClose={onClose}
    >
      {entries > 0 && (
        <p>
          {entriesText(entries)} {entries === 1 ? 'zeigt' : 'zeigen'} sofort den neuen Namen.
        </p>
      )}
      <TextField {...form.field('key')} required autoComplete="off" />
    </EditOverlay>
  );
}

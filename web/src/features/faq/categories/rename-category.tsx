import { faqCategoryForm, type ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
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

/** Form to rename a category. Mounted while it is open. */
export function RenameCategory({ category, onClose }: RenameCategoryProps) {
  const { id, key: before, entries } = category;
  const undo = () => renameCategory(id, before, newKey());
  const form = useFormOf({
    schema: faqCategoryForm,
    initial: { key: before },
    fields: { key: 'Name der Kategorie' },
    onSubmit: async ({ key: now }, _, saveKey) => {
      await renameCategory(id, now, saveKey);
      offerUndo(`„${before}“ heißt jetzt „${now}“`, undo);
      onClose();
    },
  });
  return (
    <EditOverlay
      form={form}
      hasEntry
      title="Kategorie umbenennen"
      submit="Umbenennen"
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

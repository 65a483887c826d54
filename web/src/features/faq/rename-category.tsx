import { faqCategoryForm, type ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { ErrorSummary } from '../../core/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../core/form/form-parts.tsx';
import { TextField } from '../../core/form/fields/text-field.tsx';
import { useFormOf } from '../../core/form/use-form-of.ts';
import { useLeaveWarning } from '../../core/form/saving/use-leave-warning.tsx';
import { newKey } from '../../core/api/new-key.ts';
import { Overlay } from '../../core/ui/dialogs/overlay.tsx';
import { offerUndo } from '../../core/notices/undo.ts';
import { entriesText } from './entries-text.ts';
import { renameCategory } from './queries.ts';

interface RenameCategoryProps {
  readonly category: ListedFaqCategory;
  readonly onClose: () => void;
}

/** Another name for a category. Mounted as long as it is open. */
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
  const leaving = useLeaveWarning(form.isDirty, form.discard);
  const close = () => leaving.guard(onClose);
  return (
    <>
      <Overlay
        opened
        hasEntry
        title="Kategorie umbenennen"
        onClose={close}
        onSubmit={form.submit}
        footer={<FormActions form={form} submit="Umbenennen" onCancel={close} />}
      >
        <FieldStack>
          <ErrorSummary form={form} />
          {entries > 0 && (
            <p>
              {entriesText(entries)} {entries === 1 ? 'zeigt' : 'zeigen'} sofort den neuen Namen.
            </p>
          )}
          <TextField {...form.field('key')} required autoComplete="off" />
        </FieldStack>
      </Overlay>
      {leaving.dialog}
    </>
  );
}

import { faqCategoryForm, type ListedFaqCategory } from '@lehrpfad/contract/faq-categories.ts';
import { ErrorSummary } from '../../floor/form/error-summary.tsx';
import { FieldStack, FormActions } from '../../floor/form/form-parts.tsx';
import { TextField } from '../../floor/form/text-field.tsx';
import { useFormOf } from '../../floor/form/use-form-of.ts';
import { useLeaveWarning } from '../../floor/form/use-leave-warning.tsx';
import { newKey } from '../../floor/new-key.ts';
import { Overlay } from '../../floor/ui/overlay.tsx';
import { offerUndo } from '../../floor/undo.ts';
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

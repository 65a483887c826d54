import type { FaqCategory, ListedFaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import { useState } from 'react';
import { Select } from '../../../core/ui/inputs/select.tsx';
import { useHeldPage } from '../../../core/form/saving/use-held-page.ts';
import { ApiError } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { offerUndo } from '../../../core/notices/undo.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { entriesText } from '../entries-text.ts';
import { removeCategory, restoreCategory, type EntriesFate } from '../queries.ts';

interface DeleteCategoryProps {
  /** null if no question is open. */
  readonly category: ListedFaqCategory | null;
  /** Categories that its entries can get instead. */
  readonly others: readonly FaqCategory[];
  readonly onDone: () => void;
}

const none = 'none';

/** Asks before a category is deleted, and for the new category of its entries. */
export function DeleteCategory({ category, others, onDone }: DeleteCategoryProps) {
  const [chosen, setChosen] = useState(none);
  useHeldPage(category !== null && chosen !== none);
  const entries = category?.entries ?? 0;

  async function remove(): Promise<void> {
    if (!category) return;
    const fate: EntriesFate = chosen === none ? { take_off: '1' } : { move_to: chosen };
    try {
      await removeCategory(category.id, entries > 0 ? fate : undefined);
      offerUndo(`Kategorie „${category.key}“ gelöscht`, () => restoreCategory(category.id));
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404, 409].includes(error.status)) throw error;
      // It has got entries meanwhile, or one of the categories is gone: the list shows the current state.
      showToast(error.message);
      await reloadEditorial();
    }
    onDone();
  }

  return (
    <ConfirmDialog
      opened={category !== null}
      title="Kategorie löschen?"
      confirm="Löschen"
      danger
      onConfirm={remove}
      onCancel={onDone}
    >
      <p>„{category?.key}“ wird gelöscht.</p>
      {entries > 0 && (
        <FateSelect entries={entries} others={others} chosen={chosen} onChange={setChosen} />
      )}
    </ConfirmDialog>
  );
}

interface FateSelectProps extends Pick<DeleteCategoryProps, 'others'> {
  /** Number of entries of the deleted category. */
  readonly entries: number;
  /** Id of their new category, or `none`. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

function FateSelect({ entries, others, chosen, onChange }: FateSelectProps) {
  return (
    <Select
      label={`${entriesText(entries)} mit dieser Kategorie`}
      description="Was gelöscht wird, ist nur die Kategorie. Die Einträge bleiben."
      options={[
        { value: none, label: 'Ohne diese Kategorie' },
        ...others.map(({ id, key }) => ({
          value: String(id),
          label: `Stattdessen: ${key}`,
        })),
      ]}
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

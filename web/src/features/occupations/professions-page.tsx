import { searchQueryOf } from '../../core/list/default-tick.ts';
import type { ProfessionRow } from '@lehrpfad/contract/occupations/editing.ts';
import { useState } from 'react';
import { ApiError } from '../../core/api/api.ts';
import { newKey } from '../../core/api/new-key.ts';
import { EntryGone, useEditedEntry } from '../../core/list/edited-entry.tsx';
import { useListAddress, type ListAddress } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { reloadEditorial } from '../../core/data/editorial-data.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { IndustryIcon, DeleteIcon, EditIcon } from '../../core/ui/icons/area-icons.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { offerUndo } from '../../core/notices/undo.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { useFocusKept } from '../../core/focus/use-focus-kept.ts';
import { ProfessionOverlay } from './professions/profession-overlay.tsx';
import {
  readProfession,
  removeProfession,
  saveProfession,
  useAllProfessions,
} from './professions/queries.ts';
import { IconButton } from '../../core/ui/icons/icon-button.tsx';
import styles from './professions/profession-list.module.css';
import { usageOf } from './professions/usage.ts';

/** The industries that ads and companies can choose. */
export function ProfessionsPage() {
  const address = useListAddress(editorPaths.professions);
  const { page, entry, turnTo } = address;
  const query = useAllProfessions(searchQueryOf(address));
  const [asked, setAsked] = useState<ProfessionRow | null>(null);
  useFocusKept(asked !== null);

  return (
    <>
      <AreaHead
        title="Branchen"
        action={<NewButton onClick={() => entry.edit('new')}>Neue Branche</NewButton>}
      >
        Stellenanzeigen und Firmen wählen aus diesen Branchen. Ein neuer Name gilt sofort überall.
      </AreaHead>
      <ListTools
        address={address}
        label="Branchen durchsuchen"
        field="Branche suchen"
        placeholder="Branche eingeben"
      />
      <PagedList
        query={query}
        words={['Branche', 'Branchen']}
        failed="Die Branchen konnten nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="4.75rem"
        empty={<EmptyState Icon={IndustryIcon} text="Keine Branche passt dazu." />}
      >
        {(rows) => (
          <ProfessionList rows={rows} onRename={({ id }) => entry.edit(id)} onDelete={setAsked} />
        )}
      </PagedList>
      <EditedProfession entry={entry} rows={query.data?.results} />
      <DeleteProfession profession={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface EditedProfessionProps {
  readonly entry: ListAddress['entry'];
  readonly rows: readonly ProfessionRow[] | undefined;
}

/** The form over the list that the address opens. */
function EditedProfession({ entry, rows }: EditedProfessionProps) {
  const edited = useEditedEntry({ name: 'all-professions', entry, rows, read: readProfession });
  return (
    <>
      {entry.id === 'new' && <ProfessionOverlay profession={null} onClose={entry.close} />}
      {entry.isEditing && edited && (
        <ProfessionOverlay key={edited.id} profession={edited} onClose={entry.close} />
      )}
      {edited === null && <EntryGone what="Diese Branche" onClose={entry.close} />}
    </>
  );
}

interface DeleteProfessionProps {
  readonly profession: ProfessionRow | null;
  readonly onClose: () => void;
}

function DeleteProfession({ profession, onClose }: DeleteProfessionProps) {
  async function remove({ id, name }: ProfessionRow): Promise<void> {
    try {
      if ((await removeProfession(id)) === null)
        showToast('Die Branche war inzwischen schon gelöscht.');
      // Only an unused one can be deleted, so nothing refers to its id.
      else offerUndo(`„${name}“ gelöscht`, () => saveProfession(null, { name }, newKey()));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      // It has been used meanwhile: the reloaded list shows the numbers of its ads and companies.
      showToast(error.message);
      await reloadEditorial();
    }
    onClose();
  }

  return (
    <ConfirmDialog
      opened={profession !== null}
      title="Branche löschen?"
      confirm="Löschen"
      danger
      onConfirm={() => profession && remove(profession)}
      onCancel={onClose}
    >
      <p>„{profession?.name}“ wird gelöscht.</p>
    </ConfirmDialog>
  );
}

interface ProfessionListProps {
  readonly rows: readonly ProfessionRow[];
  readonly onRename: (row: ProfessionRow) => void;
  readonly onDelete: (row: ProfessionRow) => void;
}

/** The industries with their usage; a used one cannot be deleted. */
function ProfessionList({ rows, onRename, onDelete }: ProfessionListProps) {
  return (
    <ul className="grid list-plain gap-2">
      {rows.map((row) => (
        <li key={row.id} className={`${styles.row} card line gap-2-4 wrap-anywhere`}>
          <div className="flex-1 min-w-0">
            <button
              type="button"
              className="hover-underline bare-button min-h-tap font-bold text-start"
              onClick={() => onRename(row)}
            >
              {row.name}
            </button>
            <p className="mb-2 tabular-nums text-hint">{usageOf(row) || 'nicht verwendet'}</p>
          </div>
          <div className="flex">
            <IconButton
              Icon={EditIcon}
              label={`${row.name} umbenennen`}
              onClick={() => onRename(row)}
            />
            <IconButton
              Icon={DeleteIcon}
              label={`${row.name} löschen`}
              danger
              unavailable={
                usageOf(row) === ''
                  ? undefined
                  : `„${row.name}“ kann nicht gelöscht werden: Die Branche wird noch verwendet.`
              }
              onClick={() => onDelete(row)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

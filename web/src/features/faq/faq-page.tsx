import { EmptyList } from '../../core/list/empty-list.tsx';
import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../core/api/api.ts';
import { Select } from '../../core/ui/inputs/select.tsx';
import { FormLoading } from '../../core/form/form-loading.tsx';
import { useListAddress, type ListAddress } from '../../core/list/list-address.ts';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { NewButton } from '../../core/ui/controls/new-button.tsx';
import { QuestionIcon } from '../../core/ui/icons/area-icons.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { offerUndo } from '../../core/notices/undo.ts';
import { showToast } from '../../core/ui/notices/toast.ts';
import { CategoriesButton } from './categories/categories-overlay.tsx';
import { faqFilters, filterFaq, ownCategories } from './faq-filter.ts';
import { FaqItem } from './faq-item.tsx';
import { FaqOverlay } from './faq-overlay.tsx';
import { removeEntry, restoreEntry, useFaq, useFaqCategories } from './queries.ts';

/** Public and internal questions and answers, for editors. */
export function FaqPage() {
  const query = useFaq();
  const categories = useFaqCategories();
  const list = useListAddress(editorPaths.faqEditing);
  const { state, page, entry: address, turnTo } = list;
  const [asked, setAsked] = useState<FaqEntry | null>(null);
  const found = query.data && filterFaq(query.data, state);
  const chosen = query.data?.find(({ id }) => id === address.id) ?? null;
  const add = <NewButton onClick={() => address.edit('new')}>Neuer Eintrag</NewButton>;

  return (
    <>
      <AreaHead title="FAQ" action={<CategoriesButton>{add}</CategoriesButton>}>
        Fragen und Antworten für die Informationsseiten und für die Redaktion selbst.
      </AreaHead>
      <FaqTools categories={categories.data ?? []} address={list} />
      <PagedList
        query={{ ...query, data: found && pageOf(found, page) }}
        words={['Eintrag', 'Einträge']}
        failed="Die FAQ konnten nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="5.5rem"
        empty={<NoEntry address={list} action={add} />}
      >
        {(entries) => <FaqList entries={entries} address={address} onDelete={setAsked} />}
      </PagedList>
      <EditedEntry address={address} entry={chosen} categories={categories} />
      <DeleteEntry
        entry={asked}
        onCancel={() => setAsked(null)}
        onDeleted={() => {
          setAsked(null);
          address.show(null);
        }}
      />
    </>
  );
}

interface NoEntryProps {
  readonly address: ListAddress;
  readonly action: ReactNode;
}

function NoEntry(props: NoEntryProps) {
  return (
    <EmptyList
      {...props}
      Icon={QuestionIcon}
      nothingFits="Kein Eintrag passt dazu."
      none="Noch kein Eintrag vorhanden."
    />
  );
}

function pageOf(found: readonly FaqEntry[], page: number) {
  const from = (page - 1) * limits.pageSize;
  return { count: found.length, results: found.slice(from, from + limits.pageSize) };
}

interface FaqListProps {
  readonly entries: readonly FaqEntry[];
  readonly address: ListAddress['entry'];
  readonly onDelete: (entry: FaqEntry) => void;
}

function FaqList({ entries, address, onDelete }: FaqListProps) {
  return (
    <ul className="grid list-plain gap-3">
      {entries.map((entry) => (
        <FaqItem
          key={entry.id}
          entry={entry}
          isOpen={entry.id === address.id}
          onToggle={() => (entry.id === address.id ? address.close() : address.open(entry.id))}
          onEdit={() => address.edit(entry.id)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </ul>
  );
}

interface EditedEntryProps {
  readonly address: ListAddress['entry'];
  /** null for a new entry, and for one that is not in the list. */
  readonly entry: FaqEntry | null;
  readonly categories: ReturnType<typeof useFaqCategories>;
}

/** The form that the address opens. */
function EditedEntry(props: EditedEntryProps) {
  const { address } = props;
  return address.isEditing && <EntryForm key={address.id} {...props} />;
}

/**
 * The form of an entry, once the categories have loaded. It stays open when its entry leaves the list, because it adds a deleted one anew.
 */
function EntryForm({ address, entry: listed, categories }: EditedEntryProps) {
  const [entry, setEntry] = useState(listed);
  // The list had not loaded yet.
  if (entry === null && listed !== null) setEntry(listed);
  if (address.id !== 'new' && !entry) return null;
  if (!categories.data)
    return (
      <FormLoading
        title={entry ? 'FAQ-Eintrag bearbeiten' : 'Neuer FAQ-Eintrag'}
        queries={[categories]}
        onClose={address.close}
      />
    );
  return (
    <FaqOverlay
      entry={entry}
      categories={categories.data}
      onSaved={({ id }) => (id === address.id ? address.close() : address.show(id))}
      onClose={address.close}
    />
  );
}

interface DeleteEntryProps {
  readonly entry: FaqEntry | null;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

function DeleteEntry({ entry, onCancel, onDeleted }: DeleteEntryProps) {
  async function remove(): Promise<void> {
    if (!entry) return;
    let isOwn = false;
    try {
      isOwn = (await removeEntry(entry)) !== null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      onCancel();
      return showToast('Der Eintrag wurde inzwischen geändert. Bitte prüfen Sie ihn erneut.');
    }
    onDeleted();
    if (isOwn) offerUndo('Eintrag gelöscht', () => restoreEntry(entry.id));
    else showToast('Der Eintrag war inzwischen schon gelöscht.');
  }
  return (
    <ConfirmDialog
      opened={entry !== null}
      title="FAQ-Eintrag löschen?"
      confirm="Löschen"
      danger
      onConfirm={remove}
      onCancel={onCancel}
    >
      <p>
        „{entry?.title}“ wird mit {entry?.files.length ? 'allen Dateien' : 'seinem Text'} gelöscht.
      </p>
    </ConfirmDialog>
  );
}

interface FaqToolsProps {
  readonly categories: readonly FaqCategory[];
  readonly address: ListAddress;
}

function FaqTools({ categories, address }: FaqToolsProps) {
  const { category = '' } = address.state;
  return (
    <ListTools
      address={address}
      label="FAQ durchsuchen"
      field="FAQ durchsuchen"
      placeholder="Titel, Text, Kategorie oder Datei"
      filters={[{ label: 'Zielgruppe', options: faqFilters }]}
      active={Number(category !== '')}
    >
      <Select
        aria-label="Kategorie"
        options={[
          { value: '', label: 'Alle Kategorien' },
          ...ownCategories(categories).map(({ id, key }) => ({
            value: String(id),
            label: key,
          })),
        ]}
        value={category}
        onChange={(event) => address.narrow({ category: event.currentTarget.value })}
      />
    </ListTools>
  );
}

import type { FaqCategory } from '@lehrpfad/contract/faq/categories.ts';
import type { FaqEntry } from '@lehrpfad/contract/faq/faq.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../core/ui/controls/button.tsx';
import { Select } from '../../core/ui/inputs/select.tsx';
import { FormLoading } from '../../core/form/form-loading.tsx';
import { useListAddress, type ListState } from '../../core/list/list-address.ts';
import { countTicked, FoldedFilters } from '../../core/list/folded-filters.tsx';
import { ListFilter } from '../../core/list/list-filter.tsx';
import { ListSearch } from '../../core/list/list-search.tsx';
import { ListTools } from '../../core/list/list-tools.tsx';
import { PagedList } from '../../core/list/paged-list.tsx';
import { usePageTitle } from '../../core/navigation/page.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { AreaHead } from '../../core/ui/page/area-head.tsx';
import { PlusIcon, QuestionIcon } from '../../core/ui/icons/area-icons.tsx';
import { ConfirmDialog } from '../../core/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '../../core/ui/page/empty-state.tsx';
import { showToast } from '../../core/ui/notices/toast.ts';
import { CategoriesButton } from './categories/categories-overlay.tsx';
import { faqFilters, filterFaq, ownCategories } from './faq-filter.ts';
import { FaqItem } from './faq-item.tsx';
import { FaqOverlay } from './faq-overlay.tsx';
import { removeEntry, useFaq, useFaqCategories } from './queries.ts';

const noFilter = Object.fromEntries([
  ['search', ''],
  ['category', ''],
  ...faqFilters.map(({ key }) => [key, '']),
]) as Record<string, string>;

/** Public and internal questions and answers, for editors. */
export function FaqPage() {
  usePageTitle('FAQ');
  const query = useFaq();
  const categories = useFaqCategories();
  const { state, page, entry: address, narrow, turnTo } = useListAddress(paths.faqEditing);
  const [asked, setAsked] = useState<FaqEntry | null>(null);
  const isNarrowed = Object.keys(state).length > 0;
  const found = query.data && filterFaq(query.data, state);
  const from = (page - 1) * limits.pageSize;
  const chosen = query.data?.find(({ id }) => id === address.id) ?? null;
  const add = (
    <Button icon={<PlusIcon />} onClick={() => address.edit('new')}>
      Neuer Eintrag
    </Button>
  );

  return (
    <>
      <AreaHead title="FAQ" action={<CategoriesButton>{add}</CategoriesButton>}>
        Fragen und Antworten für die Informationsseiten und für die Redaktion selbst.
      </AreaHead>
      <FaqTools categories={categories.data ?? []} state={state} narrow={narrow} />
      <PagedList
        query={{
          ...query,
          data: found && {
            count: found.length,
            results: found.slice(from, from + limits.pageSize),
          },
        }}
        words={['Eintrag', 'Einträge']}
        failed="Die FAQ konnten nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="5.5rem"
        empty={<Nothing isNarrowed={isNarrowed} onShowAll={() => narrow(noFilter)} add={add} />}
      >
        {(entries) => (
          <ul className="grid list-plain gap-3">
            {entries.map((entry) => (
              <FaqItem
                key={entry.id}
                entry={entry}
                isOpen={entry.id === address.id}
                onToggle={() =>
                  entry.id === address.id ? address.close() : address.open(entry.id)
                }
                onEdit={() => address.edit(entry.id)}
                onDelete={() => setAsked(entry)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {address.isEditing && (address.id === 'new' || chosen) && (
        <Editor
          key={address.id}
          entry={chosen}
          categories={categories}
          onSaved={({ id }) => (address.id === 'new' ? address.show(id) : address.close())}
          onClose={address.close}
        />
      )}
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

interface EditorProps {
  readonly entry: FaqEntry | null;
  readonly categories: ReturnType<typeof useFaqCategories>;
  readonly onSaved: (entry: FaqEntry) => void;
  readonly onClose: () => void;
}

/** Shows the form once the categories have loaded. */
function Editor({ categories, ...props }: EditorProps) {
  if (categories.data) return <FaqOverlay {...props} categories={categories.data} />;
  return (
    <FormLoading
      title={props.entry ? 'FAQ-Eintrag bearbeiten' : 'Neuer FAQ-Eintrag'}
      queries={[categories]}
      onClose={props.onClose}
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
    await removeEntry(entry.id);
    onDeleted();
    showToast('Eintrag gelöscht');
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
        Das kann nicht rückgängig gemacht werden.
      </p>
    </ConfirmDialog>
  );
}

interface FaqToolsProps {
  readonly categories: readonly FaqCategory[];
  readonly state: ListState;
  readonly narrow: ReturnType<typeof useListAddress>['narrow'];
}

function FaqTools({ categories, state, narrow }: FaqToolsProps) {
  return (
    <ListTools label="FAQ durchsuchen">
      <ListSearch
        label="FAQ durchsuchen"
        placeholder="Titel, Text, Kategorie oder Datei"
        value={state['search'] ?? ''}
        onSearch={(search) => narrow({ search }, { replace: true })}
      />
      <FoldedFilters active={countTicked(state, faqFilters) + Number(Boolean(state['category']))}>
        <Select
          aria-label="Kategorie"
          options={[
            { value: '', label: 'Alle Kategorien' },
            ...ownCategories(categories).map(({ id, key }) => ({
              value: String(id),
              label: key,
            })),
          ]}
          value={state['category'] ?? ''}
          onChange={(event) => narrow({ category: event.currentTarget.value })}
        />
        <ListFilter label="Zielgruppe" options={faqFilters} state={state} onChange={narrow} />
      </FoldedFilters>
    </ListTools>
  );
}

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
  readonly add: ReactNode;
}

function Nothing({ isNarrowed, onShowAll, add }: NothingProps) {
  const all = (
    <Button variant="default" onClick={onShowAll}>
      Alles zeigen
    </Button>
  );
  return (
    <EmptyState
      Icon={QuestionIcon}
      text={isNarrowed ? 'Kein Eintrag passt dazu.' : 'Noch kein Eintrag vorhanden.'}
      action={isNarrowed ? all : add}
    />
  );
}

import { searchQueryOf } from '../../../core/list/default-tick.ts';
import type { StoredVocabularyEntry } from '@lehrpfad/contract/search/vocabulary.ts';
import { useState } from 'react';
import { ApiError } from '../../../core/api/api.ts';
import { isGone } from '../../../core/api/null-if-gone.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { raiseFailure } from '../../../core/notices/failures.ts';
import { useContinuedDraft } from '../../../core/form/drafts/continued-draft.ts';
import { EntryGone, useEditedEntry } from '../../../core/list/edited-entry.tsx';
import { useListAddress, type ListAddress } from '../../../core/list/list-address.ts';
import { ListTools } from '../../../core/list/list-tools.tsx';
import { PagedList } from '../../../core/list/paged-list.tsx';
import { newKey } from '../../../core/api/new-key.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { NewButton } from '../../../core/ui/controls/new-button.tsx';
import { WordsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { EmptyState } from '../../../core/ui/page/empty-state.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { offerUndo } from '../../../core/notices/undo.ts';
import type { Correction } from './correction.ts';
import { EmptySearches } from './empty-searches.tsx';
import { EntryList } from './entry-list.tsx';
import { EntryOverlay } from './entry-overlay.tsx';
import { addEntry, readEntry, removeEntry, useVocabulary } from './queries.ts';
import { TryOut } from './try-out.tsx';
import styles from './vocabulary-page.module.css';
import { isKind, wordsOf, type Kind, kinds } from './words.ts';
import { Segments } from '../../../core/ui/controls/segments.tsx';

/** Deletes an entry and offers to undo that. If somebody else was faster, the list shows it. */
async function remove(entry: StoredVocabularyEntry): Promise<void> {
  const { kind, term, meanings, brafo } = entry;
  try {
    await removeEntry(entry);
    offerUndo(`„${term}“ gelöscht`, () => addEntry({ kind, term, meanings, brafo }, newKey()));
  } catch (error) {
    console.error(error);
    if (isGone(error)) showToast(`„${term}“ war inzwischen schon gelöscht.`);
    else if (error instanceof ApiError && error.status === 409)
      showToast(`„${term}“ wurde inzwischen geändert. Bitte prüfen Sie den Eintrag erneut.`);
    else return raiseFailure();
    await reloadEditorial();
  }
}

/** The page of the vocabulary that influences the search, with a trial search and the searches without results. */
export function VocabularyPage() {
  const address = useListAddress(editorPaths.vocabulary);
  const { state, entry } = address;
  const kind = isKind(state['kind']) ? state['kind'] : undefined;
  const query = useVocabulary({ kind, ...searchQueryOf(address) });
  const [tried, setTried] = useState('');
  const { explained, begin, correct } = useCorrections(entry);

  function explain(term: string): void {
    setTried(term);
    begin({ kind: 'synonym', term, meanings: [] });
  }

  return (
    <>
      <AreaHead
        title="Suchbegriffe"
        action={<NewButton onClick={() => begin(null)}>Neuer Suchbegriff</NewButton>}
      >
        Wörter, die die Suche besonders behandelt. Jede Änderung gilt sofort.
      </AreaHead>
      {/* Above both columns: beside the other column there is no room for all kinds in a line. */}
      <div className="w-fit mb-5">
        <KindTabs kind={kind} onChange={(next) => address.narrow({ kind: next ?? '' })} />
      </div>
      <div className={`${styles.columns} stack gap-6 items-start`}>
        <VocabularyList address={address} query={query} kind={kind} />
        <div className="min-w-0 grid gap-5">
          <TryOut text={tried} onChange={setTried} onCorrect={correct} />
          <EmptySearches onExplain={explain} onTry={setTried} />
        </div>
      </div>
      <EditedEntry
        entry={entry}
        rows={query.data?.results}
        explained={explained}
        kind={kind ?? 'synonym'}
      />
    </>
  );
}

/** Opens the form for a new entry, also with the values of a correction, and for an entry to correct. */
function useCorrections(entry: ListAddress['entry']) {
  const [explained, setExplained] = useExplained();

  function begin(correction: Correction | null): void {
    setExplained(correction);
    entry.edit('new');
  }

  function correct(correction: Correction): void {
    if (correction.id === undefined) begin(correction);
    else entry.edit(correction.id);
  }

  return { explained, begin, correct };
}

interface VocabularyListProps {
  readonly address: ListAddress;
  readonly query: ReturnType<typeof useVocabulary>;
  /** undefined for all. */
  readonly kind: Kind | undefined;
}

/** The entries, with their filters. */
function VocabularyList({ address, query, kind }: VocabularyListProps) {
  const { page, entry, turnTo } = address;
  return (
    <div className="min-w-0">
      {kind && <p className="mb-3 text-soft">{wordsOf(kind).text}</p>}
      <ListTools
        address={address}
        label="Suchbegriffe durchsuchen"
        field="Suchbegriff oder Bedeutung suchen"
        placeholder="Begriff oder Bedeutung"
        min={1}
      />
      <PagedList
        query={query}
        words={['Suchbegriff', 'Suchbegriffe']}
        failed="Die Suchbegriffe konnten nicht geladen werden."
        page={page}
        onTurn={turnTo}
        rowHeight="3.75rem"
        empty={<EmptyState Icon={WordsIcon} text="Kein Suchbegriff passt dazu." />}
      >
        {(entries) => (
          <EntryList
            entries={entries}
            showsKind={kind === undefined}
            onEdit={({ id }) => entry.edit(id)}
            onDelete={(one) => void remove(one)}
          />
        )}
      </PagedList>
    </div>
  );
}

interface EditedEntryProps {
  readonly entry: ListAddress['entry'];
  readonly rows: readonly StoredVocabularyEntry[] | undefined;
  readonly explained: Correction | null;
  /** Kind of a new entry. */
  readonly kind: Kind;
}

/** The form over the list that the address opens. */
function EditedEntry({ entry, rows, explained, kind }: EditedEntryProps) {
  const edited = useEditedEntry({ name: 'all-vocabulary', entry, rows, read: readEntry });
  if (edited === null) return <EntryGone what="Diesen Suchbegriff" onClose={entry.close} />;
  if (!entry.isEditing || (entry.id !== 'new' && !edited)) return null;
  return (
    <EntryOverlay
      key={`${entry.id} ${explained?.kind ?? ''} ${explained?.term ?? ''}`}
      entry={edited ?? null}
      initial={{ kind, term: '', meanings: '', brafo: [], ...preset(explained) }}
      onClose={entry.close}
    />
  );
}

/** State of the correction from which a new entry was started. */
function useExplained() {
  const [explained, setExplained] = useState<Correction | null>(null);
  useContinuedDraft('vocabulary-new-', (term) => {
    setExplained({ kind: 'synonym', term, meanings: [] });
    return true;
  });
  return [explained, setExplained] as const;
}

const preset = (correction: Correction | null) =>
  correction && {
    kind: correction.kind,
    term: correction.term,
    meanings: correction.meanings.join('\n'),
  };

interface KindTabsProps {
  /** undefined for all. */
  readonly kind: Kind | undefined;
  readonly onChange: (kind: Kind | undefined) => void;
}

/** Filters the vocabulary by kind. */
function KindTabs({ kind, onChange }: KindTabsProps) {
  return (
    <Segments
      label="Art der Suchbegriffe"
      options={[
        { value: undefined, word: 'Alle' },
        ...kinds.map((one) => ({ value: one.kind, word: one.many })),
      ]}
      value={kind}
      onChange={onChange}
    />
  );
}

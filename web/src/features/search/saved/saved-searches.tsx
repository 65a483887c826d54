import { limits } from '@lehrpfad/contract/core/limits.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { useQueries } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { TextInput } from '../../../core/ui/inputs/text-input.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { decodeAddress } from '../search-link.ts';
import { searchWords } from './kept-parameters.ts';
import { newAdsQuery } from './new-ads-query.ts';
import type { SavedSearch } from './saved-storage.ts';
import { removeSearch, renameSearch, restoreSearch, useSavedSearches } from './saved-store.ts';
import styles from './saved-searches.module.css';

const wordsOf = ({ segment }: SavedSearch) => searchWords(decodeAddress(segment).search);

const nameOfSearch = (search: SavedSearch): string => search.name || wordsOf(search);

interface Removed {
  readonly search: SavedSearch;
  readonly at: number;
}

/** Keeps removed searches in their places, so that nothing moves under a finger. */
function withRemoved(searches: readonly SavedSearch[], removed: readonly Removed[]) {
  const rows = searches.map((search) => ({ search, isRemoved: false }));
  for (const { search, at } of removed)
    if (!searches.some(({ segment }) => segment === search.segment))
      rows.splice(at, 0, { search, isRemoved: true });
  return rows;
}

interface SavedSearchesProps {
  readonly className?: string;
}

/** The searches saved on this device, with the number of ads that are new since each was last looked at. */
export function SavedSearches({ className = '' }: SavedSearchesProps) {
  const searches = useSavedSearches();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const counts = useQueries({ queries: searches.map(newAdsQuery) });
  const id = useId();
  const rows = withRemoved(searches, removed);
  if (rows.length === 0) return null;
  const countOf = (search: SavedSearch) => counts[searches.indexOf(search)]?.data?.count;
  const isUnknown = counts.some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');

  function remove(search: SavedSearch, at: number) {
    setRemoved([...removed.filter((one) => one.search.segment !== search.segment), { search, at }]);
    removeSearch(search.segment);
    announce('Gemerkte Suche gelöscht');
  }

  function restore(search: SavedSearch, at: number) {
    restoreSearch(search, at);
    setRemoved(removed.filter((one) => one.search.segment !== search.segment));
    announce('Gemerkte Suche wieder da');
  }

  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        Deine gemerkten Suchen
      </h2>
      {isUnknown && (
        <p className="mt-1 text-soft">
          Wir können gerade nicht nachsehen, was neu ist. Ohne Netz geht das nicht.
        </p>
      )}
      <ul className="list-plain mt-3">
        {rows.map(({ search, isRemoved }, at) => (
          <li key={search.segment} className={`${styles.row} border-top`} data-removed={isRemoved}>
            {isRemoved ? (
              <>
                <p className="min-w-0 wrap-anywhere text-soft">{nameOfSearch(search)}</p>
                <Button
                  variant="default"
                  aria-label={`Rückgängig: ${nameOfSearch(search)}`}
                  onClick={() => restore(search, at)}
                >
                  Rückgängig
                </Button>
              </>
            ) : (
              <Row search={search} count={countOf(search)} onRemove={() => remove(search, at)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly search: SavedSearch;
  /** Undefined while unknown. */
  readonly count: number | undefined;
  readonly onRemove: () => void;
}

function Row({ search, count, onRemove }: RowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const name = nameOfSearch(search);

  function end() {
    setRenaming(false);
    setTimeout(() => renameButton.current?.focus());
  }

  if (isRenaming) return <RenameForm search={search} onEnd={end} />;
  return (
    <>
      <a
        href={hrefOf(resultsPath(search.segment))}
        className={`${styles.link} tap-line min-w-0 wrap-anywhere`}
      >
        <span>
          <b>{name}</b>
          {search.name !== '' && <span className="block text-soft">{wordsOf(search)}</span>}
          {count !== undefined && (
            <span className="block" data-new={count > 0 || undefined}>
              {count === 0 ? 'nichts Neues' : counted(count, 'neue Stelle', 'neue Stellen')}
            </span>
          )}
        </span>
      </a>
      <div className={styles.tools}>
        <Button
          ref={renameButton}
          variant="subtle"
          compact
          aria-label={`Umbenennen: ${name}`}
          onClick={() => setRenaming(true)}
        >
          Umbenennen
        </Button>
        <Button variant="subtle" compact aria-label={`Löschen: ${name}`} onClick={onRemove}>
          Löschen
        </Button>
      </div>
    </>
  );
}

interface RenameFormProps {
  readonly search: SavedSearch;
  readonly onEnd: () => void;
}

function RenameForm({ search, onEnd }: RenameFormProps) {
  const [name, setName] = useState(nameOfSearch(search));
  const id = useId();

  function save(event: FormEvent) {
    event.preventDefault();
    const isOwn = name.trim() !== wordsOf(search);
    renameSearch(search.segment, isOwn ? name : '');
    announce('Umbenannt');
    onEnd();
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={id} className="font-bold">
        Name der Suche
      </label>
      <TextInput
        id={id}
        value={name}
        maxLength={limits.savedSearchName}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onEnd()}
      />
      <div className="wrap gap-2">
        <Button type="submit">Speichern</Button>
        <Button variant="default" onClick={onEnd}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}

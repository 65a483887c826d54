import { limits } from '@lehrpfad/contract/core/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type FormEvent } from 'react';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { CloseIcon } from '../../../core/ui/icons/icons.tsx';
import { TextInput } from '../../../core/ui/inputs/text-input.tsx';
import { announce } from '../../../core/ui/notices/announcer.tsx';
import { decodeAddress } from '../search-link.ts';
import { searchWords } from './kept-parameters.ts';
import { newAdsQuery } from './new-ads-query.ts';
import type { SavedSearch } from './saved-storage.ts';
import { removeSearch, renameSearch, restoreSearch, useSavedSearches } from './saved-store.ts';
import { counted, t } from '../../../core/texts/texts.ts';
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

/** The searches saved on this device, with the number of ads that are new since each was last looked at. */
export function SavedSearches() {
  const searches = useSavedSearches();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const id = useId();
  const rows = withRemoved(searches, removed);
  if (rows.length === 0) return null;

  function remove(search: SavedSearch, at: number) {
    setRemoved([...removed.filter((one) => one.search.segment !== search.segment), { search, at }]);
    removeSearch(search.segment);
    announce(t('Gemerkte Suche gelöscht'));
  }

  function restore(search: SavedSearch, at: number) {
    restoreSearch(search, at);
    setRemoved(removed.filter((one) => one.search.segment !== search.segment));
    announce(t('Gemerkte Suche wieder da'));
  }

  return (
    <section className="card mt-8 p-5" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {t('Deine gemerkten Suchen')}
      </h2>
      <ul className="list-plain mt-3">
        {rows.map(({ search, isRemoved }, at) => (
          <li key={search.segment} className="row gap-2-4 justify-between py-2 border-top">
            {isRemoved ? (
              <RemovedRow search={search} onRestore={() => restore(search, at)} />
            ) : (
              <Row search={search} onRemove={() => remove(search, at)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RemovedRowProps {
  readonly search: SavedSearch;
  readonly onRestore: () => void;
}

function RemovedRow({ search, onRestore }: RemovedRowProps) {
  const name = nameOfSearch(search);
  return (
    <>
      <p className="min-w-0 wrap-anywhere text-soft">{name}</p>
      <Button variant="default" aria-label={t('Rückgängig: {name}', { name })} onClick={onRestore}>
        {t('Rückgängig')}
      </Button>
    </>
  );
}

interface RowProps {
  readonly search: SavedSearch;
  readonly onRemove: () => void;
}

function Row({ search, onRemove }: RowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const name = nameOfSearch(search);

  function end() {
    setRenaming(false);
    setTimeout(() => tools.current?.querySelector('button')?.focus());
  }

  if (isRenaming) return <RenameForm search={search} onEnd={end} />;
  return (
    <>
      <SearchLink search={search} />
      <div ref={tools} className="flex flex-none">
        <Button
          variant="subtle"
          compact
          aria-label={t('Umbenennen: {name}', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('Umbenennen')}
        </Button>
        <button
          type="button"
          className="hover-tint bare-button tap-square rounded-full text-brand"
          aria-label={t('Löschen: {name}', { name })}
          title={t('Löschen')}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      </div>
    </>
  );
}

function SearchLink({ search }: Pick<RowProps, 'search'>) {
  return (
    <div className={`${styles.link} min-w-0 wrap-anywhere`}>
      <a href={hrefOf(resultsPath(search.segment))} className="tap-line w-full font-bold">
        {nameOfSearch(search)}
      </a>
      {search.name !== '' && <p className="text-soft">{wordsOf(search)}</p>}
      <NewAds search={search} />
    </div>
  );
}

/** Number of new ads, or a note that it is unknown. */
function NewAds({ search }: { readonly search: SavedSearch }) {
  const { data, isError, fetchStatus } = useQuery(newAdsQuery(search));
  if (data && data.count > 0)
    return (
      <p className="font-bold text-brand">{counted(data.count, 'neue Stelle', 'neue Stellen')}</p>
    );
  const isUnknown = isError || fetchStatus === 'paused';
  if (!data && !isUnknown) return null;
  return (
    <p className="text-soft">
      {data ? t('nichts Neues') : t('Ohne Netz können wir nicht nachsehen, was neu ist.')}
    </p>
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
    announce(t('Umbenannt'));
    onEnd();
  }

  return (
    <form className="stack flex-1 gap-2" onSubmit={save}>
      <label htmlFor={id} className="font-bold">
        {t('Name der Suche')}
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
        <Button type="submit">{t('Speichern')}</Button>
        <Button variant="default" onClick={onEnd}>
          {t('Abbrechen')}
        </Button>
      </div>
    </form>
  );
}

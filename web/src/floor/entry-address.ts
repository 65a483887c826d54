import { useLocation } from 'wouter';

/** What an address names below the page of a list: `/neu`, `/12`, `/12/bearbeiten`. */
interface Entry {
  /** null: none. */
  readonly id: number | 'new' | null;
  /** Its overlay is open. */
  readonly isEditing: boolean;
}

/** Reads what follows a page's path. What makes no sense names nothing. */
export function entryOf(base: string, path: string): Entry {
  const [name = '', action] = path.slice(base.length).split('/').filter(Boolean);
  if (name === 'neu') return { id: 'new', isEditing: true };
  if (!/^[1-9]\d{0,9}$/.test(name)) return { id: null, isEditing: false };
  return { id: Number(name), isEditing: action === 'bearbeiten' };
}

interface EntryAddress extends Entry {
  /** Shows an entry, or none, in place of what was shown. */
  readonly show: (id: number | null) => void;
  /** Opens the overlay; Back closes it. */
  readonly edit: (id: number | 'new') => void;
  /** Closes the overlay. */
  readonly close: () => void;
}

/** In the entry of the history, by which Close knows that Back leads to the list. */
interface Mark {
  readonly isOverList?: true;
}

/** Keeps the open entry of a list in the address, so that it survives a reload, can be shared, and Back closes an overlay. */
export function useEntryAddress(base: string): EntryAddress {
  const [path, navigate] = useLocation();
  const entry = entryOf(base, path);
  return {
    ...entry,
    show: (id) => navigate(id === null ? base : `${base}/${id}`, { replace: true }),
    edit: (id) => {
      const state: Mark = { isOverList: true };
      navigate(id === 'new' ? `${base}/neu` : `${base}/${id}/bearbeiten`, { state });
    },
    close: () => {
      if ((history.state as Mark | null)?.isOverList === true) history.back();
      else navigate(typeof entry.id === 'number' ? `${base}/${entry.id}` : base, { replace: true });
    },
  };
}

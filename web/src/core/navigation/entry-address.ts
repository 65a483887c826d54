import { useLocation } from 'wouter';
import { useClosing, usePlainPath } from './plain-path.ts';

/** The list entry in an address: `/neu`, `/12`, `/12/bearbeiten` after the path of the list. */
interface Entry {
  /** null if no entry is open. */
  readonly id: number | 'new' | null;
  /** Whether its form is open in an overlay. */
  readonly isEditing: boolean;
}

/** Reads the entry from a path. An invalid one counts as none. */
export function entryOf(base: string, path: string): Entry {
  const [name = '', action] = path.slice(base.length).split('/').filter(Boolean);
  if (name === 'neu') return { id: 'new', isEditing: true };
  if (!/^[1-9]\d{0,9}$/.test(name)) return { id: null, isEditing: false };
  return { id: Number(name), isEditing: action === 'bearbeiten' };
}

interface EntryAddress extends Entry {
  /** Id of the shown entry; null if there is none, or if it is new. */
  readonly shown: number | null;
  /** Whether it was opened by a press, not by a link or a reload. */
  readonly isOpenedHere: boolean;
  /** Replaces the shown entry by another one or by none. */
  readonly show: (id: number | null) => void;
  /** Shows an entry beside the list; Back always leads to the list, not to the entry before. */
  readonly open: (id: number) => void;
  /** Opens the form in an overlay; Back closes it. */
  readonly edit: (id: number | 'new') => void;
  /** Closes the overlay, or the shown entry if no overlay is open. */
  readonly close: () => void;
}

/** State of a history entry: tells the close button that Back leads to the list or entry below. */
interface Mark {
  readonly isOverList?: boolean;
}

const isMarked = (): boolean => (history.state as Mark | null)?.isOverList === true;

/**
 * Keeps the open entry of a list in the address: it survives a reload, can be shared, and Back closes an overlay.
 * @param base path of the list as in the address, not decoded
 */
export function useEntryAddress(base: string): EntryAddress {
  const [, navigate] = useLocation();
  const path = usePlainPath();
  const entry = entryOf(base, path);
  const shown = entry.id === 'new' ? null : entry.id;
  const beginClosing = useClosing(path);

  function open(id: number): void {
    if (path === pathOf(base, id)) return;
    const state: Mark = { isOverList: shown === null || isMarked() };
    navigate(pathOf(base, id), { replace: shown !== null, state });
  }

  function edit(id: number | 'new'): void {
    const state: Mark = { isOverList: true };
    navigate(id === 'new' ? `${base}/neu` : `${base}/${id}/bearbeiten`, { state });
  }

  function close(): void {
    // Does nothing if it is already closing, or if the address has changed meanwhile.
    if (path !== location.hash.slice(1) || !beginClosing()) return;
    if (isMarked()) history.back();
    else navigate(pathOf(base, entry.isEditing ? shown : null), { replace: true });
  }

  function show(id: number | null): void {
    const state: Mark = { isOverList: id !== null && isMarked() };
    navigate(pathOf(base, id), { replace: true, state });
  }

  return {
    ...entry,
    shown,
    isOpenedHere: isMarked(),
    show,
    open,
    edit,
    close,
  };
}

const pathOf = (base: string, id: number | null) => (id === null ? base : `${base}/${id}`);

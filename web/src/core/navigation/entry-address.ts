import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { usePlainPath } from './plain-path.ts';

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
  /** Opened by a press, not by a link or a reload. */
  readonly isOpenedHere: boolean;
  /** Shows an entry, or none, in place of what was shown. */
  readonly show: (id: number | null) => void;
  /** Shows an entry beside the list; Back leads to the list, also from the next one. */
  readonly open: (id: number) => void;
  /** Opens the overlay; Back closes it. */
  readonly edit: (id: number | 'new') => void;
  /** Closes what is on top: the overlay, else the entry that is shown. */
  readonly close: () => void;
}

/** In the entry of the history, by which Close knows that Back leads to what lies below. */
interface Mark {
  readonly isOverList?: boolean;
}

const isMarked = (): boolean => (history.state as Mark | null)?.isOverList === true;

/**
 * Keeps the open entry of a list in the address, so that it survives a reload, can be shared, and Back closes an overlay.
 * @param base path of the list as it stands in the address, not decoded
 */
export function useEntryAddress(base: string): EntryAddress {
  const [, navigate] = useLocation();
  const path = usePlainPath();
  const entry = entryOf(base, path);
  const shown = entry.id === 'new' ? null : entry.id;
  // Going back takes a moment; a second press in it must not leave the page.
  const closing = useRef<string | null>(null);
  useEffect(() => {
    if (path !== closing.current) closing.current = null;
  }, [path]);

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
    // Nor may what is closed already, because somebody has gone on meanwhile.
    if (closing.current === path || path !== location.hash.slice(1)) return;
    closing.current = path;
    if (isMarked()) history.back();
    else navigate(pathOf(base, entry.isEditing ? shown : null), { replace: true });
  }

  function show(id: number | null): void {
    const state: Mark = { isOverList: id !== null && isMarked() };
    navigate(pathOf(base, id), { replace: true, state });
  }

  return {
    ...entry,
    isOpenedHere: isMarked(),
    show,
    open,
    edit,
    close,
  };
}

const pathOf = (base: string, id: number | null) => (id === null ? base : `${base}/${id}`);

import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../core/navigation/paths.ts';
import type { Task } from './abilities.ts';

/** What an address below the page of one's own ads names. */
export interface CompanyPlace {
  /** The ad that is open beside the list. */
  readonly id: number | null;
  readonly task: Task | null;
}

const words = { edit: 'bearbeiten', copy: 'duplizieren', preview: 'vorschau' } as const;

/** Reads `/neu`, `/12`, `/12/bearbeiten` …; what makes no sense names nothing. */
export function placeOf(path: string): CompanyPlace {
  const [name = '', word] = path.slice(paths.ownJobAds.length).split('/').filter(Boolean);
  if (name === 'neu') return { id: null, task: 'new' };
  if (!/^[1-9]\d{0,9}$/.test(name)) return { id: null, task: null };
  const [task = null] = Object.entries(words).find((entry) => entry[1] === word) ?? [];
  return { id: Number(name), task: task as Task | null };
}

export function pathOf({ id, task }: CompanyPlace): string {
  if (id === null) return task === 'new' ? `${paths.ownJobAds}/neu` : paths.ownJobAds;
  const ad = `${paths.ownJobAds}/${id}`;
  return task === null || task === 'new' ? ad : `${ad}/${words[task]}`;
}

/** In an entry of the browser's history. */
interface EntryState {
  /** What lies below (the list, the ad) is one step back. */
  readonly isAbove?: boolean;
}

/** What is open, as the address holds it, so that it survives a reload, and Back closes it. */
export function useCompanyAddress() {
  const [path, navigate] = useLocation();
  // Every change of it comes with another path. (Listening to it would draw the page before a form can hold it.)
  const state = history.state as EntryState | null;
  const { id, task } = placeOf(path);
  // Going back takes a moment; a second press in it must not leave the page.
  const closing = useRef<string | null>(null);
  useEffect(() => {
    if (path !== closing.current) closing.current = null;
  }, [path]);

  function open(next: number): void {
    if (next === id) return;
    // From one ad to the other Back still leads to the list.
    const isAbove = id === null || state?.isAbove === true;
    navigate(pathOf({ id: next, task: null }), { replace: id !== null, state: { isAbove } });
  }

  function begin(next: Task, ad: number | null = id): void {
    navigate(pathOf({ id: next === 'new' ? null : ad, task: next }), { state: { isAbove: true } });
  }

  /** Closes what is on top. */
  function close(): void {
    if (closing.current === path) return;
    closing.current = path;
    if (state?.isAbove) return history.back();
    const below = { id: task === null ? null : id, task: null };
    navigate(pathOf(below), { replace: true });
  }

  /** Shows an ad, or the list, in place of what is there. */
  function replace(next: number | null): void {
    navigate(pathOf({ id: next, task: null }), { replace: true });
  }

  return { id, task, isOpenedHere: state?.isAbove === true, open, begin, close, replace };
}

export type CompanyAddress = ReturnType<typeof useCompanyAddress>;

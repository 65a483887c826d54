import { useLocation } from 'wouter';
import { useClosing } from '../../../core/navigation/plain-path.ts';
import { paths } from '../../../core/navigation/paths.ts';
import type { Task } from './abilities.ts';

/** The content of an address below the page of own ads. */
export interface CompanyPlace {
  /** Id of the ad that is open beside the list. */
  readonly id: number | null;
  readonly task: Task | null;
  /** Id of the draft that becomes a new ad. */
  readonly draft?: number | undefined;
}

const words = { edit: 'bearbeiten', copy: 'duplizieren', preview: 'vorschau' } as const;

const number = /^[1-9]\d{0,9}$/;

/** Reads `/neu`, `/neu/7` (a draft), `/12`, `/12/bearbeiten` …; an invalid path opens nothing. */
export function placeOf(path: string): CompanyPlace {
  const [name = '', word] = path.slice(paths.ownJobAds.length).split('/').filter(Boolean);
  if (name === 'neu') {
    const draft = number.test(word ?? '') ? { draft: Number(word) } : {};
    return { id: null, task: 'new', ...draft };
  }
  if (!number.test(name)) return { id: null, task: null };
  const [task = null] = Object.entries(words).find((entry) => entry[1] === word) ?? [];
  return { id: Number(name), task: task as Task | null };
}

export function pathOf({ id, task, draft }: CompanyPlace): string {
  if (id === null && task === 'new')
    return `${paths.ownJobAds}/neu${draft === undefined ? '' : `/${draft}`}`;
  if (id === null) return paths.ownJobAds;
  const ad = `${paths.ownJobAds}/${id}`;
  return task === null || task === 'new' ? ad : `${ad}/${words[task]}`;
}

/** State of a history entry. */
interface EntryState {
  /** Whether the previous history entry is the page below (the list or the ad). */
  readonly isAbove?: boolean;
}

/** Keeps the open ad or task in the address: it survives a reload, and Back closes it. */
export function useCompanyAddress() {
  const [path, navigate] = useLocation();
  // Each change of the state also changes the path. (Listening to the state would render the page before a form could hold it.)
  const state = history.state as EntryState | null;
  const { id, task, draft } = placeOf(path);
  const beginClosing = useClosing(path);

  function open(next: number): void {
    if (next === id) return;
    // Back leads from any ad to the list, not to the ad before.
    const isAbove = id === null || state?.isAbove === true;
    navigate(pathOf({ id: next, task: null }), { replace: id !== null, state: { isAbove } });
  }

  function begin(next: Task, ad: number | null = id): void {
    navigate(pathOf({ id: next === 'new' ? null : ad, task: next }), { state: { isAbove: true } });
  }

  function continueDraft(next: number): void {
    navigate(pathOf({ id: null, task: 'new', draft: next }), { state: { isAbove: true } });
  }

  /** Names the draft that the open form has become, so that a reload opens it again. */
  function becomeDraft(next: number): void {
    navigate(pathOf({ id: null, task: 'new', draft: next }), { replace: true, state });
  }

  /** Closes the task, or the ad if no task is open. */
  function close(): void {
    if (!beginClosing()) return;
    if (state?.isAbove) return history.back();
    const below = { id: task === null ? null : id, task: null };
    navigate(pathOf(below), { replace: true });
  }

  /** Replaces the open ad by another one or by none. */
  function replace(next: number | null): void {
    navigate(pathOf({ id: next, task: null }), { replace: true });
  }

  return {
    id,
    task,
    draft,
    isOpenedHere: state?.isAbove === true,
    open,
    begin,
    continueDraft,
    becomeDraft,
    close,
    replace,
  };
}

export type CompanyAddress = ReturnType<typeof useCompanyAddress>;

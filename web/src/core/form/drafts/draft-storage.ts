import { useSyncExternalStore } from 'react';
import { draftKeys, listeners, prefix, tell, type KeptDraft } from './stored-drafts.ts';

const isDraft = (value: unknown): value is KeptDraft =>
  typeof (value as KeptDraft | null)?.values === 'object';

/** What was kept under a key; undefined where nothing was. */
export function readDraft(key: string): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forms that are on the page: their drafts need no word. */
const open = new Set<string>();

/** Says that the form of a draft is on the page, until the answer is called. */
export function recordOpenForm(key: string): () => void {
  open.add(key);
  tell();
  return () => {
    open.delete(key);
    tell();
  };
}

/** A draft that can be taken up again. */
export interface BegunDraft {
  readonly key: string;
  readonly text: string;
  readonly at: string;
}

/** Drafts of this tab whose forms are not on the page, in the order of their keys. @param owner what their keys end with */
export function begunDrafts(owner: string): BegunDraft[] {
  return draftKeys()
    .filter((key) => key.endsWith(owner) && !open.has(key))
    .toSorted()
    .flatMap((key) => {
      const { text, at } = readDraft(key) ?? {};
      return typeof text === 'string' && typeof at === 'string' ? [{ key, text, at }] : [];
    });
}

/** They as they change. */
export function useBegunDrafts(owner: string): readonly BegunDraft[] {
  // A text, since each look has to give the same as long as nothing has changed.
  const read = () => JSON.stringify(begunDrafts(owner));
  return JSON.parse(useSyncExternalStore(subscribe, read, () => '[]')) as BegunDraft[];
}

import { useSyncExternalStore } from 'react';
import {
  draftKeys,
  draftListeners,
  draftPrefix,
  notifyDraftListeners,
  type KeptDraft,
} from './stored-drafts.ts';

const isDraft = (value: unknown): value is KeptDraft =>
  typeof (value as KeptDraft | null)?.values === 'object';

/** Returns the draft stored under a key; undefined if there is none. */
export function readDraft(key: string): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(draftPrefix + key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  draftListeners.add(listener);
  return () => draftListeners.delete(listener);
}

/** Keys of the drafts whose forms are on the page: these drafts are not announced. */
const open = new Set<string>();

/** Registers that the form of a draft is on the page. Returns the function that ends this. */
export function recordOpenForm(key: string): () => void {
  open.add(key);
  notifyDraftListeners();
  return () => {
    open.delete(key);
    notifyDraftListeners();
  };
}

/** A draft that can be continued. */
export interface BegunDraft {
  readonly key: string;
  readonly text: string;
  readonly at: string;
}

/** Returns this tab's drafts whose forms are not on the page, in the order of their keys. @param owner the end of their keys */
export function begunDrafts(owner: string): BegunDraft[] {
  return draftKeys()
    .filter((key) => key.endsWith(owner) && !open.has(key))
    .toSorted()
    .flatMap((key) => {
      const { text, at } = readDraft(key) ?? {};
      return typeof text === 'string' && typeof at === 'string' ? [{ key, text, at }] : [];
    });
}

/** Returns these drafts and renders again when they change. */
export function useBegunDrafts(owner: string): readonly BegunDraft[] {
  // The snapshot is a string, because React needs an equal value as long as nothing has changed.
  const read = () => JSON.stringify(begunDrafts(owner));
  return JSON.parse(useSyncExternalStore(subscribe, read, () => '[]')) as BegunDraft[];
}

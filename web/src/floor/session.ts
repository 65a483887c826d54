import type { Session } from '@lehrpfad/contract/sessions.ts';
import { useSyncExternalStore } from 'react';
import { reloadPage } from './reload.ts';

/** Where the browser keeps a login; all tabs share it. The head script looks for it too (app/before-first-view.ts). */
const sessionKey = 'session';

let kept: string | null = null;
let session: Session | null = null;
const listeners = new Set<() => void>();

function parse(text: string | null): Session | null {
  try {
    const value = JSON.parse(text ?? 'null') as Session | null;
    return typeof value?.access === 'string' && typeof value.permission === 'number' ? value : null;
  } catch {
    return null;
  }
}

/** Storage that is forbidden counts as empty. */
function readKept(): string | null {
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

/** Another tab may have written since. */
export function getSession(): Session | null {
  const text = readKept();
  if (text !== kept) [kept, session] = [text, parse(text)];
  return session;
}

/** Logs in with what the server answered, or keeps a new access token. */
export function keepSession(value: Session): void {
  localStorage.setItem(sessionKey, JSON.stringify(value));
  for (const listener of listeners) listener();
}

/**
 * Ends the session here, in every tab, and begins again at the start page: nothing that was loaded for it stays in memory.
 * @param how drafts of forms outlive a session that has expired, not a logout
 */
export function endSession(how: 'expired' | 'logout'): void {
  localStorage.removeItem(sessionKey);
  if (how === 'logout') sessionStorage.clear();
  location.hash = '/';
  reloadPage();
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== null && key !== sessionKey) return;
    // Somebody else, or nobody: what this tab has loaded is not theirs.
    if (parse(oldValue)?.id !== parse(newValue)?.id) reloadPage();
    else for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is logged in; null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, getSession, () => null);
}

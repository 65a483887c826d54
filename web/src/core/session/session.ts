import { storedText } from '../device/stored-text.ts';
import { useSyncExternalStore } from 'react';
import { forgetDrafts } from '../form/drafts/stored-drafts.ts';
import {
  beginInterruption,
  resumeInterrupted,
  readInterruption,
  type KeptSession,
} from './interruption.ts';
import { hasLoggedOutElsewhere, recordLogout } from './logout-mark.ts';
import { reloadPage } from '../navigation/reload.ts';
import { forgetFiles } from './forget-files.ts';
import { hasUnsavedInput, leaveSilently } from './unsaved.ts';
import { recordReturnPage } from './return-page.ts';

/** Key of the session in the local storage, which all tabs share. The script in the head reads it, too (app/boot/before-hand-over.ts). */
const sessionKey = 'session';

let kept: string | null = null;
let session: KeptSession | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function parse(text: string | null): KeptSession | null {
  try {
    const value = JSON.parse(text ?? 'null') as KeptSession | null;
    return typeof value?.access === 'string' && typeof value.permission === 'number' ? value : null;
  } catch {
    return null;
  }
}

/** Reads the storage again, because another tab may have changed it. */
function readSession(): KeptSession | null {
  const text = storedText(sessionKey);
  if (text !== kept) [kept, session] = [text, parse(text)];
  return session;
}

/** Returns the session; during an interruption the one that ended. */
export function getSession(): KeptSession | null {
  const interruption = readInterruption();
  return interruption?.isOver === false ? interruption.session : readSession();
}

/** The session for which this tab is rendered. */
let shown: KeptSession | null = null;

/** Whether this tab is logging out. It then ignores that the session has ended. */
let isLoggingOut = false;

/** Stores the session after a login or with a new access token. */
export function keepSession(value: KeptSession): void {
  localStorage.setItem(sessionKey, JSON.stringify({ email: getSession()?.email, ...value }));
  shown = readSession();
  if (readInterruption()?.session.id === value.id) resumeInterrupted();
  notify();
}

/** Makes the next login lead back to this page (app/frame/return-page-notice.tsx tells the user). */
function recordExpired(): void {
  recordReturnPage({ path: location.hash.slice(1), isExpired: true });
}

function beginAnew(): void {
  // The reload fires `visibilitychange`; `follow` must not act on it.
  shown = null;
  leaveSilently();
  location.hash = '/';
  // Until the browser has reloaded the page, the start page would otherwise be that of the ended session: a redirect to its area.
  notify();
  reloadPage();
}

/**
 * Ends the session here and in every tab. A logout deletes the drafts of all tabs, and all reload at the start page. An expired session
 * interrupts the tabs with unsaved input; the other tabs reload at the start page, so that no loaded data stay in memory, and a notice
 * explains why. The next login leads back.
 */
export function endSession(how: 'expired' | 'logout'): void {
  if (how === 'expired' && isLoggingOut) return;
  const ended = getSession();
  localStorage.removeItem(sessionKey);
  if (how === 'logout') {
    sessionStorage.clear();
    forgetDrafts();
    forgetFiles();
    recordLogout();
  } else if (ended !== null && hasUnsavedInput()) {
    return beginInterruption(ended);
  } else {
    recordExpired();
  }
  beginAnew();
}

/**
 * Logs out; in this browser even if the server cannot be reached. Other tabs may notice the end of the session before the response arrives.
 * @param end ends the session on the server
 */
export async function logOutBy(end: () => Promise<unknown>): Promise<void> {
  isLoggingOut = true;
  await end().catch(console.error);
  endSession('logout');
}

/** Leaves a page whose session is over. Its drafts are kept for the owner. */
export const leaveInterrupted = beginAnew;

/** Applies changes that another tab has made to the session: at once, or when a suspended tab wakes. */
function follow(): void {
  if (isLoggingOut) return;
  const [before, now] = [shown, readSession()];
  shown = now;
  if (hasLoggedOutElsewhere()) {
    forgetDrafts();
    if (before !== null || readInterruption() !== null) beginAnew();
    return;
  }
  const owner = readInterruption()?.session ?? before;
  if (owner?.id === now?.id) {
    resumeInterrupted();
    return;
  }
  // Another account, or none: the loaded data are not theirs, and unsaved input waits for its owner.
  if (readInterruption() !== null) return;
  if (owner !== null && hasUnsavedInput()) return beginInterruption(owner);
  if (owner !== null && now === null) recordExpired();
  // Input of a visitor or of another account is kept as a draft.
  leaveSilently();
  reloadPage();
}

if (typeof addEventListener === 'function') {
  shown = readSession();
  if (hasLoggedOutElsewhere()) forgetDrafts({ forGood: false });
  addEventListener('storage', () => {
    follow();
    notify();
  });
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the session; null for a visitor. */
export function useSession(): KeptSession | null {
  return useSyncExternalStore(subscribe, getSession, () => null);
}

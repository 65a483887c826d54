import { useSyncExternalStore } from 'react';
import { forgetDrafts } from '../form/drafts/stored-drafts.ts';
import {
  beginInterruption,
  overcomeInterruption,
  readInterruption,
  type KeptSession,
} from './interruption.ts';
import { hasLoggedOutElsewhere, recordLogout } from './logout-mark.ts';
import { reloadPage } from '../navigation/reload.ts';
import { isHeld, leaveSilently } from './unsaved.ts';
import { recordWayBack } from './way-back.ts';

/** Where the browser keeps a login; all tabs share it. The head script looks for it too (app/boot/before-hand-over.ts). */
const sessionKey = 'session';

let kept: string | null = null;
let session: KeptSession | null = null;
const listeners = new Set<() => void>();

function parse(text: string | null): KeptSession | null {
  try {
    const value = JSON.parse(text ?? 'null') as KeptSession | null;
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
function readSession(): KeptSession | null {
  const text = readKept();
  if (text !== kept) [kept, session] = [text, parse(text)];
  return session;
}

/** Who is logged in; while an interruption lasts, who was. */
export function getSession(): KeptSession | null {
  const interruption = readInterruption();
  return interruption?.isOver === false ? interruption.session : readSession();
}

/** Whose page this tab shows. */
let shown: KeptSession | null = null;

/** Logs in with what the server answered, or keeps a new access token. */
export function keepSession(value: KeptSession): void {
  localStorage.setItem(sessionKey, JSON.stringify({ email: getSession()?.email, ...value }));
  shown = readSession();
  if (readInterruption()?.session.id === value.id) overcomeInterruption();
  for (const listener of listeners) listener();
}

/** The next login leads back here (app/frame/way-back-notice.tsx says so). */
function recordExpired(): void {
  recordWayBack({ path: location.hash.slice(1), isExpired: true });
}

function beginAnew(): void {
  // The page is told that it is hidden while it goes.
  shown = null;
  leaveSilently();
  location.hash = '/';
  reloadPage();
}

/**
 * Ends the session here and in every tab. A logout empties the drafts of all tabs, and all begin again at the start page. One that
 * has expired interrupts the tabs in which something is unsaved, and begins again at the start page in the others: nothing that was
 * loaded for it stays in memory. A notice says why, and the next login leads back.
 */
export function endSession(how: 'expired' | 'logout'): void {
  const ended = getSession();
  localStorage.removeItem(sessionKey);
  if (how === 'logout') {
    sessionStorage.clear();
    forgetDrafts();
    recordLogout();
  } else if (ended !== null && isHeld()) {
    return beginInterruption(ended);
  } else {
    recordExpired();
  }
  beginAnew();
}

/** Leaves a page whose session is over. Drafts stay for its owner. */
export const leaveInterrupted = beginAnew;

/** Does here what other tabs have done to the session: as it happens, and when a tab wakes that has slept through it. */
function follow(): void {
  const [before, now] = [shown, readSession()];
  shown = now;
  if (hasLoggedOutElsewhere()) {
    forgetDrafts();
    if (before !== null || readInterruption() !== null) beginAnew();
    return;
  }
  const owner = readInterruption()?.session ?? before;
  if (owner?.id === now?.id) {
    overcomeInterruption();
    return;
  }
  // Somebody else, or nobody: what this tab has loaded is not theirs, and what is unsaved in it waits for its owner.
  if (readInterruption() !== null) return;
  if (owner !== null && isHeld()) return beginInterruption(owner);
  if (owner !== null && now === null) recordExpired();
  // What a visitor or somebody else has begun is kept as a draft.
  leaveSilently();
  reloadPage();
}

if (typeof addEventListener === 'function') {
  shown = readSession();
  if (hasLoggedOutElsewhere()) forgetDrafts({ forGood: false });
  addEventListener('storage', () => {
    follow();
    for (const listener of listeners) listener();
  });
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is logged in; null for a visitor. */
export function useSession(): KeptSession | null {
  return useSyncExternalStore(subscribe, getSession, () => null);
}

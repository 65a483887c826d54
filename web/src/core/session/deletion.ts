import { storedText } from '../device/stored-text.ts';
import { reloadPage } from '../navigation/reload.ts';
import { leaveSilently } from './unsaved.ts';

/**
 * Key of the mark of the last logout (logout-mark.ts). A deletion sets it, too, because every tab then deletes its drafts. It is repeated
 * here, because importing it would enlarge the first chunk.
 */
const logoutKey = 'last-logout';

/** The beginning of the mark of a deletion; that of a logout is a number. */
const deletionMark = 'deletion-';

/** Tells all tabs that everything on this device was deleted. */
export function recordDeletion(): void {
  const mark = deletionMark + String(Math.random());
  localStorage.setItem(logoutKey, mark);
  sessionStorage.setItem(logoutKey, mark);
}

/** Reloads this tab when another one has deleted everything: a form would still show its input. Returns the function that ends this. */
export function reloadAfterDeletion(): () => void {
  let seen = storedText(logoutKey);
  const look = () => {
    const mark = storedText(logoutKey);
    if (mark === seen) return;
    seen = mark;
    if (mark?.startsWith(deletionMark) !== true) return;
    leaveSilently();
    reloadPage();
  };
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  return () => {
    removeEventListener('storage', look);
    removeEventListener('pageshow', look);
  };
}

import { recordReturnPage } from './return-page.ts';
import { endSession } from './session.ts';

/** Ends the session of an account, or of a colleague's login, that no longer exists. The start page confirms it. */
export function endSessionForGood(ended: 'account' | 'membership'): void {
  endSession('logout');
  // After the logout, which empties the storage of the tab, and before the page has been reloaded.
  recordReturnPage({ path: '/', isExpired: false, ended });
}

import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import { useLocation } from 'wouter';
import { queryClient } from '../../../core/data/query-client.ts';
import { keepSession } from '../../../core/session/session.ts';
import { takeReturnPage } from '../../../core/session/return-page.ts';

/** Returns the function that begins a session. Then the router redirects from the login page, unless there is a page to return to. */
export function useBeginSession() {
  const [, navigate] = useLocation();
  return (session: Session, email: string) => {
    // Data loaded as a visitor may differ after the login.
    queryClient.clear();
    keepSession({ ...session, email });
    const returnPage = takeReturnPage();
    // The setup comes first. The router redirects from pages that the account may not open.
    const isToSetUp = session.permission === permissions.company && !session.setup_complete;
    if (returnPage !== null && !isToSetUp) navigate(returnPage, { replace: true });
  };
}

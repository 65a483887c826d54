import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSession, keepSession, useSession } from '../../core/session/session.ts';
import { ownUserQuery } from '../../features/accounts/queries.ts';

/**
 * Returns whether the account still has to be set up. The session says so since its login, but the setup may have been finished on another
 * device meanwhile, so the server is asked until it is finished.
 */
export function useIsToSetUp(): boolean {
  const session = useSession();
  const isToSetUp = session?.setup_complete === false;
  const { data: user } = useQuery({ ...ownUserQuery, enabled: isToSetUp });
  const isFinished = isToSetUp && user?.id === session.id && user.setup_complete;
  useEffect(() => {
    const kept = getSession();
    if (isFinished && kept) keepSession({ ...kept, setup_complete: true });
  }, [isFinished]);
  return isToSetUp && !isFinished;
}

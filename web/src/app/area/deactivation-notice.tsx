import { useSyncExternalStore } from 'react';
import { ApiError } from '../../core/api/api.ts';
import { queryClient } from '../../core/data/query-client.ts';
import { useLogout } from '../../core/logout/use-logout.tsx';
import { Button } from '../../core/ui/controls/button.tsx';
import { Notice } from '../../core/ui/notices/notice.tsx';

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'user_inactive';

/** Returns the server's sentence for a deactivated account, if a query of the page was refused for that. */
function findRefusal(): string | undefined {
  const queries = queryClient.getQueryCache().getAll();
  return queries.map(({ state }) => state.error).find(isRefusal)?.message;
}

const onQueries = (changed: () => void) => queryClient.getQueryCache().subscribe(changed);

/** Says that the account was deactivated while it was logged in: the page has no data then, and no other message says why. */
export function DeactivationNotice() {
  const refusal = useSyncExternalStore(onQueries, findRefusal);
  const { logOut, question } = useLogout();
  if (refusal === undefined) return null;
  return (
    <>
      <Notice tone="danger" role="alert" className="row gap-3 mb-6">
        <p>{refusal}</p>
        <Button variant="default" onClick={() => void logOut()}>
          Logout
        </Button>
      </Notice>
      {question}
    </>
  );
}

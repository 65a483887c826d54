import { ApiError } from '../../core/api/api.ts';
import { endFailure, raiseFailure } from '../../core/notices/failures.ts';
import { showToast } from '../../core/ui/notices/toast.ts';

/**
 * Runs an action that somebody else may have done meanwhile: then a toast shows the server's message. Any other error raises the
 * page-wide notice, until one of these actions succeeds.
 * @returns whether it succeeded
 */
export async function runAction(work: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await work();
    endFailure(runAction);
    if (done !== undefined) showToast(done);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) showToast(error.message);
    else {
      console.error(error);
      raiseFailure(runAction);
    }
    return false;
  }
}

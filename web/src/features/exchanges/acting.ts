import { ApiError } from '../../core/api/api.ts';
import { raiseFailure } from '../../core/notices/failures.ts';
import { showToast } from '../../core/ui/notices/toast.ts';

/**
 * Does something that somebody else may have done meanwhile: then the server's sentence says so. Anything else that fails raises
 * the page-wide notice.
 * @returns whether it was done
 */
export async function act(work: () => Promise<unknown>, done?: string): Promise<boolean> {
  try {
    await work();
    if (done !== undefined) showToast(done);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) showToast(error.message);
    else {
      console.error(error);
      raiseFailure();
    }
    return false;
  }
}

import { waitingTime } from '@lehrpfad/contract/core/dates/waiting-time.ts';
import type { ApiError } from '../../../core/api/api.ts';

/** Returns a sentence that says when another try is possible; '' if the server does not tell. */
export function retrySentence({ retryAfter }: Pick<ApiError, 'retryAfter'>): string {
  return retryAfter === undefined ? '' : ` Das geht wieder in ${waitingTime(retryAfter)}.`;
}

import { waitingTime } from '@lehrpfad/contract/core/dates/waiting-time.ts';
import type { ApiError } from '../../../core/api/api.ts';

/** What follows a refusal for too many tries: when it can be tried again, where the server says so. */
export function later({ retryAfter }: Pick<ApiError, 'retryAfter'>): string {
  return retryAfter === undefined ? '' : ` Das geht wieder in ${waitingTime(retryAfter)}.`;
}

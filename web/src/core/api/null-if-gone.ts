import { ApiError } from './api.ts';

/** Whether the object of a call does not exist any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Returns what a call returns; null if its object does not exist any more. @throws ApiError for other errors */
export async function nullIfGone<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Whether the last day for applications for an ad is ahead, is today, or has passed. */
export type DeadlineState = 'ahead' | 'today' | 'past';

/**
 * Returns the state of a last day for applications. An ad stays public after it, until its own last day: many companies still take
 * applications then.
 * @param day ISO day
 */
export function deadlineState(day: string, today: string): DeadlineState {
  if (day === today) return 'today';
  return day < today ? 'past' : 'ahead';
}

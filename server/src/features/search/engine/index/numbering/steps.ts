/**
 * Work in steps of about a millisecond: it pauses after each, so that requests are answered and ads change between two steps.
 */
export type Steps<Result = void> = Generator<void, Result>;

/** Runs all remaining steps. */
export function finish<Result>(steps: Steps<Result>): Result {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

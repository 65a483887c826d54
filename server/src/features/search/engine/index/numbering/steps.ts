/**
 * Work in steps of about a millisecond: it stops after each, so that requests are answered and ads come and go between two of them.
 */
export type Steps<Result = void> = Generator<void, Result>;

/** Does all steps that are left. */
export function finish<Result>(steps: Steps<Result>): Result {
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

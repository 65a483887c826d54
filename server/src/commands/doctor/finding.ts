export type State = 'ok' | 'warn' | 'fail';

/** A result of a check, as one line. */
export interface Finding {
  readonly state: State;
  /** Subject of the check, in one or two words. */
  readonly what: string;
  /** The state, and what to do about it. */
  readonly text: string;
}

type Say = (text: string) => Finding;

/** Returns the functions that make findings about one subject. */
export function about(what: string): Readonly<Record<State, Say>> {
  const say =
    (state: State): Say =>
    (text) => ({ state, what, text: text.replaceAll(/\s+/g, ' ').trim() });
  return { ok: say('ok'), warn: say('warn'), fail: say('fail') };
}

/** Returns the message of an error, or its code: an error with several causes has no message of its own. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'no reason given';
}

const limitMs = 20_000;

/** Runs a check with a time limit; errors and timeouts also become findings. */
export async function findings(
  what: string,
  check: () => Promise<readonly Finding[]> | readonly Finding[],
  within = limitMs,
): Promise<readonly Finding[]> {
  const { promise: late, resolve } = Promise.withResolvers<readonly Finding[]>();
  const timer = setTimeout(
    () => resolve([about(what).fail(`has not answered within ${within / 1000} s`)]),
    within,
  );
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return [about(what).fail(reasonOf(error))];
  } finally {
    clearTimeout(timer);
  }
}

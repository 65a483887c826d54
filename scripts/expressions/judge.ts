import { checkSync } from 'recheck';
import { reachOf } from './reach.ts';

// Runs recheck in this process and in JavaScript: the same results on every system, without Java or native programs.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/** Maximum number of characters that an expression without unbounded quantifiers may read from one position. */
const maxReach = 3000;

/** Maximum number of nested repetitions of ambiguous parts; with more of them even a short text can be matched in too many ways. */
const maxChoices = 20;

/** Milliseconds per expression. */
const timeout = 120_000;

/**
 * Returns why an expression may take more than linear time; undefined if it cannot. An expression that reads only a limited number
 * of characters from each position is always linear. For all others recheck must find a proof; finding no attack within the timeout
 * is no proof.
 */
export function objectionTo(source: string, flags: string): string | undefined {
  const { maxLength, choices } = reachOf(source);
  if (maxLength <= maxReach && choices <= maxChoices) return undefined;
  const found = checkSync(source, flags, { timeout });
  if (found.status === 'safe' && found.checker === 'automaton') return undefined;
  if (found.status === 'safe') return 'recheck found no attack, but has no proof either';
  if (found.status === 'unknown') return `recheck cannot tell (${found.error.kind})`;
  return `${found.complexity.summary}, for instance with ${found.attack.pattern.slice(0, 100)}`;
}

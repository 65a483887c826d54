import { checkSync } from 'recheck';
import { reachOf } from './reach.ts';

// In this process and in JavaScript: the same answers everywhere, without Java or a program for each system.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/** Characters that an expression without an unbounded quantifier may read from one place. */
const longestReach = 3000;

/** Repetitions within each other of what leaves a choice; with more of them even a short text has too many ways. */
const mostChoices = 20;

/** Milliseconds for one expression. */
const timeout = 120_000;

/**
 * Why an expression may take more than linear time; undefined where it cannot. What reads no further than some characters from
 * each place is linear by that alone. All else recheck has to prove; that it found no attack in its time is no proof.
 */
export function objectionTo(source: string, flags: string): string | undefined {
  const { longest, choices } = reachOf(source);
  if (longest <= longestReach && choices <= mostChoices) return undefined;
  const found = checkSync(source, flags, { timeout });
  if (found.status === 'safe' && found.checker === 'automaton') return undefined;
  if (found.status === 'safe') return 'recheck found no attack, but has no proof either';
  if (found.status === 'unknown') return `recheck cannot tell (${found.error.kind})`;
  return `${found.complexity.summary}, for instance with ${found.attack.pattern.slice(0, 100)}`;
}

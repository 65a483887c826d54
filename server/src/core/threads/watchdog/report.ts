import { appendFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityInHand } from '../../jobs/activities.ts';
import { latestLog } from '../../logging/log-files.ts';

/** Level `fatal` of the log. */
const fatal = 60;
const mostTold = 30;

export interface Alarm {
  readonly seconds: number;
  readonly inHand: readonly ActivityInHand[];
  readonly stack: readonly string[];
}

/** The line of the log. */
function lineOf({ seconds, inHand, stack }: Alarm, now: Date): string {
  const told = { count: inHand.length, in_hand: inHand.slice(0, mostTold), stack };
  const line = { level: fatal, time: now.getTime(), seconds, ...told };
  return `${JSON.stringify({ ...line, msg: 'the event loop stood still; ended by the watchdog' })}\n`;
}

/** A pipe that nobody reads, a full disk: the process ends all the same. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing is left to tell it to.
  }
}

/**
 * Writes an alarm down at once, past the thread that stands still: to the log's latest file, standard output, and in a sentence to
 * standard error.
 * @param folder the log's; undefined where nothing is to be logged
 */
export function writeAlarm(alarm: Alarm, folder: string | undefined): void {
  const now = new Date();
  const line = lineOf(alarm, now);
  if (folder !== undefined) {
    attempt(() => appendFileSync(join(folder, latestLog(folder, now)), line));
    attempt(() => writeSync(1, line));
  }
  const sentence = `The server stood still for ${alarm.seconds} s and is ended, to be started anew; the log has what was running.\n`;
  attempt(() => writeSync(2, sentence));
}

import { appendFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningActivity } from '../../jobs/activities.ts';
import { latestLog } from '../../logging/log-files.ts';

/** The log level `fatal`. */
const fatal = 60;
const maxReported = 30;

export interface Alarm {
  readonly seconds: number;
  readonly inHand: readonly RunningActivity[];
  readonly stack: readonly string[];
}

/** Formats the alarm as a line of the log. */
function lineOf({ seconds, inHand, stack }: Alarm, now: Date): string {
  const told = { count: inHand.length, in_hand: inHand.slice(0, maxReported), stack };
  const line = { level: fatal, time: now.getTime(), seconds, ...told };
  return `${JSON.stringify({ ...line, msg: 'the event loop stood still; ended by the watchdog' })}\n`;
}

/** Ignores errors such as a broken pipe or a full disk: the process ends all the same. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // There is nowhere left to report the error.
  }
}

/**
 * Writes an alarm synchronously, without the blocked thread: to the latest log file, to standard output, and as a sentence to
 * standard error.
 * @param folder the log's; undefined if logging is off
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

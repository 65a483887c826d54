import { url as debuggerAddress } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { activities } from '../../jobs/activities.ts';
import type { WatchdogData } from './thread.ts';

interface WatchdogOptions {
  /** For how long the main thread may stand still; 0 for no watchdog. */
  readonly seconds: number;
  /** The log's folder; undefined where nothing is to be logged. */
  readonly logFolder: string | undefined;
  readonly onError: (error: unknown) => void;
}

/** What the thread needs is far less. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/**
 * Has a thread of its own end this process, by SIGKILL, once the main thread has stood still for so long; what was running is
 * written to the log first. Not while a debugger is attached.
 * @returns what stops it
 */
export function startWatchdog(options: WatchdogOptions): () => Promise<void> {
  const { seconds, logFolder, onError } = options;
  if (seconds === 0) return async () => {};
  const pulse = new SharedArrayBuffer(8);
  const cells = new Int32Array(pulse);
  const beat = () => {
    Atomics.store(cells, 1, debuggerAddress() === undefined ? 0 : 1);
    Atomics.add(cells, 0, 1);
  };
  beat();
  const timer = setInterval(beat, 1000).unref();
  const { memory, kinds } = activities;
  const workerData: WatchdogData = { pulse, seconds, memory, kinds: [...kinds], logFolder };
  const thread = new Worker(new URL('thread.ts', import.meta.url), { workerData, resourceLimits });
  thread.unref();
  thread.on('error', onError);
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}

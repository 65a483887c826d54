import { url as debuggerAddress } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { activities } from '../../jobs/activities.ts';
import type { WatchdogData } from './thread.ts';

interface WatchdogOptions {
  /** How long the main thread may be blocked; 0 for no watchdog. */
  readonly seconds: number;
  /** The log's folder; undefined if logging is off. */
  readonly logFolder: string | undefined;
  readonly onError: (error: unknown) => void;
}

/** More memory than the thread needs. */
const resourceLimits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/**
 * Starts a thread that kills this process by SIGKILL if the main thread is blocked for too long; it first writes the running
 * activities to the log. Does nothing while a debugger is attached.
 * @returns a function that stops the watchdog
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

import { workerData } from 'node:worker_threads';
import { runningActivities, type ActivityKind } from '../../jobs/activities.ts';
import { stopMainThread } from './main-stack.ts';
import { writeAlarm } from './report.ts';
import { BlockedTime } from './blocked-time.ts';

/** Parameters of the thread. */
export interface WatchdogData {
  /** The main thread's counter, and whether a debugger is attached to it (1). */
  readonly pulse: SharedArrayBuffer;
  readonly seconds: number;
  readonly memory: SharedArrayBuffer;
  readonly kinds: readonly ActivityKind[];
  /** Undefined if logging is off. */
  readonly logFolder: string | undefined;
}

const { pulse, seconds, memory, kinds, logFolder } = workerData as WatchdogData;
const cells = new Int32Array(pulse);
const blockedTime = new BlockedTime();

async function alarm(): Promise<void> {
  clearInterval(timer);
  const inHand = runningActivities(memory, kinds);
  const { stack, exit } = await stopMainThread();
  writeAlarm({ seconds, inHand, stack }, logFolder);
  // Any other way to stop needs the thread that is blocked.
  process.kill(process.pid, 'SIGKILL');
  // The first process of a container ignores signals from inside the container.
  exit();
}

const timer = setInterval(() => {
  const stood = blockedTime.tick(Atomics.load(cells, 0));
  const isDebugged = Atomics.load(cells, 1) === 1;
  if (stood >= seconds && !isDebugged) void alarm();
}, 1000);

import cluster from 'node:cluster';
import { once } from 'node:events';
import type { FromWorker, ToWorker } from './messages.ts';
import type { Fork } from './worker.ts';

/** Arguments with which a process gets its number and role. */
export const workerArguments = { number: '--worker=', isFirst: '--first-worker' };

/**
 * Starts this program once more as a worker process. The port belongs to this process, which distributes connections in turn: a connection
 * that is passed to a process that accepts none any more comes back and goes to the next.
 */
export const forkWorker: Fork = (number, isFirst, { onMessage, onExit }) => {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const ownArguments = [
    workerArguments.number + String(number),
    ...(isFirst ? [workerArguments.isFirst] : []),
  ];
  // Counts for the next fork.
  cluster.setupPrimary({ args: [...process.argv.slice(2), ...ownArguments] });
  const { process: child } = cluster.fork();
  child.on('message', (message: unknown) => {
    // The runtime's own messages have another form.
    if (typeof message === 'object' && message !== null && 'kind' in message)
      onMessage(message as FromWorker);
  });
  void once(child, 'exit').then(([code, signal]) => onExit((code ?? signal) as number | string));
  return {
    pid: child.pid ?? 0,
    // A process that is about to end may have closed the channel already.
    tell: (message: ToWorker) => void (child.connected && child.send(message, () => undefined)),
    end: (signal) => void child.kill(signal),
  };
};

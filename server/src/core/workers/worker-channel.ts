import cluster from 'node:cluster';
import type { ProcessMetrics } from '../metrics/merge-metrics.ts';
import { workerArguments } from './fork-worker.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface WorkerChannel {
  /** From 1. The process that replaces another one has its number. */
  readonly number: number;
  /** Whether it informs the operator of the steps of its start. */
  readonly isFirst: boolean;
  sayReady(url: string): void;
  onRetire(retire: () => void): void;
  onReadMetrics(read: (withShared: boolean) => Promise<ProcessMetrics>): void;
}

function tell(message: FromWorker): void {
  process.send?.(message, undefined, undefined, () => undefined);
}

function onMessage<Kind extends ToWorker['kind']>(
  kind: Kind,
  act: (message: ToWorker & { kind: Kind }) => void,
): void {
  process.on('message', (message: ToWorker) => {
    if (message.kind === kind) act(message as ToWorker & { kind: Kind });
  });
}

/** Opens the channel to the supervisor; undefined in a process without one. */
export function openWorkerChannel(
  onError: (error: unknown) => void = () => undefined,
): WorkerChannel | undefined {
  if (!cluster.isWorker) return undefined;
  const given = process.argv.find((one) => one.startsWith(workerArguments.number));
  return {
    number: Number(given?.slice(workerArguments.number.length)),
    isFirst: process.argv.includes(workerArguments.isFirst),
    sayReady: (url) => tell({ kind: 'ready', url }),
    onRetire: (retire) => onMessage('retire', retire),
    onReadMetrics: (read) =>
      onMessage('read-metrics', ({ call, withShared }) => {
        read(withShared).then((metrics) => tell({ kind: 'metrics', call, metrics }), onError);
      }),
  };
}

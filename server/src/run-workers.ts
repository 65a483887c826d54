import type { Config } from './core/config/config.ts';
import { mergeMetrics } from './core/metrics/merge-metrics.ts';
import { serveMetrics, type MetricsServer } from './core/metrics/serve-metrics.ts';
import { forkWorker } from './core/workers/fork-worker.ts';
import { Supervisor } from './core/workers/supervisor.ts';

/** Maximum duration of the slowest form with files, with some seconds to spare. */
const maxRequestMs = 190_000;
const maxReadMs = 3000;

async function readMetrics(supervisor: Supervisor, wanted: number) {
  const { ready, restarts } = supervisor;
  const read = ready.map(async (worker, index) => ({
    worker: worker.number,
    metrics: await worker.readMetrics(index === 0, maxReadMs),
  }));
  const answered = (await Promise.all(read)).flatMap(({ worker, metrics }) =>
    metrics === undefined ? [] : [{ worker, metrics }],
  );
  return mergeMetrics(answered, { wanted, ready: ready.length, restarts });
}

function openMetrics(
  { host, metricsPort: port, workers }: Config,
  supervisor: Supervisor,
  say: (text: string) => void,
): Promise<MetricsServer | undefined> {
  if (port === undefined) return Promise.resolve(undefined);
  const onError = (error: unknown) => say(`The metrics cannot be read: ${String(error)}`);
  return serveMetrics({ host, port }, () => readMetrics(supervisor, workers), onError);
}

/** A closed terminal sends SIGHUP: then the processes are to end. */
export const endsByHangup = [process.stdin, process.stdout, process.stderr].some(
  ({ isTTY }) => isTTY,
);

/**
 * Runs the board in several processes on one port. SIGHUP replaces them one after the other; SIGTERM and SIGINT end all of them.
 * @param say shows messages to the operator
 * @returns the exit code, once all have ended
 */
export async function runWorkers(config: Config, say: (text: string) => void): Promise<number> {
  const maxEndMs = config.drainSeconds * 1000 + maxRequestMs;
  const supervisor = new Supervisor({
    count: config.workers,
    fork: forkWorker,
    say,
    maxEndMs,
  });
  const metrics = await openMetrics(config, supervisor, say);
  const { promise: code, resolve: end } = Promise.withResolvers<number>();
  let isEnding = false;
  const stop = async (signal: NodeJS.Signals, codeOfFailure?: number) => {
    if (isEnding) return;
    isEnding = true;
    const isGood = await supervisor.stop(signal);
    await metrics?.close();
    end(codeOfFailure ?? (isGood ? 0 : 1));
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGHUP', () => {
    if (endsByHangup) return void stop('SIGTERM');
    say('SIGHUP: replacing the processes one after the other …');
    void supervisor.replaceAll();
  });
  void supervisor.failed.then(() => stop('SIGTERM', 1));
  const url = await supervisor.start();
  if (url === undefined) void stop('SIGTERM', isEnding ? undefined : 1);
  else say(`Lehrpfad is ready at ${url} (${supervisor.ready.length} processes)`);
  return code;
}

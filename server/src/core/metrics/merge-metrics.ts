import { AggregatorRegistry, Gauge, type Registry } from 'prom-client';
import type { MetricsText } from './serve-metrics.ts';

/** The metrics of one process, in the library's format for other processes. */
export type ProcessMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Aggregation of metrics that are equal in each process, since they describe the database or the machine. */
export const shared = 'first';

export const workersMetric = {
  name: 'lehrpfad_workers',
  help: 'Processes that answer on the port, and those that should',
} as const;

export interface WorkerCounts {
  readonly wanted: number;
  readonly ready: number;
  readonly restarts: number;
}

/** Adds the label of its process to each value, so that the values of several processes stay separate. */
function labelled(metrics: ProcessMetrics, worker: number): ProcessMetrics {
  return metrics
    .filter(({ name }) => name !== workersMetric.name)
    .map((metric) => {
      if (metric.aggregator === shared) return metric;
      const values = metric.values.map((value) => ({
        ...value,
        labels: { ...value.labels, worker },
      }));
      return { ...metric, aggregator: 'sum', values };
    });
}

/** Writes the metrics of several processes as one text, with the counts of their supervisor. */
export async function mergeMetrics(
  ofProcesses: readonly { readonly worker: number; readonly metrics: ProcessMetrics }[],
  { wanted, ready, restarts }: WorkerCounts,
): Promise<MetricsText> {
  const registry = AggregatorRegistry.aggregate(
    ofProcesses.map(({ worker, metrics }) => labelled(metrics, worker)),
  );
  const registers = [registry];
  const workers = new Gauge({ ...workersMetric, labelNames: ['state'], registers });
  workers.set({ state: 'wanted' }, wanted);
  workers.set({ state: 'ready' }, ready);
  const help = 'Processes that were started again because one had ended';
  new Gauge({ name: 'lehrpfad_worker_restarts', help, registers }).set(restarts);
  return { type: registry.contentType, body: await registry.metrics() };
}

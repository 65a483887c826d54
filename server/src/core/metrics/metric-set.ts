import { collectDefaultMetrics, type Aggregator, Counter, Gauge, Registry } from 'prom-client';
import { AnswerHistogram } from './answer-histogram.ts';
import type { ReadQueue } from './queue-reader.ts';
import type { RequestCounts } from './request-counts.ts';
import { shared, workersMetric, type ProcessMetrics } from './merge-metrics.ts';
import type { MetricsText } from './serve-metrics.ts';

type Numbers = Readonly<Record<string, number>>;

const prefix = 'lehrpfad_';
/** Keeps a metric out of the library's global registry. */
const registers: Registry[] = [];

interface GaugeOptions {
  /** Whether each process of the board reads the same number. */
  readonly isShared?: boolean;
}

const aggregatorOf = ({ isShared = false }: GaugeOptions): Aggregator =>
  isShared ? shared : 'sum';

/** The metrics of a process; each number is read when the metrics are requested. */
export class MetricSet {
  readonly #registry = new Registry();
  readonly #queues = this.#addQueues();

  /** Adds the library's metrics of the runtime: event loop, memory, processor, garbage collection, open files. */
  addRuntime(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  addAnswers(requests: RequestCounts): void {
    this.#registry.registerMetric(new AnswerHistogram(requests));
  }

  addGauge(name: string, help: string, read: () => number): void {
    const collect = function (this: Gauge): void {
      this.set(read());
    };
    this.#registry.registerMetric(new Gauge({ name: prefix + name, help, registers, collect }));
  }

  /**
   * Adds a number for each value of a label.
   * @param read returns the numbers by the label's value
   */
  addGauges(
    name: string,
    help: string,
    label: string,
    read: () => Numbers | Promise<Numbers>,
    options: GaugeOptions = {},
  ): void {
    const collect = async function (this: Gauge): Promise<void> {
      this.reset();
      for (const [value, number] of Object.entries(await read()))
        this.set({ [label]: value }, number);
    };
    const [labelNames, aggregator] = [[label], aggregatorOf(options)];
    this.#registry.registerMetric(
      new Gauge({ name: prefix + name, help, labelNames, registers, aggregator, collect }),
    );
  }

  /** Adds the numbers of processes for a board with a single process. */
  addWorkers(): void {
    const workers = new Gauge({ ...workersMetric, labelNames: ['state'], registers });
    for (const state of ['wanted', 'ready']) workers.set({ state }, 1);
    this.#registry.registerMetric(workers);
  }

  /** Adds a counter for each value of a label. */
  addCounters(name: string, help: string, label: string, read: () => Numbers): void {
    const collect = function (this: Counter): void {
      this.reset();
      for (const [value, number] of Object.entries(read())) this.inc({ [label]: value }, number);
    };
    const labelNames = [label];
    this.#registry.registerMetric(
      new Counter({ name: prefix + name, help, labelNames, registers, collect }),
    );
  }

  /** @param queues undefined if they could not be read in time: then their numbers are missing, not zero */
  async text(queues: readonly ReadQueue[] | undefined): Promise<MetricsText> {
    this.#setQueues(queues);
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  /** Returns the numbers for the process that merges those of several; the shared ones only with `queues`. */
  async forOthers(
    queues: { readonly read: readonly ReadQueue[] | undefined } | undefined,
  ): Promise<ProcessMetrics> {
    if (queues !== undefined) this.#setQueues(queues.read);
    const metrics = await this.#registry.getMetricsAsJSON();
    return queues === undefined
      ? metrics.filter(({ aggregator }) => aggregator !== shared)
      : metrics;
  }

  #setQueues(queues: readonly ReadQueue[] | undefined): void {
    const { length, oldest, wereRead } = this.#queues;
    length.reset();
    oldest.reset();
    wereRead.set(queues === undefined ? 0 : 1);
    for (const { name: queue, counts } of queues ?? []) {
      for (const { state, length: entries, oldestSeconds } of counts) {
        length.set({ queue, state }, entries);
        oldest.set({ queue, state }, Math.max(0, oldestSeconds));
      }
    }
  }

  #addQueues() {
    const labelNames = ['queue', 'state'] as const;
    const aggregator = shared;
    const length = new Gauge({
      name: `${prefix}queue_length`,
      help: 'Entries of a queue, by state',
      labelNames,
      registers,
      aggregator,
    });
    const oldest = new Gauge({
      name: `${prefix}queue_oldest_seconds`,
      help: 'Age of the oldest entry of a queue, by state; 0 without one',
      labelNames,
      registers,
      aggregator,
    });
    const wereRead = new Gauge({
      name: `${prefix}queues_read`,
      help: 'Whether the queues were read in time (1 or 0)',
      registers,
      aggregator,
    });
    for (const one of [length, oldest, wereRead]) this.#registry.registerMetric(one as Gauge);
    return { length, oldest, wereRead };
  }
}

import { Histogram, type MetricType } from 'prom-client';
import { bucketSeconds, type CountedAnswers, type RequestCounts } from './request-counts.ts';

type Label = 'method' | 'route' | 'status' | 'le';

interface Sample {
  readonly metricName: string;
  readonly labels: Partial<Record<Label, string | number>>;
  readonly value: number;
}

const help = 'Time to answer requests by method, pattern of the route, and status';
const name = 'lehrpfad_http_request_duration_seconds';
/** The library declares an enum that it does not export. */
const type = 'histogram' as unknown as MetricType;

/** Returns the samples of one route, method and status; buckets are cumulative, as Prometheus requires. */
function samplesOf({ method, route, status, counts, sumMs }: CountedAnswers): Sample[] {
  const labels = { method, route, status };
  let total = 0;
  const buckets = [...bucketSeconds, '+Inf'].map((le, bucket): Sample => {
    total += counts[bucket] ?? 0;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sumMs / 1000 },
    { metricName: `${name}_count`, labels, value: total },
  ];
}

/** Exports the counted durations; the library's own histogram would look up its labels with each request. */
export class AnswerHistogram extends Histogram<Label> {
  readonly #requests: RequestCounts;

  constructor(requests: RequestCounts) {
    super({
      name,
      help,
      labelNames: ['method', 'route', 'status'],
      buckets: [...bucketSeconds],
      registers: [],
    });
    this.#requests = requests;
  }

  override async get() {
    const values = this.#requests.answers().flatMap(samplesOf);
    return {
      name,
      help,
      type,
      aggregator: 'sum' as const,
      values,
      collect() {},
    };
  }

  /** The library calls this instead of `get` to write text. */
  getForPromString() {
    return this.get();
  }
}

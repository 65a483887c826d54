import type { HttpResult } from '../measure/http.ts';
import type { Results } from '../results.ts';
import type { Summary } from '../statistics.ts';
import { against, figure, measuredOn, sized, table } from './tables.ts';

const throughputTargets: Readonly<Record<number, number>> = {
  5000: 0.75,
  50_000: 0.6,
  500_000: 0.25,
};
const tailTargets: Readonly<Record<number, number>> = { 5000: 1.5, 50_000: 2, 500_000: 4 };
const facetsTarget = 0.7;

const names = {
  limit: 'the limit: a constant body',
  read: 'the constant, after reading the search’s parameters',
  search: 'search',
  facets: 'search with facets',
  compressed: 'search with gzip, as browsers ask (apart, 5 rounds)',
} as const;

const spread = ({ median, iqr }: Summary) => `${figure(median)} ± ${figure(iqr / 2)}`;

export function reportHttp(results: Results): string {
  const entries = sized<HttpResult>(results, 'http');
  if (entries.length === 0) return '';
  const rows = entries.flatMap(({ size, result: { targets, compressed } }) =>
    (['limit', 'read', 'search', 'facets', 'compressed'] as const).flatMap((name) => {
      const measured = name === 'compressed' ? compressed : targets[name];
      if (!measured) return [];
      const { perSecond, p50, p99, serverCpu, loadCpu, bytes, errors } = measured;
      return [
        [
          `${figure(size)}, ${names[name]}`,
          ...[perSecond, p50, p99, serverCpu, loadCpu].map(spread),
          figure(bytes),
          String(errors),
        ],
      ];
    }),
  );
  const comparisons = entries.map(({ size, result: { ratios, rounds, hasFacets, targets } }) => [
    figure(size),
    String(rounds),
    `${against(ratios.throughput.median, '≥', throughputTargets[size])} ± ${figure(ratios.throughput.iqr / 2)}`,
    `${against(ratios.p99.median, '≤', tailTargets[size])} ± ${figure(ratios.p99.iqr / 2)}`,
    figure(targets.limit.serverCpu.median / targets.search.serverCpu.median),
    spread(ratios.read),
    hasFacets
      ? `${against(ratios.facets.median, '≥', facetsTarget)} ± ${figure(ratios.facets.iqr / 2)}`
      : 'no facets in the answer',
  ]);
  return `### Over HTTP, 50 connections

Card form, kept answers as in the product, no compression, one server process and one for the load. Rounds of two seconds each:
limit, search, with facets, constant after reading, again and again. Median of the rounds ±
half the distance between the quartiles. Processor time is what other work on the machine disturbs least.

${table(
  [
    'ads',
    'rounds',
    'throughput, ratio to the limit',
    'p99, times the limit’s',
    'the same by processor time',
    'ratio to the constant after reading',
    'with facets, ratio to without',
  ],
  comparisons,
)}

${table(
  [
    'ads, what was asked',
    'answers/s',
    'p50, ms',
    'p99, ms',
    'server CPU, µs each',
    'load CPU, µs each',
    'bytes',
    'errors',
  ],
  rows,
)}

${measuredOn(entries)}`;
}

import type { ProcessResult } from '../measure/process.ts';
import type { Results } from '../results.ts';
import { growthExponent } from '../statistics.ts';
import { against, figure, measuredOn, sized, table, type Sized } from './tables.ts';

const warmTargets: Readonly<Record<number, number>> = { 5000: 30, 50_000: 60 };
/** Targets in µs by number of ads. */
const coldTailTargets: Readonly<Record<number, number>> = { 50_000: 2000 };
const exponentTargets: Readonly<Record<number, number>> = { 500_000: 0.7 };
const buildTarget = 10_000;

function timings(entries: readonly Sized<ProcessResult>[]): string {
  const rows = entries.flatMap(({ size, result: { cold, coldWarmedUp, again, warm } }) =>
    (
      [
        ['first pass, fresh process', cold, undefined, coldTailTargets[size]],
        ['first pass, program warm', coldWarmedUp, undefined, coldTailTargets[size]],
        ['each once more', again, undefined, undefined],
        ['warm, by Zipf’s law', warm, warmTargets[size], undefined],
      ] as const
    ).flatMap(([name, summary, target, tailTarget]) => {
      if (!summary) return [];
      const { mean, median, p99, max } = summary;
      return [
        [
          `${figure(size)}, ${name}`,
          against(mean, '≤', target),
          figure(median),
          against(p99, '≤', tailTarget),
          figure(max),
        ],
      ];
    }),
  );
  const head = ['ads, pass', 'mean', 'median', 'p99', 'max'];
  return table(head, rows);
}

function growth(entries: readonly Sized<ProcessResult>[]): string {
  const rows = entries.slice(1).map((large, at) => {
    const small = entries[at] as Sized<ProcessResult>;
    const exponent = (of: (result: ProcessResult) => number) =>
      growthExponent(
        { size: small.size, time: of(small.result) },
        { size: large.size, time: of(large.result) },
      );
    return [
      `${figure(small.size)} to ${figure(large.size)}`,
      figure(exponent(({ cold }) => cold.mean)),
      against(
        exponent(({ warm }) => warm.mean),
        '≤',
        exponentTargets[large.size],
      ),
    ];
  });
  return table(['growth exponent of the mean', 'cold', 'warm'], rows);
}

function kinds({ size, result }: Sized<ProcessResult>): string {
  const rows = result.kinds.map(({ kind, queries, hits, cold }) => [
    kind,
    figure(queries),
    figure(hits),
    figure(cold.mean),
    figure(cold.p99),
  ]);
  const head = [
    `kind of search, ${figure(size)} ads`,
    'distinct',
    'hits, mean',
    'cold mean',
    'p99',
  ];
  return table(head, rows);
}

export function reportProcess(results: Results): string {
  const entries = sized<ProcessResult>(results, 'process');
  if (entries.length === 0) return '';
  const build = entries.map(({ size, result }) => [
    figure(size),
    figure(result.build.seconds),
    against(result.build.adsPerSecond, '≥', buildTarget),
  ]);
  const middle = entries.find(({ size }) => size === 50_000) ?? (entries[0] as (typeof entries)[0]);
  return `### In process, one search at a time (µs)

From the parsed query to the bytes of the answer's body: all that the handler does, without HTTP. A fresh process for
each size.

${timings(entries)}

${growth(entries)}

${table(['ads', 'build, s', 'ads/s with full text, without making the ads'], build)}

${kinds(middle)}

${measuredOn(entries)}`;
}

import type { EnduranceResult } from '../measure/endurance.ts';
import type { MemoryResult } from '../measure/memory.ts';
import type { PointsResult } from '../measure/points.ts';
import type { ReplaceResult } from '../measure/replace.ts';
import type { Results } from '../results.ts';
import { against, figure, measuredOn, sized, table } from './tables.ts';

/** Target in bytes per ad, without its card. */
const memoryTargets: Readonly<Record<number, number>> = { 500_000: 1200 };
/** Target in milliseconds. */
const replaceTargets: Readonly<Record<number, number>> = { 50_000: 1 };
/** Target in bytes. */
const pointsTarget = 520_000;

function memoryTable(results: Results): string[] {
  const entries = sized<MemoryResult>(results, 'memory');
  if (entries.length === 0) return [];
  const rows = entries.map(({ size, result: { rss, held, rssSearched, heldSearched, cards } }) => [
    figure(size),
    figure(cards),
    against(rss - cards, '≤', memoryTargets[size]),
    against(held - cards, '≤', memoryTargets[size]),
    figure(rssSearched - cards),
    figure(heldSearched - cards),
  ]);
  const head = [
    'bytes an ad, at … ads',
    'its card',
    'RSS beside the card',
    'heap and buffers beside the card',
    'RSS after all searches',
    'heap and buffers after all searches',
  ];
  return [table(head, rows), measuredOn(entries)];
}

function replaceTable(results: Results): string[] {
  const entries = sized<ReplaceResult>(results, 'replace');
  if (entries.length === 0) return [];
  const rows = entries.flatMap(({ size, result: { one, nextSearch, otherSearch } }) =>
    (
      [
        ['replacing one ad', one, replaceTargets[size]],
        ['the search right after it', nextSearch, undefined],
        ['the same searches without it', otherSearch, undefined],
      ] as const
    ).map(([name, { mean, median, p99, max }, target]) => [
      `${figure(size)}, ${name}`,
      against(mean, '≤', target),
      ...[median, p99, max].map(figure),
    ]),
  );
  return [table(['ads, ms', 'mean', 'median', 'p99', 'max'], rows), measuredOn(entries)];
}

function enduranceTable(results: Results): string[] {
  const entries = sized<EnduranceResult>(results, 'endurance');
  return entries.flatMap((entry) => {
    const rows = entry.result.memory.map(({ replacements, rss, held }) =>
      [replacements, rss, held].map(figure),
    );
    const head = [
      `replacements among ${figure(entry.size)} ads`,
      'RSS, MB',
      'heap and buffers, MB',
    ];
    return [table(head, rows), measuredOn([entry])];
  });
}

/** Reports the costs of the index besides searches: memory and changes. */
export function reportStock(results: Results): string {
  const tables = [memoryTable, replaceTable, enduranceTable].flatMap((make) => make(results));
  if (tables.length === 0) return '';
  return ['### Memory and changes', ...tables].join('\n\n');
}

export function reportPoints(results: Results): string {
  const entries = sized<PointsResult>(results, 'points');
  if (entries.length === 0) return '';
  const rows = entries.map(({ size, result }) => [
    figure(size),
    figure(result.raw),
    against(result.gzip, '≤', pointsTarget),
    figure(result.first),
    figure(result.next.median),
    figure(result.perSecond.median),
    `${figure(result.ratio.median)} ± ${figure(result.ratio.iqr / 2)}`,
    figure(result.serverCpu.median),
  ]);
  const head = [
    'ads',
    'bytes',
    'bytes, gzip',
    'first answer, ms',
    'next ones, ms',
    'served with gzip, answers/s',
    'ratio to a constant of that size',
    'server CPU, µs each',
  ];
  return `### Points of the map\n\n${table(head, rows)}\n\n${measuredOn(entries)}`;
}

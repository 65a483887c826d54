import type { PartName } from '../options.ts';
import type { Circumstances, Results } from '../results.ts';

/** A result with the number of ads that it was measured at. */
export interface Sized<Result> {
  readonly size: number;
  readonly circumstances: Circumstances;
  readonly result: Result;
}

/** What was measured of a part, smallest first. */
export function sized<Result>(results: Results, part: PartName): Sized<Result>[] {
  return Object.entries(results[part] ?? {})
    .map(([size, { circumstances, result }]) => ({
      size: Number(size),
      circumstances,
      result: result as Result,
    }))
    .toSorted((a, b) => a.size - b.size);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, column) => (column === 0 ? '---' : '---:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** With thousands apart, and no more digits than mean something. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** `0.72 (≥ 0.60, met)`, or by how much it is missed. */
export function against(value: number, sign: '≤' | '≥', target: number | undefined): string {
  if (target === undefined) return figure(value);
  const met = sign === '≤' ? value <= target : value >= target;
  const off = Math.round(Math.abs(value / target - 1) * 100);
  return `${figure(value)} (${sign} ${target}: ${met ? 'met' : `**missed by ${off} %**`})`;
}

/** Where and when; the same circumstances once. */
export function measuredOn(entries: readonly Sized<unknown>[]): string {
  const each = entries.map(
    ({ circumstances: { day, node, machine, commit } }) =>
      `${day}, Node ${node}, ${machine}, commit ${commit}`,
  );
  return `*${[...new Set(each)].join('; ')}*`;
}

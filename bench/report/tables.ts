import type { PartName } from '../options.ts';
import type { Circumstances, Results } from '../results.ts';

/** A result and the number of ads in the measurement. */
export interface Sized<Result> {
  readonly size: number;
  readonly circumstances: Circumstances;
  readonly result: Result;
}

/** Returns the results of a part, smallest size first. */
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

/** Formats a number with separated thousands and only significant digits. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Compares a value with its target: `0.72 (≥ 0.60, met)`, or the difference if it is missed. */
export function against(value: number, sign: '≤' | '≥', target: number | undefined): string {
  if (target === undefined) return figure(value);
  const met = sign === '≤' ? value <= target : value >= target;
  const off = Math.round(Math.abs(value / target - 1) * 100);
  return `${figure(value)} (${sign} ${target}: ${met ? 'met' : `**missed by ${off} %**`})`;
}

/** Lists the dates and machines of the results, without repetitions. */
export function measuredOn(entries: readonly Sized<unknown>[]): string {
  const each = entries.map(
    ({ circumstances: { day, node, machine, commit } }) =>
      `${day}, Node ${node}, ${machine}, commit ${commit}`,
  );
  return `*${[...new Set(each)].join('; ')}*`;
}

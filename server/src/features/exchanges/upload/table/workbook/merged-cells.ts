import { readHtml } from '../../../../../core/html/read-html.ts';
import { isFilledIn, textOf, type Cell, type Cells, type MergedCells } from '../cells.ts';

/** Maximum number of merged ranges that are read, and of cells that they fill: ten columns of the largest table. */
const max = { ranges: 20_000, cells: 200_000 } as const;

const range =
  /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,100}?ref="\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})"/g;

/** Number of a column by its letters, from 0. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Relations of a workbook to its parts, by their ids. */
function relationsOf(xml: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  readHtml(xml, {
    open: (tag, { id, target }) => {
      if (tag !== 'relationship' || id === undefined || target === undefined) return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
    text: () => undefined,
    close: () => undefined,
  });
  return targets;
}

/** Name of the part of a sheet, by its number in the workbook. */
function partOfSheet(parts: ReadonlyMap<string, Buffer>, number: number): string | undefined {
  const relations = relationsOf(String(parts.get('xl/_rels/workbook.xml.rels') ?? ''));
  const ids: (string | undefined)[] = [];
  readHtml(String(parts.get('xl/workbook.xml') ?? ''), {
    open: (tag, attributes) => {
      if (tag === 'sheet' || tag.endsWith(':sheet')) ids.push(attributes['r:id']);
    },
    text: () => undefined,
    close: () => undefined,
  });
  return relations.get(ids[number - 1] ?? '');
}

/** Whether a sheet has rows in a part of its own. @param number number of the sheet in the workbook */
export const hasPart = (parts: ReadonlyMap<string, Buffer>, number: number): boolean =>
  parts.has(partOfSheet(parts, number) ?? '');

/**
 * Returns the merged cells of a sheet that span several rows.
 * @param number number of the sheet in the workbook
 */
export function mergedCellsOf(
  parts: ReadonlyMap<string, Buffer>,
  number: number,
): readonly MergedCells[] {
  const part = parts.get(partOfSheet(parts, number) ?? '');
  if (part === undefined || !part.includes('mergeCell')) return [];
  const merged: MergedCells[] = [];
  for (const [, left = '', first = '', , last = ''] of part.toString('latin1').matchAll(range)) {
    if (merged.length >= max.ranges) break;
    const [from, to] = [Number(first) - 1, Number(last) - 1];
    if (from >= 0 && to > from) merged.push({ column: columnNumber(left), from, to });
  }
  return merged;
}

function withCells(row: readonly Cell[], cells: ReadonlyMap<number, Cell>): readonly Cell[] {
  const length = Math.max(row.length, ...[...cells.keys()].map((column) => column + 1));
  return Array.from({ length }, (_, at) => cells.get(at) ?? row[at] ?? null);
}

/**
 * Repeats the value of merged cells in each of their rows: 'Krug GmbH' beside its three ads.
 * @param titles columns of which one is filled in a row that is an ad of its own; other rows continue the row above, such as the second line of an
 *   address
 */
export function withMerged(
  rows: Cells,
  merged: readonly MergedCells[],
  titles: readonly number[],
): Cells {
  const filled = new Map<number, Map<number, Cell>>();
  let count = 0;
  for (const { column, from, to } of merged) {
    const value = rows[from]?.[column] ?? null;
    const end = Math.min(to, rows.length - 1);
    count += Math.max(0, end - from);
    if (count > max.cells) break;
    if (textOf(value) === '') continue;
    for (let at = from + 1; at <= end; at += 1)
      if (textOf(rows[at]?.[column]) === '')
        filled.set(at, (filled.get(at) ?? new Map<number, Cell>()).set(column, value));
  }
  if (filled.size === 0) return rows;
  return rows.map((row, at) => {
    const cells = filled.get(at);
    return cells === undefined || !isFilledIn(row, titles) ? row : withCells(row, cells);
  });
}

import { labelOf, type TableAssignment } from '@lehrpfad/contract/exchanges/own-tables.ts';
import {
  neededColumns,
  tableColumns,
  type TableColumn,
} from '@lehrpfad/contract/exchanges/own-options.ts';
import { trimEnd } from '../../../../core/text/trim.ts';
import { cellText, textOf, type Cell, type Cells } from './cells.ts';
import { headingOf, type Heading } from './headings.ts';
import { listed, quoted } from '../text-lists.ts';
import { TableError } from './table-error.ts';

type Row = readonly Cell[];

/** The positions of the columns. */
export interface Places {
  /** A unique name of each column of the file. */
  readonly names: readonly string[];
  /** Positions by column, in the order of the file. */
  readonly at: ReadonlyMap<TableColumn, number>;
  /** Columns that are not read, since another one has the same meaning. */
  readonly left: ReadonlyMap<number, TableColumn>;
}

/** Columns of the template by the name of a column of the file. */
export type Assigned = ReadonlyMap<string, readonly TableColumn[]>;

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Letters of a column in a spreadsheet. @param at position, from 0 */
function lettersOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${lettersOf(Math.floor(at / 26) - 1)}${last}`;
}

/** Returns a unique name for each column: its heading, with its letters if it has none or an earlier column has the same. */
function namesOf(headings: Row): readonly string[] {
  const names: string[] = [];
  for (const [at, heading] of headings.entries()) {
    const place = `Spalte ${lettersOf(at)}`;
    let name = cellText(heading) || place;
    while (names.includes(name)) name += ` (${place})`;
    names.push(name);
  }
  return names;
}

/** Chooses among columns of the same meaning: filled columns first, then the one with the clearest heading, then the first. */
function bestOf(found: readonly (Heading | undefined)[], numbers: readonly number[], data: Cells) {
  const filled = numbers.filter((at) => data.some((row) => textOf(row[at]) !== ''));
  const among = filled.length > 0 ? filled : numbers;
  const rankOf = (at: number) => found[at]?.rank ?? 0;
  const best = among.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
  return { best, filled };
}

/** Returns the columns that headings name. Beside 'davon frei', a column 'Plätze' has the number of all places. */
function meaningsOf(headings: Row): readonly (Heading | undefined)[] {
  const found = headings.map(headingOf);
  const isPart = (at: number) =>
    found[at]?.key === 'places' && /^davon\s/i.test(textOf(headings[at]));
  if (!headings.some((_, at) => isPart(at))) return found;
  return found.map((heading, at) =>
    heading?.key === 'places' && !isPart(at) ? { ...heading, key: 'totalPlaces' } : heading,
  );
}

/** Finds the column with a meaning that several may have. @throws {TableError} if two filled columns have the same heading */
function findPlace(
  headings: Row,
  found: readonly (Heading | undefined)[],
  numbers: readonly number[],
  data: Cells,
): number | undefined {
  if (numbers.length < 2) return numbers[0];
  const { best, filled } = bestOf(found, numbers, data);
  const isTwin = (at: number) =>
    at !== best && filled.includes(at) && same(cellText(headings[at]), cellText(headings[best]));
  if (numbers.some(isTwin))
    throw new TableError(
      `Diese Spalten gibt es mehrmals: ${quoted(labelOf(found[best]?.key ?? 'title'))}.`,
    );
  return best;
}

/**
 * Finds the columns by their headings. A column that the company has assigned means only what it was assigned to.
 * @throws {TableError} if two filled columns have the same heading
 */
export function findPlaces(headings: Row, data: Cells, assigned: Assigned): Places {
  const names = namesOf(headings);
  const found = meaningsOf(headings).map((heading, at) =>
    assigned.has(names[at] ?? '') ? undefined : heading,
  );
  const at = new Map<TableColumn, number>();
  const left = new Map<number, TableColumn>();
  for (const { key } of tableColumns) {
    const numbers = found.flatMap((heading, place) => (heading?.key === key ? [place] : []));
    const chosen = names.findIndex((name) => assigned.get(name)?.includes(key));
    const place = chosen < 0 ? findPlace(headings, found, numbers, data) : chosen;
    if (place === undefined) continue;
    at.set(key, place);
    for (const other of numbers) if (other !== place) left.set(other, key);
  }
  return { names, at: new Map([...at].toSorted(([, one], [, other]) => one - other)), left };
}

/** Returns what is wrong with a table that lacks needed columns, with those that were found; undefined if it lacks none. */
export function describeMissing(
  headings: Row,
  { names, at }: Places,
  jobType: TableAssignment['job_type'],
): string | undefined {
  const missing = neededColumns.filter(
    (key) => !at.has(key) && (key !== 'type' || jobType === null),
  );
  if (missing.length === 0) return undefined;
  const found = tableColumns.flatMap(({ key, label }) => {
    const name = names[at.get(key) ?? -1];
    if (name === undefined) return [];
    return [same(name, label) ? quoted(label) : `${quoted(name)} als ${quoted(label)}`];
  });
  const read = new Set(at.values());
  const others = names.filter((_, place) => !read.has(place) && textOf(headings[place]) !== '');
  return [
    `Es fehlen Spalten: ${listed(missing.map((key) => quoted(labelOf(key))))}.`,
    ...(found.length > 0 ? [`Gefunden wurden: ${listed(found)}.`] : []),
    ...(others.length > 0 ? [`Nicht erkannt: ${listed(others.map(quoted))}.`] : []),
  ].join(' ');
}

/** Tells which headings were read under another name, and which columns were not read. */
export function notesOn({ names, at, left }: Places): string[] {
  const nameOf = (place: number | undefined) => quoted(names[place ?? -1] ?? '');
  const renamed = [...at].flatMap(([key, place]) =>
    same(trimEnd(names[place] ?? '', /[\s*:]/), labelOf(key))
      ? []
      : [`${nameOf(place)} als ${quoted(labelOf(key))}`],
  );
  const twice = [...left].map(
    ([place, key]) =>
      `${quoted(labelOf(key))} steht in mehreren Spalten. Gelesen wurde ${nameOf(at.get(key))}, nicht ${nameOf(place)}.`,
  );
  return [...(renamed.length > 0 ? [`Gelesen wurde ${listed(renamed)}.`] : []), ...twice];
}

import { textOf, type Cell } from '../../upload/table/cells.ts';
import { fieldOf } from '../formats/field-names.ts';

/** Maximum number of ads of one row; a longer list is a text. */
const maxAds = 20;

/** Longest name of an occupation in a list. Characters. */
const maxNameLength = 100;

/** Signs and ends of the name of an occupation for men and women: 'Koch/Köchin', 'Tischler*in', 'Kaufmann/-frau', 'Maler (m/w/d)'. */
const occupation =
  /[/*:_]-?(?:in|frau|mann|r|n)(?!\p{L})|(?:in|frau)\/-?\p{L}|\p{L}\/-?\p{Lu}\p{L}{2,40}in(?!\p{L})|\((?:m|w|d)\/(?:m|w|d|x)(?:\/(?:m|w|d|x))?\)|\p{L}{2,40}in\/\p{Lu}\p{L}/u;

/** The columns by which the ads of a row are told apart. */
type Names = readonly (string | undefined)[];

const columnsOf = (names: Names, field: 'title' | 'occupation') =>
  names.flatMap((name, at) => (fieldOf(name) === field ? [at] : []));

/** The columns that name the ad: those of the title, else those of the occupation. */
export function titleColumns(names: Names): readonly number[] {
  const titles = columnsOf(names, 'title');
  return titles.length > 0 ? titles : columnsOf(names, 'occupation');
}

/** The occupations that a cell lists, one in each line or between semicolons; the cell itself if any of them may be no occupation. */
function listedIn(cell: Cell): readonly Cell[] {
  const text = textOf(cell);
  const parts = text
    .split(/[\n;]/)
    .map((part) => part.replace(/^[\s•*–-]{1,10}/, '').trim())
    .filter((part) => part !== '');
  const isList =
    parts.length > 1 &&
    parts.length <= maxAds &&
    parts.every((part) => part.length <= maxNameLength && occupation.test(part));
  return isList ? parts : [cell];
}

/**
 * Returns the columns that may list several ads in one row: 'Koch/Köchin; Tischler/-in' in one of them, or 'Beruf 1' and 'Beruf 2'. Empty for a
 * table that has both titles and occupations, in which a row is one ad.
 * @param headings texts of the headings; columns of one meaning list several ads if their headings differ by a number alone
 */
export function listingColumns(names: Names, headings: readonly string[]): readonly number[] {
  const isBoth = columnsOf(names, 'title').length > 0 && columnsOf(names, 'occupation').length > 0;
  const [first, ...others] = titleColumns(names);
  if (first === undefined || isBoth) return [];
  const unnumbered = (at: number) => (headings[at] ?? '').replaceAll(/[\d\s.]/g, '').toLowerCase();
  return [first, ...others.filter((at) => unnumbered(at) === unnumbered(first))];
}

/** Returns the rows of the ads that one row lists. @param columns see `listingColumns` */
export function rowsOfAds(
  row: readonly Cell[],
  columns: readonly number[],
): readonly (readonly Cell[])[] {
  const [first] = columns;
  const ads = columns.flatMap((at) => listedIn(row[at] ?? null)).filter((ad) => textOf(ad) !== '');
  if (ads.length < 2) return [row];
  return ads.map((ad) =>
    row.map((cell, at) => (at === first ? ad : columns.includes(at) ? null : cell)),
  );
}

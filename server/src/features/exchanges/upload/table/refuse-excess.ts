import { limits } from '@lehrpfad/contract/core/limits.ts';
import { TableError } from './table-error.ts';

/*
 * What would make the reader of workbooks fill one list without end. V8 ends the whole process, not the thread, where a single list
 * does not fit into its memory any more: a cell called ZZZZZZ1 was enough, 884 bytes in all.
 */

/** Of all parts together. 500 rows of twelve cells have 50,000. */
const mostTags = 1_000_000;

/** Bytes of a tag with its attributes. */
const longestTag = 64_000;

/** Bytes of what stands between two tags: a cell in which each character is written as a number. */
const longestText = limits.tableCell * 9;

/** The last row of a spreadsheet. The last column is XFD. */
const mostRows = 1_048_576;

/** Where a row or cell stands, by whatever prefix. */
const address = /[\s:]r=["']([^"']*)/g;
/** A declaration of a prefix `r` is no such place. */
const declaration = /^\sxmlns:$/;
const real = /^[A-Z]{0,3}(\d{1,7})$/;

/** What is no tag, by its beginning. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const unreadable = () =>
  new TableError('Die Excel-Tabelle kann nicht gelesen werden. Bitte speichern Sie sie als CSV.');

/** Where a tag ends: as the reader says, but for `<` in a value, which XML forbids and in which whole elements could hide. */
function endOfTag(xml: string, from: number): number {
  const last = Math.min(xml.length, from + longestTag);
  for (let at = from + 1; at < last; at += 1) {
    const sign = xml.charAt(at);
    if (sign === '>') return at + 1;
    if (sign === '<') break;
    if (sign !== '"' && sign !== "'") continue;
    const end = xml.indexOf(sign, at + 1);
    if (end < 0 || end >= last || xml.slice(at, end).includes('<')) break;
    at = end;
  }
  throw unreadable();
}

function refuseFarPlaces(tag: string): void {
  for (const { index, 1: place = '' } of tag.matchAll(address)) {
    if (declaration.test(tag.slice(Math.max(0, index - 6), index + 1))) continue;
    const row = real.exec(place)?.[1];
    if (row === undefined || Number(row) > mostRows) throw unreadable();
  }
}

/** Where that ends which begins there; a comment, for one, has an end of its own. */
function endOf(xml: string, from: number): number {
  const other = others.find(([begin]) => xml.startsWith(begin, from));
  if (other === undefined) {
    const end = endOfTag(xml, from);
    refuseFarPlaces(xml.slice(from, end));
    return end;
  }
  const end = xml.indexOf(other[1], from);
  if (end < 0 || end - from > longestText) throw unreadable();
  return end + other[1].length;
}

/**
 * Looks through the parts of a workbook before they are read. Takes time in proportion to their length.
 * @throws {TableError} for a row or column that no spreadsheet has, and for more tags or longer ones than a table of ads has
 */
export function refuseExcess(parts: ReadonlyMap<string, Buffer>): void {
  let tags = 0;
  for (const part of parts.values()) {
    // Signs of XML are the same bytes in UTF-8.
    const xml = part.toString('latin1');
    let end = 0;
    for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', end)) {
      tags += 1;
      if (tags > mostTags) throw new TableError('Die Tabelle hat zu viele Zeilen.');
      if (at - end > longestText) throw unreadable();
      end = endOf(xml, at);
    }
  }
}

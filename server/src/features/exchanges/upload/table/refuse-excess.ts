import { limits } from '@lehrpfad/contract/core/limits.ts';
import { TableError } from './table-error.ts';

/*
 * Refuses workbooks that would make their parser fill one list without end. If a single list does not fit into its memory any more, V8
 * ends the whole process and not only the thread: a cell called ZZZZZZ1 was enough, 884 bytes in all.
 */

/** Tags in all parts together. 500 rows of twelve cells have 50,000. */
const maxTags = 1_000_000;

/** Bytes of a tag with its attributes. */
const maxTagLength = 64_000;

/** Bytes between two tags: a cell in which each character is a numeric entity. */
const maxTextLength = limits.tableCell * 9;

/** The last row of a spreadsheet. The last column is XFD. */
const maxRows = 1_048_576;

/** Address of a row or cell, with any prefix. */
const address = /[\s:]r=["']([^"']*)/g;
/** The declaration of a prefix `r` is no address. */
const declaration = /^\sxmlns:$/;
const real = /^[A-Z]{0,3}(\d{1,7})$/;

/** Beginnings and ends of markup that is no tag. */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const unreadable = () =>
  new TableError('Die Excel-Tabelle kann nicht gelesen werden. Bitte speichern Sie sie als CSV.');

/** End of a tag as the parser finds it, but `<` in a value is refused: XML forbids it, and whole elements could be hidden in it. */
function endOfTag(xml: string, from: number): number {
  const last = Math.min(xml.length, from + maxTagLength);
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
    if (row === undefined || Number(row) > maxRows) throw unreadable();
  }
}

/** End of the tag, comment, CDATA section or instruction that begins at this index. */
function endOf(xml: string, from: number): number {
  const other = others.find(([begin]) => xml.startsWith(begin, from));
  if (other === undefined) {
    const end = endOfTag(xml, from);
    refuseFarPlaces(xml.slice(from, end));
    return end;
  }
  const end = xml.indexOf(other[1], from);
  if (end < 0 || end - from > maxTextLength) throw unreadable();
  return end + other[1].length;
}

/**
 * Checks the parts of a workbook before they are read. Takes time in proportion to their length.
 * @throws {TableError} for a row or column that no spreadsheet has, and for more or longer tags than a table of ads has
 */
export function refuseExcess(parts: ReadonlyMap<string, Buffer>): void {
  let tags = 0;
  for (const part of parts.values()) {
    // The characters of markup are the same bytes in UTF-8.
    const xml = part.toString('latin1');
    let end = 0;
    for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', end)) {
      tags += 1;
      if (tags > maxTags) throw new TableError('Die Tabelle hat zu viele Zeilen.');
      if (at - end > maxTextLength) throw unreadable();
      end = endOf(xml, at);
    }
  }
}

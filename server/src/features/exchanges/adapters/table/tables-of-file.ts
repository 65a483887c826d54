import { TableError } from '../../upload/table/table-error.ts';
import { readHtmlTables } from '../../upload/table/html/read-html-table.ts';
import { isZip, readFile, textWithTable } from '../../upload/table/read-file.ts';
import { isLeftOut, readSheets, type ReadSheet } from '../../upload/table/read-xlsx.ts';
import { ExchangeError } from '../adapter.ts';
import { plainFeed } from '../feed/packed-feed.ts';
import { countHeadings, headingsOf, withHeadingsInRow } from './table-headings.ts';

/** Limit of a whole table, unpacked. Bytes; 10,000 ads of a paragraph each. */
export const maxTableBytes = 10 * 1024 * 1024;

const isPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Returns the bytes of a file that may be packed. */
export async function unpacked(bytes: Buffer): Promise<Buffer> {
  if (!isPacked(bytes)) return bytes;
  const pieces = (async function* one() {
    yield bytes;
  })();
  return Buffer.concat(await Array.fromAsync(plainFeed(pieces, maxTableBytes)));
}

/** The tables of a file; the name of each is that of its sheet, or empty. */
export interface ReadTables {
  readonly tables: readonly ReadSheet[];
  readonly delimiter?: string | undefined;
}

/** Reads all sheets of a workbook, all tables of a text in HTML, or the table of another file. @throws {ExchangeError} */
export async function tablesOf(bytes: Buffer): Promise<ReadTables> {
  try {
    if (isZip(bytes)) return { tables: await readSheets(bytes) };
    const text = textWithTable(bytes);
    const inText =
      text === undefined
        ? []
        : readHtmlTables(text, (rows) => headingsOf(withHeadingsInRow(rows)) !== undefined);
    if (inText.length > 0)
      return {
        tables: inText
          .filter(({ titles: [nearest = ''] }) => !isLeftOut(nearest))
          .map((table) => ({ name: '', ...table })),
      };
    const { cells, merged = [], delimiter } = await readFile(bytes, undefined, countHeadings);
    return { tables: [{ name: '', cells, merged }], delimiter };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw new ExchangeError('broken-answer', error.message, { cause: error });
  }
}

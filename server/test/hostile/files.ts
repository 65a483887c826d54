import type { AnyEndpoint } from '@lehrpfad/contract/core/endpoints/endpoint.ts';
import { csv } from '../../src/features/exchanges/upload/upload.fixture.ts';
import { writeZip } from '../../src/features/exchanges/upload/table/zip.ts';
import type { FormFile } from '../form.ts';

const headings = ['Titel', 'Art', 'Berufsbezeichnung', 'Beschreibung', 'Beginn'];

/** Maximum length of a spreadsheet cell, in code units. */
const maxCellLength = 32_767;

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a minimal workbook with that XML as its sheet. */
const workbookParts = (sheet: string): Map<string, Buffer> =>
  new Map(
    Object.entries({
      'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${spreadsheet}">${sheet}</worksheet>`,
    }).map(([name, text]) => [name, Buffer.from(text)]),
  );

/** Builds a minimal workbook with that XML as the rows of its sheet. */
const workbookWith = (rows: string): Buffer =>
  writeZip(workbookParts(`<sheetData>${rows}</sheetData>`));

/** The parts of a workbook with a text wherever its merged cells are read. */
export const mergedWorkbook = (text: string): Map<string, Buffer> =>
  workbookParts(
    `<mergeCells>${text}<mergeCell ref="A1:A3"/><mergeCell ${text} ref="${text}:A3"/></mergeCells>`,
  );

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const inXml = (text: string) => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

function rowOf(cells: readonly string[], at: number): string {
  const written = cells.map(
    (text, column) =>
      `<c r="${'ABCDE'[column]}${at + 1}" t="inlineStr"><is><t xml:space="preserve">${inXml(text)}</t></is></c>`,
  );
  return `<row r="${at + 1}">${written.join('')}</row>`;
}

/** Builds a workbook that contains the whole text, in as many cells and rows as needed. */
export function workbookOf(text: string): Buffer {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += maxCellLength)
    pieces.push(text.slice(at, at + maxCellLength));
  const rows = pieces.map((piece) => headings.map(() => piece));
  return workbookWith([headings, ...rows].map(rowOf).join(''));
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Builds files of every supported kind, each with a malicious text wherever the kind allows one. */
export const fileKinds: Readonly<Record<string, (text: string) => FormFile>> = {
  'a table': (text) => ({ name: 'a.csv', bytes: csv([{ Titel: text, Beschreibung: text }]) }),
  'a table of nothing else': (text) => ({ name: 'a.csv', bytes: Buffer.from(text) }),
  'a workbook': (text) => ({ name: 'a.xlsx', bytes: workbookOf(text) }),
  'a workbook without any sense': (text) => ({ name: 'a.xlsx', bytes: workbookWith(text) }),
  'a PDF': (text) => ({
    name: 'a.pdf',
    bytes: Buffer.from(`%PDF-1.4\n1 0 obj\n<</Title (${text})>>\nendobj\ntrailer\n<<>>\n%%EOF`),
  }),
  'objects of a PDF': (text) => ({
    name: 'a.pdf',
    bytes: Buffer.from(`%PDF-1.4\n${text}\n%%EOF`),
  }),
  'a drawing': (text) => ({ name: 'a.svg', bytes: Buffer.from(`<?xml version="1.0"?>${text}`) }),
  'a picture': (text) => ({
    name: 'a.png',
    bytes: Buffer.concat([signature, Buffer.from(text)]),
  }),
  'the name of a file': (text) => ({
    // A quotation mark or a line end would end the file name.
    name: `${text.replaceAll(/["\r\n\0]/g, '')}.pdf`,
    bytes: Buffer.from('%PDF-1.4'),
  }),
};

/** Returns the first field for each kind of file that an endpoint accepts. */
export const fileFieldsOf = ({ upload }: AnyEndpoint): readonly string[] =>
  Object.entries(upload?.files ?? {}).map(([name, { max }]) => (max > 1 ? `${name}_1` : name));

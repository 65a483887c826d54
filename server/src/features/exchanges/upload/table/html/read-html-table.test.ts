import { describe, expect, test } from 'vitest';
import { countHeadings } from '../find-headings.ts';
import { readFile } from '../read-file.ts';

const read = async (html: string | Buffer) => (await readFile(Buffer.from(html))).cells;

const spreadsheet = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>
<Row><Cell><Data ss:Type="String">Titel</Data></Cell><Cell><Data ss:Type="String">Ort</Data></Cell><Cell><Data ss:Type="String">Beginn</Data></Cell></Row>
<Row><Cell><Data ss:Type="String">Koch &amp; Kellner</Data></Cell><Cell ss:Index="3"><Data ss:Type="DateTime">2027-08-01T00:00:00.000</Data></Cell></Row></Table></Worksheet></Workbook>`;

describe('a table in HTML', () => {
  test('has the text of its cells with their lines', async () => {
    expect(
      await read('<table><tr><td> a\n b<br>c<p>d</p></td><td>&Auml;&nbsp;</td><td></table>'),
    ).toEqual([['a b\nc\nd', 'Ä', null]]);
  });

  test('in Windows-1252, without end tags', async () => {
    const html = Buffer.from('<table><tr><td>Köthen<td>x<tr><td>y</table>', 'latin1');
    expect(await read(html)).toEqual([['Köthen', 'x'], ['y']]);
  });

  test('whose cells span columns and rows', async () => {
    expect(
      await read(
        '<table><tr><td colspan=2>a<td>b<tr><td>c<td rowspan=2>d<td>e<tr><td>f<td>g<tr><td>h</table>',
      ),
    ).toEqual([['a', null, 'b'], ['c', 'd', 'e'], ['f', 'd', 'g'], ['h']]);
  });

  test('of several the one with headings, also within another', async () => {
    const html = `<table><tr><td>Navigation</td></tr><tr><td><table><tr><th>Titel</th><th>Ort</th></tr><tr><td>Koch</td><td>Burg</td></tr></table></td></tr></table><table><tr><td>Ende</td></tr></table>`;
    const { cells } = await readFile(Buffer.from(html), undefined, countHeadings);
    expect(cells).toEqual([
      ['Titel', 'Ort'],
      ['Koch', 'Burg'],
    ]);
  });

  test('as Excel 2003 writes it in XML', async () => {
    expect(await read(spreadsheet)).toEqual([
      ['Titel', 'Ort', 'Beginn'],
      ['Koch & Kellner', null, '2027-08-01T00:00:00.000'],
    ]);
  });

  test.each([
    ['<table><tr><td>Titel<td>Ort<tr><td>Koch', 'bricht'],
    [`<table>${'<tr>'.repeat(200_002)}</table>`, 'zu viele Zeilen'],
    [`<table><tr>${'<td colspan=200 rowspan=1000>'.repeat(5001)}</table>`, 'zu viele Zellen'],
  ])('that is cut or too large is refused', async (html, said) => {
    await expect(read(html)).rejects.toThrow(said);
  });
});

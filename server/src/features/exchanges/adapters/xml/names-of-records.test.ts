import { describe, expect, it } from 'vitest';
import { adsRead } from '../ads-read.fixture.ts';
import { xmlAdapter } from './xml.ts';

const ad = (id: number, title: string) =>
  `<id>${id}</id><titel>${title}</titel><firma>Krug GmbH</firma><plz>06108</plz><ort>Halle</ort>`;

const koch = 'Koch, Krug GmbH, 06108 Halle, 2';
const maler = 'Maler, Krug GmbH, 06108 Halle, 2';
const tischler = 'Tischler, Krug GmbH, 06108 Halle, 1';

const read = (body: string, size?: number) => adsRead(xmlAdapter, body, size);

describe('records in a list of no known format', () => {
  it('may have a name for each kind of ad, which tells the kind', async () => {
    const feed = `<export><ausbildung>${ad(1, 'Koch')}</ausbildung><praktikum>${ad(2, 'Tischler')}</praktikum>
      <ausbildung>${ad(3, 'Maler')}</ausbildung></export>`;
    expect(await read(feed)).toEqual([koch, tischler, maler]);
    expect(await read(feed, 7)).toEqual([koch, tischler, maler]);
  });

  it('may have a name for each kind of ad in a list of its own', async () => {
    const feed = `<export><apprenticeships><apprenticeship>${ad(1, 'Koch')}</apprenticeship></apprenticeships>
      <internships><internship>${ad(2, 'Tischler')}</internship></internships></export>`;
    expect(await read(feed)).toEqual([koch, tischler]);
  });

  it('do not begin within another record', async () => {
    const feed = `<export><ausbildung>${ad(1, 'Koch')}<praktikum>möglich</praktikum></ausbildung>
      <ausbildung>${ad(3, 'Maler')}</ausbildung></export>`;
    expect(await read(feed)).toEqual([koch, maler]);
  });

  it('are the elements of a list that is named after them, also within other elements', async () => {
    const feed = `<export><ausbildungsplaetze><platz>${ad(1, 'Koch')}</platz></ausbildungsplaetze>
      <praktikumsplaetze><platz>${ad(2, 'Tischler')}</platz></praktikumsplaetze></export>`;
    expect(await read(feed)).toEqual([koch, tischler]);
  });

  it('are lost if one of them has no end, and so is none of the others', async () => {
    const feed = `<export><ausbildung>${ad(1, 'Koch')}<ausbildung>${ad(3, 'Maler')}</ausbildung>
      <praktikum>${ad(2, 'Tischler')}</praktikum></export>`;
    expect((await read(feed)).map((one) => one.split(' ')[0])).toEqual([
      'unreadable',
      'Maler,',
      'Tischler,',
    ]);
  });
});

describe('values that stand in attributes or cells', () => {
  it('an attribute is the value of an element without a text', async () => {
    const feed = `<Stellen><Stelle nr="9"><Titel wert="Ausbildung Koch"/><Firma name="Krug &amp; Co"/><Ort name="Halle" plz="06108"/></Stelle></Stellen>`;
    expect(await read(feed)).toEqual(['Ausbildung Koch, Krug & Co, 06108 Halle, 2']);
  });

  it('an attribute beside a text only describes it', async () => {
    const feed = `<Stellen><Stelle nr="9"><Titel name="Anzeigentitel">Ausbildung Koch</Titel><Firma>Krug</Firma><Ort name="Einsatzort">Halle</Ort></Stelle></Stellen>`;
    expect(await read(feed)).toEqual(['Ausbildung Koch, Krug, Halle, 2']);
  });

  it('the cells of FileMaker have the names of their columns', async () => {
    const cells = (...values: readonly string[]) =>
      values.map((value) => `<COL><DATA>${value}</DATA></COL>`).join('');
    const feed = `<FMPXMLRESULT xmlns="http://www.filemaker.com/fmpxmlresult"><ERRORCODE>0</ERRORCODE>
      <METADATA>${['Nr', 'Ausbildungsberuf', 'Betrieb', 'PLZ', 'Ort', 'Telefon', 'Beginn']
        .map((name) => `<FIELD EMPTYOK="YES" NAME="${name}" TYPE="TEXT"/>`)
        .join('')}</METADATA>
      <RESULTSET FOUND="2"><ROW MODID="3" RECORDID="12">${cells('501', 'Koch', 'Krug GmbH', '06108', 'Halle', '0345 1', '1.8.2027')}</ROW>
      <ROW MODID="3" RECORDID="13">${cells('502', 'Maler', 'Krug GmbH', '06108', 'Halle', '', '')}</ROW></RESULTSET></FMPXMLRESULT>`;
    expect(await read(feed)).toEqual([`${koch}, 2027-08-01–`, maler]);
  });
});

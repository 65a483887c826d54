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

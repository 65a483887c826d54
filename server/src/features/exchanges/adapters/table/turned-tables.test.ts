import { describe, expect, it } from 'vitest';
import { adsRead } from '../ads-read.fixture.ts';
import { tableAdapter } from './table.ts';

const read = (body: string) => adsRead(tableAdapter, body);

const koch = 'Ausbildung Koch, Krug GmbH, 06108 Halle, 2, 2027-08-01–';
const maler = 'Praktikum Maler, Holz AG, 39104 Magdeburg, 1, 2027-02-01–';

describe('a table whose headings stand below each other', () => {
  it('has an ad in each column', async () => {
    const table = `Titel;Ausbildung Koch;Praktikum Maler
Firma;Krug GmbH;Holz AG
PLZ;06108;39104
Ort;Halle;Magdeburg
Beginn;01.08.2027;01.02.2027
`;
    expect(await read(table)).toEqual([koch, maler]);
    expect(await read(`Merkmal;Stelle 1;Stelle 2\n${table}`)).toEqual([koch, maler]);
    expect(await read(table.replaceAll(/^/gm, '1,').replaceAll(';', ','))).toEqual([koch, maler]);
  });

  it('may be a form for each ad', async () => {
    const form = `Titel;Ausbildung Koch
Firma;Krug GmbH
Ort;06108 Halle
Beginn;01.08.2027

Titel;Praktikum Maler
Firma;Holz AG
Beginn;01.02.2027
Ort;39104 Magdeburg
`;
    expect(await read(form)).toEqual([koch, maler]);
  });

  it('may be of HTML', async () => {
    const rows = [
      ['Titel', 'Ausbildung Koch'],
      ['Firma', 'Krug GmbH'],
      ['Ort', '06108 Halle'],
      ['Beginn', '01.08.2027'],
    ];
    const html = rows.map((row) => `<tr><th>${row[0]}</th><td>${row[1]}</td></tr>`).join('');
    expect(await read(`<table>${html}</table>`)).toEqual([koch]);
  });
});

import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { kindAlone, kindOfTitle } from '../fields/kind-alone.ts';
import { contextWith, heldHttp, readAll, type Held } from '../reading-all.fixture.ts';
import { tableAdapter } from './table.ts';

const settings = { url: 'https://kammer.example/liste', pauseMs: 0 };

/** What was read of each ad: title, company, place, kind. */
async function adsOf(body: Held['body']) {
  const records = await readAll(
    tableAdapter,
    settings,
    contextWith(heldHttp({ [settings.url]: { body } })),
  );
  return records.map((record) => {
    const ad = 'raw' in record ? tableAdapter.normalise(record.raw, settings) : record;
    if ('rejected' in ad) return `${ad.rejected} ${'detail' in ad ? (ad.detail ?? '') : ''}`.trim();
    if (!('jobType' in ad)) return 'same';
    const { postcode, town } = ad.place;
    return [ad.title, ad.company.name, `${postcode} ${town}`.trim(), ad.jobType].join(', ');
  });
}

type Rows = readonly (readonly (string | null)[])[];

const workbook = (sheets: Readonly<Record<string, Rows>>): Promise<Buffer> =>
  writeXlsxFile(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map((row) => row.map((value) => ({ value }))),
    })) as never,
  ).toBuffer();

const headings = ['Firma', 'Beruf', 'Ort'];
const koch = ['Krug GmbH', 'Koch', '06108 Halle'];
const tischler = ['Holz AG', 'Tischler', '39104 Magdeburg'];
const asTraining = 'Koch, Krug GmbH, 06108 Halle, 2';
const asInternship = 'Tischler, Holz AG, 39104 Magdeburg, 1';

describe('the sheets of a workbook', () => {
  it('are all read, with the kind in their names', async () => {
    const file = await workbook({
      Ausbildung: [headings, koch],
      'Praktika 2027': [headings, tischler],
    });
    expect(await adsOf(file)).toEqual([asTraining, asInternship]);
  });

  it('are read where the first is a cover, and without those that hold no offers', async () => {
    const withKind = [...headings, 'Art'];
    const file = await workbook({
      Deckblatt: [['Ausbildungsplätze 2027'], ['Stand: 1.11.2026']],
      Daten: [withKind, [...koch, 'Ausbildung']],
      Legende: [
        ['Kürzel', 'Bedeutung'],
        ['A', 'Ausbildung'],
      ],
      Archiv: [withKind, [...tischler, 'Praktikum']],
    });
    expect(await adsOf(file)).toEqual([asTraining]);
  });

  it('may be named after companies', async () => {
    const named = ['Beruf', 'Ort', 'Art'];
    const file = await workbook({
      'Krug GmbH': [named, ['Koch', '06108 Halle', 'Ausbildung']],
      'Holz AG': [named, ['Tischler', '39104 Magdeburg', 'Praktikum']],
    });
    expect(await adsOf(file)).toEqual([asTraining, asInternship]);
  });

  it('name the sheets of rows that are the same', async () => {
    const file = await workbook({ Ausbildung: [headings, koch], Azubis: [headings, koch] });
    expect(await adsOf(file)).toEqual([
      asTraining,
      'repeated-id Zeile 2 des Blatts „Azubis“ hat keine Kennung und nennt Titel, Unternehmen, Ort und Beginn wie Zeile 2 des Blatts „Ausbildung“.',
    ]);
  });

  it('are refused if none has headings', async () => {
    await expect(adsOf(await workbook({ A: [['Stand']], B: [['Notiz']] }))).rejects.toMatchObject({
      reason: 'unknown-format',
    });
  });
});

describe('the kind of an ad', () => {
  it.each([
    ['Freie Ausbildungsplätze 2027', 2],
    ['Praktikumsplätze im Landkreis', 1],
  ])('may stand in the title of the table: %s', async (title, kind) => {
    expect(await adsOf(`${title};;\n;;\nFirma;Beruf;Ort\n${koch.join(';')}`)).toEqual([
      `Koch, Krug GmbH, 06108 Halle, ${kind}`,
    ]);
  });

  it('in a column takes precedence over the title', async () => {
    expect(
      await adsOf(`Ausbildungsplätze;;;\nFirma;Beruf;Ort;Art\n${tischler.join(';')};Praktikum`),
    ).toEqual([asInternship]);
  });

  it('is not guessed from a title that names both, or something else', async () => {
    expect(await adsOf(`Ausbildung und Praktikum;;\nFirma;Beruf;Ort\n${koch.join(';')}`)).toEqual([
      'job-type',
    ]);
    expect(await adsOf(`Ausbildungsmesse 2027;;\nFirma;Beruf;Ort\n${koch.join(';')}`)).toEqual([
      'job-type',
    ]);
  });

  it('may stand in rows above the ads', async () => {
    expect(
      await adsOf(
        `Firma;Beruf;Ort\nAusbildung;;\n${koch.join(';')}\n;;\nPraktikum;;\nFirma;Beruf;Ort\n${tischler.join(';')}`,
      ),
    ).toEqual([asTraining, asInternship]);
  });

  it.each([
    ['x', ''],
    ['✓', '–'],
    ['ja', 'nein'],
    ['2', '0'],
  ])('may be marked in columns: %j, %j', async (yes, no) => {
    expect(
      await adsOf(
        `Firma;Beruf;Ort;Ausbildung;Praktikum\n${koch.join(';')};${yes};${no}\n${tischler.join(';')};${no};${yes}`,
      ),
    ).toEqual([asTraining, asInternship]);
  });

  it('may be both, which are two ads with ids of their own', async () => {
    const table = `Nr.;Firma;Beruf;Ort;Ausbildungsplätze;Praktikumsplätze\n;${koch.join(';')};x;x`;
    const records = await readAll(
      tableAdapter,
      settings,
      contextWith(heldHttp({ [settings.url]: { body: table } })),
    );
    expect(new Set(records.map(({ externalId }) => externalId)).size).toBe(2);
    expect(await adsOf(table)).toEqual([asTraining, 'Koch, Krug GmbH, 06108 Halle, 1']);
  });

  it('is missing where no column is marked', async () => {
    expect(
      await adsOf(
        `Firma;Beruf;Ort;Ausbildung;Praktikum\n${koch.join(';')};;\n${tischler.join(';')};;x`,
      ),
    ).toEqual(['job-type', asInternship]);
  });

  it('may be a letter below A/P, or stand in the heading', async () => {
    expect(
      await adsOf(`Firma;Beruf;Ort;A/P\n${koch.join(';')};A\n${tischler.join(';')};P`),
    ).toEqual([asTraining, asInternship]);
    expect(await adsOf(`Betrieb;Praktikum in;PLZ Ort\nHolz AG;Tischler;39104 Magdeburg`)).toEqual([
      asInternship,
    ]);
  });
});

describe('the company of an ad', () => {
  it('may stand once in a row above its ads', async () => {
    expect(
      await adsOf(
        'Beruf;Beginn;Art\nKrug GmbH, Weg 1, 06108 Halle;;\nKoch;1.8.2027;Ausbildung\nMaurer;1.8.2027;Ausbildung\nHolz AG, Weg 2, 39104 Magdeburg;;\nTischler;1.8.2027;Praktikum',
      ),
    ).toEqual([asTraining, 'Maurer, Krug GmbH, 06108 Halle, 2', asInternship]);
  });

  it('is no row with a group of trades', async () => {
    expect(
      await adsOf('Beruf;Ort;Art\nHandwerk;;\nKoch;06108 Halle;Ausbildung'),
    ).not.toContainEqual(expect.stringContaining('Handwerk,'));
  });

  it('and its place may be left out below its first ad', async () => {
    expect(
      await adsOf(
        `Firma;Ort;Beruf;Art\nKrug GmbH;06108 Halle;Koch;Ausbildung\n;;Maurer;Ausbildung`,
      ),
    ).toEqual([asTraining, 'Maurer, Krug GmbH, 06108 Halle, 2']);
  });

  it('is not taken from the row above for an ad with a place of its own', async () => {
    expect(
      await adsOf(
        'Firma;Ort;Beruf;Art\nKrug GmbH;06108 Halle;Koch;Ausbildung\n;39104 Magdeburg;Maurer;Ausbildung\n;;Maler;Ausbildung',
      ),
    ).toEqual([asTraining, 'Maurer, , 39104 Magdeburg, 2', 'Maler, , , 2']);
  });
});

describe('a place between the rows', () => {
  const list = (first: string, second: string) =>
    `Ausbildungsberuf;Betrieb;Beginn\n${first};;\nKoch;Krug GmbH;\nMaurer;Bau AG;\n${second};;\nTischler;Holz AG;\n`;

  it.each([
    ['Halle', 'Magdeburg'],
    ['06108 Halle', '39104 Magdeburg'],
    ['Standort: Halle', 'Ort: Magdeburg'],
  ])('is that of the ads below it: %s', async (first, second) => {
    const [halle, magdeburg] = [first, second].map((one) => one.replace(/.*: /, ''));
    expect(await adsOf(list(first, second))).toEqual([
      `Koch, Krug GmbH, ${halle}, 2`,
      `Maurer, Bau AG, ${halle}, 2`,
      `Tischler, Holz AG, ${magdeburg}, 2`,
    ]);
  });

  it('is no group of trades above companies with their addresses', async () => {
    const rows = 'Ausbildungsberuf;Betrieb;Beginn\nHandwerk;;\nKoch;Krug GmbH, Weg 1, 06108 Halle;';
    expect(await adsOf(rows)).toContain('Koch, Krug GmbH, 06108 Halle, 2');
  });
});

it.each([
  ['Ausbildungsplatz', 2],
  ['Lehrstelle', 2],
  ['Praktikumsplatz', 1],
])('%s names the trade if no other column does', async (heading, kind) => {
  const rows = `${heading};Firma;Ort;Beginn\nKoch;Krug GmbH;06108 Halle;\n`;
  expect(await adsOf(rows)).toEqual([`Koch, Krug GmbH, 06108 Halle, ${kind}`]);
});

it.each(['Betrieb / Anschrift', 'Firma, Adresse', 'Name und Anschrift'])(
  '%s is the company with its address',
  async (heading) => {
    const rows = `Ausbildungsberuf;${heading};Beginn\nKoch;Krug GmbH, Weg 1, 06108 Halle;`;
    expect(await adsOf(rows)).toEqual(['Koch, Krug GmbH, 06108 Halle, 2']);
  },
);

it.each([
  ['Ausbildung', 'Ausbildung', 'Ausbildung'],
  ['Lehrstellen 2027', 'Ausbildung', 'Ausbildung'],
  ['Schülerpraktika', 'Praktikum', 'Praktikum'],
  ['Ausbildung Koch', 'Ausbildung', undefined],
  ['Weiterbildung', undefined, undefined],
  ['Duales Studium und Ausbildung', undefined, undefined],
])('%j is a list of %s, and a kind alone: %s', (text, ofTitle, alone) => {
  expect([kindOfTitle(text), kindAlone(text)]).toEqual([ofTitle, alone]);
});

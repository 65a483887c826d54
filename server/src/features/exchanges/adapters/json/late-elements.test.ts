import { describe, expect, test } from 'vitest';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { jsonAdapter } from './json.ts';

const settings = { url: 'https://feed.example/jobs.json', pauseMs: 0 };

/** @param pieceLength number of characters that arrive together */
async function recordsOf(document: unknown, pieceLength = 50) {
  const body = typeof document === 'string' ? document : JSON.stringify(document);
  const http = heldHttp({ [settings.url]: { body } }, pieceLength);
  return readAll(jsonAdapter, settings, contextWith(http));
}

async function adsOf(document: unknown, company?: string) {
  const own = { ...settings, ...(company !== undefined && { company }) };
  return (await recordsOf(document)).map((record) =>
    'raw' in record ? jsonAdapter.normalise(record.raw, own) : record,
  );
}

const columns = ['id', 'title', 'PLZ, Ort', 'E-Mail', 'firma'];
const rows = [['1', 'Azubi Koch', '39288 Burg', 'erika@muster.example', 'Gasthof']];
const ad = { title: 'Azubi Koch', place: { postcode: '39288', town: 'Burg' } };

describe('rows of cells', () => {
  test.each([
    ['before their headings', { rows, columns }],
    ['behind their headings', { columns, rows }],
    ['within other objects', { answer: { table: { columns }, rows } }],
    ['below a row of headings', [columns, ...rows]],
    ['below a title and a row of headings', [['Stellen', null], columns, ...rows]],
  ])('are read %s', async (_where, document) => {
    expect(await adsOf(document)).toMatchObject([ad]);
    expect(JSON.stringify(await recordsOf(document))).not.toContain('erika');
  });

  test('without headings are told as no ads', async () => {
    expect(await recordsOf({ data: [['1', 'Koch']] })).toMatchObject([{ rejected: 'unreadable' }]);
  });

  test('say nothing where they are empty, and no name of JavaScript', async () => {
    const names = ['id', 'title', '__proto__', 'constructor'];
    const document = {
      columns: names,
      rows: [
        [null, ''],
        ['2', 'Azubi Maler', 'x', 'y'],
      ],
    };
    expect(await recordsOf(document)).toMatchObject([{ externalId: '2' }]);
  });

  test('that do not fit into memory fail as a whole', async () => {
    const row = JSON.stringify(['1', 'Azubi Koch', 'x'.repeat(290_000)]);
    const body = `{"rows":[${Array.from({ length: 80 }, () => row).join(',')}],"columns":["id","title","text"]}`;
    await expect(recordsOf(body, 100_000)).rejects.toMatchObject({
      reason: 'too-large',
      message: expect.stringContaining('Ende der Datei'),
    });
  });
});

const job = (id: string, relationships: unknown) => ({
  type: 'jobs',
  id,
  attributes: { title: 'Azubi Koch' },
  relationships,
});

describe('resources of JSON:API', () => {
  const town = { type: 'towns', id: 4, attributes: { city: 'Burg' } };
  const office = {
    type: 'offices',
    id: '3',
    attributes: { zip: '39288' },
    relationships: { address: { data: { type: 'towns', id: '4' } } },
  };

  test('are read over two steps, before and behind the records', async () => {
    const data = [job('1', { office: { data: { type: 'offices', id: '3' } } })];
    const included = [office, town];
    for (const document of [
      { data, included },
      { included, data },
    ])
      expect(await adsOf(document, 'Gasthof')).toMatchObject([ad]);
  });

  test('that lead nowhere, in a circle or to people add nothing', async () => {
    const circle = {
      type: 'offices',
      id: '3',
      attributes: { city: 'Burg' },
      relationships: { office: { data: { type: 'offices', id: '3' } } },
    };
    const person = { type: 'people', id: '1', attributes: { name: 'Erika Muster', city: 'Aken' } };
    const document = {
      data: [
        job('1', { company: { data: { type: 'companies', id: '99' } } }),
        job('2', { office: { data: { type: 'offices', id: '3' } } }),
        job('3', { location: { data: { type: 'people', id: '1' } } }),
      ],
      included: [circle, person],
    };
    expect(await adsOf(document, 'Gasthof')).toMatchObject([
      { place: { town: '' } },
      { place: { town: 'Burg' } },
      { place: { town: '' } },
    ]);
    expect(JSON.stringify(await recordsOf(document))).not.toMatch(/Erika|Aken/);
  });

  test('that make a record too large reject it', async () => {
    const company = { type: 'c', id: '1', attributes: { name: 'x'.repeat(310_000) } };
    const data = [job('1', { company: { data: { type: 'c', id: '1' } } })];
    expect(await recordsOf({ data, included: [company] })).toMatchObject([
      { externalId: '1', rejected: 'too-large' },
    ]);
  });
});

describe('a company that a document names before its list', () => {
  const jobs = [{ id: '1', title: 'Azubi Koch', city: 'Burg' }];
  test.each([
    ['as a text', { firma: 'Gasthof', jobs }, 'Gasthof'],
    ['as an object', { meta: { name: 'x' }, company: { id: 3, name: 'Gasthof' }, jobs }, 'Gasthof'],
    ['not as the name of the document', { name: 'Stellen der Kammer', jobs }, ''],
    ['not as whoever provides it', { publisher: 'Portal', jobs }, ''],
    ['not where a record names one', { firma: 'X', jobs: [{ ...jobs[0], company: 'Y' }] }, 'Y'],
  ])('is that of its ads, %s', async (_how, document, name) => {
    expect(await adsOf(document)).toMatchObject([{ company: { name } }]);
  });

  test('counts less than the one that editors have named', async () => {
    expect(await adsOf({ firma: 'Gasthof', jobs }, 'Amt')).toMatchObject([
      { company: { name: 'Amt' } },
    ]);
  });
});

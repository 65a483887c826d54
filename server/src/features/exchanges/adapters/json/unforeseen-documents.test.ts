import { describe, expect, it } from 'vitest';
import { jsonAdapter } from './json.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';

const settings = { url: 'https://feed.example/jobs', pauseMs: 0 };

async function adOf(body: string) {
  const adapter = jsonAdapter;
  const http = heldHttp({ [settings.url]: { body } });
  const [record] = await readAll(adapter, settings, contextWith(http));
  if (record === undefined || !('raw' in record)) return record;
  return { id: record.externalId, ...adapter.normalise(record.raw, settings) };
}

describe('documents that no source had sent', () => {
  it('an export of MongoDB has its day and its number', async () => {
    const ad = await adOf(
      JSON.stringify([
        {
          _id: { $oid: '65f0a0a0a0a0a0a0a0a0a0a1' },
          titel: 'Ausbildung Koch',
          ort: 'Burg',
          beginn: { $date: { $numberLong: '1817078400000' } },
          plaetze: { $numberInt: '2' },
        },
      ]),
    );
    expect(ad).toMatchObject({
      id: '65f0a0a0a0a0a0a0a0a0a0a1',
      start: '2027-08-01',
      conditions: { free_places: 2 },
    });
  });

  it('the call of a table of Google is read by the labels of its columns', async () => {
    const table = {
      cols: [
        { id: 'A', label: 'Titel' },
        { id: 'B', label: 'Firma' },
        { id: 'C', label: 'Ort' },
        { id: 'D', label: 'Beginn', type: 'date' },
      ],
      rows: [
        {
          c: [
            { v: 'Ausbildung Koch' },
            { v: 'Elbe AG' },
            { v: '39288 Burg' },
            { v: 'Date(2027,7,1)' },
          ],
        },
        { c: [{ v: 'Ausbildung Maler' }, null, { v: 'Burg' }] },
      ],
    };
    const ad = await adOf(
      `/*O_o*/\ngoogle.visualization.Query.setResponse(${JSON.stringify({ status: 'ok', table })});`,
    );
    expect(ad).toMatchObject({
      title: 'Ausbildung Koch',
      company: { name: 'Elbe AG' },
      place: { postcode: '39288', town: 'Burg' },
      start: '2027-08-01',
    });
  });

  it('a list of names with their values has them', async () => {
    const ad = await adOf(
      JSON.stringify({
        anzeigen: [
          {
            id: 1,
            felder: [
              { name: 'Titel', wert: 'Ausbildung Koch' },
              { name: 'Firma', wert: 'Elbe AG' },
              { name: 'Ort', wert: 'Burg' },
            ],
          },
        ],
      }),
    );
    expect(ad).toMatchObject({ title: 'Ausbildung Koch', company: { name: 'Elbe AG' } });
  });

  it('a page in JSON-LD that is about a JobPosting is that posting', async () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Ausbildung Koch',
      hiringOrganization: { name: 'Elbe AG' },
      jobLocation: { address: { addressLocality: 'Burg' } },
      url: 'https://elbe.example/koch',
    };
    const ad = await adOf(
      JSON.stringify([{ '@type': 'WebPage', name: 'Karriere', mainEntity: posting }]),
    );
    expect(ad).toMatchObject({ title: 'Ausbildung Koch', company: { name: 'Elbe AG' } });
  });
});

import { describe, expect, it } from 'vitest';
import { adapters } from '../all.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';

const settings = { url: 'https://feed.example/jobs', pauseMs: 0 };

async function adOf(kind: 'xml' | 'json', body: string) {
  const adapter = adapters[kind]!;
  const http = heldHttp({ [settings.url]: { body } });
  const [record] = await readAll(adapter, settings as never, contextWith(http));
  if (record === undefined || !('raw' in record)) return record;
  return { id: record.externalId, ...adapter.normalise(record.raw, settings as never) };
}

describe('names of fields that no feed had used', () => {
  it.each([
    ['a company and its name in one word', { unternehmen_name: 'Elbe AG' }],
    ['the name of an employer in German', { arbeitgeber: { bezeichnung: 'Elbe AG' } }],
    [
      'a relation to another entry',
      { unternehmen: { data: { id: 1, attributes: { name: 'Elbe AG' } } } },
    ],
    ['an organisation in British English', { hiringOrganisation: { displayName: 'Elbe AG' } }],
  ])('%s is the company', async (_name, fields) => {
    const ad = await adOf(
      'json',
      JSON.stringify([{ title: 'Ausbildung Koch', ort: 'Burg', ...fields }]),
    );
    expect(ad).toMatchObject({ company: { name: 'Elbe AG' } });
  });

  it.each(['begin', 'earliestStart', 'expectedStartDate'])('%s is the start', async (name) => {
    const ad = await adOf(
      'json',
      JSON.stringify([{ title: 'Ausbildung Koch', ort: 'Burg', [name]: '01.08.2027' }]),
    );
    expect(ad).toMatchObject({ start: '2027-08-01' });
  });

  it('a link to apply online is kept, and the number of places', async () => {
    const ad = await adOf(
      'json',
      JSON.stringify([
        {
          title: 'Ausbildung Koch',
          ort: 'Burg',
          applyOnlineLink: 'https://elbe.example/apply/1',
          numberToFill: 3,
        },
      ]),
    );
    expect(ad).toMatchObject({
      conditions: { application_url: 'https://elbe.example/apply/1', free_places: 3 },
    });
  });

  it('the parts of a text within <Body> are the description, and ListingId is the id', async () => {
    const ad = await adOf(
      'xml',
      `<Listings><Listing ListingId="88"><CompanyName>Elbe AG</CompanyName><JobTitle>Azubi Koch</JobTitle><City>Burg</City>
        <Body><Introduction>Wir kochen.</Introduction><Tasks>&lt;p&gt;Suppe&lt;/p&gt;</Tasks></Body></Listing></Listings>`,
    );
    expect(ad).toMatchObject({
      id: '88',
      description: { text: '<p>Wir kochen.</p><h3>Aufgaben</h3><p>Suppe</p>' },
    });
  });
});

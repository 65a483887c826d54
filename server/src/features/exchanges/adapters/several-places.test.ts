import { describe, expect, it } from 'vitest';
import { jsonAdapter } from './json/json.ts';
import { contextWith, heldHttp, readAll } from './reading-all.fixture.ts';
import { xmlAdapter } from './xml/xml.ts';

const settings = { url: 'https://betrieb.example/stellen', pauseMs: 0 };

/** The first place of the only ad, and its further ones. */
async function placesOf(body: string, adapter = jsonAdapter) {
  const http = heldHttp({ [settings.url]: { body } });
  const [record] = await readAll(adapter, settings, contextWith(http));
  if (record === undefined || !('raw' in record)) throw new Error('No record');
  const ad = adapter.normalise(record.raw, settings);
  if ('rejected' in ad) throw new Error(ad.rejected);
  const { place, otherPlaces = [] } = ad;
  return [place, ...otherPlaces].map(({ postcode, town }) => `${postcode} ${town}`.trim());
}

const job = (more: object) =>
  JSON.stringify([{ id: 1, title: 'Ausbildung Koch', company: 'Krug GmbH', ...more }]);

describe('an ad with several places', () => {
  it.each([
    [{ locations: ['Berlin', 'Halle (Saale)'] }, ['Berlin', 'Halle (Saale)']],
    [{ standorte: ['06108 Halle'] }, ['06108 Halle']],
    [
      {
        locations: [
          { city: 'Berlin', zip: '10115' },
          { city: 'Halle', zip: '06108' },
        ],
      },
      ['10115 Berlin', '06108 Halle'],
    ],
    [
      { offices: [{ name: 'Berlin', phones: ['030 1'] }, { address: { city: 'Halle' } }] },
      ['Berlin', 'Halle'],
    ],
    [{ city: 'Halle', departments: [{ name: 'A' }, { name: 'B' }] }, ['Halle']],
  ])('keeps them in JSON: %j', async (more, places) => {
    expect(await placesOf(job(more))).toEqual(places);
  });

  it('keeps them in XML', async () => {
    const place = (town: string) => `<location><city>${town}</city></location>`;
    const feed = `<jobs><job><id>1</id><title>Ausbildung Koch</title><company>Krug GmbH</company><locations>${place('Berlin')}${place('Halle')}${place('Zeitz')}</locations></job></jobs>`;
    expect(await placesOf(feed, xmlAdapter)).toEqual(['Berlin', 'Halle', 'Zeitz']);
  });
});

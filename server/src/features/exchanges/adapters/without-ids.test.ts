import { describe, expect, it } from 'vitest';
import { adsRead } from './ads-read.fixture.ts';
import { jsonAdapter } from './json/json.ts';
import { contextWith, heldHttp, readAll } from './reading-all.fixture.ts';
import { xmlAdapter } from './xml/xml.ts';

const job = (title: string, more: object = {}) => ({
  title,
  company: 'Krug GmbH',
  zip: '06108',
  city: 'Halle',
  ...more,
});

const koch = 'Ausbildung Koch, Krug GmbH, 06108 Halle, 2';
const maler = 'Praktikum Maler, Krug GmbH, 06108 Halle, 1';

const inJson = (list: unknown) => adsRead(jsonAdapter, JSON.stringify(list));

async function idsOf(body: string) {
  const settings = { url: 'https://betrieb.example/stellen', pauseMs: 0 };
  const http = heldHttp({ [settings.url]: { body } });
  const records = await readAll(jsonAdapter, settings, contextWith(http));
  return records.map(({ externalId }) => externalId);
}

describe('a feed whose records have no field for an id', () => {
  it('is read in JSON', async () => {
    expect(await inJson([job('Ausbildung Koch'), job('Praktikum Maler')])).toEqual([koch, maler]);
  });

  it('is read in XML', async () => {
    const one = (title: string) =>
      `<job><title>${title}</title><company>Krug GmbH</company><zip>06108</zip><city>Halle</city></job>`;
    const feed = `<jobs>${one('Ausbildung Koch')}${one('Praktikum Maler')}</jobs>`;
    expect(await adsRead(xmlAdapter, feed)).toEqual([koch, maler]);
  });

  it('is read as a list of schema.org', async () => {
    const posting = (title: string) => ({
      '@type': 'JobPosting',
      title,
      hiringOrganization: { name: 'Krug GmbH' },
      jobLocation: { address: { postalCode: '06108', addressLocality: 'Halle' } },
    });
    const itemListElement = ['Ausbildung Koch', 'Praktikum Maler'].map((title, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: posting(title),
    }));
    const list = { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
    expect(await inJson(list)).toEqual([koch, maler]);
  });

  it('keeps the ids of its ads when their order and texts change', async () => {
    const [first, second] = [
      job('Ausbildung Koch', { description: 'Alt' }),
      job('Praktikum Maler'),
    ];
    const before = await idsOf(JSON.stringify([first, second]));
    const after = await idsOf(JSON.stringify([second, { ...first, description: 'Neu' }]));
    expect(after).toEqual(before.toReversed());
  });

  it('names an ad twice, of which one counts', async () => {
    expect(await inJson([job('Ausbildung Koch'), job('Ausbildung Koch')])).toEqual([
      koch,
      'repeated-id Er hat keine Kennung und nennt Titel, Unternehmen, Ort und Beginn wie ein anderer.',
    ]);
  });

  it('does not take other lists for ads', async () => {
    expect(await inJson({ jobs: [job('Ausbildung Koch')], filters: [{ name: 'Halle' }] })).toEqual([
      koch,
    ]);
    expect(await inJson([{ name: 'Halle' }])).toEqual(['no-id']);
  });
});

it.each([{ id: '' }, { id: null }, { reference: ' ' }])(
  'a record that has lost its id (%j) is rejected',
  async (lost) => {
    expect(await inJson([job('Ausbildung Koch', lost)])).toEqual(['no-id']);
  },
);

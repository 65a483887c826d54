import { describe, expect, it } from 'vitest';
import { feedAdapter } from '../feed/feed-adapter.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';

const settings = { url: 'https://betrieb.example/stellen.xml', pauseMs: 0 };
const adapter = feedAdapter('readXml');

/** What was read of each ad: title, company, place, kind. @param size bytes that come at a time */
async function adsOf(body: string, size?: number) {
  const http = heldHttp({ [settings.url]: { body } }, size);
  const records = await readAll(adapter, settings, contextWith(http));
  return records.map((record) => {
    const ad = 'raw' in record ? adapter.normalise(record.raw, settings) : record;
    if (!('jobType' in ad)) return 'rejected' in ad ? ad.rejected : 'same';
    return [ad.title, ad.company.name, `${ad.place.postcode} ${ad.place.town}`, ad.jobType].join(
      ', ',
    );
  });
}

const job = (id: number, title: string, more = '') =>
  `<job><id>${id}</id><title>${title}</title>${more}</job>`;

describe('elements around the records', () => {
  it('name the company and its address before the list', async () => {
    const feed = `<export><firma><name>Krug &amp; Söhne GmbH</name><adresse><plz>06108</plz><ort>Halle</ort></adresse></firma>
      <jobs>${job(1, 'Ausbildung Koch')}${job(2, 'Praktikum Tischler')}</jobs></export>`;
    const read = [
      'Ausbildung Koch, Krug & Söhne GmbH, 06108 Halle, 2',
      'Praktikum Tischler, Krug & Söhne GmbH, 06108 Halle, 1',
    ];
    expect(await adsOf(feed)).toEqual(read);
    expect(await adsOf(feed, 5)).toEqual(read);
  });

  it('are the companies whose ads they contain, each for its own', async () => {
    const company = (name: string, place: string, jobs: string) =>
      `<company><name>${name}</name>${place}<jobs>${jobs}</jobs></company>`;
    const feed = `<companies>${company('Krug GmbH', '<zip>06108</zip><city>Halle</city>', job(1, 'Azubi Koch'))}
      ${company('Holz AG', '', job(2, 'Azubi Maler'))}</companies>`;
    expect(await adsOf(feed)).toEqual([
      'Azubi Koch, Krug GmbH, 06108 Halle, 2',
      'Azubi Maler, Holz AG,  , 2',
    ]);
  });

  it('do not count for a record with a company or a place of its own', async () => {
    const feed = `<export><company><name>Krug GmbH</name><zip>06108</zip><city>Halle</city></company><jobs>
      ${job(1, 'Azubi Koch', '<company>Holz AG</company>')}
      ${job(2, 'Azubi Koch', '<zip>06712</zip><city>Zeitz</city>')}</jobs></export>`;
    expect(await adsOf(feed)).toEqual([
      'Azubi Koch, Holz AG,  , 2',
      'Azubi Koch, Krug GmbH, 06712 Zeitz, 2',
    ]);
  });

  it('name the place of work of a welfare body', async () => {
    const feed = `<stellenboerse><traeger>Diakonie Ost</traeger><einrichtung><name>Haus Abend</name><anschrift><plz>38855</plz><ort>Wernigerode</ort></anschrift><angebote>${job(1, 'Azubi Koch')}</angebote></einrichtung></stellenboerse>`;
    expect(await adsOf(feed)).toEqual(['Azubi Koch, Haus Abend, 38855 Wernigerode, 2']);
  });

  it('are no company if they describe a portal, or a search', async () => {
    const feed = `<export><publisher>Portal GmbH</publisher><city>Magdeburg</city><jobs>${job(1, 'Azubi Koch')}</jobs></export>`;
    expect(await adsOf(feed)).toEqual(['Azubi Koch, ,  , 2']);
  });

  it('tell the kind by the name of the list', async () => {
    const ad = '<company>Krug GmbH</company><zip>06108</zip><city>Halle</city>';
    const feed = `<export><ausbildungsplaetze>${job(1, 'Koch', ad)}</ausbildungsplaetze><praktika>${job(2, 'Koch', ad)}${job(3, 'Koch', `${ad}<type>Ausbildung</type>`)}</praktika></export>`;
    expect(await adsOf(feed)).toEqual([
      'Koch, Krug GmbH, 06108 Halle, 2',
      'Koch, Krug GmbH, 06108 Halle, 1',
      'Koch, Krug GmbH, 06108 Halle, 2',
    ]);
  });
});

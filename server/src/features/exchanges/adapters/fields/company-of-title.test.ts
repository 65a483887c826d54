import { expect, it } from 'vitest';
import { adsRead } from '../ads-read.fixture.ts';
import { xmlAdapter } from '../xml/xml.ts';
import { companyOfTitle } from './company-of-title.ts';

it.each([
  ['Krug GmbH – Stellenangebote', 'Krug GmbH'],
  ['Stellenangebote | Krug & Söhne GmbH & Co. KG', 'Krug & Söhne GmbH & Co. KG'],
  ['Karriere bei Krug GmbH', 'Krug GmbH'],
  ['Aktuelle Jobs bei der Stadt Halle (Saale)', 'Stadt Halle (Saale)'],
  ['Stellenangebote der Krug AG', 'Krug AG'],
  ['Krug GmbH', 'Krug GmbH'],
  ['Jobs - Krug e. K.', 'Krug e. K.'],
])('the title "%s" names a company', (title, company) => {
  expect(companyOfTitle(title)).toBe(company);
});

it.each([
  '',
  'Jobs in Sachsen-Anhalt',
  'Stellenangebote der Region Halle',
  'Karriere bei uns',
  'Ausbildung bei uns im Unternehmen',
  'Azubi-Börse',
  'Stellenmarkt | RSS',
])('the title "%s" names no company', (title) => {
  expect(companyOfTitle(title)).toBe('');
});

const feed = (title: string, more = '') =>
  `<rss version="2.0"><channel><title>${title}</title><link>https://krug.example</link><description>Neu</description>
    <item><title>Ausbildung Koch</title><link>https://krug.example/1</link><description>Ort: 06108 Halle</description>${more}</item></channel></rss>`;

it('the title of a channel is the company of records that name none', async () => {
  expect(await adsRead(xmlAdapter, feed('Krug GmbH – Stellenangebote'))).toEqual([
    'Ausbildung Koch, Krug GmbH, 06108 Halle, 2',
  ]);
  expect(await adsRead(xmlAdapter, feed('Börse GmbH', '<company>Holz AG</company>'))).toEqual([
    'Ausbildung Koch, Holz AG, 06108 Halle, 2',
  ]);
});

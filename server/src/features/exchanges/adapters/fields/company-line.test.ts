import { expect, it } from 'vitest';
import { adOfFields } from '../feed/feed-fields.ts';
import { companyLine } from './company-line.ts';

it.each([
  ['Krug GmbH, Weg 1, 06108 Halle (Saale)', 'Krug GmbH', 'Weg 1, 06108 Halle (Saale)'],
  ['Krug, Söhne GmbH\nAm Markt 3a\n06712 Zeitz', 'Krug, Söhne GmbH', 'Am Markt 3a, 06712 Zeitz'],
  ['Bau AG | 39104 Magdeburg', 'Bau AG', '39104 Magdeburg'],
  ['Krug, Söhne GmbH', 'Krug, Söhne GmbH', ''],
  ['06108 Halle', '06108 Halle', ''],
  ['Werk 12345 GmbH', 'Werk 12345 GmbH', ''],
])('%j is the company %j and the address %j', (text, name, address) => {
  expect(companyLine(text)).toEqual({ name, address });
});

it('the address beside a company is the place of a record that names no other', () => {
  const ad = { title: 'Ausbildung Koch', company: 'Krug GmbH, Weg 1, 06108 Halle' };
  expect(adOfFields(ad)).toMatchObject({
    company: { name: 'Krug GmbH' },
    place: { street: 'Weg 1', postcode: '06108', town: 'Halle' },
  });
  expect(adOfFields({ ...ad, town: 'Zeitz' })).toMatchObject({
    company: { name: 'Krug GmbH' },
    place: { town: 'Zeitz', postcode: '' },
  });
});

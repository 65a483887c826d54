import { expect, it } from 'vitest';
import { readAddress, type Address } from './address-line.ts';

const nothing: Address = { street: '', postcode: '', town: '', state: '', country: '' };
const markt: Partial<Address> = { street: 'Markt 1', postcode: '39576', town: 'Stendal' };
const halle: Partial<Address> = {
  street: 'Leipziger Str. 12a',
  postcode: '06108',
  town: 'Halle (Saale)',
};

it.each<[line: string, address: Partial<Address>]>([
  ['Leipziger Str. 12a, 06108 Halle (Saale)', halle],
  ['Leipziger Str. 12a, D-06108 Halle (Saale), Deutschland', { ...halle, country: 'DE' }],
  ['Leipziger Str. 12a, DE-06108 Halle (Saale)', halle],
  ['Leipziger Str. 12a 06108 Halle (Saale)', halle],
  ['06108 Halle (Saale), Leipziger Str. 12a', halle],
  ['Leipziger Str. 12a, Halle (Saale), 06108', halle],
  [
    'Leipziger Str. 12a, 06108 Halle (Saale), Sachsen-Anhalt, Germany',
    { ...halle, state: 'Sachsen-Anhalt', country: 'DE' },
  ],
  ['Leipziger Str. 12a, 06108 Halle (Saale), Saalekreis', { ...halle, state: 'Saalekreis' }],
  ['Markt 1 · 39576 Stendal', markt],
  ['Markt 1 | 39576 Stendal', markt],
  ['Markt 1; 39576 Stendal', markt],
  ['Markt 1 / 39576 Stendal', markt],
  ['Markt 1 - 39576 Stendal', markt],
  ['Markt 1\n39576 Stendal', markt],
  ['Markt 1<br>39576 Stendal', markt],
  ['Markt 1 , 39 576 Stendal', markt],
  ['Backhaus Elbe GmbH, Markt 1, 39576 Stendal', markt],
  ['Backhaus Elbe GmbH & Co. KG, Niederlassung Nord, Markt 1, 39576 Stendal', markt],
  ['Markt 1, OT Uchtspringe, 39576 Stendal', { ...markt, town: 'Stendal OT Uchtspringe' }],
  ['Markt 1, 39576 Stendal OT Uchtspringe', { ...markt, town: 'Stendal OT Uchtspringe' }],
  [
    'Bahnhofstr. 12 - 14, 39104 Magdeburg',
    { street: 'Bahnhofstr. 12 - 14', postcode: '39104', town: 'Magdeburg' },
  ],
  [
    'Straße des 17. Juni 1, 39104 Magdeburg',
    { street: 'Straße des 17. Juni 1', postcode: '39104', town: 'Magdeburg' },
  ],
  [
    'Postfach 12 34, 39002 Magdeburg',
    { street: 'Postfach 12 34', postcode: '39002', town: 'Magdeburg' },
  ],
  ['Breiter Weg 5, Magdeburg', { street: 'Breiter Weg 5', town: 'Magdeburg' }],
  ['Magdeburg, Breiter Weg 5', { street: 'Breiter Weg 5', town: 'Magdeburg' }],
  ['Breiter Weg 5, 39104', { street: 'Breiter Weg 5', postcode: '39104' }],
  ['Markt 1, 6108 Halle', { street: 'Markt 1', postcode: '06108', town: 'Halle' }],
  [
    'Am Alten Markt, 39104 Magdeburg',
    { street: 'Am Alten Markt', postcode: '39104', town: 'Magdeburg' },
  ],
  ['39104 Magdeburg', { postcode: '39104', town: 'Magdeburg' }],
  ['39104', { postcode: '39104' }],
  ['Haldensleben (39340)', { postcode: '39340', town: 'Haldensleben' }],
  ['Magdeburg (39104) und Umgebung', { postcode: '39104', town: 'Magdeburg und Umgebung' }],
  ['Leipziger Str. 12a (06108 Halle (Saale))', halle],
  ['Markt 1 (39576) Stendal', markt],
  ['Magdeburg', { town: 'Magdeburg' }],
  ['Magdeburg, Sachsen-Anhalt', { town: 'Magdeburg', state: 'Sachsen-Anhalt' }],
  ['Magdeburg, ST, DE', { town: 'Magdeburg', state: 'ST', country: 'DE' }],
  ['Halle/Saale', { town: 'Halle/Saale' }],
  ['Deutschland', { country: 'DE' }],
  ['Rennweg 3, 1030 Wien, Österreich', { street: 'Rennweg 3', town: '1030 Wien', country: 'AT' }],
  // More than one place: the matching of places decides.
  ['Halle (Saale), Merseburg', { town: 'Halle (Saale), Merseburg' }],
  ['06108 Halle / 39104 Magdeburg', { town: '06108 Halle / 39104 Magdeburg' }],
  [
    'Markt 1, 06108 Halle, Ring 2, 39104 Magdeburg',
    { town: 'Markt 1, 06108 Halle, Ring 2, 39104 Magdeburg' },
  ],
  ['', {}],
])('%j', (line, address) => {
  expect(readAddress(line)).toEqual({ ...nothing, ...address });
});

it('beside a street of its own', () => {
  expect(readAddress('Backhaus, 39576 Stendal')).toMatchObject({ street: 'Backhaus' });
});

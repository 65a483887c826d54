import { expect, test } from 'vitest';
import { labelledPlace, placeInTitle } from './labelled-place.ts';

test.each([
  ['<p>Du baust.</p><p><strong>Ort:</strong> Magdeburg</p>', 'Magdeburg'],
  ['Standort: 39576 Stendal<br/>Beginn: 01.08.2027', '39576 Stendal'],
  ['<ul><li>Arbeitsort: Halle (Saale)</li></ul>', 'Halle (Saale)'],
  [
    'Text\r\n- Einsatzort : Leipziger Str. 1, 06108 Halle (Saale), Deutschland\r\nmehr',
    'Leipziger Str. 1, 06108 Halle (Saale), Deutschland',
  ],
  ['AUSBILDUNGSORT: Lutherstadt Eisleben', 'Lutherstadt Eisleben'],
  ['Ort: K&ouml;then &amp; Umland', 'Köthen & Umland'],
  ['<p>Ort: Burg</p><p>Ort: Burg</p>', 'Burg'],
  ['<p>Ort: Burg</p><p>Standort: Genthin</p>', ''],
  ['<p>Ort: Burg</p><p>Ort: Sie arbeiten an vielen Orten in der ganzen Region.</p>', ''],
  ['Der Ort: Magdeburg ist schön. Unser Standort liegt in Halle.', ''],
  ['Orte: wo immer unsere Kundinnen und Kunden gerade sind', ''],
  ['Wohnort: Magdeburg', ''],
  ['Ort:', ''],
  ['Standort Magdeburg', ''],
  ['', ''],
])('%j names %j', (text, place) => {
  expect(labelledPlace(text)).toBe(place);
});

test.each([
  ['Ausbildung zum Koch (m/w/d) in 06484 Quedlinburg', '06484 Quedlinburg'],
  ['Azubi Maurer | D-39104 Magdeburg', 'D-39104 Magdeburg'],
  ['Azubi Maurer (39104 Magdeburg)', '39104 Magdeburg'],
  ['Ausbildung Chemikant (Leuna, ST, DE, 06237)', 'Leuna, ST, DE, 06237'],
  ['Ausbildung Koch in Halle', ''],
  ['Ausbildung Koch, Kennziffer 12345', ''],
  ['Koch in 06484 Quedlinburg oder in 38820 Halberstadt', ''],
  ['Koch 06484 Quedlinburg', ''],
])('the title %j names %j', (title, place) => {
  expect(placeInTitle(title)).toBe(place);
});

import { expect, test } from 'vitest';
import { occupationOfTitle } from './fields/ad-kind.ts';
import { countryCode, isAnonymous, lineOf } from './reading.ts';

test.each([
  ['  Koch \n (m/w/d) ', 'Koch (m/w/d)'],
  ['B&auml;cker &amp;amp; Konditor', 'Bäcker & Konditor'],
  ['Mecha\u00ADtroniker\u200B', 'Mechatroniker'],
  ['Koch<script>alert(1)</script>', 'Koch'],
  ['Größe < 3 & > 1', 'Größe < 3 & > 1'],
  ['Bell\u0007boy', 'Bellboy'],
])('%j is read as %j', (text, line) => {
  expect(lineOf(text)).toBe(line);
});

test.each([
  ['DE', 'DE'],
  ['Deutschland', 'DE'],
  ['GERMANY', 'DE'],
  ['deu', 'DE'],
  ['Österreich', 'AT'],
  ['Poland', 'PL'],
  ['Bayern', ''],
  ['constructor', ''],
  ['', ''],
])('the country %j is %j', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test.each([
  ['Chiffre-Anzeige 12', true],
  ['Vertraulich', true],
  ['k. A.', true],
  ['Anonyme Kunstwerke GmbH', false],
])('%j hides an employer: %j', (name, hides) => {
  expect(isAnonymous(name)).toBe(hides);
});

test.each([
  [
    'Ausbildung zum Kaufmann für Büromanagement (m/w/d) ab 01.08.2027',
    'Kaufmann für Büromanagement',
  ],
  ['Azubi Mechatroniker/in 2027/28', 'Mechatroniker/in'],
  ['Auszubildende zur Pflegefachfrau', 'Pflegefachfrau'],
  ['Schülerpraktikum: Tischlerei', 'Tischlerei'],
  ['Duales Studium Informatik (B. Sc.)', 'Informatik (B. Sc.)'],
  ['Koch/Köchin m/w/d', 'Koch/Köchin'],
  ['Ausbildung 2027', ''],
])('%j names the occupation %j', (title, occupation) => {
  expect(occupationOfTitle(title)).toBe(occupation);
});

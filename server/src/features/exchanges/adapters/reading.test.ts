import { expect, test } from 'vitest';
import { occupationOfTitle } from './ad-kind.ts';
import { countryCode, dayOf, httpsAddress, isAnonymous, lineOf } from './reading.ts';

test.each([
  ['2026-11-12', '2026-11-12'],
  ['2026-11-12T23:30:00Z', '2026-11-13'],
  ['2026-11-12T23:30:00', '2026-11-12'],
  ['2026-11-12 23:30:00+01:00', '2026-11-12'],
  ['Thu, 12 Nov 2026 23:30:00 GMT', '2026-11-13'],
  ['12 Nov 2026 08:00:00 +0100', '2026-11-12'],
  ['1.8.2027', '2027-08-01'],
  ['2027-13-01', null],
  ['31.02.2027', null],
  ['sofort', null],
  ['', null],
])('%j is the day %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  ['  Koch \n (m/w/d) ', 'Koch (m/w/d)'],
  ['B&auml;cker &amp;amp; Konditor', 'Bäcker & Konditor'],
  ['Mecha\u00ADtroniker\u200B', 'Mechatroniker'],
  ['Koch<script>alert(1)</script>', 'Koch'],
  ['Größe < 3 & > 1', 'Größe < 3 & > 1'],
  ['Bell\u0007boy', 'Bell boy'],
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
  ['', ''],
])('the country %j is %j', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

test.each([
  ['http://firma.example/a', 'https://firma.example/a'],
  ['//firma.example/a', 'https://firma.example/a'],
  ['https://name:geheim@firma.example', ''],
  ['javascript:alert(1)', ''],
  ['firma', ''],
])('%j leads to %j', (text, address) => {
  expect(httpsAddress(text)).toBe(address);
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

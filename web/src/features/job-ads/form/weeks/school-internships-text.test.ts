import { expect, it } from 'vitest';
import { schoolInternshipText } from './school-internships-text.ts';

it.each([
  [
    { schoolType: 'Gymnasium', grades: [10, 9], length: 'zwei Wochen' },
    'Gymnasium: Klasse 9 und 10, zwei Wochen',
  ],
  [{ schoolType: 'Sekundarschule', grades: [8, 9, 10] }, 'Sekundarschule: Klasse 8 bis 10'],
  [{ schoolType: 'Gesamtschule', grades: [8, 10] }, 'Gesamtschule: Klasse 8 und 10'],
  [{ schoolType: 'Oberschule', grades: [9], state: 'Sachsen' }, 'Oberschule (Sachsen): Klasse 9'],
  [{ schoolType: 'Regelschule', length: 'eine Woche' }, 'Regelschule: eine Woche'],
  [{ schoolType: 'Förderschule' }, undefined],
])('what is known of the internship of a school: %j', (internship, text) => {
  expect(schoolInternshipText(internship)).toBe(text);
});

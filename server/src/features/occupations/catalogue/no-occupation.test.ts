import { expect, it } from 'vitest';
import { isNoOccupation } from './no-occupation.ts';

it.each([
  ['Helfer/in Lagerwirtschaft', 'Kaufmann/-frau für Spedition und Logistikdienstleistung'],
  ['Lagerhelfer (m/w/d)', 'Fachlagerist/-in'],
  ['Praktikant Marketing', 'Kaufmann/-frau für Marketingkommunikation'],
  ['Schülerpraktikum Tischler', 'Tischler/-in'],
  ['Duales Studium Informatik', 'Mathematisch-technische/r Assistent/-in'],
  ['Dual Student Bauingenieurwesen', 'Bauzeichner/-in'],
  ['Bachelor of Arts Handel', 'Kaufmann/-frau im Einzelhandel'],
])('takes %s for no occupation', (name, target) => {
  expect(isNoOccupation(name, target)).toBe(true);
});

it.each([
  ['Altenpflegehelfer/in', 'Pflegehelfer/-in'],
  ['Studienkreisleiter', 'Leiter'],
  ['Individualist', 'Spezialist'],
  ['Fachlagerist/in', 'Fachlagerist/-in'],
])('takes %s as it is', (name, target) => {
  expect(isNoOccupation(name, target)).toBe(false);
});

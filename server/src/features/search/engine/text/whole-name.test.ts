import { expect, it } from 'vitest';
import { wordsOf } from './analysis.ts';
import { isWholeName } from './whole-name.ts';

const says = (text: string, name: string) => isWholeName(wordsOf(text), name);

it.each([
  ['Bäckerin', 'Bäcker/-in'],
  ['bäckr', 'Bäcker/-in'],
  ['Kauffrau Einzelhandel', 'Kaufmann/-frau im Einzelhandel'],
  ['einzelhandel kaufmann', 'Kaufmann/-frau im Einzelhandel'],
  ['Fachinformatiker Systemintegration', 'Fachinformatiker/-in Fachrichtung Systemintegration'],
  ['medizinische fachangestellte', 'Medizinische/r Fachangestellte/r'],
  ['Maler und Lackierer', 'Maler/-in und Lackierer/-in'],
  ['zwieback manufaktur', 'Zwieback Manufaktur GmbH'],
  ['Mechatronikerr', 'Mechatroniker/-in'],
  ['Köchin', 'Koch/Köchin'],
  ['Zimmerer/Zimmerin', 'Zimmerer/Zimmerin'],
  ['zimmerer', 'Zimmerer/Zimmerin'],
  ['Zimmerin', 'Zimmerer/Zimmerin'],
  [
    'medizinische Technologin für Radiologie',
    'Medizinische/r Technologe/Technologin für Radiologie',
  ],
])('%j says %j as a whole', (text, name) => {
  expect(says(text, name)).toBe(true);
});

it.each([
  ['mechaniker', 'Fahrzeuginterieur-Mechaniker/-in'],
  ['Handwerk', 'Textilgestalter/-in im Handwerk'],
  ['Kaufmann', 'Kaufmann/-frau im Einzelhandel'],
  ['Kaufmann Einzelhandel Köthen', 'Kaufmann/-frau im Einzelhandel'],
  ['Maler', 'Maler/-in und Lackierer/-in'],
  ['Bäckerei Lindenkamp', 'Bäckerei Lindenkamp, Filiale Burg'],
  ['Bäckerei', 'Bäckerei Lindenkamp'],
  ['Koch', 'Koch/Köchin Systemgastronomie'],
  ['Erika Mustermann', 'Elektroniker/-in'],
  ['', 'Koch/Köchin'],
  ['und', 'Maler/-in und Lackierer/-in'],
])('%j does not say %j', (text, name) => {
  expect(says(text, name)).toBe(false);
});

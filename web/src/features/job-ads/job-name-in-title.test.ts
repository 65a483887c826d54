import { describe, expect, it } from 'vitest';
import { repeatsJobName } from './job-name-in-title.ts';

describe('a job name beside a title', () => {
  it.each([
    ['Ausbildung zum Bäcker (m/w/d)', 'Bäcker/-in'],
    ['Wir bilden aus: Technische/r Systemplaner/-in', 'Technische/r Systemplaner/-in'],
    ['Fachkraft Lagerlogistik gesucht', 'Fachkraft für Lagerlogistik'],
    ['Kauffrau im Einzelhandel', 'Kaufmann/-frau im Einzelhandel'],
    ['Koch (m/w/d) 2027', 'Koch/Köchin'],
    ['Schülerpraktikum im Labor', 'Schülerpraktikum Labor und Chemie'],
    ['Praktikum im Maschinenbau', 'Schülerpraktikum Metall und Maschinenbau'],
    ['Praktikum in der IT', 'Schülerpraktikum IT'],
    ['Schülerpraktikum Bau', 'Schülerpraktikum Bau'],
  ])('in %j repeats %j', (title, name) => expect(repeatsJobName(title, name)).toBe(true));

  it.each([
    ['Betriebspraktikum in der Agentur', 'Schülerpraktikum Medien und Gestaltung'],
    ['Praktikum mit Italienern', 'Schülerpraktikum IT'],
    ['Praktikum für Baumliebhaber', 'Schülerpraktikum Bau'],
    ['Azubi gesucht', 'Bäcker/-in'],
    ['Mälzer gesucht', 'Brauer/-in und Mälzer/-in'],
    ['Ausbildung 2027', ''],
  ])('in %j does not repeat %j', (title, name) => expect(repeatsJobName(title, name)).toBe(false));
});

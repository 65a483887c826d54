import { expect, it } from 'vitest';
import { namesOneGender } from './title-gender.ts';

it.each([
  ['Ausbildung zum Bäcker', 'Bäcker/-in'],
  ['Ausbildung zur Bäckerin', 'Bäcker/-in'],
  ['Koch in Halle', 'Koch/Köchin'],
  ['Kaufmann für Büromanagement', 'Kaufmann/-frau für Büromanagement'],
  ['Wir suchen einen Mechatroniker', ''],
  ['Azubi Dachdecker 2027', ''],
  ['Fischwirt gesucht', 'Fischwirt/-in'],
])('%s names one gender', (title, jobName) => {
  expect(namesOneGender(title, jobName)).toBe(true);
});

it.each([
  ['Ausbildung zum Bäcker (m/w/d)', 'Bäcker/-in'],
  ['Bäcker (w|m|d) in Halle', 'Bäcker/-in'],
  ['Bäcker m/w/d', 'Bäcker/-in'],
  ['Bäcker/-in', 'Bäcker/-in'],
  ['Bäcker*in', 'Bäcker/-in'],
  ['Bäcker:innen gesucht', 'Bäcker/-in'],
  ['Bäcker(in)', 'Bäcker/-in'],
  ['BäckerIn', 'Bäcker/-in'],
  ['Bäckerin oder Bäcker', 'Bäcker/-in'],
  ['Köchin und Koch', 'Koch/Köchin'],
  ['Kauffrau oder Kaufmann', ''],
  ['Koch/Köchin', 'Koch/Köchin'],
  ['Kaufmann/-frau für Büromanagement', 'Kaufmann/-frau für Büromanagement'],
  ['Fachkraft für Lagerlogistik', 'Fachkraft für Lagerlogistik'],
  ['Ausbildung in der Backstube', 'Bäcker/-in'],
  ['Ausbildung im Bäckerhandwerk', 'Bäcker/-in'],
  ['Sommer in der Werkstatt', ''],
  ['', 'Bäcker/-in'],
])('%s names all, or nobody', (title, jobName) => {
  expect(namesOneGender(title, jobName)).toBe(false);
});

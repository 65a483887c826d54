import { expect, it } from 'vitest';
import { conditionFacts } from './condition-facts.ts';
import type { PublicJobAd } from '../job-ads.ts';

it.each([
  [2, 3, 'Plätze', '2 von 3 Plätzen frei'],
  [1, 1, 'Plätze', '1'],
  [null, 3, 'Plätze', '3'],
  [2, null, 'Freie Plätze', '2'],
  [null, null, 'Freie Plätze', ''],
])('of %s free and %s places says „%s: %s“', (free_places, total_places, name, text) => {
  const ad = { free_places, total_places, working_time: [], internship_weeks: [], contacts: [] };
  const facts = conditionFacts(ad as unknown as PublicJobAd, '2026-11-28');
  expect(facts).toContainEqual({ name, text });
});

it('of an internship with weeks names the places of each week, and no other number', () => {
  const internship_weeks = [{ monday: '2027-02-08', places: 3, free: 1 }];
  const ad = { job_type_int: 1, free_places: 2, working_time: [], internship_weeks, contacts: [] };
  const facts = conditionFacts(ad as unknown as PublicJobAd, '2026-11-28');
  const said = facts.flatMap((fact) => ('text' in fact && fact.text !== '' ? [fact.text] : []));
  expect(said).toEqual(['Woche vom 08.02.2027: 1 von 3 frei']);
});

it.each([
  ['2026-11-27', { day: '2026-11-27', after: '(abgelaufen)' }],
  ['2026-11-28', { day: '2026-11-28' }],
])('marks a last day for applications only if it has passed: %s', (application_deadline, fact) => {
  const ad = { application_deadline, working_time: [], internship_weeks: [], contacts: [] };
  const facts = conditionFacts(ad as unknown as PublicJobAd, '2026-11-28');
  expect(facts).toContainEqual({ name: 'Bewerbungsfrist', ...fact });
});

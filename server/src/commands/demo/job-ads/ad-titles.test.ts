import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../features/occupations/catalogue/catalogue.ts';
import { apprenticeshipTitle, internshipTitle } from './ad-titles.ts';
import { createRandom } from '../random.ts';
import { tasksOf } from '../texts/job-tasks.ts';
import { afterZum, feminine, masculine, withStar } from '../texts/job-spelling.ts';
import { trades } from '../texts/trades/trades.ts';

const occupations = new Map(loadCatalogue().occupations.map((entry) => [entry.name, entry]));
const jobs = [...new Set(trades.flatMap((trade) => trade.jobs))];

test.each([
  ['Industriemechaniker/-in', 'zum Industriemechaniker'],
  ['Kaufmann/-frau für Büromanagement', 'zum Kaufmann für Büromanagement'],
  ['Medizinische/r Fachangestellte/r', 'zum Medizinischen Fachangestellten'],
  ['Physiotherapeut/-in', 'zum Physiotherapeuten'],
  ['Verfahrenstechnologe/-technologin Metall', 'zum Verfahrenstechnologen Metall'],
  ['Fleischer/-in', 'zum Fleischer'],
  ['Fachkraft für Lagerlogistik', 'zur Fachkraft für Lagerlogistik'],
])('%s is trained %s', (name, form) => {
  expect(afterZum(name)).toBe(form);
});

test('writes both genders as companies do', () => {
  expect(masculine('Zimmerer/Zimmerin')).toBe('Zimmerer');
  expect(feminine('Koch/Köchin')).toBe('Köchin');
  expect(feminine('Bankkaufmann/-frau')).toBe('Bankkauffrau');
  expect(withStar('Steuerfachangestellte/r')).toBe('Steuerfachangestellte*r');
  expect(withStar('Koch/Köchin')).toBe('Koch/Köchin');
});

describe('trades', () => {
  test('name only jobs and professions of the catalogue, and something to learn for each', () => {
    for (const job of jobs) {
      expect(occupations.get(job)?.kind, job).toMatch(/^(dual|school)$/);
      expect(tasksOf(job).length, job).toBeGreaterThanOrEqual(4);
    }
    for (const name of trades.flatMap(({ internships }) => internships)) {
      expect(occupations.get(name)?.kind, name).toBe('internship');
    }
  });

  test('bind jobs to name patterns that they have', () => {
    for (const { names, only } of trades) {
      for (const [pattern, bound] of Object.entries(only ?? {})) {
        expect(names).toContain(pattern);
        for (const job of bound) expect(occupations.has(job), job).toBe(true);
      }
    }
  });
});

test('no title is longer than the form allows', () => {
  const random = createRandom('titles');
  for (const trade of trades) {
    for (const job of [...trade.jobs, ...trade.jobs, ...trade.jobs]) {
      expect(apprenticeshipTitle(random, job, '2027-08-01').length).toBeLessThanOrEqual(100);
      expect(internshipTitle(random, job, trade, 'school').length).toBeLessThanOrEqual(100);
    }
  }
});

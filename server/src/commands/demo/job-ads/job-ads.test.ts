import { chosenRegion, defaultRegion } from '@lehrpfad/regions/chosen-region.ts';
import { describe, expect, test } from 'vitest';
import { builtInPlaces } from '../../../features/places/all-places-store.fixture.ts';
import { makeForeignNames } from './ad-sources.ts';
import { builtInBase, countingIds } from '../base.fixture.ts';
import { makeCompanies } from '../companies/companies.ts';
import type { Day } from '../days.ts';
import { makeJobAds } from './job-ads.ts';
import { createRandom } from '../random.ts';
import { holidaysOn } from '../events/school-holidays.ts';
import { feminine, masculine, withStar } from '../texts/job-spelling.ts';
import * as phrases from '../texts/phrases.ts';

const base = builtInBase();

const boardOn = (today: Day) => {
  const ids = countingIds(base);
  const { all: companies, addressRows } = makeCompanies(
    createRandom('lehrpfad companies'),
    base,
    ids,
  );
  const foreignNames = makeForeignNames(base, ids, `${today}T00:00:00Z`);
  const ads = makeJobAds(
    { random: createRandom('lehrpfad ads'), base, ids, today, foreignNames, userIds: [] },
    companies,
  );
  return { companies, addressRows, foreignNames, ads };
};

const seedDays = ['2026-11-22', '2027-01-01', '2026-07-01', '2028-02-29'];
const boards = new Map(seedDays.map((day) => [day, boardOn(day)]));

describe.each([...boards])('ads, seen on %s', (today, { ads, companies, foreignNames }) => {
  const names = new Map([...base.jobNames].map(([name, { id }]) => [id, name]));
  const foreign = new Map(foreignNames.rows.map(({ id, name }) => [id, name]));
  const company = new Map(companies.map((one) => [one.id, one]));

  test('begin after today', () => {
    for (const { job_start } of ads) expect(job_start === null || job_start > today).toBe(true);
  });

  test('of the holidays lie in the holidays, all others in weeks of school', () => {
    const internships = ads.filter(({ job_type, job_start }) => job_type === 1 && job_start);
    expect(internships.some(({ title }) => title.startsWith('Ferienpraktikum'))).toBe(true);
    for (const { title, job_start, job_end } of internships) {
      const isFree = holidaysOn(job_start ?? '') !== undefined;
      if (title.startsWith('Ferienpraktikum')) expect(isFree, `${title} ${job_start}`).toBe(true);
      if (/^(Schüler|Betriebs)praktikum/.test(title)) expect(isFree, title).toBe(false);
      expect(holidaysOn(job_end ?? job_start ?? '') !== undefined, title).toBe(isFree);
    }
  });

  test('are called by the job that they are for, or by where its trade works', () => {
    for (const { title, job_name_id, company_id } of ads) {
      const name = names.get(job_name_id);
      const { where = '' } = company.get(company_id)?.trade ?? {};
      const fitting =
        name === undefined
          ? [foreign.get(job_name_id) ?? '-']
          : name.startsWith('Schülerpraktikum')
            ? [name, where]
            : [name, masculine(name), feminine(name), withStar(name)];
      const said = fitting.some((form) => sayable(title).includes(sayable(form)));
      expect(said, `${title} for ${name}`).toBe(true);
    }
  });

  test('name no town but their own', () => {
    let named = 0;
    for (const { details, company_id } of ads) {
      const { name } = company.get(company_id)?.town ?? {};
      for (const [before = '', after = ''] of sentencesWithTown) {
        const at = details.indexOf(before);
        if (at === -1) continue;
        const rest = details.slice(at + before.length);
        expect(rest.slice(0, rest.indexOf(after))).toBe(name);
        named += 1;
      }
      expect(details).not.toMatch(/[{}]/);
    }
    expect(named).toBeGreaterThan(500);
  });
});

/** The text before and after the town, for sentences that name a town. */
const sentencesWithTown = [
  ...phrases.apprenticeshipOpenings,
  ...phrases.internshipOpenings,
  ...phrases.companyLines,
].flatMap((sentence) => {
  const [before, after] = sentence.split('{ort}');
  return after === undefined || before?.includes('{') ? [] : [[before, after]];
});

/** Removes endings that declension changes: 'zum Chemikanten' is about a Chemikant. */
const sayable = (text: string) =>
  text
    .replaceAll(/\b([a-zäöüA-ZÄÖÜ-]{4,40}?)(?:er|en|n|e)\b/g, '$1')
    .replaceAll(/ischer?n? /g, 'isch ');

// Only Sachsen-Anhalt's table has the use of each postcode.
test.runIf(chosenRegion === defaultRegion)(
  'Magdeburg’s addresses have postcodes of streets: 39014 is one of boxes',
  () => {
    const { addressRows } = boards.get('2026-11-22') ?? { addressRows: [] };
    const places = new Map(builtInPlaces().map((place) => [place.id, place]));
    const used = addressRows.map(({ place_id }) => places.get(place_id));
    expect(used.filter((place) => place?.town === 'Magdeburg').length).toBeGreaterThan(10);
    for (const place of used) expect(place?.use).toMatch(/^(main|street)$/);
    expect(used.map((place) => place?.postcode)).not.toContain('39014');
  },
);

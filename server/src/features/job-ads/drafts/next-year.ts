import { addDays, addMonths } from '@lehrpfad/contract/core/dates/days.ts';
import {
  dayFieldNames,
  eachPlainField,
  type DayFieldName,
} from '@lehrpfad/contract/job-ads/ad-fields.ts';
import { draftContent, type DraftContent } from '@lehrpfad/contract/job-ads/drafts.ts';
import type { InternshipWeek } from '@lehrpfad/contract/job-ads/facts/internship-weeks.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';

type Days = Readonly<Record<DayFieldName, string | null>>;

/** Returns by how many years the days of an ad move: one, or more if all of them would still be in the past. */
function yearsFor(ad: Days, today: string): number {
  const last =
    dayFieldNames
      .map((name) => ad[name] ?? '')
      .toSorted()
      .at(-1) ?? '';
  if (last === '') return 1;
  const years = Number(today.slice(0, 4)) - Number(last.slice(0, 4));
  const isOver = addMonths(last, 12 * years) < today;
  return Math.max(1, isOver ? years + 1 : years);
}

/** Returns the weeks of an internship moved by that many years of 52 weeks, each with all its places free. */
const weeksAfter = ({ internship_weeks: weeks }: OwnJobAd, years: number): InternshipWeek[] =>
  weeks.map(({ monday, places }) => ({
    monday: addDays(monday, 364 * years),
    places,
    free: places,
  }));

/** Free places of the next year: all places. */
const freeNextYear = ({ total_places, free_places }: OwnJobAd): number | null =>
  total_places ?? (free_places || null);

/** Returns the draft of an ad for the next year: all its values, with its days moved, for all branches that have it. */
export function nextYearOf(
  ad: OwnJobAd,
  companies: readonly number[],
  today: string,
): DraftContent {
  const years = yearsFor(ad, today);
  const isDay = (name: string): name is DayFieldName =>
    (dayFieldNames as readonly string[]).includes(name);
  const plain = eachPlainField((name) => {
    if (name === 'internship_weeks') return weeksAfter(ad, years);
    const value = name === 'free_places' ? freeNextYear(ad) : ad[name];
    if (value === null) return '';
    if (isDay(name)) return addMonths(String(value), 12 * years);
    return typeof value === 'number' ? String(value) : value;
  });
  return draftContent.parse({
    ...plain,
    job_type: ad.job_type,
    Job_name: ad.Job_name,
    Profession: ad.Profession,
    contact_person: ad.contact_person,
    Companies: companies,
    file: ad.files,
  });
}

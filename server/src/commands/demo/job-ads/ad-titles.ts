import { isSchoolInternship } from '../../../features/occupations/school-internships.ts';
import type { InternshipTime } from './ad-dates.ts';
import { yearOf, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import { afterZum, feminine, masculine, withStar } from '../texts/job-spelling.ts';
import type { Trade } from '../texts/trades/trade.ts';

/** Limit of the form. */
const maxTitle = 100;

type TitlePattern = (job: string, year: string) => string;

/** Returns both forms: 'Koch oder Köchin'; a Fachkraft has only one. */
const bothForms = (job: string) => [...new Set([masculine(job), feminine(job)])].join(' oder ');

const apprenticeshipPatterns: readonly TitlePattern[] = [
  (job, year) => `Ausbildung ${afterZum(job)} (m/w/d)${year}`,
  (job, year) => `Ausbildung ${afterZum(job)} (m/w/d)${year}`,
  (job, year) => `${masculine(job)} (m/w/d)${year}`,
  (job) => `Azubi ${afterZum(job)} (m/w/d) gesucht`,
  (job, year) => `${withStar(job)}${year}`,
  (job, year) => `Ausbildungsplatz: ${job}${year}`,
  (job) => `Auszubildende/r ${afterZum(job)} (m/w/d)`,
  (job, year) => `Ausbildung als ${bothForms(job)}${year}`,
  (job) => `Wir bilden aus: ${job}`,
];

/** A title that is short enough for every name of the catalogue. */
const plainTitle: TitlePattern = (job) => job.replace(/ \([^()]*\)$/, '');

export function apprenticeshipTitle(random: Random, job: string, start: Day | null): string {
  const year = start !== null && random.chance(0.6) ? ` ${yearOf(start)}` : '';
  const title = random.pick(apprenticeshipPatterns)(job, year);
  return title.length <= maxTitle ? title : plainTitle(job, year).slice(0, maxTitle);
}

/** Makes a title that names the job or the trade's place of work; 'Ferienpraktikum' only in the holidays. */
export function internshipTitle(
  random: Random,
  job: string,
  trade: Trade,
  time: InternshipTime,
): string {
  const kind = time === 'holidays' ? 'Ferienpraktikum' : 'Schülerpraktikum';
  const patterns = isSchoolInternship(job)
    ? [
        `${kind} ${trade.where}`,
        `Praktikum ${trade.where}`,
        `Praktikumsplatz ${trade.where} (m/w/d)`,
        time === 'holidays' ? `${kind} ${trade.where}` : job,
        time === 'holidays' ? `Ferienpraktikum ${trade.where} ab Klasse 8` : `${job} ab Klasse 8`,
        `${time === 'holidays' ? kind : 'Betriebspraktikum'} ${trade.where}`,
      ]
    : [
        `${kind} ${masculine(job)} (m/w/d)`,
        `Praktikum als ${masculine(job)} (m/w/d)`,
        `Praktikum im Beruf ${job}`,
        `Schnupperpraktikum ${withStar(job)}`,
      ];
  const title = random.pick(patterns);
  return title.length <= maxTitle ? title : `${kind} ${plainTitle(job, '')}`.slice(0, maxTitle);
}

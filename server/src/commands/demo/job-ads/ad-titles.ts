import type { InternshipTime } from './ad-dates.ts';
import { yearOf, type Day } from '../days.ts';
import type { Random } from '../random.ts';
import { afterZum, feminine, masculine, withStar } from '../texts/job-spelling.ts';
import type { Trade } from '../texts/trades/trade.ts';

/** Limit of the form. */
const maxTitle = 100;

type TitlePattern = (job: string, year: string) => string;

/** 'Koch oder Köchin'; a Fachkraft has no second form. */
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

/** Short enough for every name of the catalogue. */
const plainTitle: TitlePattern = (job) => job.replace(/ \([^()]*\)$/, '');

export function apprenticeshipTitle(random: Random, job: string, start: Day | null): string {
  const year = start !== null && random.chance(0.6) ? ` ${yearOf(start)}` : '';
  const title = random.pick(apprenticeshipPatterns)(job, year);
  return title.length <= maxTitle ? title : plainTitle(job, year).slice(0, maxTitle);
}

/** Whose title says nothing of an occupation: it is about the trade as a whole. */
const isOfTrade = (job: string) => job.startsWith('Schülerpraktikum');

/** A title that names the job, or the place where its trade works; 'Ferienpraktikum' only for the holidays. */
export function internshipTitle(
  random: Random,
  job: string,
  trade: Trade,
  time: InternshipTime,
): string {
  const kind = time === 'holidays' ? 'Ferienpraktikum' : 'Schülerpraktikum';
  const patterns = isOfTrade(job)
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

import { yearOf, type Day } from './days.ts';
import type { Random } from './random.ts';
import { afterZum, feminine, masculine, withStar } from './texts/job-spelling.ts';
import type { Trade } from './texts/trade.ts';

/** Limit of the form. */
const maxTitle = 100;

type TitlePattern = (job: string, year: string) => string;

const apprenticeshipPatterns: readonly TitlePattern[] = [
  (job, year) => `Ausbildung ${afterZum(job)} (m/w/d)${year}`,
  (job, year) => `Ausbildung ${afterZum(job)} (m/w/d)${year}`,
  (job, year) => `${masculine(job)} (m/w/d)${year}`,
  (job) => `Azubi ${masculine(job)} (m/w/d) gesucht`,
  (job, year) => `${withStar(job)}${year}`,
  (job, year) => `Ausbildungsplatz: ${job}${year}`,
  (job) => `Auszubildende (m/w/d) ${masculine(job)}`,
  (job, year) => `Ausbildung als ${masculine(job)} oder ${feminine(job)}${year}`,
  (job) => `Wir bilden aus: ${job}`,
];

/** Short enough for every name of the catalogue. */
const plainTitle: TitlePattern = (job) => job.replace(/ \(.*\)$/, '');

export function apprenticeshipTitle(random: Random, job: string, start: Day | null): string {
  const year = start !== null && random.chance(0.6) ? ` ${yearOf(start)}` : '';
  const title = random.pick(apprenticeshipPatterns)(job, year);
  // Fachkraft … needs no '(m/w/d)' doubled and has no second form.
  const tidy = title.replace(/ als (.+) oder \1(?=$| \d{4})/, ' als $1');
  return tidy.length <= maxTitle ? tidy : plainTitle(job, year).slice(0, maxTitle);
}

export function internshipTitle(random: Random, job: string, trade: Trade): string {
  const isPupils = job.startsWith('Schülerpraktikum');
  const patterns = [
    `Schülerpraktikum ${trade.where}`,
    `Praktikum ${trade.where}`,
    `Praktikumsplatz ${trade.where} (m/w/d)`,
    `Ferienpraktikum ${trade.where}`,
    isPupils ? job : `Schülerpraktikum ${masculine(job)} (m/w/d)`,
    isPupils ? `${job} ab Klasse 8` : `Praktikum im Beruf ${job}`,
    isPupils ? `Betriebspraktikum ${trade.where}` : `Schnupperpraktikum ${withStar(job)}`,
  ];
  const title = random.pick(patterns);
  return title.length <= maxTitle ? title : `Schülerpraktikum ${trade.where}`;
}

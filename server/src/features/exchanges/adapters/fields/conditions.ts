import type { WorkingTime } from '@lehrpfad/contract/job-ads/ad-options.ts';
import type { Certificate } from '@lehrpfad/contract/job-ads/facts/certificates.ts';
import { schoolTypes } from '@lehrpfad/regions/parts/school-types.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import { isEmptyValue } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { ImportedConditions } from '../../../job-ads/importing-store.ts';
import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { linkOf } from '../career-page/links.ts';
import { readAmount } from './numbers.ts';

/**
 * Returns the monthly pay in euros of a year of the training; null if the text is no single amount for a month, such as a range or hourly pay.
 * @param text an amount as sources write it ('1.050 €', '1200.50'); whole euros are kept
 */
export function monthlyPay(text: string): number | null {
  if (/stunde|std|jahr|p\.\s?a\.|hour|year|annum|woche|week/i.test(text)) return null;
  const amount = readAmount(text);
  if (amount === null || amount.to !== amount.from) return null;
  const euros = Math.round(amount.from);
  // Smaller amounts are hourly pay, larger ones yearly pay: no training pays so little or so much a month.
  return euros >= minMonthly && euros <= maxMonthly ? euros : null;
}

const minMonthly = 150;
const maxMonthly = 3500;

/** Pay of each year: '1. Jahr 1.050 €, 2. Jahr 1.120 €', '1. Ausbildungsjahr: € 1050 / 2. …', '1. LJ 1.050', 'im ersten Jahr 1.050 €'. */
const ofYear =
  /(?<![\d.,])(?:([1-4])\s?\.|(erste|zweite|dritte|vierte)[ns]?)\s?(?:(?:ausbildungs|lehr)?jahr(?:es)?|[la]j\.?)\s?[:=-]?\s?(?:€\s?)?((?:\d{1,2}[.\s])?\d{3,4}(?:,\d{2}|,-{1,2})?)(?!\d)/gi;

/** The same the other way round: '1.050 € im 1. Jahr, 1.120 € im zweiten Ausbildungsjahr'. */
const beforeYear =
  /(?<![\d.,])((?:\d{1,2}[.\s])?\d{3,4}(?:,\d{2}|,-{1,2})?)\s?(?:€|euro?)\s?(?:brutto\s)?(?:im|\(im|\()\s?(?:([1-4])\s?\.|(erste|zweite|dritte|vierte)[ns]?)\s?(?:(?:ausbildungs|lehr)?jahr|[la]j)/gi;

const ordinals = ['erste', 'zweite', 'dritte', 'vierte'];

const yearIn = (digit = '', word = ''): number =>
  digit === '' ? ordinals.indexOf(word.toLowerCase()) : Number(digit) - 1;

/** Longest text that is searched for pay. Characters. */
const maxLength = 300;

/** '1.050 €/1.120 €/1.180 €': three or four rising amounts are those of the years. Two may be a range. */
function payInOrder(text: string): readonly number[] {
  const amounts = text
    .replace(/\/\s?(?:monat|mtl\.?)$/i, '')
    .split('/')
    .map((part) => monthlyPay(part) ?? 0);
  const isRising = amounts.every((euros, at) => euros > (amounts[at - 1] ?? 0));
  return isRising && (amounts.length === 3 || amounts.length === 4) ? amounts : [];
}

/** Euros a month by year (0 for the first), from a text that gives them year by year. */
export function payByYear(text: string): ReadonlyMap<number, number> {
  const inOrder = payInOrder(text.slice(0, maxLength).trim());
  if (inOrder.length > 0) return new Map(inOrder.entries());
  const read = text.slice(0, maxLength);
  const before = [...read.matchAll(beforeYear)].map(([, amount = '', digit, word]) => ({
    amount,
    year: yearIn(digit, word),
  }));
  const after = [...read.matchAll(ofYear)].map(([, digit, word, amount = '']) => ({
    amount,
    year: yearIn(digit, word),
  }));
  // '900 € im 1. Jahr 950 € im 2. Jahr': what stands before a year belongs to it.
  const found = (before.length > 0 ? before : after).flatMap(({ amount, year }) => {
    const euros = monthlyPay(amount);
    return euros === null ? [] : [[year, euros] as const];
  });
  return new Map(found);
}

/** The fields of the pay by year. A missing year is null. */
export const payFields = (byYear: ReadonlyMap<number, number>) => ({
  pay_year_1: byYear.get(0) ?? null,
  pay_year_2: byYear.get(1) ?? null,
  pay_year_3: byYear.get(2) ?? null,
  pay_year_4: byYear.get(3) ?? null,
});

/** A URL for applications, if it is short enough for the form; otherwise empty. */
export function shortLink(text: string): string {
  const address = linkOf(text);
  return address.length <= limits.website ? address : '';
}

/** Returns the conditions that a source gives, as a part of an ad; empty if it gives none. */
export function statedConditions(read: ImportedConditions): Pick<ImportedAd, 'conditions'> {
  const said = Object.entries(read).filter(([, value]) => !isEmptyValue(value));
  return said.length === 0 ? {} : { conditions: Object.fromEntries(said) };
}

/** '2', '2 Ausbildungsplätze', '3 freie Plätze', '1 (m/w/d)'. */
const countOfPlaces =
  /^(\d{1,3})(?:\sx)?(?:\s(?:freier?\s)?(?:(?:ausbildungs|praktikums)?(?:platz|plätze)|stellen?|lehrstellen?))?(?:\s?\([^()]{0,20}\))?$/i;

/** Parses a number of places; null if the text is none. */
export function placesOf(text: string): number | null {
  const [, digits = '0'] = text.length <= maxLength ? (countOfPlaces.exec(text.trim()) ?? []) : [];
  const count = Number(digits);
  return count >= 1 && count <= limits.adPlaces ? count : null;
}

const certificateWords: readonly (readonly [RegExp, Certificate])[] = [
  [/^(?:kein|ohne|nicht relevant|egal|none|no requirements)/i, 'none'],
  [/hauptschul|berufsreife|berufsbildungsreife/i, 'hauptschule'],
  [/realschul|mittlere|mittlerer|sekundarschul|fachoberschulreife/i, 'realschule'],
  [/abitur|hochschulreife|fachabi/i, 'abitur'],
];

/** Returns the certificate in a text or code of a source, the lowest if it names several; '' for none. */
export function certificateOf(text: string): Certificate | '' {
  const words = text.slice(0, maxLength).replaceAll('_', ' ').trim();
  const said = certificateWords.find(([one]) => one.test(words))?.[1];
  return (
    said ??
    schoolTypes.find(({ start }) => words.toLowerCase().includes(`${start}schul`))?.certificate ??
    ''
  );
}

const timeWords: readonly (readonly [RegExp, WorkingTime])[] = [
  [/vollzeit|full.?time/i, 'full'],
  [/teilzeit|part.?time/i, 'part'],
  [/schicht|nacht/i, 'shifts'],
  [/wochenend|weekend/i, 'weekends'],
  [/heim|telearbeit|home.?office|remote|mobil/i, 'remote'],
];

/** Returns the working times that texts or codes of a source name. */
export function workingTimesOf(texts: readonly string[]): WorkingTime[] {
  const text = texts.join(' ').slice(0, maxLength);
  return timeWords.flatMap(([said, key]) => (said.test(text) ? [key] : []));
}

import { textOfHtml } from '../text/analysis.ts';
import { eitherMask, firstHighBit, maskWithout } from './condition-mask.ts';
import { conditionParts, benefitParts } from './condition-parts.ts';

/** The bits from here up to `firstHighBit` are steps of pay (`min-pay.ts`). */
export const firstPayBit = 2 ** 26;

/** Properties of an ad that people search for; each is one bit of a mask (`condition-mask.ts`). */
export const conditions = {
  partTime: 1,
  basicCertificate: 2,
  middleCertificate: 4,
  university: 8,
  noCertificate: 16,
  drivingLicence: 32,
  housing: 64,
  pay: 128,
  tariff: 256,
  remote: 512,
  english: 1024,
  shifts: 2048,
  weekends: 4096,
  /** The Abitur and no lesser certificate. */
  universityOnly: 8192,
  /** Not set if the ad only helps to get one. */
  needsDrivingLicence: 16384,
  takeOver: 32768,
  travelCosts: 65536,
  bonus: 131072,
  freeWeekends: 262144,
  holidays: 524288,
  laptop: 1048576,
  pension: 2097152,
  meals: 4194304,
  tablet: 8388608,
  dualStudy: 16777216,
  /** The ad invites people with disabilities, or the place of work is fit for them. */
  disability: 33554432,
  flexibleTime: firstHighBit,
  fourDayWeek: firstHighBit * 2,
  worksCouncil: firstHighBit * 4,
  workClothes: firstHighBit * 8,
  tutoring: firstHighBit * 16,
  abroad: firstHighBit * 32,
  bicycle: firstHighBit * 64,
  discount: firstHighBit * 128,
  freeDrinks: firstHighBit * 256,
  languageCourse: firstHighBit * 512,
  noLetter: firstHighBit * 1024,
  companyCar: firstHighBit * 2048,
  /** The usual duration is two years or less. */
  shortTraining: firstHighBit * 4096,
} as const;

export type Condition = keyof typeof conditions;

/** Conditions in fields of the ad. */
export interface StatedConditions {
  readonly certificate: string;
  readonly workingTime: readonly string[];
  readonly hasPay: boolean;
}

const certificateBits: Readonly<Record<string, number>> = {
  none: conditions.noCertificate,
  hauptschule: conditions.basicCertificate,
  realschule: conditions.middleCertificate,
  abitur: conditions.university | conditions.universityOnly,
};

const allCertificates = Object.values(certificateBits).reduce((mask, bits) => mask | bits, 0);

const timeBits: Readonly<Record<string, number>> = {
  part: conditions.partTime,
  shifts: conditions.shifts,
  weekends: conditions.weekends,
  remote: conditions.remote,
};

/** The conditions of an ad: a field with a value takes precedence over the texts. */
export function mergeStated(read: number, stated: StatedConditions | undefined): number {
  if (stated === undefined) return read;
  let mask = read;
  const certificate = certificateBits[stated.certificate];
  if (certificate !== undefined) mask = eitherMask(maskWithout(mask, allCertificates), certificate);
  // Only full and part time exclude each other: a source that knows only these two says nothing about shifts.
  if (stated.workingTime.includes('full')) mask = maskWithout(mask, conditions.partTime);
  if (stated.workingTime.includes('weekends')) mask = maskWithout(mask, conditions.freeWeekends);
  mask = stated.workingTime.reduce((bits, time) => eitherMask(bits, timeBits[time] ?? 0), mask);
  return stated.hasPay ? eitherMask(mask, conditions.pay) : mask;
}

const freeWeekends = [
  'freie wochenenden',
  'freies wochenende',
  'wochenende frei',
  'wochenenden frei',
  'kein wochenend',
  'keine wochenend',
];

/** An ad that helps to get a driving licence does not require one. */
const offeredLicences =
  /(?:hilfe beim|zuschuss zum|unterstützung beim|den) (?:führerschein|fahrerlaubnis)/g;

/** Further parts that the code below looks up. */
const further = ['hochschulreife', 'duales studium'];

const allParts = [
  ...new Set([
    ...[...conditionParts, ...benefitParts].flatMap(([, parts]) => parts),
    ...freeWeekends,
    ...further,
  ]),
];

/** Matches the longest of several parts that begin at one position; `begunBy` has the shorter ones. */
const anyPart = new RegExp(
  allParts
    .toSorted((one, other) => other.length - one.length)
    .map((part) => RegExp.escape(part))
    .join('|'),
  'g',
);

/** All parts with which each part begins, including itself. */
const begunBy = new Map(
  allParts.map((part) => [part, allParts.filter((other) => part.startsWith(other))]),
);

/** All parts that a text contains, found in one pass: a search for each of them took ten times as long. */
function partsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  anyPart.lastIndex = 0;
  for (let match = anyPart.exec(text); match !== null; match = anyPart.exec(text)) {
    for (const part of begunBy.get(match[0]) ?? []) found.add(part);
    // Parts may overlap.
    anyPart.lastIndex = match.index + 1;
  }
  return found;
}

/** The conditions that an ad's own texts state. @param html title, details and note */
export function conditionsOf(html: string): number {
  const text = textOfHtml(html).toLowerCase();
  const parts = partsIn(text);
  const says = (one: string) => parts.has(one);
  let mask = 0;
  let benefits = 0;
  for (const [condition, any] of conditionParts) if (any.some(says)) mask |= conditions[condition];
  for (const [condition, any] of benefitParts)
    if (any.some(says)) benefits += conditions[condition];
  if ((mask & conditions.weekends) !== 0 && freeWeekends.some(says))
    mask = (mask & ~conditions.weekends) | conditions.freeWeekends;
  const asked = text.replaceAll(offeredLicences, '');
  if (asked.includes('führerschein') || asked.includes('fahrerlaubnis'))
    mask |= conditions.needsDrivingLicence;
  const lesser = conditions.basicCertificate | conditions.middleCertificate;
  if (
    (mask & conditions.university) !== 0 &&
    (mask & (lesser | conditions.noCertificate)) === 0 &&
    says('hochschulreife')
  )
    mask |= conditions.universityOnly;
  if (says('duales studium')) mask |= conditions.universityOnly;
  return eitherMask(mask, benefits);
}

import { apprenticeship, internship, type JobType } from '@lehrpfad/contract/core/options.ts';
import type { WorkingTime } from '@lehrpfad/contract/job-ads/ad-options.ts';
import type { Rejection } from '@lehrpfad/contract/exchanges/options.ts';
import type { AgencySettings } from '@lehrpfad/contract/exchanges/settings.ts';
import type { ImportedConditions } from '../../../job-ads/importing-store.ts';
import type { ImportedAd, Json, Normalised } from '../../pipeline/imported-ad.ts';
import { readDayOf } from '../../values/dates.ts';
import { isAnonymous, lineOf } from '../reading.ts';
import { logoAddress } from './calls.ts';
import {
  certificateOf,
  monthlyPay,
  payFields,
  statedConditions,
  placesOf as freePlacesOf,
  shortLink,
} from '../fields/conditions.ts';
import { descriptionOf } from './description.ts';
import { isObject, textOf, valueOf, type FieldName } from './fields.ts';
import { isForPupils } from './internships.ts';
import { emptyAgencyPlace, placesOf } from './agency-place.ts';

const line = (raw: Json, field: FieldName): string => lineOf(textOf(raw, field));

/** Job type of an ad. 4 and 34 are the type of the search, if the ad does not name its kind. */
export function jobTypeOf(raw: unknown): JobType | undefined {
  const kind = textOf(raw, 'kind').toUpperCase();
  // A dual study is an apprenticeship combined with a university course.
  if (kind === '4' || /^(?:AUSBILDUNG|DUALES|BERUFSAUSBILDUNG)/.test(kind)) return apprenticeship;
  return kind === '34' || kind.startsWith('PRAKTIKUM') ? internship : undefined;
}

/** Occupations as the agency names them, the main one first. A dual study without one is named by its course. */
function occupationsOf(raw: Json): string[] {
  const lists = (['otherOccupations', 'allOccupations'] satisfies FieldName[]).flatMap((field) => {
    const value = valueOf(raw, field);
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  });
  const all = [line(raw, 'mainOccupation'), ...lists.map(lineOf), line(raw, 'courseOfStudy')];
  return [...new Set(all)].filter((name) => name !== '');
}

/** First or last day of a period; v4 has only the first one. */
function dayIn(raw: Json, field: FieldName, end: 'von' | 'bis'): string | null {
  const value = valueOf(raw, field);
  if (isObject(value)) return typeof value[end] === 'string' ? readDayOf(value[end]) : null;
  return end === 'von' && typeof value === 'string' ? readDayOf(value) : null;
}

function rejectionOf(
  raw: Json,
  ad: Pick<ImportedAd, 'title' | 'description'> & { readonly name: string },
  settings: AgencySettings,
): Rejection | undefined {
  if (textOf(raw, 'boxNumber') !== '' || ad.name === '' || isAnonymous(ad.name))
    return 'anonymous-employer';
  if (ad.title === '') return 'no-title';
  const type = jobTypeOf(raw);
  if (type === undefined) return 'job-type';
  if (valueOf(raw, 'isTemporaryWork') === true && !settings.temporaryWork) return 'temporary-work';
  if (valueOf(raw, 'isPrivatePlacement') === true && !settings.privatePlacement)
    return 'private-placement';
  const certificate = textOf(raw, 'certificate').toUpperCase();
  const isUnfit = type === internship && !isForPupils(ad.title, ad.description.text, certificate);
  return isUnfit ? 'not-for-pupils' : undefined;
}

/** URL of the agency's page of the ad, by its number. */
function linkOf(reference: string): string {
  return `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(reference)}`;
}

const workingTimes = {
  fullTime: 'full',
  partTimeMorning: 'part',
  partTimeAfternoon: 'part',
  partTimeEvening: 'part',
  partTimeFlexible: 'part',
  shiftsOrWeekends: 'shifts',
} as const satisfies Partial<Record<FieldName, WorkingTime>>;

function workingTimesOf(raw: Json): WorkingTime[] {
  const said = Object.entries(workingTimes).flatMap(([field, time]) =>
    valueOf(raw, field as FieldName) === true ? [time] : [],
  );
  return [...new Set(said)];
}

/** Conditions of an ad from its structured fields. */
function conditionsOf(raw: Json): ImportedConditions {
  const years = (['pay1', 'pay2', 'pay3', 'pay4'] satisfies FieldName[]).flatMap((field, year) => {
    const euros = monthlyPay(textOf(raw, field));
    return euros === null ? [] : [[year, euros] as const];
  });
  return {
    ...payFields(new Map(years)),
    certificate: certificateOf(textOf(raw, 'certificate')),
    working_time: workingTimesOf(raw),
    free_places: freePlacesOf(textOf(raw, 'freePlaces')),
    application_url: shortLink(textOf(raw, 'applicationUrl')),
  };
}

/** Translates an ad of the agency into our fields. */
export function normalise(raw: Json, settings: AgencySettings): Normalised {
  const reference = textOf(raw, 'reference');
  const occupations = occupationsOf(raw);
  const [first = ''] = occupations;
  const title = line(raw, 'title') || first;
  const name = line(raw, 'employer');
  const places = placesOf(raw);
  const description = descriptionOf(raw, places);
  const rejected = rejectionOf(raw, { title, name, description }, settings);
  if (rejected !== undefined) return { rejected, title, company: name };
  const hash = textOf(raw, 'employerHash');
  return {
    title,
    jobType: jobTypeOf(raw) ?? 2,
    jobNames: first === '' ? [title] : occupations,
    company: { name, weblink: '', logoUrl: hash && logoAddress(settings, hash) },
    place: places[0] ?? emptyAgencyPlace,
    description,
    start: dayIn(raw, 'entry', 'von'),
    end: readDayOf(textOf(raw, 'fixedUntil')),
    published: readDayOf(textOf(raw, 'firstShown')) ?? dayIn(raw, 'shown', 'von'),
    changed: readDayOf(textOf(raw, 'changed')),
    lastDay: dayIn(raw, 'shown', 'bis'),
    link: linkOf(reference),
    baId: reference,
    ...statedConditions(conditionsOf(raw)),
  };
}

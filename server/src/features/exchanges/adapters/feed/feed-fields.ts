import type { ImportedConditions } from '../../../job-ads/importing-store.ts';
import type { ImportedAd, Json, Normalised } from '../../pipeline/imported-ad.ts';
import { readDayOf, type DatePrecision } from '../../values/dates.ts';
import { readPeriod } from '../../values/periods.ts';
import { occupationOfTitle } from '../fields/ad-kind.ts';
import { adOfKind, firstText, type AdWithoutKind } from './feed-ad.ts';
import { linkOf, siteOf } from '../career-page/links.ts';
import {
  certificateOf,
  payByYear,
  payFields,
  statedConditions,
  placesOf,
  shortLink,
  workingTimesOf,
} from '../fields/conditions.ts';
import { companyLine } from '../fields/company-line.ts';
import { readDegrees } from '../fields/numbers.ts';
import { labelledPlace, placeInTitle } from '../fields/labelled-place.ts';
import {
  isNowhere,
  placeFrom,
  placeOrCompanyAddress,
  type PlaceFields,
} from '../fields/place-from.ts';
import { hoursOf, payOf, withFacts } from '../fields/facts.ts';
import { descriptionOf } from '../formats/described-parts.ts';
import type { FieldName } from '../formats/field-names.ts';
import { fieldsIn, type Fields } from '../formats/field-reader.ts';
import { lineOf } from '../reading.ts';

/** A year in which a place can begin. A year after it ('2027/2028') is that of its continuation. */
const someYear = /^(20[2-4]\d)(?!\d)/;

/** A year after words: 'Sommer 2027', 'ab Schuljahr 2027/28'. Digits before it may be a day that cannot be read. */
const yearAfterWords = /^\D{1,60}(20[2-4]\d)(?!\d)(?:\s?\/\s?(?:20)?\d\d)?[^\d]{0,60}$/;

/** Returns the first day, also from a day or month with the year in another field; otherwise the year alone, which is no day. */
function startOf(text: string, year: string): { start: string | null; startYear?: number } {
  const [, known] = someYear.exec(year.trim()) ?? [];
  const start =
    readDayOf(text, 'first') ?? (known ? readDayOf(`${text.trim()} ${known}`, 'first') : null);
  const only = known ?? (someYear.exec(text.trim()) ?? yearAfterWords.exec(text.trim()))?.[1];
  return start === null && only !== undefined ? { start, startYear: Number(only) } : { start };
}

/** Returns the first and the last day of the job, from a field for each, or from one that names both. */
function daysOf(
  line: (name: FieldName) => string,
): Pick<ImportedAd, 'start' | 'startYear' | 'end'> {
  const [first, end] = [line('start') || line('period'), readDayOf(line('end'), 'last')];
  const period = readPeriod(line('period')) ?? readPeriod(first);
  const said = startOf(first, line('year'));
  if (period === undefined || said.start !== null) return { ...said, end };
  return { start: period.start, end: end ?? period.end };
}

const placeFields = ['street', 'postcode', 'town', 'state', 'country', 'address'] as const;

/** Returns the place of a record: from its fields, else from a labelled line of its text or its title. */
function placeFieldsOf(fields: Fields): PlaceFields {
  const said = {
    ...Object.fromEntries(placeFields.map((name) => [name, firstText(fields[name])])),
    street: [fields.street, fields.houseNumber].map(firstText).join(' ').trim(),
  };
  if (Object.values(said).some((text) => text.trim() !== '')) return said;
  return {
    address:
      labelledPlace(firstText(fields.description)) || placeInTitle(lineOf(firstText(fields.title))),
  };
}

/** The company's address, from its fields or beside its name. */
function companyPlace(
  { companyStreet, companyPostcode, companyTown, companyAddress }: Fields,
  beside: string,
) {
  const place = placeFrom({
    street: firstText(companyStreet),
    postcode: firstText(companyPostcode),
    town: firstText(companyTown),
    address: firstText(companyAddress),
  });
  return isNowhere(place) && beside !== '' ? placeFrom({ address: beside }) : place;
}

const payYears = ['payFirst', 'paySecond', 'payThird', 'payFourth'] as const;

/** Returns the text about pay: a single one, or a field for each year. */
function payText(line: (name: FieldName) => string): string {
  const byYear = payYears.flatMap((name, at) =>
    line(name) === '' ? [] : [`${at + 1}. Ausbildungsjahr: ${line(name)} €`],
  );
  return byYear.length > 0 ? byYear.join(', ') : line('pay');
}

/** Returns the conditions in structured fields of a record: pay if it is given by year, or once for an apprenticeship. */
function conditionsOf(line: (name: FieldName) => string): ImportedConditions {
  return {
    ...payFields(payByYear(payText(line))),
    certificate: certificateOf(line('certificate')),
    working_time: workingTimesOf([line('hours'), line('kind')]),
    free_places: placesOf(line('places')),
    application_url: shortLink(firstText(line('apply'))),
  };
}

/** Returns the kind that field names imply; empty if they imply none, or both. */
function kindOfFields({ isTraining, isInternship }: Fields): string {
  if (isTraining === isInternship) return '';
  return isTraining === true ? 'Ausbildung' : 'Praktikum';
}

/** Adds the kind of the ad: from the texts about it, else from the names of other fields. */
function withKind(ad: AdWithoutKind, kinds: readonly string[], fields: Fields): Normalised {
  const read = adOfKind(ad, kinds);
  const isWrong = 'rejected' in read && read.rejected === 'job-type';
  // A category alone may be a trade; it counts beside the kind of the whole list.
  if (!isWrong || kinds[0] !== '') return read;
  const isUnsaid = kinds.every((kind) => kind === '');
  const kind = (isUnsaid ? kindOfFields(fields) : '') || firstText(fields.kindOfList);
  if (kind !== '') return adOfKind(ad, [kind, ...kinds]);
  // If the title is missing, too, it is not certain that the kind is a wrong one.
  return ad.title === '' && isUnsaid ? { ...read, rejected: 'no-title' } : read;
}

/** Returns an ad from the fields of a feed's record. @param company used if the record names none */
export function adOfFields(raw: Json, company = ''): Normalised {
  const fields = fieldsIn(raw);
  const line = (name: FieldName) => lineOf(firstText(fields[name]));
  const day = (name: FieldName, whole: DatePrecision = 'day') =>
    readDayOf(firstText(fields[name]), whole);
  // Lists of chambers have the occupation only.
  const title = line('title') || line('occupation');
  const named = companyLine(firstText(fields.company));
  const ad: AdWithoutKind = {
    title,
    jobNames: [line('occupation'), occupationOfTitle(title)],
    company: {
      name: named.name || company || lineOf(firstText(fields.companyOfFeed)),
      weblink: siteOf(firstText(fields.site)),
      logoUrl: linkOf(firstText(fields.logo)),
    },
    place: placeOrCompanyAddress(
      {
        ...placeFrom(placeFieldsOf(fields)),
        position: readDegrees(
          firstText(fields.latitude) || firstText(fields.position),
          firstText(fields.longitude),
        ),
      },
      () => companyPlace(fields, named.address),
    ),
    description: withFacts(descriptionOf(firstText(fields.description), fields.parts), {
      Vergütung: payOf(line('pay')),
      'Stunden in der Woche': hoursOf(line('hours')),
    }),
    ...daysOf(line),
    ...(fields.otherPlaces && {
      otherPlaces: fields.otherPlaces.map((place) => ({ ...placeFrom(place), position: null })),
    }),
    published: day('published'),
    changed: day('changed') ?? day('published'),
    lastDay: day('lastDay', 'last'),
    link: linkOf(firstText(fields.link)),
    baId: '',
    ...statedConditions(conditionsOf(line)),
  };
  return withKind(ad, [line('kind'), line('category')], fields);
}

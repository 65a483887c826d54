import type { ImportedConditions } from '../../../job-ads/importing-store.ts';
import type { Json, Normalised } from '../../pipeline/imported-ad.ts';
import { readDayOf, type DatePrecision } from '../../values/dates.ts';
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
import { readDegrees } from '../fields/numbers.ts';
import { labelledPlace } from '../fields/labelled-place.ts';
import { placeFrom, type PlaceFields } from '../fields/place-from.ts';
import { hoursOf, payOf, withFacts } from '../fields/facts.ts';
import { descriptionOf } from '../formats/described-parts.ts';
import type { FieldName } from '../formats/field-names.ts';
import { fieldsIn, type Fields } from '../formats/field-reader.ts';
import { lineOf } from '../reading.ts';

/** A year in which something can begin; what stands behind it ('2027/2028') is when it goes on. */
const someYear = /^(20[2-4]\d)(?!\d)/;

/** The first day, also of a day or month and a year in a field of its own; else the year alone, which is no day. */
function startOf(text: string, year: string): { start: string | null; startYear?: number } {
  const [, known] = someYear.exec(year.trim()) ?? [];
  const start =
    readDayOf(text, 'first') ?? (known ? readDayOf(`${text.trim()} ${known}`, 'first') : null);
  const only = known ?? someYear.exec(text.trim())?.[1];
  return start === null && only !== undefined ? { start, startYear: Number(only) } : { start };
}

const placeFields = ['street', 'postcode', 'town', 'state', 'country', 'address'] as const;

/** What a record says of its place: in fields, else in a line of its text that says so itself. */
function placeFieldsOf(fields: Fields): PlaceFields {
  const said = {
    ...Object.fromEntries(placeFields.map((name) => [name, firstText(fields[name])])),
    street: [fields.street, fields.houseNumber].map(firstText).join(' ').trim(),
  };
  if (Object.values(said).some((text) => text.trim() !== '')) return said;
  return { address: labelledPlace(firstText(fields.description)) };
}

const payYears = ['payFirst', 'paySecond', 'payThird', 'payFourth'] as const;

/** What is said of pay: in one text, or in a field for each year. */
function payText(line: (name: FieldName) => string): string {
  const byYear = payYears.flatMap((name, at) =>
    line(name) === '' ? [] : [`${at + 1}. Ausbildungsjahr: ${line(name)} €`],
  );
  return byYear.length > 0 ? byYear.join(', ') : line('pay');
}

/** What a record says in fields of its own: pay where it is said by year, or once for a place of training. */
function conditionsOf(line: (name: FieldName) => string): ImportedConditions {
  return {
    ...payFields(payByYear(payText(line))),
    certificate: certificateOf(line('certificate')),
    working_time: workingTimesOf([line('hours'), line('kind')]),
    free_places: placesOf(line('places')),
    application_url: shortLink(firstText(line('apply'))),
  };
}

/** What the names of fields say of the kind; empty for nothing, or for both. */
function kindOfFields({ isTraining, isInternship }: Fields): string {
  if (isTraining === isInternship) return '';
  return isTraining === true ? 'Ausbildung' : 'Praktikum';
}

/** An ad of the fields of a feed's record. @param company where it names none */
export function adOfFields(raw: Json, company = ''): Normalised {
  const fields = fieldsIn(raw);
  const line = (name: FieldName) => lineOf(firstText(fields[name]));
  const day = (name: FieldName, whole: DatePrecision = 'day') =>
    readDayOf(firstText(fields[name]), whole);
  // Lists of chambers name the occupation alone.
  const title = line('title') || line('occupation');
  const ad: AdWithoutKind = {
    title,
    jobNames: [line('occupation'), occupationOfTitle(title)],
    company: {
      name: line('company') || company || lineOf(firstText(fields.companyOfFeed)),
      weblink: siteOf(firstText(fields.site)),
      logoUrl: linkOf(firstText(fields.logo)),
    },
    place: {
      ...placeFrom(placeFieldsOf(fields)),
      position: readDegrees(
        firstText(fields.latitude) || firstText(fields.position),
        firstText(fields.longitude),
      ),
    },
    description: withFacts(descriptionOf(firstText(fields.description), fields.parts), {
      Vergütung: payOf(line('pay')),
      'Stunden in der Woche': hoursOf(line('hours')),
    }),
    ...startOf(firstText(fields.start), firstText(fields.year)),
    end: day('end', 'last'),
    published: day('published'),
    changed: day('changed') ?? day('published'),
    lastDay: day('lastDay', 'last'),
    link: linkOf(firstText(fields.link)),
    baId: '',
    ...statedConditions(conditionsOf(line)),
  };
  const kinds = [line('kind'), line('category')];
  const read = adOfKind(ad, kinds);
  const isUnsaid =
    'rejected' in read && read.rejected === 'job-type' && kinds.every((kind) => kind === '');
  if (!isUnsaid) return read;
  const kind = kindOfFields(fields);
  if (kind !== '') return adOfKind(ad, [kind]);
  // Where the title is missing, too, nobody can tell that the kind is a wrong one.
  return title === '' ? { ...read, rejected: 'no-title' } : read;
}

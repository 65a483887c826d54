import type { ImportedConditions } from '../../../job-ads/importing-store.ts';
import type { Json, Normalised } from '../../pipeline/imported-ad.ts';
import { readDayOf, type Whole } from '../../values/dates.ts';
import { occupationOfTitle } from '../fields/ad-kind.ts';
import { adOfKind, firstText, type Kindless } from './feed-ad.ts';
import { linkOf, siteOf } from '../career-page/links.ts';
import {
  certificateOf,
  payByYear,
  payFields,
  saidOf,
  placesOf,
  shortLink,
  workingTimesOf,
} from '../fields/conditions.ts';
import { readDegrees } from '../fields/numbers.ts';
import { placeFrom } from '../fields/place-from.ts';
import { hoursOf, payOf, withFacts } from '../fields/facts.ts';
import { describe, lineOf } from '../reading.ts';

/** What is read of a feed's record, by the names that feeds give it, in small letters and without marks. */
const fieldNames = {
  id: 'referencenumber referenceid reference refnr referenznummer externalid jobid id guid requisitionid kennung',
  title: 'title titel jobtitle stellentitel position',
  company: 'company companyname firma unternehmen arbeitgeber employer employername',
  site: 'companyurl companywebsite website homepage weblink',
  logo: 'logo logourl companylogo',
  street: 'streetaddress street strasse straße',
  postcode: 'postalcode postcode zip zipcode plz postleitzahl',
  town: 'city town ort stadt arbeitsort einsatzort location standort joblocation',
  address: 'address fulladdress adresse anschrift',
  state: 'state region bundesland',
  country: 'country land',
  latitude: 'latitude lat breite',
  longitude: 'longitude lon lng laenge',
  position: 'geo latlng latlon latlong coordinates koordinaten position',
  description: 'description jobdescription beschreibung stellenbeschreibung details',
  certificate:
    'schulabschluss certificate educationrequirements education abschluss bildungsabschluss',
  places:
    'openings vacancies numberofopenings positions totaljobopenings freieplaetze anzahlstellen plaetze anzahlplaetze',
  apply: 'applyurl applicationurl bewerbungsurl bewerbungslink applylink',
  pay: 'salary pay wage compensation remuneration verguetung vergütung ausbildungsverguetung ausbildungsvergütung gehalt lohn',
  hours: 'workinghours weeklyhours hoursperweek wochenstunden wochenarbeitszeit arbeitszeit',
  kind: 'jobtype employmenttype type art angebotsart stellenart',
  category: 'category kategorie',
  occupation: 'occupation profession beruf berufsbezeichnung jobname',
  start: 'startdate jobstartdate jobstart start beginn eintrittsdatum',
  year: 'startyear year jahr beginnjahr startjahr einstellungsjahr jahrgang ausbildungsjahr',
  end: 'enddate jobenddate ende',
  published: 'date dateposted datum published publishedat publicationdate pubdate createdat',
  changed: 'lastactivitydate lastmodified modified updated updatedat datemodified',
  lastDay: 'expirationdate expirydate expires validthrough ablaufdatum',
  link: 'url link joburl detailurl',
} as const;

export type FieldName = keyof typeof fieldNames;
export type Fields = Partial<Record<FieldName, string>>;

const byName = new Map(
  Object.entries(fieldNames).flatMap(([field, known]) =>
    // What stands first is surest: `referencenumber` before `requisitionid`.
    known.split(' ').map((name, order) => [name, { field: field as FieldName, order }] as const),
  ),
);

/** Parts of a record whose own parts count as if they stood in it; what is in others (a contact, say) is nothing for us. */
const ofCompany: ReadonlyMap<string, FieldName> = new Map([
  ['name', 'company'],
  ['url', 'site'],
  ['website', 'site'],
  ['logo', 'logo'],
]);
const ofPlace: ReadonlyMap<string, FieldName> = new Map([['name', 'town']]);

const groups = new Map([
  ...['company', 'employer', 'firma', 'unternehmen', 'arbeitgeber'].map(
    (name) => [name, ofCompany] as const,
  ),
  ...['location', 'address', 'adresse', 'arbeitsort', 'workplace', 'place'].map(
    (name) => [name, ofPlace] as const,
  ),
]);

const companyGroups = new Set(['company', 'employer', 'firma', 'unternehmen', 'arbeitgeber']);
const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-zß]/g, '');

/**
 * Which field of ours a name in a feed stands for; undefined for what is not kept, contact data above all.
 * @param path names from the record down, such as `['location', 'city']`
 */
export function fieldOf(path: readonly string[]): { field: FieldName; order: number } | undefined {
  const [first = '', second, third] = path.map(bare);
  if (second === undefined) return byName.get(first);
  const group = groups.get(first);
  if (third !== undefined || group === undefined) return undefined;
  const special = group.get(second);
  if (special !== undefined) return { field: special, order: 0 };
  // A company's address is not where the place is.
  return companyGroups.has(first) ? undefined : byName.get(second);
}

/** Gathers the fields of one record; of several names for the same thing the surest counts. */
export class FieldReader {
  readonly fields: Fields = {};
  readonly #orders = new Map<FieldName, number>();

  add(path: readonly string[], text: string): void {
    const known = fieldOf(path);
    if (known === undefined || text.trim() === '') return;
    const order = this.#orders.get(known.field) ?? Number.POSITIVE_INFINITY;
    if (known.order >= order) return;
    this.#orders.set(known.field, known.order);
    this.fields[known.field] = text.trim();
  }
}

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

/** What a record says in fields of its own: pay where it is said by year, or once for a place of training. */
function conditionsOf(line: (name: FieldName) => string): ImportedConditions {
  const pay = line('pay');
  return {
    ...payFields(payByYear(pay)),
    certificate: certificateOf(line('certificate')),
    working_time: workingTimesOf([line('hours'), line('kind')]),
    free_places: placesOf(line('places')),
    application_url: shortLink(firstText(line('apply'))),
  };
}

/** An ad of the fields of a feed's record. */
export function adOfFields(raw: Json): Normalised {
  const fields: Fields =
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : {};
  const line = (name: FieldName) => lineOf(firstText(fields[name]));
  const day = (name: FieldName, whole: Whole = 'day') => readDayOf(firstText(fields[name]), whole);
  const title = line('title');
  const ad: Kindless = {
    title,
    jobNames: [line('occupation'), occupationOfTitle(title)],
    company: {
      name: line('company'),
      weblink: siteOf(firstText(fields.site)),
      logoUrl: linkOf(firstText(fields.logo)),
    },
    place: {
      ...placeFrom(Object.fromEntries(placeFields.map((name) => [name, firstText(fields[name])]))),
      position: readDegrees(
        firstText(fields.latitude) || firstText(fields.position),
        firstText(fields.longitude),
      ),
    },
    description: withFacts(describe(firstText(fields.description)), {
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
    ...saidOf(conditionsOf(line)),
  };
  return adOfKind(ad, [line('kind'), line('category')]);
}

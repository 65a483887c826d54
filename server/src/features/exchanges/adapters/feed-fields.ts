import type { ImportedAd, Json, Normalised } from '../pipeline/imported-ad.ts';
import { occupationOfTitle } from './ad-kind.ts';
import { adOfKind, firstText, type Kindless } from './feed-ad.ts';
import {
  countryCode,
  dayOf,
  describe,
  httpsAddress,
  lineOf,
  siteAddress,
  townOf,
} from './reading.ts';

/** What is read of a feed's record, by the names that feeds give it, in small letters and without marks. */
const fieldNames = {
  id: 'referencenumber referenceid reference refnr referenznummer externalid jobid id guid requisitionid kennung',
  title: 'title titel jobtitle stellentitel position',
  company: 'company companyname firma unternehmen arbeitgeber employer employername',
  site: 'companyurl companywebsite website homepage weblink',
  logo: 'logo logourl companylogo',
  street: 'streetaddress street strasse straße',
  postcode: 'postalcode postcode zip zipcode plz postleitzahl',
  town: 'city town ort stadt arbeitsort location',
  state: 'state region bundesland',
  country: 'country land',
  latitude: 'latitude lat breite',
  longitude: 'longitude lon lng laenge',
  description: 'description jobdescription beschreibung stellenbeschreibung details',
  kind: 'jobtype employmenttype type art angebotsart stellenart',
  category: 'category kategorie',
  occupation: 'occupation profession beruf berufsbezeichnung jobname',
  start: 'startdate jobstartdate jobstart start beginn eintrittsdatum',
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
const groups = new Map<string, Readonly<Record<string, FieldName>>>([
  ...['company', 'employer', 'firma', 'unternehmen', 'arbeitgeber'].map(
    (name) => [name, { name: 'company', url: 'site', website: 'site', logo: 'logo' }] as const,
  ),
  ...['location', 'address', 'adresse', 'arbeitsort', 'workplace', 'place'].map(
    (name) => [name, { name: 'town' }] as const,
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
  const special = group[second];
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

function positionOf({ latitude = '', longitude = '' }: Fields): ImportedAd['place']['position'] {
  const [lat, lon] = [latitude, longitude].map((text) => Number.parseFloat(text.replace(',', '.')));
  return lat === undefined || lon === undefined || !Number.isFinite(lat) || !Number.isFinite(lon)
    ? null
    : { latitude: lat, longitude: lon };
}

/** An ad of the fields of a feed's record. */
export function adOfFields(raw: Json): Normalised {
  const fields: Fields =
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Fields) : {};
  const line = (name: FieldName) => lineOf(firstText(fields[name]));
  const day = (name: FieldName) => dayOf(firstText(fields[name]));
  const title = line('title');
  const ad: Kindless = {
    title,
    jobNames: [line('occupation'), occupationOfTitle(title)],
    company: {
      name: line('company'),
      weblink: siteAddress(firstText(fields.site)),
      logoUrl: httpsAddress(firstText(fields.logo)),
    },
    place: {
      street: line('street'),
      ...townOf(line('postcode'), line('town')),
      state: line('state'),
      country: countryCode(line('country')),
      position: positionOf(fields),
    },
    description: describe(firstText(fields.description)),
    start: day('start'),
    end: day('end'),
    published: day('published'),
    changed: day('changed') ?? day('published'),
    lastDay: day('lastDay'),
    link: httpsAddress(firstText(fields.link)),
    baId: '',
  };
  return adOfKind(ad, [line('kind'), line('category')]);
}

import { foldName, byName, fieldNamed, type FieldName } from './field-names.ts';
import { texts } from './text-names.ts';
import { wordSet } from './words.ts';

/** Parts of a record whose own parts count as fields of the record. The content of others, such as a contact, is ignored. */
const ofCompany: ReadonlyMap<string, FieldName> = new Map([
  ['name', 'company'],
  ['organizationname', 'company'],
  ['displayname', 'company'],
  ['companyname', 'company'],
  ['title', 'company'],
  ['nom', 'company'],
  ['firmenname', 'company'],
  ['bezeichnung', 'company'],
  ['label', 'company'],
  ['value', 'company'],
  ['stringvalue', 'company'],
  ['url', 'site'],
  ['website', 'site'],
  ['logo', 'logo'],
]);
const ofPlace: ReadonlySet<FieldName> = new Set([
  'street',
  'houseNumber',
  'postcode',
  'town',
  'address',
  'state',
  'country',
  'latitude',
  'longitude',
  'position',
]);
/** The parts of a company's address, which is the place of work only if a record has no other. */
const ofCompanyPlace: ReadonlyMap<FieldName, FieldName> = new Map([
  ['street', 'companyStreet'],
  ['postcode', 'companyPostcode'],
  ['town', 'companyTown'],
  ['address', 'companyAddress'],
]);
const companyGroups = wordSet(`
  company employer firma unternehmen arbeitgeber betrieb ausbildungsbetrieb hiringorganization hiringorganisation
  organization organisation bildungsanbieter anbieter jobcompany companyinfo clientname
  entreprise ausbildungsstaette ausbildungsstätte legalentity legalentityobj
`);
const placeGroups = wordSet(`
  location locations worklocation worklocations address adresse anschrift arbeitsort einsatzort
  standort workplace place joblocation physicallocation postaladdress deliveryaddress geo
  geolocation office offices joblocations jobofferlocation cities orte standorte arbeitsorte
  einsatzorte ortstrasse koordinaten coordinates physicaladdress positionlocation lieutravail
  dienstort niederlassung filiale branch workplaces referencelocation
`);
/** Objects that only wrap the fields of a record. */
const envelopes = wordSet(`
  attributes properties acf meta fields custom job jobad jobopening jobinformation posting vacancy
  angebot stelle stellenangebot stellenanzeige termine dates data sections links translations adcontainer
  sys header matchedobjectdescriptor freitexte stammdaten basisdaten grunddaten kopfdaten allgemein verwaltungtechn verwaltung
  extendeddata schemadata
`);
/** Parts of a record that are named after it: `JobHeader`, `stellendaten`. */
const partOfRecord =
  /^(?:job|position|vacancy|posting|stellen?|anzeigen?)(?:header|head|kopf|data|daten|dates|info|infos|details|contents?|links)$/;

const isEnvelope = (name: string) => envelopes.has(name) || partOfRecord.test(name);

/** Fields whose numbers mean nothing without the unit beside them. */
const amounts: ReadonlySet<FieldName> = new Set(['pay', 'hours', 'places']);
/** Field names of a value with its own id or name beside it: `{ "id": 3, "label": "Ausbildung" }`, `<category term="Ausbildung"/>`. */
const labels = wordSet(
  `label name title term value text rendered bezeichnung descriptor displayname date datum oid
  wert stringvalue timestampvalue`,
);

/** Labels of days alone: behind a title that is not closed comes the day of its ad. */
const dayLabels = wordSet('date datum timestampvalue');
const days: ReadonlySet<FieldName> = new Set([
  'start',
  'year',
  'end',
  'period',
  'published',
  'changed',
  'lastDay',
]);

/** URLs in a separate object: `{ "urls": { "ad": …, "apply": … } }`. */
const ofUrls: ReadonlyMap<string, { field: FieldName; order: number }> = new Map([
  ['ad', { field: 'link', order: 0 }],
  ['urlad', { field: 'link', order: 0 }],
  ['detail', { field: 'link', order: 1 }],
  ['job', { field: 'link', order: 2 }],
  ['apply', { field: 'apply', order: 0 }],
  ['urlapply', { field: 'apply', order: 0 }],
]);

/** Names of links to the page of an ad. 'self' is often a resource of an interface. */
const pageLinks = wordSet('link html web alternate canonical');

/** The first and the last day of a publication: `{ "publication": { "from": …, "to": … } }`. */
const publications = wordSet('veroeffentlichung veröffentlichung publication laufzeit');
const ofPublication: ReadonlyMap<string, FieldName> = new Map([
  ['von', 'published'],
  ['from', 'published'],
  ['start', 'published'],
  ['bis', 'lastDay'],
  ['to', 'lastDay'],
  ['until', 'lastDay'],
  ['end', 'lastDay'],
]);

/** Names of the full text in a description that has a short one beside it. */
const descriptionParts = wordSet('longdescription long full html plain content');

/** Names without meaning within a path: a connection of GraphQL, the language that is read, a cell of FileMaker, a relation of Strapi. */
const between = wordSet('node de dede data attributes');

/** Prefixes of the parts of a place of work: `einsatzort_plz`. */
const placePrefix =
  /^(?:einsatzort|arbeitsort|standort|location|workplace|joblocation|office)(?=.{3})/;

/** Objects that contain the parts of a text. */
const textGroups = wordSet('description descriptions jobdescription content body texte texts');

const people = wordSet(`
  contact contacts contactperson contactpersons kontakt kontaktperson ansprechpartner
  ansprechpartnerin recruiter recruiters person persons people personname author creator hiringmanager
  owner user users email mail phone telefon telefax fax howtoapply applicationmethod
`);

/** Elements of HR-XML that contain the URL of an application form, beside names and numbers of people. */
const waysToApply = wordSet('howtoapply applicationmethod');

/** Whether a path leads to data about people. */
export function isAboutPeople(path: readonly string[]): boolean {
  const names = path.map(foldName);
  const isForm = names.includes('byweb');
  return names.some((name) => people.has(name) && !(isForm && waysToApply.has(name)));
}

function inPlace(name: string): { field: FieldName; order: number } | undefined {
  if (name === 'name' || name === 'displayname') return { field: 'town', order: 50 };
  const known = fieldNamed(name) ?? fieldNamed(name.replace(placePrefix, ''));
  return known !== undefined && ofPlace.has(known.field) ? known : undefined;
}

/** Prefixes of the parts of a company's address: `firma_plz`, `companyCity`. */
const companyPrefix =
  /^(?:company|employer|firm(?:a|en)|unternehmens?|betriebs?|ausbildungsbetriebs?|arbeitgeber)(?=.{3})/;

function inCompanyPrefixed(name: string): { field: FieldName; order: number } | undefined {
  const rest = name.replace(companyPrefix, '');
  if (rest === 'name') return { field: 'company', order: 0 };
  return rest === name || ofCompany.has(rest) ? undefined : inCompany([], rest);
}

/** @param within names between the company and the last one */
function inCompany(
  within: readonly string[],
  last: string,
): { field: FieldName; order: number } | undefined {
  const own = within.length === 0 ? ofCompany.get(last) : undefined;
  if (own !== undefined) return { field: own, order: 0 };
  const place = within.every((name) => placeGroups.has(name)) ? inPlace(last) : undefined;
  const field = place && ofCompanyPlace.get(place.field);
  return field && { field, order: place?.order ?? 0 };
}

type ByName =
  | { readonly field: FieldName; readonly order: number }
  | { readonly text: number; readonly heading?: string }
  | { readonly heading: true };

/** Lists of parts of a description, each with its heading. */
const sectionGroups = wordSet(
  `section sections block blocks paragraph paragraphs textblock textblocks positioninformation details
  positionformatteddescription positionformatteddescriptions`,
);
const sectionHeadings = wordSet('headline heading title name caption ueberschrift titel');
const sectionTexts = wordSet('content text value html body description inhalt');

const urlAt = (path: readonly string[]): ByName | undefined =>
  path.at(-2) === 'urls' || path.at(-2) === 'links' ? ofUrls.get(path.at(-1) ?? '') : undefined;

function sectionAt(path: readonly string[]): ByName | undefined {
  if (!sectionGroups.has(path.at(-2) ?? '')) return undefined;
  const last = path.at(-1) ?? '';
  if (sectionHeadings.has(last)) return { heading: true };
  return sectionTexts.has(last) ? { text: 0 } : undefined;
}

/**
 * Returns the field of ours, or the part of the description, that a path in a feed means; undefined if it is not kept, such as contact data.
 * @param path names from the record down, such as `['location', 'city']`
 */
export function meaningOf(path: readonly string[]): ByName | undefined {
  return isAboutPeople(path) ? undefined : meaningOfNames(path.map(foldName));
}

/** Returns the same for names without punctuation that do not lead to people. */
export function meaningOfNames(path: readonly string[]): ByName | undefined {
  const said = path.length > 1 ? path.filter((name) => !between.has(name)) : path;
  const begin = said.findIndex((name, at) => !isEnvelope(name) || at === said.length - 1);
  const names = said.slice(begin);
  return urlAt(said) ?? sectionAt(said) ?? fieldAt(names) ?? textAt(names);
}

function fieldAt(names: readonly string[]): { field: FieldName; order: number } | undefined {
  const last = names.at(-1) ?? '';
  if (names.length === 1) {
    const named = placePrefix.test(last) ? inPlace(last) : undefined;
    return (
      fieldNamed(last) ?? (last === 'locationname' ? undefined : (named ?? inCompanyPrefixed(last)))
    );
  }
  const around = names.slice(0, -1);
  const company = around.findLastIndex((name) => companyGroups.has(name));
  if (company >= 0) return inCompany(around.slice(company + 1), last);
  if (placeGroups.has(around.at(-1) ?? '')) return inPlace(last);
  // A region may be only a name, or contain the town.
  if (around.at(-1) === 'region' && !labels.has(last)) return inPlace(last);
  if (names.length > 2) return undefined;
  const [first = ''] = names;
  if (descriptionParts.has(last) && byName.get(first)?.field === 'description')
    return byName.get('description');
  if ((pageLinks.has(first) && last === 'href') || (first === 'path' && last === 'alias'))
    return byName.get('link');
  const day = publications.has(first) ? ofPublication.get(last) : undefined;
  if (day !== undefined) return { field: day, order: 0 };
  const known = fieldNamed(first);
  if (!labels.has(last)) return known?.field === 'town' ? inPlace(last) : undefined;
  if (known === undefined || amounts.has(known.field)) return undefined;
  return dayLabels.has(last) && !days.has(known.field) ? undefined : known;
}

function textAt(names: readonly string[]): { text: number; heading: string } | undefined {
  const parts = names.length > 1 && textGroups.has(names[0] ?? '') ? names.slice(1) : names;
  const end = parts.findLastIndex((name, at) => !labels.has(name) || at === 0);
  const [first = ''] = parts;
  return end === 0
    ? (texts.get(first) ?? texts.get(first.replace(/(?:text|html)$/, '')))
    : undefined;
}

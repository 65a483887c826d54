import { bare, byName, texts, type FieldName } from './field-names.ts';

/** Parts of a record whose own parts count as if they stood in it; what is in others (a contact, say) is nothing for us. */
const ofCompany: ReadonlyMap<string, FieldName> = new Map([
  ['name', 'company'],
  ['organizationname', 'company'],
  ['displayname', 'company'],
  ['firmenname', 'company'],
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
const companyGroups = new Set(
  'company employer firma unternehmen arbeitgeber betrieb ausbildungsbetrieb hiringorganization organization organisation bildungsanbieter anbieter'.split(
    ' ',
  ),
);
const placeGroups = new Set(
  'location locations address adresse anschrift arbeitsort einsatzort standort workplace place joblocation physicallocation postaladdress deliveryaddress geo geolocation office offices joblocations jobofferlocation cities orte standorte arbeitsorte einsatzorte ortstrasse koordinaten coordinates physicaladdress'.split(
    ' ',
  ),
);
/** Envelopes around what a record says. */
const envelopes = new Set(
  'attributes fields custom job jobad jobopening jobinformation posting angebot termine data sections links translations de'.split(
    ' ',
  ),
);
/** What says nothing without its unit, which stands beside it. */
const amounts: ReadonlySet<FieldName> = new Set(['pay', 'hours', 'places']);
/** Where a value has its name beside it: `{ "id": 3, "label": "Ausbildung" }`, `<category term="Ausbildung"/>`. */
const labels = new Set(
  'label name title term value text rendered bezeichnung descriptor displayname'.split(' '),
);

/** Addresses in a group of their own: `{ "urls": { "ad": …, "apply": … } }`. */
const ofUrls: ReadonlyMap<string, { field: FieldName; order: number }> = new Map([
  ['ad', { field: 'link', order: 0 }],
  ['urlad', { field: 'link', order: 0 }],
  ['detail', { field: 'link', order: 1 }],
  ['apply', { field: 'apply', order: 0 }],
  ['urlapply', { field: 'apply', order: 0 }],
]);

/** The whole text, where a description has a short one beside it. */
const descriptionParts = new Set('longdescription long full html plain content'.split(' '));

const people = new Set(
  'contact contacts contactperson contactpersons kontakt kontaktperson ansprechpartner ansprechpartnerin recruiter recruiters person persons personname author creator hiringmanager owner user users email mail phone telefon telefax fax howtoapply applicationmethod'.split(
    ' ',
  ),
);

/** Whether a path leads to what is said of people. */
export const isAboutPeople = (path: readonly string[]): boolean =>
  path.some((name) => people.has(bare(name)));

function inPlace(name: string): { field: FieldName; order: number } | undefined {
  if (name === 'name' || name === 'displayname') return { field: 'town', order: 50 };
  const known = byName.get(name);
  return known !== undefined && ofPlace.has(known.field) ? known : undefined;
}

type ByName =
  | { readonly field: FieldName; readonly order: number }
  | { readonly text: number; readonly heading?: string }
  | { readonly heading: true };

/** Parts of a description that a system keeps in a list, each with its heading. */
const sectionGroups = new Set(
  'section sections block blocks paragraph paragraphs textblock textblocks'.split(' '),
);
const sectionHeadings = new Set(
  'headline heading title name caption ueberschrift titel'.split(' '),
);
const sectionTexts = new Set('content text value html body description inhalt'.split(' '));

function sectionAt(path: readonly string[]): ByName | undefined {
  if (!sectionGroups.has(path.at(-2) ?? '')) return undefined;
  const last = path.at(-1) ?? '';
  if (sectionHeadings.has(last)) return { heading: true };
  return sectionTexts.has(last) ? { text: 0 } : undefined;
}

/**
 * Which field of ours, or which part of the description, a name in a feed stands for; undefined for what is not kept, contact data above all.
 * @param path names from the record down, such as `['location', 'city']`
 */
export function meaningOf(path: readonly string[]): ByName | undefined {
  return isAboutPeople(path) ? undefined : meaningOfNames(path.map(bare));
}

/** The same for names without marks, which do not lead to people. */
export function meaningOfNames(path: readonly string[]): ByName | undefined {
  const begin = path.findIndex((name, at) => !envelopes.has(name) || at === path.length - 1);
  const names = path.slice(begin);
  return sectionAt(path) ?? fieldAt(names) ?? textAt(names);
}

function fieldAt(names: readonly string[]): { field: FieldName; order: number } | undefined {
  const last = names.at(-1) ?? '';
  if (names.length === 1) return byName.get(last);
  const around = names.slice(0, -1);
  // A company's address is not where the place is.
  if (around.some((name) => companyGroups.has(name))) {
    const field = companyGroups.has(around.at(-1) ?? '') ? ofCompany.get(last) : undefined;
    return field === undefined ? undefined : { field, order: 0 };
  }
  if (placeGroups.has(around.at(-1) ?? '')) return inPlace(last);
  // A region may be a name alone, or have the town in it.
  if (around.at(-1) === 'region' && !labels.has(last)) return inPlace(last);
  if (names.length > 2) return undefined;
  const [first = ''] = names;
  if (first === 'description' && descriptionParts.has(last)) return byName.get('description');
  if (first === 'link' && last === 'href') return byName.get('link');
  if (first === 'urls') return ofUrls.get(last);
  const known = labels.has(last) ? byName.get(first) : undefined;
  return known === undefined || amounts.has(known.field) ? undefined : known;
}

function textAt(names: readonly string[]): { text: number; heading: string } | undefined {
  const end = names.findLastIndex((name, at) => !labels.has(name) || at === 0);
  const [first = ''] = names;
  return end === 0
    ? (texts.get(first) ?? texts.get(first.replace(/(?:text|html)$/, '')))
    : undefined;
}

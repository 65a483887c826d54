import { apprenticeship } from '@lehrpfad/contract/core/options.ts';
import type { ImportedAd, Json, Normalised } from '../../pipeline/imported-ad.ts';
import { readDayOf, type DatePrecision } from '../../values/dates.ts';
import { occupationOfTitle } from '../fields/ad-kind.ts';
import { adOfKind, firstText } from '../feed/feed-ad.ts';
import { linkOf, siteOf } from '../career-page/links.ts';
import { readDegrees } from '../fields/numbers.ts';
import { labelledPlace } from '../fields/labelled-place.ts';
import { isNowhere, placeFrom, placeOrCompanyAddress } from '../fields/place-from.ts';
import { statedConditions } from '../fields/conditions.ts';
import { describe, lineOf } from '../reading.ts';
import { conditionsOfPosting, keptConditions } from './posting-conditions.ts';
import { allOf, propertiesOf, type Properties } from './properties.ts';

/** Whether a thing has a type, in any notation of schema.org. */
export function isOfType(thing: Properties, type: string): boolean {
  return allOf(thing['@type']).some(
    (name) =>
      typeof name === 'string' &&
      name.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '') === type,
  );
}

/** Returns the first property that has a text, or an object with a name or value. */
function textOf(thing: Properties, ...names: readonly string[]): string {
  for (const name of names) {
    for (const value of allOf(thing[name])) {
      const part = propertiesOf(value);
      const text = [value, part['name'], part['value'], part['url'], part['@value'], part['@id']]
        .map(firstText)
        .find((candidate) => candidate.trim() !== '');
      if (text !== undefined) return text;
    }
  }
  return '';
}

const pick = (thing: Properties, names: readonly string[]): Record<string, Json> =>
  Object.fromEntries(
    names.flatMap((name) => (thing[name] === undefined ? [] : [[name, thing[name] as Json]])),
  );

const keptTexts = [
  'title',
  'name',
  'description',
  'datePosted',
  'dateModified',
  'validThrough',
  'jobStartDate',
  'employmentType',
  'occupationalCategory',
  'industry',
  'url',
  'directApply',
  'relevantOccupation',
];
const addressNames = 'streetAddress postalCode addressLocality addressRegion addressCountry';

/** Returns the stored fields of a JobPosting, without contact data at any level. */
export function keptOf(posting: Properties): { readonly [key: string]: Json } {
  return {
    '@type': 'JobPosting',
    ...Object.fromEntries(
      keptTexts.flatMap((name) => {
        const text = allOf(posting[name]).map((value) => textOf({ value }, 'value'));
        return text.length === 0 ? [] : [[name, text.length === 1 ? (text[0] ?? '') : text]];
      }),
    ),
    hiringOrganization: keptEmployer(posting['hiringOrganization']),
    jobLocation: allOf(posting['jobLocation']).map(keptPlace),
    ...keptConditions(posting),
  };
}

/** The name of a company; empty if there is only a URL or an id. */
function employerName(employer: unknown): string {
  if (typeof employer === 'string') return /^(?:https?:|#|_:)/i.test(employer) ? '' : employer;
  const { name, legalName, alternateName } = propertiesOf(employer);
  const texts = [name, legalName, alternateName].flatMap(allOf).map((one) => {
    const { '@value': value, name: inner } = propertiesOf(one);
    return [one, value, inner].map(firstText).find((text) => text.trim() !== '') ?? '';
  });
  return texts.find((text) => text.trim() !== '') ?? '';
}

/** Returns the first of several employers that has a name. */
function keptEmployer(employers: unknown): Json {
  const all = allOf(employers);
  const employer = all.find((one) => employerName(one) !== '') ?? all[0];
  const addresses = ['sameAs', 'url', 'logo'].map(
    (name) => [name, addressIn(propertiesOf(employer), name)] as const,
  );
  const { address } = propertiesOf(employer);
  return {
    name: employerName(employer),
    ...Object.fromEntries(addresses),
    ...(address !== undefined && { address: keptAddress(address) }),
  };
}

/** A URL, given directly or by an image object. */
function addressIn(thing: Properties, name: string): string {
  const value = allOf(thing[name])[0];
  const { url, contentUrl, '@id': itself } = propertiesOf(value);
  return [value, url, contentUrl, itself].map(firstText).find((text) => text !== '') ?? '';
}

function keptAddress(address: unknown): Json {
  const first = allOf(address)[0];
  return typeof first === 'string'
    ? first
    : pickTexts(propertiesOf(first), addressNames.split(' '));
}

function keptPlace(place: unknown): Json {
  if (typeof place === 'string') return place;
  const { address = place, geo, name } = propertiesOf(place);
  const { latitude, longitude } = propertiesOf(geo);
  return {
    name: firstText(name),
    address: keptAddress(address),
    ...pick({ latitude, longitude }, ['latitude', 'longitude']),
  };
}

function pickTexts(thing: Properties, names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(names.map((name) => [name, textOf(thing, name)]));
}

/** The source's id of a posting; empty if it has none. */
export function identifierOf(posting: Properties): string {
  const { identifier } = posting;
  const first = allOf(identifier)[0];
  const { value, '@value': literal, '@id': itself } = propertiesOf(first);
  return (
    [first, value, literal, itself]
      .map((part) => firstText(part).trim())
      .find((text) => text !== '') ?? ''
  );
}

type Where = ImportedAd['place'];

/** Maximum number of places of a posting that are searched for one in the area of the board. */
const maxPlaces = 50;

function placeOf(place: unknown): Where {
  const { name, address, latitude, longitude } = propertiesOf(
    typeof place === 'string' ? { address: place } : place,
  );
  const position = readDegrees(firstText(latitude), firstText(longitude));
  if (typeof address === 'string') return { ...placeFrom({ address }), position };
  const parts = propertiesOf(address);
  const text = (part: string) => firstText(parts[part]);
  const where = placeFrom({
    street: text('streetAddress'),
    postcode: text('postalCode'),
    town: text('addressLocality'),
    state: text('addressRegion'),
    country: text('addressCountry'),
  });
  return { ...where, town: isNowhere(where) ? lineOf(firstText(name)) : where.town, position };
}

/** The place of a posting: those of its fields, a labelled line of its text, or the address of its company. */
function placeOfPosting(posting: Properties): Where {
  const said = bestPlace(allOf(posting['jobLocation']).map(placeOf));
  const { address } = propertiesOf(posting['hiringOrganization']);
  return placeOrCompanyAddress(said, () => {
    const labelled = placeOf({ address: labelledPlace(textOf(posting, 'description')) });
    return isNowhere(labelled) ? placeOf({ address }) : labelled;
  });
}

/** Further places of a posting that names several, unless the one in the board's state is known by its own fields. */
function otherPlacesOf(posting: Properties): Pick<ImportedAd, 'otherPlaces'> {
  const places = allOf(posting['jobLocation']).slice(0, maxPlaces).map(placeOf);
  const isKnown = places.length < 2 || places.some(isHere);
  return isKnown ? {} : { otherPlaces: places.slice(1) };
}

const isHere = ({ state, postcode }: Where): boolean =>
  /^(?:sachsen-anhalt|de-st|st)$/i.test(state) || /^(?:06|38|39)\d{3}$/.test(postcode);

/** Returns the first of several places in the board's state, by its name or postcode; otherwise the first. */
function bestPlace(places: readonly Where[]): Where {
  return places.find(isHere) ?? places[0] ?? placeOf({});
}

/**
 * Returns the ad that a schema.org JobPosting (in the form of `keptOf`) describes.
 * @param company used if the posting names none
 */
export function adOfPosting(raw: Json, company = ''): Normalised {
  const posting = propertiesOf(raw);
  const day = (name: string, whole: DatePrecision = 'day') =>
    readDayOf(textOf(posting, name), whole);
  const employer = propertiesOf(posting['hiringOrganization']);
  const title = lineOf(textOf(posting, 'title', 'name'));
  const occupations = [
    ...allOf(posting['relevantOccupation']),
    ...allOf(posting['occupationalCategory']),
  ]
    .map((name) => lineOf(firstText(name)).replace(/^[\d\s.:,-]+/, ''))
    .filter((name) => !/^(?:https?:|$)/.test(name));
  const ad = adOfKind(
    {
      title,
      jobNames: [...occupations, occupationOfTitle(title)],
      company: {
        name: lineOf(firstText(employer['name'])) || company,
        weblink: siteOf(firstText(employer['sameAs'])) || siteOf(firstText(employer['url'])),
        logoUrl: linkOf(firstText(employer['logo'])),
      },
      place: placeOfPosting(posting),
      ...otherPlacesOf(posting),
      description: describe(textOf(posting, 'description')),
      start: day('jobStartDate', 'first'),
      end: null,
      published: day('datePosted'),
      changed: day('dateModified') ?? day('datePosted'),
      lastDay: day('validThrough', 'last'),
      link: linkOf(textOf(posting, 'url')),
      baId: '',
    },
    [...allOf(posting['employmentType']), ...occupations, ...allOf(posting['industry'])].map(
      (word) => firstText(word),
    ),
  );
  if ('rejected' in ad) return ad;
  return {
    ...ad,
    ...statedConditions(conditionsOfPosting(posting, ad.jobType === apprenticeship)),
  };
}

import { apprenticeship, internship } from '@lehrpfad/contract/core/options.ts';
import { limits } from '@lehrpfad/contract/core/limits.ts';
import {
  firstCharacters,
  singleLine,
  visibleLength,
} from '@lehrpfad/contract/core/text/visible-text.ts';
import { maskText } from './texts/contacts.ts';
import {
  isRejected,
  type ImportedAd,
  type ImportedPlace,
  type Normalised,
  type Rejected,
} from './imported-ad.ts';
import { hasText } from './texts/texts.ts';

/** In visible characters. The limits of forms do not apply to imports; a longer text is no title and no name. */
const maxLengths = { title: 300, name: 300, street: 200, link: 2000 } as const;

/** UTF-16 units per visible character, on average of a whole text. A chain of joined emojis is one character, however many of them are drawn. */
const maxUnitsPerCharacter = 4;

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const bounded = text.slice(0, max * maxUnitsPerCharacter).replace(/[\ud800-\udbff]$/, '');
  const isWhole = bounded.length === text.length && visibleLength(text) <= max;
  return isWhole ? text : `${firstCharacters(bounded, max - 1).trimEnd()}…`;
}

/** Returns a line as people see it. Text beyond the limit is dropped. */
const oneLine = (text: string) => singleLine(text.slice(0, limits.importedLine));

/** Returns a day of the calendar that the database can store; null for anything else. */
function day(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  if (text < '1900-01-01' || text > '2999-12-31') return null;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : null;
}

function secureLink(text: string): string {
  const link = oneLine(text);
  return link.startsWith('https://') && link.length <= maxLengths.link && URL.canParse(link)
    ? link
    : '';
}

function normalisedPlace(place: ImportedPlace): ImportedPlace {
  const { position } = place;
  const isSure = position && Number.isFinite(position.latitude + position.longitude);
  return {
    street: cut(oneLine(place.street), maxLengths.street),
    postcode: /^\d{5}$/.test(place.postcode) ? place.postcode : '',
    town: cut(oneLine(place.town), maxLengths.name),
    state: oneLine(place.state),
    country: oneLine(place.country).toUpperCase(),
    position: isSure ? position : null,
  };
}

const isAbroad = ({ country }: ImportedPlace) => country !== '' && country !== 'DE';
const isNowhere = ({ postcode, town }: ImportedPlace) => postcode === '' && town === '';

/** Leaves out places abroad if an ad has others. */
function inGermany(ad: ImportedAd): ImportedAd {
  const { otherPlaces = [] } = ad;
  if (otherPlaces.length === 0) return ad;
  const [first, ...others] = [ad.place, ...otherPlaces].filter(
    (place) => !isAbroad(place) && !isNowhere(place),
  );
  return first === undefined ? ad : { ...ad, place: first, otherPlaces: others };
}

/** Makes sure that names are single lines of limited length and that days exist, although adapters should have done so. */
function normalised(ad: ImportedAd): ImportedAd {
  const { company, place, otherPlaces } = ad;
  return {
    ...ad,
    title: cut(maskText(oneLine(ad.title)), maxLengths.title),
    jobNames: ad.jobNames
      .map((name) => cut(oneLine(name), maxLengths.name))
      .filter((name) => name !== ''),
    company: {
      ...company,
      name: cut(oneLine(company.name), maxLengths.name),
      weblink: secureLink(company.weblink),
    },
    place: normalisedPlace(place),
    ...(otherPlaces && { otherPlaces: otherPlaces.map(normalisedPlace) }),
    start: day(ad.start),
    end: day(ad.end),
    published: day(ad.published),
    changed: day(ad.changed),
    lastDay: day(ad.lastDay),
    link: secureLink(ad.link),
    baId: cut(oneLine(ad.baId), maxLengths.name),
  };
}

function reject(ad: ImportedAd, rejected: Rejected['rejected'], detail = ''): Rejected {
  return { rejected, detail, title: ad.title, company: ad.company.name };
}

/**
 * Rejects an ad that cannot be shown because of its content. The limits of forms do not apply to imports: the title may be long, and
 * the start or the occupation may be missing.
 * @param today `YYYY-MM-DD`, Europe/Berlin
 */
export function validate(read: Normalised, today: string): Normalised {
  if (isRejected(read)) return read;
  const ad = inGermany(normalised(read));
  const { company, place } = ad;
  if (ad.title === '') return reject(ad, 'no-title');
  if (company.name === '') return reject(ad, 'no-company');
  if (ad.link === '' && !hasText(ad.description)) return reject(ad, 'no-content');
  if (ad.jobType !== internship && ad.jobType !== apprenticeship) return reject(ad, 'job-type');
  if (isAbroad(place)) return reject(ad, 'foreign-place', place.country);
  if (isNowhere(place)) return reject(ad, 'no-place');
  if (ad.lastDay !== null && ad.lastDay < today) return reject(ad, 'expired', ad.lastDay);
  return ad;
}

import { trimEnd } from '../../../../core/text/trim.ts';
import { isOurState } from '../../pipeline/matching/places/states.ts';
import { countryCode, lineOf } from '../reading.ts';

/** The parts of an address that a text contains; missing ones are empty. */
export interface Address {
  readonly street: string;
  /** Five digits. */
  readonly postcode: string;
  /** As in the text, with the part of the town. Several towns stay together. */
  readonly town: string;
  readonly state: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

const nothing: Address = { street: '', postcode: '', town: '', state: '', country: '' };

/** A longer text is no address. Characters. */
const maxLength = 500;

const postcode = /(?<![\d-])(?:DE?U?\s?-\s?|D\s)?(\d{5})(?!\d)/i;
const postcodes = new RegExp(postcode.source, 'gi');

/** The end of a street with its number: 'Weg 5', 'Str. 12 - 14', 'Str. 3 b'. */
const houseNumber = /\p{L}\.?\s?\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?\d{1,4}\s?[a-z]?|\s\d{2})?$/iu;
const partOfTown = /^(?:OT|Ortsteil|Stadtteil)\s/i;
const isStreet = (part: string) => houseNumber.test(part.slice(-40)) && !postcode.test(part);

/** Codes of two letters that are countries and no states of ours. */
const countryCodes = new Set(['DE', 'AT', 'CH', 'PL', 'CZ', 'NL', 'FR', 'LU']);

function countryIn(part: string): string {
  if (part.length === 2 && !countryCodes.has(part.toUpperCase())) return '';
  return countryCode(part);
}

const cityState = /^(?:berlin|hamburg|bremen)$/i;
const isState = (part: string) => isOurState(part) !== undefined && !cityState.test(part);

/** Splits a text at commas, or at the characters that people write instead: line breaks, points, bars. */
function partsOf(text: string): string[] {
  const line = lineOf(text.slice(0, maxLength).replaceAll(/<br\s?\/?>|\r?\n/gi, ', '));
  return line
    .replaceAll(/\s{0,3}[·|;•]\s{0,3}/g, ', ')
    .replaceAll(/\s[-–/]\s(?=(?:DE?-)?\d{5}\s)/gi, ', ')
    .split(',')
    .map((part) => part.trim().replace(/^(\d{2})\s(\d{3})(?=\s|$)/, '$1$2'))
    .filter((part) => part !== '');
}

/** Removes state and country from the end. */
function withoutRegion(parts: readonly string[]): {
  rest: string[];
  state: string;
  country: string;
} {
  const rest = [...parts];
  let [state, country] = ['', ''];
  for (;;) {
    const last = rest.at(-1);
    if (last === undefined) break;
    if (state === '' && rest.length > 1 && isState(last)) state = last;
    else if (country === '' && !isState(last) && countryIn(last) !== '') country = countryIn(last);
    else break;
    rest.pop();
  }
  return { rest, state, country };
}

const last = (parts: readonly string[]) => parts.at(-1) ?? '';

/** The text before and after a postcode in one part, also if the postcode is in brackets, alone or with its town. */
function besidePostcode(part: string, start: number, end: number): { prefix: string; own: string } {
  const before = part.slice(0, start).trim();
  const behind = part.slice(end);
  const own = behind.replace(/^[\s).:-]{1,9}/, '');
  if (!before.endsWith('(')) return { prefix: before, own };
  const prefix = trimEnd(before, /[\s(]/);
  // 'Weg 5 (06108 Halle)'
  if (!behind.startsWith(')')) return { prefix, own: own.replace(/\)$/, '') };
  // 'Magdeburg (39104) und Umgebung'
  return isStreet(prefix) ? { prefix, own } : { prefix: '', own: `${prefix} ${own}`.trim() };
}

/** The parts before and behind a postcode. */
function aroundPostcode(parts: readonly string[], at: number): Partial<Address> {
  const part = parts[at] ?? '';
  const found = postcode.exec(part);
  const start = found?.index ?? 0;
  const { prefix, own } = besidePostcode(part, start, start + (found?.[0].length ?? 0));
  const all = [...parts.slice(0, at), prefix].filter((one) => one !== '');
  const villages = all.filter((one) => partOfTown.test(one));
  const before = all.filter((one) => !partOfTown.test(one));
  const behind = parts.slice(at + 1);
  const streets = before.filter(isStreet);
  // 'Weg 5, Halle, 06108' and 'Halle, 06108': the town is before its postcode.
  const town = own || (isStreet(last(before)) ? '' : (before.pop() ?? ''));
  const street = last(streets) || last(before) || (behind.find(isStreet) ?? '');
  const rest = behind.filter((one) => one !== street);
  return {
    street,
    postcode: found?.[1] ?? '',
    town: [town || (rest.shift() ?? ''), ...villages].filter((one) => one !== '').join(' '),
    state: rest.join(', '),
  };
}

function withoutPostcode(parts: readonly string[], country: string): Partial<Address> {
  const streets = parts.filter(isStreet);
  const [street] = streets;
  if (streets.length > 1 || street === undefined) return { town: parts.join(', ') };
  const town = parts.filter((part) => part !== street).join(', ');
  // Spreadsheets drop the leading zero of a postcode.
  const short = ['', 'DE'].includes(country) ? /^(\d{4})\s(?=\p{L})/u.exec(town) : null;
  return {
    street,
    town: short ? town.slice(short[0].length) : town,
    postcode: short ? `0${short[1]}` : '',
  };
}

/**
 * Parses an address in one line: 'Leipziger Str. 1, D-06108 Halle (Saale), Deutschland', '06108 Halle, Leipziger Str. 1', a town alone. A
 * text that names several places is not split: the matching of places decides.
 */
export function readAddress(text: string): Address {
  const parts = partsOf(text);
  if (parts.length === 0) return nothing;
  const line = lineOf(text.slice(0, maxLength));
  if ([...line.matchAll(postcodes)].length > 1) return { ...nothing, town: line };
  // 'Halle, ST, DE, 06108': state and country may precede the postcode.
  const code = parts.length > 1 && /^\d{5}$/.test(last(parts)) ? parts.slice(-1) : [];
  const { rest, state, country } = withoutRegion(parts.slice(0, parts.length - code.length));
  rest.push(...code);
  const at = rest.findIndex((part) => postcode.test(part));
  const found = at === -1 ? withoutPostcode(rest, country) : aroundPostcode(rest, at);
  const states = [found.state ?? '', state].filter((one) => one !== '');
  return { ...nothing, ...found, country, state: states.join(', ') };
}

import { trimBoth } from '../../../../../core/text/trim.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Normalises a town's name for comparison: small letters, umlauts as two letters, no punctuation. */
export function foldedTown(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

const title =
  'kreisfreie stadt|kreisstadt|goethestadt|rolandstadt|kurstadt|bergstadt|domstadt|ottostadt|haendelstadt|universitaetsstadt|landeshauptstadt|hansestadt|lutherstadt|luth|kaiserstadt|welterbestadt|solestadt|bauhausstadt|einheitsgemeinde|gemeinde|verbandsgemeinde|flecken|stadt|sdt';
/** Titles before or after a name that are not part of it. */
const titles = new RegExp(`^(?:(?:${title}) ){1,4}|(?: (?:${title})){1,4}$`, 'g');

export const withoutTitles = (folded: string): string => folded.replaceAll(titles, '');

/** Short forms of a name: `Halle` for `Halle (Saale)`, `Wittenberg` for `Lutherstadt Wittenberg`. */
export function shortNames(town: string): readonly string[] {
  const [beginning = ''] = town.split(/[(/]| (?:am|an der|bei|vor der|auf dem|in der) /);
  const all = [town, beginning].flatMap((name) => [
    foldedTown(name),
    withoutTitles(foldedTown(name)),
  ]);
  return [...new Set(all)].filter((name) => name !== '');
}

/** A name, with additions that tell which place of that name is meant. */
export interface NamedPlace {
  /** Folded; the whole text between two commas, and its beginning. */
  readonly whole: string;
  readonly base: string;
  /** Folded: `saale` of `Halle (Saale)`, `sudenburg` of `Magdeburg OT Sudenburg`. */
  readonly beside: readonly string[];
  /** Whether it follows 'und' or 'oder'. */
  readonly isAnother?: true;
}

/** The places that a text names. */
export interface PlaceText {
  readonly postcode: string;
  /** In the order of the text; several if the text names more than one place. */
  readonly names: readonly NamedPlace[];
}

const conjunction = /\s(?:und|u\.|oder|sowie|bzw\.?)\s|\s?[&+]\s?/i;
/** Precedes the name of a town that is only nearby. */
export const nearPrefix = 'bei ';

const partOf = /\s(?:OT|Ortsteil|Stadtteil|Ortschaft)\b[.:]?\s?/i;
const lies =
  /\s(?:a\.?\s?d\.?|an der|am|a\.|a\/|i\.?\s?d\.|in der|i\.|in|im|b\.|bei|nahe|v\.\s?d\.|vor der)\s?(?=\p{L})/iu;

const nearby = /^\s(?:b\.|bei|nahe)/i;

function named(text: string, isAnother: boolean): NamedPlace {
  const [before = '', inside = '', after = ''] = text.split(/[()]/);
  const [beforePart = '', ...parts] = before.split(partOf);
  const [beforeSlash = '', ...behind] = beforePart.split('/');
  const at = lies.exec(beforeSlash);
  const base = at && at.index > 0 ? beforeSlash.slice(0, at.index) : beforeSlash;
  const where = at && at.index > 0 ? beforeSlash.slice(at.index + at[0].length) : '';
  const near = at !== null && nearby.test(at[0]) && where !== '' ? `${nearPrefix}${where}` : where;
  const all = [near, ...behind, inside, ...parts, after];
  const whole = foldedTown(text).replace(/^(?:ot|ortsteil|stadtteil) /, '');
  return {
    whole,
    base: foldedTown(base),
    ...(isAnother && { isAnother }),
    beside: all
      .map((one) => foldedTown(one).replace(/^(?:ot|ortsteil|stadtteil) /, ''))
      .filter((one) => one !== ''),
  };
}

const postcodes = /(?<![\d-])(?:DE?U?\s?-\s?|D\s)?(\d{5})(?!\d)/gi;

/** Returns the part of a line with the town: after its postcode up to the comma, or before the postcode. */
function townIn(text: string, at: number, length: number): string {
  const [behind = ''] = text.slice(at + length).split(/[,;|]/);
  if (/\p{L}/u.test(behind)) return behind.replace(/^[\s).:-]{1,9}/, '');
  return trimBoth(text.slice(0, at), /[\s,;|(-]/);
}

/** Labels that some systems put before the town: 'Standort Burg', 'Einsatzort: Burg'. */
const label = /^(?:stand|einsatz|arbeits|ausbildungs|praktikums)ort\s?:?\s/i;

/** Parses the place in a text such as `Markt 1, D-06108 Halle (Saale)`, `Magdeburg OT Ottersleben` or `6847 Dessau-Roßlau`. */
export function readPlaceText(text: string, postcode = ''): PlaceText {
  const line = text
    .replaceAll('ẞ', 'ß')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .trim()
    .replace(label, '');
  const [last] = [...line.matchAll(postcodes)].slice(-1);
  // Spreadsheets drop the leading zero of a postcode.
  const short = /^(\d{4})\s(?=\p{L})/u.exec(line);
  const town = last
    ? townIn(line, last.index, last[0].length)
    : short
      ? line.slice(short[0].length)
      : line;
  const segments = town
    .split(conjunction)
    .flatMap((part, at) =>
      part.split(/[,;|:]/).map((one, place) => [one.trim(), at > 0 && place === 0] as const),
    )
    .filter(([part]) => /\p{L}/u.test(part) && !/\d/.test(part));
  const whole = town.includes(',') ? [] : [[town, false] as const];
  const names = segments.length > 1 ? segments : [...segments, ...whole].slice(0, 1);
  return {
    postcode: postcode || (last?.[1] ?? (short ? `0${short[1]}` : '')),
    names: names
      .map(([name, isAnother]) => named(name, isAnother))
      .filter(({ whole: name }) => name !== ''),
  };
}

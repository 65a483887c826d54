import { trimBoth } from '../../../../../core/text/trim.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** How names of towns are compared: small letters, umlauts as two, no punctuation. */
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
/** What stands before or behind a name without being part of it. */
const titles = new RegExp(`^(?:(?:${title}) ){1,4}|(?: (?:${title})){1,4}$`, 'g');

export const withoutTitles = (folded: string): string => folded.replaceAll(titles, '');

/** A name as people shorten it: `Halle` for `Halle (Saale)`, `Wittenberg` for `Lutherstadt Wittenberg`. */
export function shortNames(town: string): readonly string[] {
  const [beginning = ''] = town.split(/[(/]| (?:am|an der|bei|vor der|auf dem|in der) /);
  const all = [town, beginning].flatMap((name) => [
    foldedTown(name),
    withoutTitles(foldedTown(name)),
  ]);
  return [...new Set(all)].filter((name) => name !== '');
}

/** A name, and what stands beside it to say which place of that name is meant. */
export interface NamedPlace {
  /** Folded; the whole of what stands between commas, and its beginning. */
  readonly whole: string;
  readonly base: string;
  /** Folded: `saale` of `Halle (Saale)`, `sudenburg` of `Magdeburg OT Sudenburg`. */
  readonly beside: readonly string[];
  /** Stands behind 'und' or 'oder'. */
  readonly isAnother?: true;
}

/** What a text says of a place. */
export interface PlaceText {
  readonly postcode: string;
  /** In the order of the text; several where it is not one place that it names. */
  readonly names: readonly NamedPlace[];
}

const conjunction = /\s(?:und|u\.|oder|sowie|bzw\.?)\s|\s?[&+]\s?/i;
/** Before the name of a town that is only near. */
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

/** The part of a line in which the town stands: behind its postcode up to the comma, or before it. */
function townIn(text: string, at: number, length: number): string {
  const [behind = ''] = text.slice(at + length).split(/[,;|]/);
  if (/\p{L}/u.test(behind)) return behind.replace(/^[\s).:-]{1,9}/, '');
  return trimBoth(text.slice(0, at), /[\s,;|(-]/);
}

/** What systems put before the town: 'Standort Burg', 'Einsatzort: Burg'. */
const label = /^(?:stand|einsatz|arbeits|ausbildungs|praktikums)ort\s?:?\s/i;

/** What a text such as `Markt 1, D-06108 Halle (Saale)`, `Magdeburg OT Ottersleben` or `6847 Dessau-Roßlau` says of a place. */
export function readPlaceText(text: string, postcode = ''): PlaceText {
  const line = text
    .replaceAll('ẞ', 'ß')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .trim()
    .replace(label, '');
  const [last] = [...line.matchAll(postcodes)].slice(-1);
  // Tables of numbers take the zero at the beginning away.
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

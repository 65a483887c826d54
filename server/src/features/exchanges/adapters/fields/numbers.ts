/* Numbers in German notation and in that of programs. A text that both read differently is not read. */

/** A range of numbers; null for no upper end. */
export interface Span {
  readonly from: number;
  readonly to: number | null;
}

/** A longer text is no number. Characters. */
const maxLength = 80;

/** Points or commas that separate thousands, with a fraction after the other sign. */
const grouped = {
  german: /^\d{1,3}(?:\.\d{3}){1,4}(?:,\d{1,2})?$/,
  english: /^\d{1,3}(?:,\d{3}){1,4}\.\d{1,2}$/,
  severalEnglish: /^\d{1,3}(?:,\d{3}){2,4}$/,
  blank: /^\d{1,3}(?:[\s'’]\d{3}){1,4}(?:[.,]\d{1,2})?$/,
};
const plain = /^\d{1,12}(?:[.,]\d{1,2})?$/;

/** Parses an amount of money or time: two decimals at most. NaN if it is none, or ambiguous. */
function numberOf(text: string): number {
  const value = text.replace(/,-{1,2}$/, '').trim();
  if (grouped.german.test(value)) return Number(value.replaceAll('.', '').replace(',', '.'));
  if (grouped.english.test(value) || grouped.severalEnglish.test(value))
    return Number(value.replaceAll(',', ''));
  if (grouped.blank.test(value)) return Number(value.replaceAll(/[\s'’]/g, '').replace(',', '.'));
  return plain.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
}

const between = /\s{0,3}(?:-(?!-)(?!\s{0,3}$)|–|bis)\s{0,3}/;

function spanOf(text: string, unit: RegExp, max: number): Span | null {
  const value = text
    .slice(0, maxLength + 1)
    .trim()
    .toLowerCase();
  if (value.length > maxLength) return null;
  const isOpen = /^(?:ab|mind(?:estens|\.)?)\s/.test(value);
  const parts = value
    .replace(/^(?:ab|mind(?:estens|\.)?|von|ca\.|bis zu)\s{1,3}/, '')
    .replace(/,-{1,2}(?=\s|$)/g, '')
    .split(between)
    .map((part) => numberOf(part.replaceAll(unit, ' ').trim()));
  const [from = Number.NaN, to = from] = parts;
  const isSpan = parts.length <= 2 && from > 0 && to >= from && to <= max;
  return isSpan ? { from, to: isOpen ? null : to } : null;
}

const money =
  /€|\beuro?\b|\bbrutto\b|\/\s?(?:monat|mon\.?|jahr|stunde|std\.?)|\b(?:im|pro) (?:monat|jahr|stunde)\b|\bmonatlich\b/g;

/** Parses an amount of euros or a range: '1.050,5 €', '1.050 - 1.200 €'; null if it is none, or ambiguous. */
export const readAmount = (text: string): Span | null => spanOf(text, money, 100_000_000);

const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** '1.050,5 €', '1.050 bis 1.200 €', 'ab 1.050 €'. */
export function textOfSpan(span: Span, unit: string): string {
  const [from, to] = [german.format(span.from), german.format(span.to ?? 0)];
  const numbers =
    span.to === null ? `ab ${from}` : span.to === span.from ? from : `${from} bis ${to}`;
  return `${numbers} ${unit}`.trim();
}

const hours =
  /\b(?:std\.?|stunden|stunde|h|wochenstunden|hours?)(?![a-z])|\/\s?(?:woche|wo\.?|week)\b|\b(?:pro|je|die|in der) woche\b/g;

/** Parses weekly working hours: '38,5', '30-40 Std./Woche'. */
export const readHours = (text: string): Span | null => spanOf(text, hours, 80);

const degree = /^[+-]?\d{1,3}(?:[.,]\d{1,15})?$/;
const minutes = /^(\d{1,3})\s?°\s?(\d{1,2})\s?['′’]\s?(?:(\d{1,2}(?:[.,]\d{1,6})?)\s?(?:"|″|''))?$/;

function degreesOf(text: string): number {
  const value = text.trim().replaceAll(/^[NEO]\s?|\s?[NEO]$/gi, '');
  const [, whole, minute, second = '0'] = minutes.exec(value) ?? [];
  if (whole !== undefined)
    return Number(whole) + Number(minute) / 60 + Number(second.replace(',', '.')) / 3600;
  const plainValue = value.replace(/\s?°$/, '');
  return degree.test(plainValue) ? Number(plainValue.replace(',', '.')) : Number.NaN;
}

/** Bounds of Germany, with a margin. Degrees. */
const germany = { south: 46, north: 56, west: 5, east: 16 };

/** Splits latitude and longitude in one text: '52.27, 11.63', '52,27; 11,63', '52.27 11.63'. */
function apart(text: string): readonly [string, string] {
  const [one, other, ...more] = text.includes(';') ? text.split(';') : text.trim().split(/,\s|\s/);
  return one === undefined || other === undefined || more.length > 0 ? [text, ''] : [one, other];
}

/**
 * Parses a position in degrees, also with decimal commas.
 * @param latitude contains both if there is one text for them
 * @returns null if it is none, or not in or near Germany: the numbers are swapped or in another unit
 */
export function readDegrees(
  latitude: string,
  longitude: string,
): { readonly latitude: number; readonly longitude: number } | null {
  if (latitude.length > maxLength || longitude.length > maxLength) return null;
  const texts = longitude.trim() === '' ? apart(latitude) : [latitude, longitude];
  const [north = Number.NaN, east = Number.NaN] = texts.map(degreesOf);
  const isNear =
    north > germany.south && north < germany.north && east > germany.west && east < germany.east;
  return isNear ? { latitude: rounded(north), longitude: rounded(east) } : null;
}

/** Rounds to a tenth of a metre, so that converted minutes and seconds become exact. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

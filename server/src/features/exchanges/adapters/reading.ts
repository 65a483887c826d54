import { limits } from '@lehrpfad/contract/core/limits.ts';
import { singleLine } from '@lehrpfad/contract/core/text/visible-text.ts';
import { readHtml } from '../../../core/html/read-html.ts';

/** Elements whose text is not visible. */
const silent = new Set(['script', 'style', 'template', 'noscript']);

/** The text of HTML with entities resolved. Blocks are separated by a space. */
function textOfHtml(html: string): string {
  const pieces: string[] = [];
  let hidden = 0;
  readHtml(html, {
    open: (name) => {
      if (silent.has(name)) hidden += 1;
      pieces.push(' ');
    },
    close: (name) => {
      if (silent.has(name)) hidden -= 1;
      pieces.push(' ');
    },
    text: (text) => {
      if (hidden === 0) pieces.push(text);
    },
  });
  return pieces.join('');
}

/** Maximum number of rounds of unescaping. Some feeds escape once too often: `&amp;amp;`. */
const maxRounds = 3;

// No `<` inside: a text full of them would otherwise be searched to its end from each.
const markup = /<\/?[a-z!][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** A text as one line for people: without tags, entities, control characters and doubled spaces. */
export function lineOf(text: string): string {
  let line = text.slice(0, limits.importedLine);
  for (let round = 0; round < maxRounds && markup.test(line); round += 1) line = textOfHtml(line);
  return singleLine(line);
}

const tag = /<\/?[a-z][^<>]*>/i;
const escapedTag = /&lt;\/?(?:p|br|ul|ol|li|div|h\d|b|strong|i|em|span)\b/i;

/** A description as HTML or plain text. HTML that was escaped once too often becomes HTML again. */
export function describe(source: string): { text: string; format: 'html' | 'plain' } {
  // One character more than is kept, which shows that the text continues.
  const text = source.slice(0, limits.importedText + 1);
  const whole =
    !tag.test(text) && escapedTag.test(text)
      ? text
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&')
      : text;
  return { text: whole.trim(), format: markup.test(whole) ? 'html' : 'plain' };
}

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    deu: 'DE',
    brd: 'DE',
    aut: 'AT',
    che: 'CH',
    pol: 'PL',
    uk: 'GB',
  }),
);
let names: ReadonlyMap<string, string> | undefined;

/** All countries by their German and English names, in small letters. */
function countryNames(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
  const readers = ['en', 'de'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  );
  return new Map(
    letters.flatMap((first) =>
      letters.flatMap((second) =>
        readers.map((reader): [string, string] => [
          reader.of(first + second)?.toLowerCase() ?? '',
          first + second,
        ]),
      ),
    ),
  );
}

/** ISO 3166-1 alpha-2 of a country that is written as code or by its German or English name; empty if it is neither. */
export function countryCode(text: string): string {
  const value = text.trim().toLowerCase();
  if (value === '') return '';
  const known = codes.get(value);
  if (known !== undefined) return known;
  if (/^[a-z]{2}$/.test(value)) return value.toUpperCase();
  names ??= countryNames();
  return names.get(value) ?? '';
}

/** Names that anonymous employers use. */
const anonymous =
  /^(?:anonym(?:es? unternehmen|er arbeitgeber)?|vertraulich|confidential|company confidential|n\.?\s?n\.?|unbekannt|unser (?:kunde|mandant)|keine angabe|k\.\s?a\.)$/i;

/** Whether a name means that the employer is anonymous. */
export function isAnonymous(company: string): boolean {
  return anonymous.test(company) || /^chiffre\b/i.test(company);
}

/** Whether a value could not be decoded, so that its letters are lost. */
export function isGarbled(...texts: readonly string[]): boolean {
  return texts.some((text) => text.includes('\uFFFD'));
}

const german = /^(?:d(?:e|eu)?\s?-?)?\s{0,9}(\d{5})(?!\d)/i;

/** A postcode as sources write it, also in groups ('39 104') or as a number without its leading zero; empty if it is none. */
function postcodeOf(text: string, country: string): string {
  const digits = text
    .trim()
    .replace(/^(\d{2})\s(\d{3})$/, '$1$2')
    // Spreadsheets may add a decimal.
    .replace(/^(\d{4,5})[.,]0$/, '$1');
  if (['', 'DE'].includes(country) && /^\d{4}$/.test(digits)) return `0${digits}`;
  return german.exec(digits)?.[1] ?? '';
}

/**
 * Postcode and town, also if one field contains both: '06108 Halle (Saale)'.
 * @param country ISO 3166-1 alpha-2; empty if unknown. In other countries postcodes may have four digits.
 */
export function townOf(
  postcode: string,
  town: string,
  country = '',
): { postcode: string; town: string } {
  const own = postcodeOf(postcode, country);
  const before = german.exec(town)?.[1];
  // A line with more than one number is parsed as a whole (pipeline/place-text.ts).
  return {
    postcode: own || (before ?? ''),
    town: before === undefined ? town : town.replace(german, '').replace(/^[\s,]+/, ''),
  };
}

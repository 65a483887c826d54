import { Parser } from 'htmlparser2';
import { berlinDay } from '../../../floor/clock.ts';

/** Elements whose text is none. */
const silent = new Set(['script', 'style', 'template', 'noscript']);

/** The text of HTML, entities resolved; what parts blocks is a space. */
function textOfHtml(html: string): string {
  const pieces: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (silent.has(name)) hidden += 1;
      pieces.push(' ');
    },
    onclosetag: (name) => {
      if (silent.has(name)) hidden -= 1;
      pieces.push(' ');
    },
    ontext: (text) => {
      if (hidden === 0) pieces.push(text);
    },
  });
  parser.end(html);
  return pieces.join('');
}

/** Soft hyphens, zero-width spaces, marks of direction: they stand inside words. */
const invisible = /\p{Cf}+/gu;
const breaking = /[\p{Cc}\s]+/gu;

/** Feeds escape once too often: `&amp;amp;`. More than that nobody means. */
const mostRounds = 3;

// No `<` inside: a text full of them would otherwise be searched to its end from each.
const markup = /<\/?[a-z!][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** A text of one line as people read it: without tags, entities, control characters and doubled spaces. */
export function lineOf(text: string): string {
  let line = text;
  for (let round = 0; round < mostRounds && markup.test(line); round += 1) line = textOfHtml(line);
  return line.replaceAll(invisible, '').replaceAll(breaking, ' ').trim();
}

const tag = /<\/?[a-z][^<>]*>/i;
const escapedTag = /&lt;\/?(?:p|br|ul|ol|li|div|h\d|b|strong|i|em|span)\b/i;

/** A description as HTML or plain text; HTML that was escaped once too often becomes HTML again. */
export function describe(text: string): { text: string; format: 'html' | 'plain' } {
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

const isoDay = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const germanDay = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
/** RFC 822: 'Thu, 12 Nov 2026 08:00:00 GMT'. */
const mailDate = /^(?:[a-z]{3},\s*)?\d{1,2}\s+[a-z]{3}[a-z]*\s+\d{4}\b/i;
const withTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

function existingDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The day in Germany that an ISO date or time, an RFC 822 date or a German date names; null for anything else. */
export function dayOf(text: string): string | null {
  const value = text.trim();
  if (withTime.test(value) || mailDate.test(value)) {
    const moment = new Date(value.replace(' ', isoDay.test(value) ? 'T' : ' '));
    return Number.isNaN(moment.getTime()) ? null : berlinDay(moment);
  }
  const [, year = '', month = '', day = ''] = isoDay.exec(value) ?? [];
  if (year !== '') return existingDay(year, month, day);
  const [, d = '', m = '', y = ''] = germanDay.exec(value) ?? [];
  return y === '' ? null : existingDay(y, m, d);
}

/** An address of the web as https; empty for what is none. */
export function httpsAddress(text: string): string {
  const value = text.trim();
  const whole = value.startsWith('//')
    ? `https:${value}`
    : value.replace(/^http:\/\//i, 'https://');
  if (!/^https:\/\//i.test(whole) || !URL.canParse(whole)) return '';
  const { username, password, href } = new URL(whole);
  return username === '' && password === '' ? href : '';
}

/** The same for a company's own site, where `www.firma.example` is meant as one. */
export function siteAddress(text: string): string {
  return httpsAddress(
    /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : text,
  );
}

const codes: Record<string, string> = {
  deu: 'DE',
  brd: 'DE',
  aut: 'AT',
  che: 'CH',
  pol: 'PL',
  uk: 'GB',
};
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

/** ISO 3166-1 alpha-2 of a country that is written as code or by its German or English name; empty where it is neither. */
export function countryCode(text: string): string {
  const value = text.trim().toLowerCase();
  if (value === '') return '';
  if (codes[value] !== undefined) return codes[value];
  if (/^[a-z]{2}$/.test(value)) return value.toUpperCase();
  names ??= countryNames();
  return names.get(value) ?? '';
}

/** What employers write who do not want to be named. */
const anonymous =
  /^(?:anonym(?:es? unternehmen|er arbeitgeber)?|chiffre\b.*|vertraulich|confidential|company confidential|n\.?\s?n\.?|unbekannt|unser (?:kunde|mandant)|keine angabe|k\.\s?a\.)$/i;

/** Whether a name of an employer says that there is none. */
export function isAnonymous(company: string): boolean {
  return anonymous.test(company);
}

/** A value could not be decoded: what stands for its letters is lost. */
export function isGarbled(...texts: readonly string[]): boolean {
  return texts.some((text) => text.includes('\uFFFD'));
}

const german = /^(?:d-?)?\s*(\d{5})(?!\d)/i;

/** Postcode and town, also where the one stands before the other: '06108 Halle (Saale)'. */
export function townOf(postcode: string, town: string): { postcode: string; town: string } {
  const own = german.exec(postcode.trim())?.[1];
  const before = german.exec(town)?.[1];
  return {
    postcode: own ?? before ?? '',
    town: before === undefined ? town : town.replace(german, '').replace(/^[\s,]+/, ''),
  };
}

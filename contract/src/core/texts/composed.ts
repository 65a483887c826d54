/*
 * Texts that the contract or the server composes in German, such as '2 Wochen' or 'mindestens Abitur'. The dictionary lists them with
 * their gaps: `{n} Wochen`. A gap whose name begins with `n` holds a number, one that begins with `own` a
 * name or a typed text, which stays unchanged, and any other a text, which is translated by the same dictionary.
 * The number in `{n}` chooses among the forms of a translation: `{n} day|{n} days`.
 */

import type { pluralForm } from './plural-form.ts';

interface Pattern {
  /** The texts around the gaps. */
  readonly fixed: readonly string[];
  readonly gaps: readonly string[];
  readonly translation: string;
}

const germanDate = /^(\d{2})\.(\d{2})\.(\d{4})$/;

const germanNumber = /^(?:\d{1,9}|\d{1,3}(?:\.\d{3}){1,4})(?:,\d{1,3})?$/;

function patternOf(german: string, translation: string): Pattern {
  const parts = german.split(/\{(\w+)\}/);
  return {
    fixed: parts.filter((_, at) => at % 2 === 0),
    gaps: parts.filter((_, at) => at % 2 === 1),
    translation,
  };
}

/** Returns the contents of a pattern's gaps; undefined if the text does not match the pattern. Takes linear time. */
function readGaps(text: string, { fixed, gaps }: Pattern): string[] | undefined {
  const [first = '', ...others] = fixed;
  if (!text.startsWith(first)) return undefined;
  const found: string[] = [];
  let from = first.length;
  for (const [at, part] of others.entries()) {
    const isLast = at === others.length - 1;
    const to = isLast ? text.length - part.length : text.indexOf(part, from);
    if (to < from || (isLast && !text.endsWith(part))) return undefined;
    const value = text.slice(from, to);
    if (gaps[at]?.startsWith('n') && !germanNumber.test(value)) return undefined;
    found.push(value);
    from = to + part.length;
  }
  return found;
}

/** Reads a number in German notation. */
const numberOf = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));

/** Converts a number from German notation to that of the locale. */
function inLocale(text: string, locale: string): string {
  // A year has no separators, and gets none.
  return /^\d+$/.test(text) ? text : numberOf(text).toLocaleString(locale);
}

/**
 * Returns a function that translates composed texts. It returns unknown texts, such as names and texts of people, unchanged.
 * @param formOf chooses among the forms of a translation
 * @param day formats an ISO day in the language
 */
export function translatorOfComposed(
  dictionary: Readonly<Record<string, string>>,
  locale: string,
  formOf: ReturnType<typeof pluralForm>,
  day: (isoDay: string) => string,
) {
  const whole = new Map(Object.entries(dictionary));
  const patterns = Object.entries(dictionary)
    .filter(([german]) => german.includes('{'))
    .map(([german, translation]) => patternOf(german, translation))
    .toSorted((a, b) => b.fixed.join('').length - a.fixed.join('').length);

  function valueOf(text: string): string {
    if (germanNumber.test(text)) return inLocale(text, locale);
    const isoDay = text.replace(germanDate, '$3-$2-$1');
    if (isoDay !== text && !Number.isNaN(Date.parse(isoDay))) return day(isoDay);
    return whole.get(text) ?? text;
  }

  function fill(
    { translation, gaps }: Pattern,
    values: readonly string[],
    valueIn: (text: string) => string,
  ): string {
    const count = numberOf(values[gaps.indexOf('n')] ?? '');
    return formOf(translation, count).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[gaps.indexOf(name)] ?? '';
      return name.startsWith('own') ? value : valueIn(value);
    });
  }

  function fromPatterns(text: string, valueIn: (text: string) => string): string | undefined {
    for (const pattern of patterns) {
      const values = readGaps(text, pattern);
      if (values) return fill(pattern, values, valueIn);
    }
    return undefined;
  }

  const inInnerGap = (text: string) =>
    whole.get(text) ?? fromPatterns(text, valueOf) ?? valueOf(text);

  /**
   * Translates the content of a gap. It may be a composed text with composed texts in its own gaps ('ab September 2027'), but without further
   * nesting, so that the time stays linear.
   */
  const inGap = (text: string) =>
    whole.get(text) ?? fromPatterns(text, inInnerGap) ?? valueOf(text);

  const one = (text: string) => whole.get(text) ?? fromPatterns(text, inGap);

  return (given: string): string => {
    // No-break spaces keep the German parts together.
    const text = given.replaceAll('\u00a0', ' ');
    const known = one(text);
    if (known !== undefined) return known;
    const parts = text
      .split(' · ')
      .map((part) => one(part) ?? part.split(', ').map(valueOf).join(', '))
      .join(' · ');
    return parts === text ? given : parts;
  };
}

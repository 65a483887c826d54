import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { readAmount, readHours, textOfSpan, type Span } from './numbers.ts';

/** Periods of an amount, by the words for them. */
const periods = [
  { said: /monat/i, name: 'im Monat' },
  { said: /jahr|p\.\s?a\./i, name: 'im Jahr' },
  { said: /stunde|std/i, name: 'in der Stunde' },
] as const;

const told = (span: Span | null, unit: string) => (span === null ? '' : textOfSpan(span, unit));

/** Formats an amount; empty if the text contains none, or more than one. */
export function payOf(text: string): string {
  const amount = told(readAmount(text), '€');
  const period = periods.find(({ said }) => said.test(text));
  return amount === '' || period === undefined ? amount : `${amount} ${period.name}`;
}

/** Formats weekly hours; empty if the text contains none. */
export const hoursOf = (text: string): string => told(readHours(text), '');

/** Appends values without a field of ours to the text of the ad. A missing text stays missing. */
export function withFacts(
  description: ImportedAd['description'],
  facts: Readonly<Record<string, string>>,
): ImportedAd['description'] {
  const given = Object.entries(facts).filter(([, value]) => value !== '');
  if (given.length === 0 || description.text === '') return description;
  const isHtml = description.format === 'html';
  const lines = given.map(([name, value]) =>
    isHtml ? `<li><b>${name}:</b> ${value}</li>` : `${name}: ${value}`,
  );
  const below = isHtml ? `<ul>${lines.join('')}</ul>` : `\n\n${lines.join('\n')}`;
  return { ...description, text: description.text + below };
}

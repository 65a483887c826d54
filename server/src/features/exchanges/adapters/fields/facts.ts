import type { ImportedAd } from '../../pipeline/imported-ad.ts';
import { readAmount, readHours, textOfSpan, type Span } from './numbers.ts';

/** A month, an hour: what an amount is for, where its text says so. */
const periods = [
  { said: /monat/i, name: 'im Monat' },
  { said: /jahr|p\.\s?a\./i, name: 'im Jahr' },
  { said: /stunde|std/i, name: 'in der Stunde' },
] as const;

const told = (span: Span | null, unit: string) => (span === null ? '' : textOfSpan(span, unit));

/** An amount as people read it; empty where a text names none, or more than one can be told by. */
export function payOf(text: string): string {
  const amount = told(readAmount(text), '€');
  const period = periods.find(({ said }) => said.test(text));
  return amount === '' || period === undefined ? amount : `${amount} ${period.name}`;
}

/** Hours in a week as people read them; empty where a text names none. */
export const hoursOf = (text: string): string => told(readHours(text), '');

/** What a source has in fields of its own and we have none for, below the text of the ad; alone it makes no text. */
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

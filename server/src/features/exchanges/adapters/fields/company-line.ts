import { lineOf } from '../reading.ts';

/** Characters of a line with a company and its address, and most of its parts. */
const max = { length: 300, parts: 10 } as const;

const separator = /[,;|\n]/;
const town = /^(?:D[ -]?)?\d{5}\s\p{L}/u;

/** A company, and its address if the line has one. */
interface CompanyLine {
  readonly name: string;
  readonly address: string;
}

/** Parts a company from an address in the same field: 'Krug GmbH, Weg 1, 06108 Halle (Saale)'. */
export function companyLine(text: string): CompanyLine {
  const whole = { name: lineOf(text), address: '' };
  if (text.length > max.length) return whole;
  const parts = text
    .split(separator)
    .map(lineOf)
    .filter((part) => part !== '');
  const at = parts.findIndex((part) => town.test(part));
  if (at < 1 || parts.length > max.parts) return whole;
  // The part before the town is a street if it has a number.
  const from = at > 1 && /\d/.test(parts[at - 1] ?? '') ? at - 1 : at;
  return { name: parts.slice(0, from).join(', '), address: parts.slice(from, at + 1).join(', ') };
}

import { ofTests } from '@lehrpfad/regions/parts/tests.ts';

const { towns, spellings, leftOut } = ofTests.judged;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);

/** Matches each spelling that is no part of a longer word; longer ones come first. */
const known = Object.keys(spellings)
  .toSorted((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');
const spelling = new RegExp(String.raw`(?<!\p{L})(?:${known})(?!\p{L})`, 'giu');

/** Returns the town of this board's state that replaces a town of the judged ads. */
export const townHere = (town: string): string => towns[town] ?? town;

/** Replaces the towns of the judged search in a text by towns of this state. */
export function inThisState(text: string): string {
  if (known === '') return text;
  return text.replaceAll(spelling, (found) => {
    const here = spellings[found.toLowerCase()] ?? found;
    const isName = found.charAt(0) !== found.charAt(0).toLowerCase();
    return isName ? here.charAt(0).toUpperCase() + here.slice(1) : here;
  });
}

/** Whether a query has the same meaning on the board of this state. */
export const isJudgedHere = ({ query }: { readonly query: string }) => !(query in leftOut);

import type { SchoolStart } from '@lehrpfad/contract/school-internships/period-weeks.ts';
import { internshipSchoolTypes } from '@lehrpfad/regions/parts/school-internships.ts';
import { fold } from '../../engine/text/analysis.ts';
import type { StartWord } from '../start-dates.ts';
import type { Token } from '../tokens.ts';

/** Words for an internship during school. */
const internshipWord = /^(?:schul|schuler|betriebs|schulerbetriebs)praktik(?:um|ums|a)$/;

/** Words between the internship and the type of school: 'an der Sekundarschule' */
const between: ReadonlySet<string> = new Set(
  'der des den dem die an am im in von vom fur'.split(' '),
);
const maxWordsBetween = 2;

/** Returns the inflected forms of a type of school. */
const formsOf = (schoolType: string): string[] => {
  const plural = schoolType.replace(/um$/, 'en').replace(/e$/, 'en');
  return [schoolType, `${schoolType}s`, plural].map((form) => fold(form.toLowerCase()));
};

const typesByWord: ReadonlyMap<string, string> = new Map(
  internshipSchoolTypes.flatMap((type) => formsOf(type).map((form) => [form, type] as const)),
);

/** Whether a word is a type of school, which may have known internship periods. */
export const mayBeSchool = (word: string): boolean => typesByWord.has(word);

/** A start, and the number of preceding words that belong to it. */
export type SchoolStartWord = StartWord & { readonly before: number };

/** 'Schülerpraktikum der Sekundarschulen': the next period in which these schools send their pupils to companies; undefined if unknown. */
export function schoolStartAt(
  tokens: readonly Token[],
  at: number,
  starts: readonly SchoolStart[],
): SchoolStartWord | undefined {
  const type = typesByWord.get(tokens[at]?.word ?? '');
  if (type === undefined) return undefined;
  let before = 0;
  while (before < maxWordsBetween && between.has(tokens[at - 1 - before]?.word ?? '')) before += 1;
  if (!internshipWord.test(tokens[at - 1 - before]?.word ?? '')) return undefined;
  const next = starts.find(({ schoolType }) => schoolType === type);
  return next && { range: { from: next.from, to: next.to }, label: next.label, length: 1, before };
}

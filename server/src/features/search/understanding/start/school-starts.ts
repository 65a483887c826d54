import type { SchoolStart } from '@lehrpfad/contract/school-internships/period-weeks.ts';
import { internshipSchoolTypes } from '@lehrpfad/regions/parts/school-internships.ts';
import { fold } from '../../engine/text/analysis.ts';
import type { StartWord } from '../start-dates.ts';
import type { Token } from '../tokens.ts';

/** What pupils call an internship of their school. */
const internshipWord = /^(?:schul|schuler|betriebs|schulerbetriebs)praktik(?:um|ums|a)$/;

/** Between it and the type of school: 'an der Sekundarschule' */
const between: ReadonlySet<string> = new Set(
  'der des den dem die an am im in von vom fur'.split(' '),
);
const mostBetween = 2;

/** Returns the forms of a type of school in a sentence. */
const formsOf = (schoolType: string): string[] => {
  const plural = schoolType.replace(/um$/, 'en').replace(/e$/, 'en');
  return [schoolType, `${schoolType}s`, plural].map((form) => fold(form.toLowerCase()));
};

const typesByWord: ReadonlyMap<string, string> = new Map(
  internshipSchoolTypes.flatMap((type) => formsOf(type).map((form) => [form, type] as const)),
);

/** Whether a word is a type of school whose internships may be known. */
export const mayBeSchool = (word: string): boolean => typesByWord.has(word);

/** A start, and how many words before it belong to it. */
export type SchoolStartWord = StartWord & { readonly before: number };

/** 'Schülerpraktikum der Sekundarschulen': the next time at which these send their pupils to companies; undefined where none is known. */
export function schoolStartAt(
  tokens: readonly Token[],
  at: number,
  starts: readonly SchoolStart[],
): SchoolStartWord | undefined {
  const type = typesByWord.get(tokens[at]?.word ?? '');
  if (type === undefined) return undefined;
  let before = 0;
  while (before < mostBetween && between.has(tokens[at - 1 - before]?.word ?? '')) before += 1;
  if (!internshipWord.test(tokens[at - 1 - before]?.word ?? '')) return undefined;
  const next = starts.find(({ schoolType }) => schoolType === type);
  return next && { range: { from: next.from, to: next.to }, label: next.label, length: 1, before };
}

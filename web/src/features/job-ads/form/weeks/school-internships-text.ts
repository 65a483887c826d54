import type { schoolInternships } from '@lehrpfad/regions/parts/school-internships.ts';

type SchoolInternship = (typeof schoolInternships)[number];

/** Returns 'Klasse 8 bis 10', or 'Klasse 8 und 10' if grades in between are missing. */
function gradesText(grades: readonly number[]): string {
  const sorted = grades.toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  if (first === last) return `Klasse ${first}`;
  const isRow = sorted.length > 2 && last - first === sorted.length - 1;
  if (isRow) return `Klasse ${first} bis ${last}`;
  return `Klasse ${sorted.slice(0, -1).join(', ')} und ${last}`;
}

/** Returns 'Gymnasium: Klasse 9 und 10, zwei Wochen'; undefined if only the type of school is known. */
export function schoolInternshipText(internship: SchoolInternship): string | undefined {
  const { schoolType, grades, length, state } = internship;
  const facts = [grades && gradesText(grades), length].filter((fact) => fact !== undefined);
  if (facts.length === 0) return undefined;
  return `${schoolType}${state === undefined ? '' : ` (${state})`}: ${facts.join(', ')}`;
}

/** The texts of an ad that are searched, as bits of a mask, strongest first. */
export const fields = {
  jobName: 1,
  synonym: 2,
  title: 4,
  profession: 8,
  company: 16,
  town: 32,
  description: 64,
} as const;

export type Field = keyof typeof fields;

/** Fields in which a word may be a part of a compound; in prose it would match by accident. */
export const compoundFields = fields.jobName | fields.synonym | fields.title | fields.profession;

export const allFields = 127;

const weights: readonly (readonly [mask: number, weight: number])[] = [
  [fields.jobName, 100],
  [fields.synonym, 95],
  [fields.title, 80],
  [fields.profession, 50],
  [fields.company, 40],
  [fields.town, 30],
  [fields.description, 10],
];

/** Weight of the strongest field of every possible mask. */
export const maskWeight: readonly number[] = Array.from(
  { length: allFields + 1 },
  (_, mask) => weights.find(([field]) => (mask & field) !== 0)?.[1] ?? 0,
);

/** How good the ways are in which a word of the query can meet a word of a text, in percent. */
export const quality = { exact: 100, inflected: 95, prefix: 80, compound: 70, typo: 50 } as const;

/** The texts of an ad that are searched, as bits of a mask, strongest first but for the last. */
export const fields = {
  jobName: 1,
  synonym: 2,
  title: 4,
  profession: 8,
  company: 16,
  town: 32,
  description: 64,
  /** Synonyms of several words: a word of a phrase counts less than a synonym. */
  phrase: 128,
} as const;

export type Field = keyof typeof fields;

/** Fields in which a word may be a part of a compound; in prose it would match by accident. */
export const compoundFields =
  fields.jobName | fields.synonym | fields.title | fields.phrase | fields.profession;

export const allFields = 255;

const weights: readonly (readonly [mask: number, weight: number])[] = [
  [fields.jobName, 100],
  [fields.synonym, 91],
  [fields.title, 80],
  [fields.phrase, 80],
  [fields.profession, 50],
  [fields.company, 40],
  [fields.town, 30],
  [fields.description, 10],
];

/**
 * How good the ways are in which a word of the query can match a word of a text, in percent:
 * - `exact`, and `almost`: all but the last one or two letters;
 * - `tail`: 'Mechaniker' in 'Industriemechaniker'; `looseTail`: where what stands before is no word, 'Tisch' in
 *   'pharmazeutisch'; `stemTail`: but for the ending;
 * - `inflected`: another form of the word; `loosely`: the same where the typed word may be an unfinished other one;
 *   `prefix`: its beginning;
 * - `inside`: the beginning of a compound's last part, 'mechatr' in 'Kraftfahrzeugmechatroniker';
 * - `near` and `far`: one and two edits away.
 * `synonym`, for all but the first meaning `further`, is taken on top of the way in which the meaning is matched, as `near` is for what a mistyped word may mean.
 */
export const quality = {
  exact: 100,
  almost: 93,
  tail: 92,
  inflected: 90,
  prefix: 80,
  looseTail: 75,
  loosely: 75,
  stemTail: 70,
  inside: 65,
  synonym: 90,
  further: 89,
  near: 60,
  far: 45,
} as const;

/** Score of an ad that is matched by its BRAFO field alone: below every text. */
export const interestScore = 3;

/** A way in which a word of a query matches a word of a text. */
export interface Way {
  /** The score, 1 to 100, by the mask of fields in which the word stands; 0 where the way does not count. */
  readonly scores: Uint8Array;
  /** The fields in which it counts. */
  readonly fields: number;
}

/** @param percent how good the way is */
export function wayOf(percent: number, countedFields: number): Way {
  const scores = Uint8Array.from({ length: allFields + 1 }, (_, mask) => {
    const weight = weights.find(([field]) => (mask & countedFields & field) !== 0)?.[1] ?? 0;
    return Math.round((weight * percent) / 100);
  });
  return { scores, fields: countedFields };
}

/** How much a word counts that is so many letters away from the one that was typed. */
export const percentFor = (edits: number): number => (edits === 1 ? quality.near : quality.far);

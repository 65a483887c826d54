/** The searched text fields of an ad as bits of a mask, strongest first except for the last. */
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
 * Quality of each way in which a query word can match a word of a text, in percent:
 * - `exact`, and `almost`: all but the last one or two letters;
 * - `tail`: 'Mechaniker' in 'Industriemechaniker'; `looseTail`: the part before it is no word, 'Tisch' in
 *   'pharmazeutisch'; `stemTail`: the same except for the inflection;
 * - `inflected`: another form of the word; `loosely`: the same if the typed word may be the beginning of another word;
 *   `prefix`: its beginning;
 * - `inside`: the beginning of a compound's last part, 'mechatr' in 'Kraftfahrzeugmechatroniker';
 * - `near` and `far`: one and two edits away.
 * The match of a meaning is also weighted with `synonym`, or `further` for all meanings but the first. The match of a possible
 * meaning of a mistyped word is also weighted with `near`.
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

/** Score of an ad that only its BRAFO field matches: lower than the score of any text match. */
export const interestScore = 3;

/** A way in which a word of a query matches a word of a text. */
export interface MatchType {
  /** Score from 1 to 100 by the mask of fields that contain the word; 0 for masks in which this way does not count. */
  readonly scores: Uint8Array;
  /** Mask of the fields in which this way counts. */
  readonly fields: number;
}

/** @param percent quality of the way */
export function matchTypeOf(percent: number, countedFields: number): MatchType {
  const scores = Uint8Array.from({ length: allFields + 1 }, (_, mask) => {
    const weight = weights.find(([field]) => (mask & countedFields & field) !== 0)?.[1] ?? 0;
    return Math.round((weight * percent) / 100);
  });
  return { scores, fields: countedFields };
}

/** Quality of a match with a word that is this many edits away from the typed one. */
export const percentFor = (edits: number): number => (edits === 1 ? quality.near : quality.far);

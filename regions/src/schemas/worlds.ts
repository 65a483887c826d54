import { z } from 'zod';
import { line } from './values.ts';

/**
 * The catalogue of occupations and the vocabulary of the search have twelve career fields with fixed numbers and subjects. The names and
 * groups of the fields are those that the schools of the state use.
 */
const fieldCount = 12;

const number = z.int().min(1).max(fieldCount);

export const worldsSchema = z
  .strictObject({
    /** Source of the names, and the names that are drafts. */
    note: z.string(),
    /** The programme at schools from which the fields come. */
    programme: z.strictObject({
      /** Short name, which precedes the numbers of fields: 'BRAFO 3'. */
      name: line,
      website: z.url(),
      /** Source of the names of the fields. */
      credit: line,
      sectionLabel: line,
      heading: line,
      about: z.array(line).min(1).readonly(),
      link: line,
      inShort: line,
    }),
    /** German word for the groups of fields, singular and plural. */
    words: z.strictObject({ world: line, worlds: line }),
    worlds: z
      .array(z.strictObject({ numeral: line, name: line, fields: z.array(number).min(1) }))
      .min(1)
      .readonly(),
    fields: z
      .array(
        z.strictObject({
          number,
          description: line,
          /** False if number or wording is a draft that editors have to confirm. */
          verified: z.boolean(),
          /** Names of occupations of the catalogue with this field. */
          examples: z.array(line).min(1),
        }),
      )
      .length(fieldCount)
      .readonly(),
  })
  .superRefine(({ worlds, fields }, context) => {
    const report = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const grouped = worlds.flatMap((world) => world.fields);
    for (let field = 1; field <= fieldCount; field += 1) {
      const times = grouped.filter((one) => one === field).length;
      if (times !== 1) report('worlds', `field ${field} is in ${times} worlds instead of one`);
      if (fields[field - 1]?.number !== field) report('fields', `field ${field} is out of order`);
    }
  });

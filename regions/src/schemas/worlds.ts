import { z } from 'zod';
import { line } from './values.ts';

/**
 * The catalogue of occupations and the vocabulary of the search know twelve career fields by number, each with what it is about. A state
 * names and groups them as its schools do.
 */
const fieldCount = 12;

const number = z.int().min(1).max(fieldCount);

export const worldsSchema = z
  .strictObject({
    /** Where the names come from, and which are drafts. */
    note: z.string(),
    /** The programme at schools that the fields come from. */
    programme: z.strictObject({
      /** Short name, which stands before numbers of fields: 'BRAFO 3'. */
      name: line,
      website: z.url(),
      /** Whom the names of the fields are from. */
      credit: line,
      sectionLabel: line,
      heading: line,
      about: z.array(line).min(1).readonly(),
      link: line,
      inShort: line,
    }),
    /** How the groups of fields are called. */
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

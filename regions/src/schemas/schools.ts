import { z } from 'zod';
import { line } from './values.ts';

const certificate = z.strictObject({
  label: line,
  /** Short form for cards: 'ab Hauptschule'. */
  short: line,
});

/** The names of a state's schools and of their certificates. */
export const schoolsSchema = z.strictObject({
  certificates: z.strictObject({
    /** After the ninth class. */
    hauptschule: certificate,
    /** After the tenth class. */
    realschule: certificate,
    abitur: certificate,
  }),
  /** Types of schools besides Hauptschule, Realschule and Gymnasium, with the certificate that their name implies. */
  types: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[A-ZÄÖÜ][a-zäöüß]{2,30}schule$/, 'must be a noun that ends in schule'),
        certificate: z.enum(['hauptschule', 'realschule', 'abitur']),
      }),
    )
    .readonly(),
  /**
   * Types of schools that send their pupils to companies for some days (Schülerbetriebspraktikum), with the state's rules for it. Each school
   * sets the days itself. Grades and length are missing if they are not certain; the region's README names the sources.
   */
  internships: z
    .array(
      z.strictObject({
        schoolType: line,
        grades: z.array(z.int().min(5).max(13)).min(1).readonly().optional(),
        /** 'zwei Wochen' */
        length: line.optional(),
      }),
    )
    .readonly()
    .default([]),
});

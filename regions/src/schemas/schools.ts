import { z } from 'zod';
import { line } from './values.ts';

const certificate = z.strictObject({
  label: line,
  /** For cards: 'ab Hauptschule'. */
  short: line,
});

/** How the schools of a state and their certificates are called. */
export const schoolsSchema = z.strictObject({
  certificates: z.strictObject({
    /** After the ninth class. */
    hauptschule: certificate,
    /** After the tenth class. */
    realschule: certificate,
    abitur: certificate,
  }),
  /** Types of schools beside Hauptschule, Realschule and Gymnasium, with the certificate that their name stands for. */
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
   * Which types of schools send their pupils to companies for some days (Schülerbetriebspraktikum), and what the state's rules say of it. Each
   * school fixes the days itself. Grades and length are missing where nothing is certain; the region's README names the sources.
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

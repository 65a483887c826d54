import { z } from 'zod';

const day = z.iso.date('must be a day such as 2026-10-19');
const dayOfYear = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be month and day such as 10-31');

const names = [
  'Herbstferien',
  'Weihnachtsferien',
  'Winterferien',
  'Osterferien',
  'Pfingstferien',
  'Sommerferien',
] as const;

const holiday = z
  .strictObject({ name: z.enum(names), first: day, last: day })
  .refine(({ first, last }) => first <= last, 'ends before it begins');

/** School holidays and public holidays; the region's README names their sources. */
export const holidaysSchema = z
  .strictObject({
    /**
     * The usual first and last day of the holidays of a name; a range, because ads hardly name the exact day. Also for holidays that the state
     * does not have, because people search for them nevertheless.
     */
    usual: z.record(z.enum(names), z.tuple([dayOfYear, dayOfYear])),
    /** Holidays of completely known school years, in chronological order. */
    holidays: z.array(holiday).min(1).readonly(),
    /** Holidays of earlier years, and of years of which some holidays are unknown; only for the demo data. */
    incompleteYears: z.array(holiday).readonly(),
    publicHolidays: z.strictObject({
      fixed: z.array(dayOfYear),
      /** Days after Easter Sunday; -2 is Good Friday. */
      afterEaster: z.array(z.int().min(-60).max(100)),
    }),
  })
  .superRefine(({ holidays }, context) => {
    for (const [at, { first }] of holidays.entries()) {
      const path = ['holidays', at];
      if (at > 0 && first <= (holidays[at - 1]?.last ?? ''))
        context.addIssue({ code: 'custom', path, message: 'begins before the one before ends' });
    }
  });

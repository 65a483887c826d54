import { z } from 'zod';
import { isMonday } from '../core/dates/weeks.ts';
import { limits } from '../core/limits.ts';

/* Schemas of the weeks of an internship (internship-weeks.ts). */

const places = `Bitte eine ganze Zahl von 1 bis ${limits.adWeekPlaces} eingeben.`;

/** Not `prepared`, unlike days in forms, because the same schema reads and writes drafts. */
const mondayField = z.iso
  .date({ error: 'Ungültiges Datum.', abort: true })
  .refine((day) => day >= '1900' && day < '3000', { error: 'Ungültiges Datum.', abort: true })
  .refine(isMonday, 'Eine Woche beginnt am Montag.');

export const tooManyFreeMessage = 'Es können nicht mehr Plätze frei sein, als es gibt.';

const week = z
  .object(
    {
      monday: mondayField,
      places: z.int(places).min(1, places).max(limits.adWeekPlaces, places),
      free: z.int('Ungültige Angabe.').min(0, 'Ungültige Angabe.'),
    },
    'Ungültige Woche.',
  )
  .refine((one) => one.free <= one.places, tooManyFreeMessage);

const weeks = z
  .array(week, 'Liste von Wochen erwartet.')
  .max(limits.adWeeks, `Höchstens ${limits.adWeeks} Wochen.`)
  .refine(
    (list) => new Set(list.map(({ monday }) => monday)).size === list.length,
    'Jede Woche kann nur einmal vorkommen.',
  );

/** Schema in forms. */
export const weeksField = weeks
  .transform((list) => list.toSorted((a, b) => (a.monday < b.monday ? -1 : 1)))
  .default([]);

/** Schema in drafts: as strict as in forms, because weeks are not typed. */
export const weeksOfDraft = weeks.default([]);

/** Schema in responses. */
export const weeksAnswer = z.array(
  z.object({ monday: z.iso.date(), places: z.int(), free: z.int() }),
);

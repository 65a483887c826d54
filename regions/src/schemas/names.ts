import { z } from 'zod';
import { line } from './values.ts';

/** The state's name, and the forms in which German sentences need it: 'im Saarland', 'im ganzen Saarland', 'des Saarlandes'. */
export const namesSchema = z.strictObject({
  state: line,
  /** 'in Sachsen-Anhalt', 'im Saarland' */
  in: line,
  /** 'in ganz Sachsen-Anhalt', 'im ganzen Saarland' */
  inWhole: line,
  /** 'des Landes Sachsen-Anhalt', 'des Saarlandes' */
  of: line,
  /** Its sign in GeoNames' postal file and in ISO 3166-2:DE. */
  sign: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, such as ST'),
});

import { z } from 'zod';
import { germanStates, type StateSign } from '../german-states.ts';
import { line } from './values.ts';

const signs = Object.keys(germanStates) as StateSign[];

/** The state's name, and the forms in which German sentences need it: 'im Saarland', 'im ganzen Saarland', 'des Saarlandes'. */
export const namesSchema = z.strictObject({
  state: line,
  /** 'in Sachsen-Anhalt', 'im Saarland' */
  in: line,
  /** 'in ganz Sachsen-Anhalt', 'im ganzen Saarland' */
  inWhole: line,
  /** 'des Landes Sachsen-Anhalt', 'des Saarlandes' */
  of: line,
  /** Short names of the largest towns, which are refused in passwords because people often use them. */
  largestTowns: z.array(line).min(1).max(10),
  /** Its sign in GeoNames' postal file and in ISO 3166-2:DE. */
  sign: z.enum(signs, `must be one of ${signs.join(', ')}`),
});

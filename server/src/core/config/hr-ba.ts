import { resolve } from 'node:path';
import { boardStateNames } from '@lehrpfad/regions/parts/states.ts';
import { z } from 'zod';

const partnerNumber = z
  .string()
  .regex(/^[A-Z]\d{9}$/, 'must be a letter and nine digits, as the agency gives it');

/** Settings of the list of ads for the Bundesagentur für Arbeit. The agency gives the values to its partners. */
export const hrBaSettings = {
  HR_BA_SUPPLIER_ID: partnerNumber.optional(),
  HR_BA_PARTNER_ID: partnerNumber.optional(),
  HR_BA_OCCUPATIONS: z.string().optional(),
  HR_BA_REGION: z
    .string()
    .regex(
      /^\d{1,3}(,\d{1,3}){0,15}$/,
      "must be the state's number in the agency's list of regions",
    )
    .refine(
      (text) => text.split(',').length === boardStateNames.length,
      'must have a number for each state of REGION, in its order, with commas between them',
    )
    .optional(),
};

/** Numbers of the agency's regions by the names of the board's states. */
function regionsOf(text: string | undefined): ReadonlyMap<string, string> {
  const numbers = text?.split(',') ?? [];
  return new Map(numbers.map((number, at) => [boardStateNames[at] ?? '', number]));
}

type Settings = z.infer<z.ZodObject<typeof hrBaSettings>>;

export interface HrBaConfig {
  /** `SupplierId` of the files. */
  readonly supplierId: string;
  /** Number with which the ids of the ads begin (Allianzpartnernummer). */
  readonly partnerId: string;
  /** Absolute path of the agency's list of occupations (`vam_beruf_kurz.xml`). */
  readonly occupations: string;
  /** Numbers in the agency's list of regions, by names of states; a state without one is left out. */
  readonly regions: ReadonlyMap<string, string>;
}

/** Error of the combination of settings; undefined if there is none. */
export function hrBaProblem(settings: Settings): string | undefined {
  const needed = ['HR_BA_SUPPLIER_ID', 'HR_BA_PARTNER_ID', 'HR_BA_OCCUPATIONS'] as const;
  const missing = needed.filter((name) => settings[name] === undefined);
  if (missing.length === 0) return undefined;
  const hasAny = missing.length < needed.length || settings.HR_BA_REGION !== undefined;
  return hasAny ? `${missing.join(', ')}: must be set as well` : undefined;
}

/** @returns undefined if the board has no agreement with the agency */
export function hrBaOf(settings: Settings): HrBaConfig | undefined {
  const { HR_BA_SUPPLIER_ID, HR_BA_PARTNER_ID, HR_BA_OCCUPATIONS, HR_BA_REGION } = settings;
  if (!HR_BA_SUPPLIER_ID || !HR_BA_PARTNER_ID || !HR_BA_OCCUPATIONS) return undefined;
  return {
    supplierId: HR_BA_SUPPLIER_ID,
    partnerId: HR_BA_PARTNER_ID,
    occupations: resolve(HR_BA_OCCUPATIONS),
    regions: regionsOf(HR_BA_REGION),
  };
}

import { careerFields } from '@lehrpfad/regions/parts/career-fields.ts';
import { areas } from '@lehrpfad/regions/parts/areas.ts';
import {
  chamberForBarriers,
  chamberNames,
  initialChambers,
} from '@lehrpfad/regions/parts/chambers.ts';
import { inWholeState } from '@lehrpfad/regions/parts/names.ts';
import { ofTests } from '@lehrpfad/regions/parts/tests.ts';

/** Input and expected values of tests that differ between states, from `regions/<name>/tests.json`. */
export const {
  town,
  largeTown,
  atPosition,
  ofCompanies,
  longName,
  sharedName,
  smallTowns,
  townsInTexts,
} = ofTests;

/** The parts of the state, as the field for the place offers them; none in some states. */
export const areaLabels = areas.map(({ label }) => new RegExp(`^${RegExp.escape(label)}`));
export const areaKeys = areas.map(({ key }) => key);

/** Returns the subject of a career field by its number. */
export const careerField = (number: number): string =>
  careerFields.find((field) => field.number === number)?.description ?? '';

const [first, second, third] = initialChambers;
if (!first || !second || !third) throw new Error('Tests need a state with three chambers.');

/** The first three chambers of the form for enquiries. */
export const chambers = [first, second, third] as const;
export const chamberCount = initialChambers.length;
export const lastChamber = chamberNames.at(-1) ?? '';
export const chamberOfBarriers = chamberNames[chamberForBarriers] ?? '';

/** 'In ganz Sachsen-Anhalt …': a suggestion for an empty result. */
export const wholeState = new RegExp(`^${inWholeState.replace(/^i/, 'I')}`);

import type {
  SchoolInternshipForm,
  SchoolInternshipPeriod,
} from '@lehrpfad/contract/school-internships/periods.ts';
import { addMonths } from '@lehrpfad/contract/core/dates/days.ts';
import type { Queries } from '../../core/database/database.ts';
import {
  existsAlready,
  invalidInput,
  notFound,
  refuseStaleValues,
} from '../../core/http/errors.ts';
import type { Actor } from '../../core/security/callers.ts';
import { recordAction } from '../audit/trail.ts';
import { deletePeriod, insertPeriod, lockPeriod, samePeriod, updatePeriod } from './store.ts';

const factsOf = ({ school_type, name, first_day, last_day }: SchoolInternshipForm) => ({
  school_type,
  name,
  first_day,
  last_day,
});

const subject = 'school-internship';

const nameOf = ({ school_type, name }: SchoolInternshipForm) => `${school_type}, ${name}`;

/** @throws {AppError} 404 */
async function periodOf(tx: Queries, id: number): Promise<SchoolInternshipPeriod> {
  const period = await lockPeriod(tx, id);
  if (!period) throw notFound();
  return period;
}

/** Who changes a period, and the day on which that happens. */
interface By {
  readonly caller: Actor;
  readonly today: string;
}

/**
 * Refuses a period that the list would not show, or would show twice.
 * @throws {AppError} 400 if it ended more than a year ago; 409 if it is there already
 */
async function refuseUnlisted(
  tx: Queries,
  form: SchoolInternshipForm,
  today: string,
  own: number | null,
): Promise<void> {
  if (form.last_day < addMonths(today, -12))
    throw invalidInput({ last_day: ['Der Zeitraum ist seit mehr als einem Jahr vorbei.'] });
  const same = await samePeriod(tx, form, own);
  if (same) throw existsAlready('name', { ...same });
}

/** @throws {AppError} see `refuseUnlisted` */
export async function addPeriod(
  tx: Queries,
  { caller, today }: By,
  form: SchoolInternshipForm,
): Promise<SchoolInternshipPeriod> {
  await refuseUnlisted(tx, form, today, null);
  const added = await insertPeriod(tx, form);
  const note = { caller, subject, id: added.id, name: nameOf(form) } as const;
  await recordAction(tx, { ...note, action: 'created', after: factsOf(form) });
  return added;
}

/** @throws {AppError} 404; 409 if it was changed meanwhile; see `refuseUnlisted` */
export async function changePeriod(
  tx: Queries,
  { caller, today }: By,
  id: number,
  { begun, ...form }: SchoolInternshipForm & { readonly begun?: SchoolInternshipForm | undefined },
): Promise<SchoolInternshipPeriod> {
  const before = await periodOf(tx, id);
  refuseStaleValues(before, begun);
  await refuseUnlisted(tx, form, today, id);
  await updatePeriod(tx, id, form);
  const note = { caller, subject, id, name: nameOf(form) } as const;
  const facts = { before: factsOf(before), after: factsOf(form) };
  await recordAction(tx, { ...note, action: 'changed', ...facts });
  return { id, ...factsOf(form) };
}

/** @returns the period as it was @throws {AppError} 404 */
export async function removePeriod(
  tx: Queries,
  caller: Actor,
  id: number,
): Promise<SchoolInternshipPeriod> {
  const period = await periodOf(tx, id);
  await deletePeriod(tx, id);
  const note = { caller, subject, id, name: nameOf(period) } as const;
  await recordAction(tx, { ...note, action: 'deleted', before: factsOf(period) });
  return period;
}

import type {
  SchoolInternshipForm,
  SchoolInternshipPeriod,
} from '@lehrpfad/contract/school-internships/periods.ts';
import type { Queries } from '../../core/database/database.ts';
import { notFound, refuseStaleValues } from '../../core/http/errors.ts';
import type { Actor } from '../../core/security/callers.ts';
import { recordAction } from '../audit/trail.ts';
import { deletePeriod, insertPeriod, lockPeriod, updatePeriod } from './store.ts';

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

export async function addPeriod(
  tx: Queries,
  caller: Actor,
  form: SchoolInternshipForm,
): Promise<SchoolInternshipPeriod> {
  const added = await insertPeriod(tx, form);
  const note = { caller, subject, id: added.id, name: nameOf(form) } as const;
  await recordAction(tx, { ...note, action: 'created', after: factsOf(form) });
  return added;
}

/** @throws {AppError} 404; 409 if it was changed meanwhile */
export async function changePeriod(
  tx: Queries,
  caller: Actor,
  id: number,
  { begun, ...form }: SchoolInternshipForm & { readonly begun?: SchoolInternshipForm | undefined },
): Promise<SchoolInternshipPeriod> {
  const before = await periodOf(tx, id);
  refuseStaleValues(before, begun);
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

import type {
  SchoolInternshipForm,
  SchoolInternshipPeriod,
} from '@lehrpfad/contract/school-internships/periods.ts';
import { build } from '../../core/database/build.ts';
import type { Queries } from '../../core/database/database.ts';
import { alias, eq, sql } from '../../core/database/drizzle.ts';
import { schoolInternshipPeriods } from './schema.ts';

const p = alias(schoolInternshipPeriods, 'p');

const columns = sql`${p.id}, ${p.school_type}, ${p.name}, ${p.first_day}, ${p.last_day}`;

/** Maximum number of periods in a response; a state does not have so many school days. */
const max = 500;

/** Returns the periods of the year before a day and later, in order of time. */
export function schoolPeriods(db: Queries, today: string): Promise<SchoolInternshipPeriod[]> {
  return db.rows<SchoolInternshipPeriod>(sql`
    select ${columns} from ${schoolInternshipPeriods} p
    where ${p.last_day} >= ${today}::date - interval '1 year'
    order by ${p.first_day}, ${p.last_day}, ${p.school_type}, ${p.name}, ${p.id} limit ${max}`);
}

/** Returns a period, and locks it until the transaction ends; undefined if there is none. */
export async function lockPeriod(
  tx: Queries,
  id: number,
): Promise<SchoolInternshipPeriod | undefined> {
  const [period] = await tx.rows<SchoolInternshipPeriod>(sql`
    select ${columns} from ${schoolInternshipPeriods} p where ${p.id} = ${id} for update`);
  return period;
}

/** Returns another period of the same classes on the same days; undefined if there is none. @param own id of the period that is changed */
export async function samePeriod(
  tx: Queries,
  { school_type, name, first_day, last_day }: SchoolInternshipForm,
  own: number | null,
): Promise<SchoolInternshipPeriod | undefined> {
  const [period] = await tx.rows<SchoolInternshipPeriod>(sql`
    select ${columns} from ${schoolInternshipPeriods} p
    where ${p.school_type} = ${school_type} and lower(${p.name}) = lower(${name}) and ${p.first_day} = ${first_day}::date
      and ${p.last_day} = ${last_day}::date and ${p.id} is distinct from ${own}::int limit 1`);
  return period;
}

/** Returns the columns of a form, and nothing else that a caller may hold. */
const valuesOf = ({ school_type, name, first_day, last_day }: SchoolInternshipForm) => ({
  school_type,
  name,
  first_day,
  last_day,
});

export async function insertPeriod(
  tx: Queries,
  form: SchoolInternshipForm,
): Promise<SchoolInternshipPeriod> {
  const [row] = await tx.rows(
    build.insert(schoolInternshipPeriods).values(valuesOf(form)).returning(),
  );
  if (!row) throw new Error('The period was not written.');
  return row;
}

export async function updatePeriod(
  tx: Queries,
  id: number,
  form: SchoolInternshipForm,
): Promise<void> {
  await tx.rows(
    build
      .update(schoolInternshipPeriods)
      .set(valuesOf(form))
      .where(eq(schoolInternshipPeriods.id, id)),
  );
}

export async function deletePeriod(tx: Queries, id: number): Promise<void> {
  await tx.rows(build.delete(schoolInternshipPeriods).where(eq(schoolInternshipPeriods.id, id)));
}

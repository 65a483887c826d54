import type { JobAdForm } from '@lehrpfad/contract/job-ads.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../floor/database.ts';
import { invalidInput } from '../../floor/errors.ts';
import { idList } from '../../floor/sql-parts.ts';
import type { StoredAd } from './group.ts';
import { isEditor, type Editing } from './policy.ts';

const unknownCompany = 'Firma nicht im System!';
const severalAccounts = 'Die angegebenen Firmen gehören zu unterschiedlichen User-Accounts!';
const unknownJobName = 'Berufsbezeichnung nicht im System!';
const noApprenticeships = 'Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.';
const notInList = 'Alle Einträge müssen aus der Liste sein';

/**
 * Companies belong to the caller; an editor's may be anybody's, but all of one account. A company without an account stands alone.
 * @throws {AppError} 400
 */
export async function checkCompanies(
  tx: Queries,
  caller: Editing,
  ids: readonly number[],
): Promise<void> {
  const companies = await tx.rows<{ owner: number | null }>(sql`
    select user_id as owner from companies where id = any(${idList(ids)})`);
  const isForeign = ({ owner }: { owner: number | null }) =>
    !isEditor(caller) && owner !== caller.userId;
  if (companies.length < ids.length || companies.some(isForeign)) {
    throw invalidInput({ Companies: [unknownCompany] });
  }
  const [first] = companies;
  const isOneAccount =
    companies.length === 1 ||
    companies.every(({ owner }) => owner !== null && owner === first?.owner);
  if (!isOneAccount) throw invalidInput({ Companies: [severalAccounts] });
}

/** Keeps companies as they are, and there, until an ad is tied to them. */
export async function holdCompanies(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    select from companies where id = any(${idList(ids)}) order by id for share`);
}

async function jobNameProblem(
  tx: Queries,
  { Job_name: id, job_type: type }: JobAdForm,
  companies: readonly number[],
): Promise<string | undefined> {
  const [name] = await tx.rows<{ choosable: boolean }>(sql`
    select not external and mapping_id is null and not blocked as choosable from job_names where id = ${id}`);
  if (name === undefined) return unknownJobName;
  if (type === 1) return name.choosable ? undefined : unknownJobName;
  const allowed = await tx.rows<{ id: number }>(sql`
    select n.id from company_allowed_apprenticeships a join job_names n on n.id = a.job_name_id
    where a.company_id = any(${idList(companies)}) and not n.blocked
    group by n.id having count(*) = ${companies.length}`);
  if (allowed.length === 0) return noApprenticeships;
  return allowed.some((one) => one.id === id) ? undefined : notInList;
}

/**
 * For an Ausbildung the job name is one that all of the companies may train for, for a Praktikum any that people may choose. An ad
 * may keep a name that is no longer offered; then only companies that are added are asked.
 * @throws {AppError} 400
 */
export async function checkOccupation(
  tx: Queries,
  form: JobAdForm,
  before: { ad: StoredAd; companies: readonly number[] } | undefined,
): Promise<void> {
  const isKept = before?.ad.job_name_id === form.Job_name && before.ad.job_type === form.job_type;
  const asked = isKept
    ? form.Companies.filter((id) => !before.companies.includes(id))
    : form.Companies;
  const problem = asked.length === 0 ? undefined : await jobNameProblem(tx, form, asked);
  const professions = await tx.rows(sql`select from professions where id = ${form.Profession}`);
  if (problem === undefined && professions.length > 0) return;
  throw invalidInput({
    ...(problem !== undefined && { Job_name: [problem] }),
    ...(professions.length === 0 && { Profession: ['Bitte Branche auswählen.'] }),
  });
}

import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from 'drizzle-orm/sql';
import type { Queries } from '../../core/database/database.ts';
import { invalidInput } from '../../core/http/errors.ts';
import { idList } from '../../core/database/sql-parts.ts';
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
    select user_id as owner from companies where id = any(${idList(ids)}) and closed_at is null`);
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
export async function lockCompanyRows(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.rows(sql`
    select from companies where id = any(${idList(ids)}) order by id for share`);
}

/** What the rules about occupations ask of the catalogue and of companies. */
export interface OccupationFacts {
  /** Whether people may choose it, of each job name that was asked for and is there. */
  readonly choosable: ReadonlyMap<number, boolean>;
  /** Job names that a company may train for; blocked ones left out. */
  readonly allowed: ReadonlyMap<number, ReadonlySet<number>>;
  /** Those that were asked for and are there. */
  readonly professions: ReadonlySet<number>;
}

/** Reads what is known of them, for any number of forms at once. */
export async function readOccupationFacts(
  tx: Queries,
  forms: readonly Pick<JobAdForm, 'Job_name' | 'Profession' | 'Companies'>[],
): Promise<OccupationFacts> {
  const idsOf = (ids: readonly number[]) => idList([...new Set(ids)]);
  const names = await tx.rows<{ id: number; choosable: boolean }>(sql`
    select id, not external and mapping_id is null and not blocked as choosable
    from job_names where id = any(${idsOf(forms.map((form) => form.Job_name))})`);
  const allowed = await tx.rows<{ company: number; ids: number[] }>(sql`
    select a.company_id as company, jsonb_agg(n.id) as ids
    from company_allowed_apprenticeships a join job_names n on n.id = a.job_name_id
    where a.company_id = any(${idsOf(forms.flatMap((form) => form.Companies))}) and not n.blocked
    group by a.company_id`);
  const professions = await tx.rows<{ id: number }>(sql`
    select id from professions where id = any(${idsOf(forms.map((form) => form.Profession))})`);
  return {
    choosable: new Map(names.map(({ id, choosable }) => [id, choosable])),
    allowed: new Map(allowed.map(({ company, ids }) => [company, new Set(ids)])),
    professions: new Set(professions.map(({ id }) => id)),
  };
}

function jobNameProblem(
  { Job_name: id, job_type: type }: JobAdForm,
  companies: readonly number[],
  { choosable, allowed }: OccupationFacts,
): string | undefined {
  if (companies.length === 0) return undefined;
  const isChoosable = choosable.get(id);
  if (isChoosable === undefined) return unknownJobName;
  if (type === 1) return isChoosable ? undefined : unknownJobName;
  const [first = new Set<number>(), ...others] = companies.map((one) => allowed.get(one));
  const common = [...first].filter((name) => others.every((names) => names?.has(name)));
  if (common.length === 0) return noApprenticeships;
  return common.includes(id) ? undefined : notInList;
}

type Before = { ad: StoredAd; companies: readonly number[] } | undefined;

/**
 * For an Ausbildung the job name is one that all of the companies may train for, for a Praktikum any that people may choose. An ad
 * may keep a name that is no longer offered; then only companies that are added are asked.
 * @returns what is wrong, by field; undefined where nothing is
 */
export function occupationErrors(
  form: JobAdForm,
  before: Before,
  facts: OccupationFacts,
): Record<string, string[]> | undefined {
  const isKept = before?.ad.job_name_id === form.Job_name && before.ad.job_type === form.job_type;
  const asked = isKept
    ? form.Companies.filter((id) => !before.companies.includes(id))
    : form.Companies;
  const problem = jobNameProblem(form, asked, facts);
  const hasProfession = facts.professions.has(form.Profession);
  if (problem === undefined && hasProfession) return undefined;
  return {
    ...(problem !== undefined && { Job_name: [problem] }),
    ...(!hasProfession && { Profession: ['Bitte Branche auswählen.'] }),
  };
}

/** @throws {AppError} 400 with those errors */
export async function checkOccupation(tx: Queries, form: JobAdForm, before: Before): Promise<void> {
  const errors = occupationErrors(form, before, await readOccupationFacts(tx, [form]));
  if (errors !== undefined) throw invalidInput(errors);
}

import { internship } from '@lehrpfad/contract/core/options.ts';
import { isEditor, isWithin, type Actor } from '../../../core/security/callers.ts';
import type { JobAdForm } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { Queries } from '../../../core/database/database.ts';
import { invalidInput } from '../../../core/http/errors.ts';
import {
  lockContactOf,
  listOwners,
  readOccupationFacts,
  type OccupationFacts,
} from './choice-store.ts';
import type { StoredAd } from './group-store.ts';

const unknownCompany = 'Firma nicht im System!';
const severalAccounts = 'Die angegebenen Firmen gehören zu unterschiedlichen User-Accounts!';
const unknownJobName = 'Berufsbezeichnung nicht im System!';
const noApprenticeships = 'Dem Unternehmen wurden keine Ausbildungsberufe zugewiesen.';
const notInList = 'Alle Einträge müssen aus der Liste sein';

/**
 * Checks the companies of an ad: they must belong to the caller; an editor may choose those of any one account. A company without an
 * account must be the only one.
 * @throws {AppError} 400
 */
export async function checkCompanies(
  tx: Queries,
  caller: Actor,
  ids: readonly number[],
): Promise<void> {
  const found = await listOwners(tx, ids);
  const isForeign = (one: (typeof found)[number]) => !isEditor(caller) && !isWithin(caller, one);
  if (found.length < ids.length || found.some(isForeign)) {
    throw invalidInput({ Companies: [unknownCompany] });
  }
  const owners = found.map(({ owner }) => owner);
  const [first] = owners;
  const isOneAccount =
    owners.length === 1 || owners.every((owner) => owner !== null && owner === first);
  if (!isOneAccount) throw invalidInput({ Companies: [severalAccounts] });
}

/**
 * Checks the contact person of an ad, which must belong to the account of its companies. An edit may keep one that has moved to another
 * account: the ad does not show it.
 * @throws {AppError} 400
 */
export async function checkContact(
  tx: Queries,
  { contact_person: id, Companies }: Pick<JobAdForm, 'contact_person' | 'Companies'>,
  before: Before,
): Promise<void> {
  const [company] = Companies;
  if (id === null || company === undefined || id === before?.ad.contact_person_id) return;
  if (await lockContactOf(tx, id, company)) return;
  throw invalidInput({ contact_person: ['Kontaktperson nicht im System!'] });
}

/** Fields of a form that the rules for occupations read. */
type Occupation = Pick<JobAdForm, 'Job_name' | 'job_type' | 'Profession' | 'Companies'>;

function jobNameProblem(
  { Job_name: id, job_type: type }: Occupation,
  companies: readonly number[],
  { choosable, allowed }: OccupationFacts,
): string | undefined {
  if (companies.length === 0) return undefined;
  const isChoosable = choosable.get(id);
  if (isChoosable === undefined) return unknownJobName;
  if (type === internship) return isChoosable ? undefined : unknownJobName;
  const [first = new Set<number>(), ...others] = companies.map((one) => allowed.get(one));
  const common = [...first].filter((name) => others.every((names) => names?.has(name)));
  if (common.length === 0) return noApprenticeships;
  return common.includes(id) ? undefined : notInList;
}

type Before = { ad: StoredAd; companies: readonly number[] } | undefined;

/**
 * Checks the job name. For an Ausbildung all companies must be allowed to train for it; for a Praktikum any public name is allowed. An ad
 * may keep a name that is no longer offered; then only added companies are checked.
 * @returns errors by field; undefined if there are none
 */
export function occupationErrors(
  form: Occupation,
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

/** @throws {AppError} 400 with these errors */
export async function checkOccupation(tx: Queries, form: JobAdForm, before: Before): Promise<void> {
  const errors = occupationErrors(form, before, await readOccupationFacts(tx, [form]));
  if (errors !== undefined) throw invalidInput(errors);
}

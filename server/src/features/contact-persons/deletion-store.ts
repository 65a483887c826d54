import type { ContactPerson } from '@lehrpfad/contract/contact-persons/contact-persons.ts';
import { alias, eq, sql } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { columns } from './store.ts';
import { users } from '../accounts/schema.ts';
import { companies, companyContactPersons } from '../companies/schema.ts';
import { jobAds } from '../job-ads/schema.ts';
import { contactPersons, deletedContactPersons } from './schema.ts';
import { bare, bareList, build } from '../../core/database/build.ts';
import { restorableSince } from '../../core/database/sql-parts.ts';

const cp = alias(contactPersons, 'cp');
const x = alias(companyContactPersons, 'x');
const u = alias(users, 'u');
const d = alias(deletedContactPersons, 'd');
const c = alias(companies, 'c');
const a = alias(jobAds, 'a');

/** Deletes a contact person, also from all companies (cascade), and keeps a copy for an hour for undoing it. Its ads show those of their company. */
export async function deleteContact(
  tx: Queries,
  { id, callerId, now }: { readonly id: number; readonly callerId: number; readonly now: Date },
): Promise<void> {
  await tx.rows(sql`
    insert into ${deletedContactPersons} (${bareList(
      deletedContactPersons,
      'id',
      'user_id',
      'deleted_by',
      'first_name',
      'last_name',
      'role',
      'email',
      'phone',
      'companies',
      'job_ads',
      'deleted_at',
    )})
    select ${cp.id}, ${cp.user_id}, ${callerId}, ${cp.first_name}, ${cp.last_name}, ${cp.role}, ${cp.email}, ${cp.phone},
      array(select ${x.company_id} from ${companyContactPersons} x where ${x.contact_person_id} = ${cp.id}),
      array(select ${a.id} from ${jobAds} a where ${a.contact_person_id} = ${cp.id}),
      ${now.toISOString()}::timestamptz
    from ${contactPersons} cp where ${cp.id} = ${id}`);
  await tx.rows(build.delete(contactPersons).where(eq(contactPersons.id, id)));
}

/**
 * Restores a contact person, with the remaining companies of its account that showed it.
 * @returns undefined if the caller has not deleted it within the last hour
 */
export async function restoreContact(
  tx: Queries,
  { id, callerId, now }: { readonly id: number; readonly callerId: number; readonly now: Date },
): Promise<ContactPerson | undefined> {
  const [kept] = await tx.rows(sql`
    select 1 from ${deletedContactPersons} d join ${users} u on ${u.id} = ${d.user_id}
    where ${d.id} = ${id} and ${d.deleted_by} = ${callerId} and ${d.deleted_at} >= ${restorableSince(now)} for update`);
  if (kept === undefined) return undefined;
  const [contact] = await tx.rows<ContactPerson>(sql`
    insert into ${contactPersons} as cp (id, user_id, first_name, last_name, role, email, phone)
    select ${d.id}, ${d.user_id}, ${d.first_name}, ${d.last_name}, ${d.role}, ${d.email}, ${d.phone}
    from ${deletedContactPersons} d where ${d.id} = ${id} returning ${columns}`);
  if (contact === undefined) throw new Error(`Contact person ${id} was not put back.`);
  await tx.rows(sql`
    insert into ${companyContactPersons} (${bareList(companyContactPersons, 'company_id', 'contact_person_id')})
    select ${c.id}, ${id} from ${companies} c join ${deletedContactPersons} d on ${c.id} = any(${d.companies})
    where ${d.id} = ${id} and ${c.user_id} = ${d.user_id}`);
  // Ads that have chosen another contact person meanwhile keep it.
  await tx.rows(sql`
    update ${jobAds} a set ${bare(jobAds.contact_person_id)} = ${id} from ${deletedContactPersons} d
    where ${d.id} = ${id} and ${a.id} = any(${d.job_ads}) and ${a.contact_person_id} is null`);
  await tx.rows(build.delete(deletedContactPersons).where(eq(deletedContactPersons.id, id)));
  return contact;
}

/** Deletes copies that can no longer be restored. */
export async function forgetDeletedContacts(db: Queries, now: Date): Promise<void> {
  await db.rows(
    build
      .delete(deletedContactPersons)
      .where(sql`${deletedContactPersons.deleted_at} < ${restorableSince(now)}`),
  );
}

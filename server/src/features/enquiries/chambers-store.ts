import type { Chamber, ChamberContact } from '@lehrpfad/contract/enquiries/chambers.ts';
import { sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';

const contact = (position: 1 | 2): SQL => sql`(
  select jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'role', p.role,
    'phone', p.phone, 'email', p.email)
  from chamber_contacts p where p.chamber_id = c.id and p.position = ${position})`;

function chambers(db: Queries, where: SQL): Promise<Chamber[]> {
  return db.rows<Chamber>(sql`
    select c.id, c.name, c.street, c.postcode, c.city, c.phone, c.website, c.email,
      ${contact(1)} as first_contact, ${contact(2)} as second_contact,
      ${instant(sql`c.last_updated`)} as last_updated
    from chambers c where ${where} order by c.id`);
}

export const allChambers = (db: Queries): Promise<Chamber[]> => chambers(db, sql`true`);

export async function chamberById(db: Queries, id: number): Promise<Chamber | undefined> {
  const [found] = await chambers(db, sql`c.id = ${id}::integer`);
  return found;
}

/** A chamber, held until the transaction ends; undefined where there is none. */
export async function lockChamber(tx: Queries, id: number): Promise<Chamber | undefined> {
  const rows = await tx.rows(sql`select id from chambers where id = ${id}::integer for update`);
  return rows.length === 0 ? undefined : chamberById(tx, id);
}

async function writeContact(
  tx: Queries,
  id: number,
  position: 1 | 2,
  { first_name, last_name, role, phone, email }: ChamberContact,
): Promise<void> {
  await tx.rows(sql`
    update chamber_contacts set first_name = ${first_name}, last_name = ${last_name}, role = ${role},
      phone = ${phone}, email = ${email}
    where chamber_id = ${id} and position = ${position}`);
}

/** Writes a whole chamber, as changed at that moment. */
export async function writeChamber(tx: Queries, chamber: Chamber, now: Date): Promise<void> {
  const { id, name, street, postcode, city, phone, website, email } = chamber;
  await tx.rows(sql`
    update chambers set name = ${name}, street = ${street}, postcode = ${postcode}, city = ${city},
      phone = ${phone}, website = ${website}, email = ${email},
      last_updated = ${changedAt(now)}
    where id = ${id}`);
  await writeContact(tx, id, 1, chamber.first_contact);
  await writeContact(tx, id, 2, chamber.second_contact);
}

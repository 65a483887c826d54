import type { Chamber, ChamberContact } from '@lehrpfad/contract/enquiries/chambers.ts';
import { alias, and, eq, sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';
import { changedAt, instant } from '../../core/database/sql-parts.ts';
import { chamberContacts, chambers as chambersTable } from './schema.ts';
import { build, pick } from '../../core/database/build.ts';

const p = alias(chamberContacts, 'p');
const c = alias(chambersTable, 'c');

const contact = (position: 1 | 2): SQL => sql`(
  select jsonb_build_object('first_name', ${p.first_name}, 'last_name', ${p.last_name}, 'role', ${p.role},
    'phone', ${p.phone}, 'email', ${p.email})
  from ${chamberContacts} p where ${p.chamber_id} = ${c.id} and ${p.position} = ${position})`;

function chambers(db: Queries, where: SQL): Promise<Chamber[]> {
  return db.rows<Chamber>(sql`
    select ${c.id}, ${c.name}, ${c.street}, ${c.postcode}, ${c.city}, ${c.phone}, ${c.website}, ${c.email},
      ${contact(1)} as first_contact, ${contact(2)} as second_contact,
      ${instant(sql`${c.last_updated}`)} as last_updated
    from ${chambersTable} c where ${where} order by ${c.id}`);
}

export const allChambers = (db: Queries): Promise<Chamber[]> => chambers(db, sql`true`);

export async function chamberById(db: Queries, id: number): Promise<Chamber | undefined> {
  const [found] = await chambers(db, sql`${c.id} = ${id}::integer`);
  return found;
}

/** Returns a chamber and locks it until the transaction ends; undefined if there is none. */
export async function lockChamber(tx: Queries, id: number): Promise<Chamber | undefined> {
  const rows = await tx.rows(
    build
      .select(pick(chambersTable, 'id'))
      .from(chambersTable)
      .where(sql`${chambersTable.id} = ${id}::integer`)
      .for('update'),
  );
  return rows.length === 0 ? undefined : chamberById(tx, id);
}

async function writeContact(
  tx: Queries,
  id: number,
  position: 1 | 2,
  { first_name, last_name, role, phone, email }: ChamberContact,
): Promise<void> {
  await tx.rows(
    build
      .update(chamberContacts)
      .set({ first_name, last_name, role, phone, email })
      .where(and(eq(chamberContacts.chamber_id, id), eq(chamberContacts.position, position))),
  );
}

export async function deleteChambers(tx: Queries): Promise<void> {
  await tx.rows(sql`delete from ${chambersTable}`);
}

/** Adds the chambers of a list. The id of each is its index in the list, from 0; existing ids are skipped. */
export async function addChambers(
  tx: Queries,
  list: readonly (Omit<Chamber, 'id' | 'first_contact' | 'second_contact' | 'last_updated'> & {
    readonly contacts: readonly ChamberContact[];
  })[],
): Promise<void> {
  const known = await tx.rows<{ id: number }>(
    sql`select ${chambersTable.id} from ${chambersTable}`,
  );
  const taken = new Set(known.map(({ id }) => id));
  for (const [id, { contacts, ...chamber }] of list.entries()) {
    if (taken.has(id)) continue;
    await tx.rows(build.insert(chambersTable).values({ id, ...chamber }));
    const rows = contacts.map(
      (one, at) => ({ chamber_id: id, position: at === 0 ? 1 : 2, ...one }) as const,
    );
    await tx.rows(build.insert(chamberContacts).values(rows));
  }
}

/** Writes all fields of a chamber with the time of the change. */
export async function writeChamber(tx: Queries, chamber: Chamber, now: Date): Promise<void> {
  const { id, name, street, postcode, city, phone, website, email } = chamber;
  await tx.rows(
    build
      .update(chambersTable)
      .set({ name, street, postcode, city, phone, website, email, last_updated: changedAt(now) })
      .where(eq(chambersTable.id, id)),
  );
  await writeContact(tx, id, 1, chamber.first_contact);
  await writeContact(tx, id, 2, chamber.second_contact);
}

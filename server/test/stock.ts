import { ofTests } from '@lehrpfad/regions/parts/tests.ts';
import { sql } from '../src/core/database/drizzle.ts';
import type { Queries } from '../src/core/database/database.ts';

/** Inserts rows for tests, with defaults that make an ad visible on 21 November 2026. */

async function idOf(rows: Promise<{ id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (row === undefined) throw new Error('The statement gave no row.');
  return row.id;
}

export const testDay = new Date('2026-11-21T10:00:00Z');

export function addUser(
  db: Queries,
  user: { email?: string; validated?: boolean } = {},
): Promise<number> {
  const { email = `user${Math.random()}@firma.example`, validated = true } = user;
  return idOf(
    db.rows(sql`
      insert into users (email, permission, validated, password_hash, active)
      values (${email}, 3, ${validated}, 'x', true) returning id`),
  );
}

/** Returns the place with that postcode; the first by id if several towns share it. */
function placeId(db: Queries, postcode: string): Promise<number> {
  return idOf(
    db.rows(sql`
    select p.id from places p join towns t on t.id = p.town_id where p.postcode = ${postcode}
    order by t.population desc nulls last, p.id limit 1`),
  );
}

export async function addCompany(
  db: Queries,
  company: {
    name?: string;
    postcode?: string | null;
    userId?: number | null;
    locked?: boolean;
    external?: boolean;
    logo?: string | null;
    /** Whether editors have confirmed its name and town; a company without an account needs no confirmation. */
    confirmed?: boolean;
  } = {},
): Promise<number> {
  const {
    name = 'Bäckerei Möhring',
    postcode = ofTests.town.postcode,
    locked = false,
    external = false,
    logo = null,
    confirmed = true,
  } = company;
  const userId = company.userId === undefined ? await addUser(db) : company.userId;
  const addressId =
    postcode === null
      ? null
      : await idOf(
          db.rows(sql`
            insert into addresses (street, place_id) values ('Breite Straße 1', ${await placeId(db, postcode)}) returning id`),
        );
  const id = await idOf(
    db.rows(sql`
      insert into companies (name, address_id, user_id, locked, external, logo, weblink)
      values (${name}, ${addressId}, ${userId}, ${locked}, ${external}, ${logo}, 'www.firma.example') returning id`),
  );
  if (confirmed) await confirmBranch(db, id);
  return id;
}

/** Confirms a company with an account, with its current name and town, as an editor does. */
async function confirmBranch(db: Queries, id: number): Promise<void> {
  await db.rows(sql`
    insert into branch_checks (company_id, name, folded_name, town_id, verdict)
    select c.id, c.name, c.folded_name, p.town_id, 2
    from companies c left join addresses d on d.id = c.address_id left join places p on p.id = d.place_id
    where c.user_id is not null and c.id = ${id}`);
}

export function jobNameId(db: Queries, name: string): Promise<number> {
  return idOf(db.rows(sql`select id from job_names where name = ${name}`));
}

export interface AdValues {
  company_id?: number;
  job_name_id?: number;
  profession_id?: number | null;
  title?: string;
  job_type?: 1 | 2;
  details?: string;
  published?: boolean;
  publish_date?: string | null;
  waiting?: boolean;
  job_start?: string | null;
  availability_start_date?: string | null;
  availability_end_date?: string | null;
  template_id?: string | null;
  external?: string;
}

export async function addAd(db: Queries, values: AdValues = {}): Promise<number> {
  const row = {
    // An import must have a source.
    ...(values.external && { source: values.external, source_id: String(Math.random()) }),
    title: 'Ausbildung zum Bäcker (m/w/d)',
    job_type: 2,
    details: '<p>Brot und Brötchen</p>',
    published: true,
    publish_date: '2026-11-01',
    waiting: false,
    external: '',
    ...values,
    company_id: values.company_id ?? (await addCompany(db)),
    job_name_id: values.job_name_id ?? (await jobNameId(db, 'Bäcker/-in')),
  };
  return idOf(
    db.rows(sql`
      insert into job_ads (company_id, job_name_id, profession_id, title, job_type, details, published,
        publish_date, waiting, job_start, availability_start_date, availability_end_date, template_id, external, source, source_id)
      select company_id, job_name_id, profession_id, title, job_type, details, published, publish_date, waiting,
        job_start, availability_start_date, availability_end_date, template_id, external, source, source_id
      from jsonb_populate_record(null::job_ads, ${JSON.stringify(row)}::jsonb) returning id`),
  );
}

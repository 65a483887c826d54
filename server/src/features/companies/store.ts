import { byName } from '../../core/text/by-name.ts';
import { isInScope } from './scope-store.ts';
import type { Scope } from '../../core/security/callers.ts';
import type { FullCompany, SimpleCompany } from '@lehrpfad/contract/companies/companies.ts';
import { alias, sql, type SQL } from '../../core/database/drizzle.ts';
import { prepared, type Queries } from '../../core/database/database.ts';
import { instant } from '../../core/database/sql-parts.ts';
import { searchWords } from '../../core/text/search-words.ts';
import { lastCheck, verdict } from './checks/checks-store.ts';
import { coverJson, withPictures } from './pictures/cover-store.ts';
import { folded, foldedStreet, nameOfCompany, value } from './locks/same-name-store.ts';
import { contactPersons } from '../contact-persons/schema.ts';
import {
  addresses,
  branchChecks,
  companies,
  companyAllowedApprenticeships,
  companyContactPersons,
  companyProfessions,
} from './schema.ts';
import { jobNames, professions as professionsTable } from '../occupations/schema.ts';
import { exchangeRecords } from '../exchanges/schema.ts';
import { jobAds } from '../job-ads/schema.ts';
import { events } from '../events/schema.ts';
import { users } from '../accounts/schema.ts';
import { places, townAliases, towns } from '../places/schema.ts';

const cp = alias(contactPersons, 'cp');
const own = alias(contactPersons, 'own');
const c = alias(companies, 'c');
const pr = alias(professionsTable, 'pr');
const cpr = alias(companyProfessions, 'cpr');
const n = alias(jobNames, 'n');
const ca = alias(companyAllowedApprenticeships, 'ca');
const aJobAds = alias(jobAds, 'a');
const r = alias(exchangeRecords, 'r');
const d = alias(addresses, 'd');
const p = alias(places, 'p');
const t = alias(towns, 't');
const u = alias(users, 'u');
const k = alias(branchChecks, 'k');
const e = alias(events, 'e');
const al = alias(townAliases, 'al');
const ownPlaces = alias(places, 'own');

/** Uses two indexes; with an `or`, the contact persons of all companies would be read for each company. */
const contacts = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${cp.id}, 'first_name', ${cp.first_name}, 'last_name', ${cp.last_name}, 'role', ${cp.role},
    'email', ${cp.email}, 'phone', ${cp.phone}, 'last_updated', ${instant(sql`${cp.last_updated}`)}) order by ${cp.id}), '[]')
  from ${contactPersons} cp
  where ${cp.id} in (
    select ${own.id} from ${contactPersons} own where ${own.company_id} = ${c.id}
    union select contact_person_id from ${companyContactPersons} where company_id = ${c.id}))`;

const professions = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${pr.id}, 'name', ${pr.name}) order by lower(${pr.name}), ${pr.id}), '[]')
  from ${companyProfessions} cpr join ${professionsTable} pr on ${pr.id} = ${cpr.profession_id} where ${cpr.company_id} = ${c.id})`;

export const apprenticeships = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${n.id}, 'name', ${n.name}) order by lower(${n.name}), ${n.id}), '[]')
  from ${companyAllowedApprenticeships} ca join ${jobNames} n on ${n.id} = ${ca.job_name_id} where ${ca.company_id} = ${c.id})`;

/** Whether the exchange has withdrawn the ad; such ads are not offered. */
const isWithdrawn = sql`(not ${aJobAds.published} and exists (
  select from ${exchangeRecords} r where ${r.job_ad_id} = ${aJobAds.id} and ${r.state} <> 'shown'))`;

const importedAds = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${aJobAds.id}, 'title', ${aJobAds.title}, 'Job_name', jsonb_build_object('id', ${n.id}, 'name', ${n.name}),
    'job_type_int', ${aJobAds.job_type}, 'job_start', ${aJobAds.job_start}, 'external', ${aJobAds.external},
    'source_url', ${aJobAds.source_url}, 'source_date', ${aJobAds.source_date}, 'published', ${aJobAds.published}, 'publish_date',
      ${aJobAds.publish_date},
    'last_updated', ${instant(sql`${aJobAds.last_updated}`)}) order by ${aJobAds.id}), '[]')
  from ${jobAds} a join ${jobNames} n on ${n.id} = ${aJobAds.job_name_id}
  where ${aJobAds.company_id} = ${c.id} and ${aJobAds.external} <> '' and not ${isWithdrawn})`;

/** Columns of an address as the API shows it; its tables are `addresses d`, `places p`, `towns t`. */
export const addressJson = sql`
  case when ${d.id} is null then null else jsonb_build_object(
    'id', ${d.id}, 'street', ${d.street}, 'additional', ${d.additional},
    'City', jsonb_build_object('id', ${p.id}, 'city', ${t.name}, 'postcode', ${p.postcode},
      'longitude', ${p.longitude}, 'latitude', ${p.latitude})) end as "Address"`;

const accountName = sql`coalesce(nullif(trim(${u.first_name} || ' ' || ${u.last_name}), ''), ${u.email})`;

/** The owner from `users u` as editors see it; null without an account. */
export const ownerJson = sql`
  case when ${u.id} is null then null else jsonb_build_object(
    'id', ${u.id}, 'name', ${accountName}, 'email', ${u.email}, 'validated', ${u.validated}) end`;

export const checkJson = sql`
  case when ${u.id} is null then null else jsonb_build_object(
    'status', ${verdict}, 'reason', coalesce(${lastCheck(sql`${k.reason}`)}, '')) end`;

/** The editors' lock of a company `c`; null if it is not locked, or no reason was given. */
export const editorLock = sql`
  case when ${c.locked} and ${c.lock_reason} is not null then jsonb_build_object(
    'reason', ${c.lock_reason}, 'note', ${c.lock_note}, 'since', ${instant(sql`${c.locked_at}`)}) end as editor_lock`;

const commonColumns = sql`
  ${c.id}, ${c.name}, ${c.logo}, ${coverJson(c)} as cover, ${c.weblink}, ${c.locked}, ${editorLock}, ${c.external}, ${addressJson}, ${contacts} as contacts,
  ${professions} as "Professions", ${apprenticeships} as "Allowed_apprenticeships",
  ${checkJson} as "Check",
  case when ${u.id} is null then null else jsonb_build_object('id', ${u.id}, 'name', ${accountName}) end as "User",
  ${instant(sql`${c.last_updated}`)} as last_updated`;

const columns = sql`${commonColumns}, ${importedAds} as jd`;

/** Additional columns of the editors' lists. */
export const listedColumns = sql`${commonColumns},
  ${ownerJson} as owner,
  (select count(*)::int from ${jobAds} a where ${aJobAds.company_id} = ${c.id}) as ads,
  (select count(*)::int from ${events} e where ${e.company_id} = ${c.id} and not ${e.deleted}) as events`;

export const tables = sql`
  companies c
  left join ${users} u on ${u.id} = ${c.user_id}
  left join ${addresses} d on ${d.id} = ${c.address_id}
  left join ${places} p on ${p.id} = ${d.place_id}
  left join ${towns} t on ${t.id} = ${p.town_id}`;

async function companiesWhere(db: Queries, condition: SQL): Promise<FullCompany[]> {
  const rows = await db.rows<FullCompany>(
    prepared(sql`select ${columns} from ${tables} where ${condition} order by ${c.id}`),
  );
  return byName(rows.map(withPictures));
}

export function companiesOf(db: Queries, scope: Scope): Promise<FullCompany[]> {
  return companiesWhere(db, isInScope(c, scope));
}

/** Returns all branches of an account, by name. */
export function branchesOfAccount(db: Queries, accountId: number): Promise<FullCompany[]> {
  return companiesOf(db, { accountId, branches: null });
}

/** @throws {Error} if it does not exist */
export async function fullCompany(db: Queries, id: number): Promise<FullCompany> {
  const [company] = await companiesWhere(db, sql`${c.id} = ${id}`);
  if (company === undefined) throw new Error(`Company ${id} went away while it was locked.`);
  return company;
}

const simpleColumns = sql`${c.id}, ${c.name}, coalesce(${t.name}, '') as city, ${c.external}, ${c.user_id} as "User"`;

/** Maximum number of results. To find one of many branches, people also type its town. */
const maxFound = 50;

/** Returns companies in whose name or town each word occurs; those whose name begins with the first word come first. */
export function simpleCompanies(db: Queries, query: string): Promise<SimpleCompany[]> {
  const words = searchWords(query);
  const [first = ''] = words;
  const text = sql`${nameOfCompany} || ' ' || coalesce(${t.folded_name}, '')`;
  const met = words.map((word) => sql`strpos(${text}, ${folded(value(word))}) > 0`);
  return db.rows<SimpleCompany>(sql`
    select ${simpleColumns} from ${tables} where ${sql.join([sql`${c.closed_at} is null`, ...met], sql` and `)}
    order by strpos(${nameOfCompany}, ${folded(value(first))}) = 1 desc,
      ${nameOfCompany}, coalesce(${t.folded_name}, ''), ${c.id}
    limit ${maxFound}`);
}

export async function simpleCompaniesOf(db: Queries, scope: Scope): Promise<SimpleCompany[]> {
  return byName(
    await db.rows<SimpleCompany>(
      sql`select ${simpleColumns} from ${tables} where ${isInScope(c, scope)}`,
    ),
  );
}

interface SearchArea {
  readonly name: string;
  /** Empty for any. */
  readonly street: string;
  /** Town by name, alternative name or postcode; empty for any. */
  readonly city: string;
}

function sameTown(city: string): SQL {
  const text = folded(value(city));
  return sql`(${t.folded_name} = ${text} or ${p.postcode} = ${city.trim()} or exists (
    select from ${townAliases} al where ${al.town_id} = ${t.id} and ${folded(sql`${al.alias}`)} = ${text}))`;
}

function sameNameAndStreet({ name, street }: Omit<SearchArea, 'city'>): SQL {
  const isSame = sql`${nameOfCompany} = ${folded(value(name))}`;
  if (street.trim() === '') return isSame;
  return sql`${isSame} and ${foldedStreet(sql`${d.street}`)} = ${foldedStreet(value(street))}`;
}

/** Returns companies of the same name and address. */
export function companiesNamed(
  db: Queries,
  { city, ...where }: SearchArea,
): Promise<FullCompany[]> {
  const inTown = city.trim() === '' ? sql`true` : sameTown(city);
  return companiesWhere(
    db,
    sql`${c.closed_at} is null and ${sameNameAndStreet(where)} and ${inTown}`,
  );
}

export interface SameCompany {
  readonly id: number;
  readonly userId: number | null;
}

/** Returns companies of the same name, street and town as in a request; imported ones with the most ads first. */
export function sameCompanies(
  db: Queries,
  { placeId, ...where }: { name: string; street: string; placeId: number },
): Promise<SameCompany[]> {
  return db.rows<SameCompany>(sql`
    select ${c.id}, ${c.user_id} as "userId" from ${tables}
    where ${c.closed_at} is null and ${sameNameAndStreet(where)}
      and ${t.id} = (select ${ownPlaces.town_id} from ${places} own where ${ownPlaces.id} = ${placeId})
    order by ${c.external} desc, (select count(*) from ${jobAds} a where ${aJobAds.company_id} = ${c.id}) desc, ${c.id}`);
}

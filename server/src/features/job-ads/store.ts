import { isInScope } from '../companies/scope-store.ts';
import type { Scope } from '../../core/security/callers.ts';
import { plainFieldNames } from '@lehrpfad/contract/job-ads/ad-fields.ts';
import type { OwnJobAd, PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { alias, type SQL, sql } from '../../core/database/drizzle.ts';
import { columnList } from '../../core/database/build.ts';
import { prepared, type Queries } from '../../core/database/database.ts';
import { mediaPath } from '../../core/files/files.ts';
import { instant, isAmong } from '../../core/database/sql-parts.ts';
import { adTables, isVisible } from './publishing/visibility-store.ts';
import { users } from '../accounts/schema.ts';
import { coverJson, shownCover } from '../companies/pictures/cover-store.ts';
import { addresses, companies, companyContactPersons } from '../companies/schema.ts';
import { contactPersons } from '../contact-persons/schema.ts';
import { jobAdFiles, jobAds } from './schema.ts';
import { jobNames, professions } from '../occupations/schema.ts';
import { places, towns } from '../places/schema.ts';

const f = alias(jobAdFiles, 'f');
const aRow = alias(jobAds, 'a');
const s = alias(jobAds, 's');
const sc = alias(companies, 'sc');
const c = alias(companies, 'c');
const su = alias(users, 'su');
const cp = alias(contactPersons, 'cp');
const own = alias(contactPersons, 'own');
const n = alias(jobNames, 'n');
const pr = alias(professions, 'pr');
const u = alias(users, 'u');
const adRow = alias(addresses, 'ad');
const p = alias(places, 'p');
const t = alias(towns, 't');
const e = alias(users, 'e');

const files = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', ${f.id}, 'name', ${f.name}) order by ${f.position}, ${f.id}), '[]')
  from ${jobAdFiles} f where ${f.job_ad_id} = ${aRow.id})`;

/** Condition for the siblings `s` that are shown with an ad `a` of company `c`. */
interface SiblingFilter {
  readonly siblings: SQL;
}

/**
 * The public sees only public siblings. Inside the subquery, the tables' names refer to the sibling. `offset 0` has the database look at
 * each sibling: without it, all public ads would be read for each ad.
 */
const publicSiblings = (today: string): SiblingFilter => ({
  siblings: sql`exists (select from ${adTables} where ${aRow.id} = ${s.id} and ${isVisible(today)} offset 0)`,
});

/** Its owner and editors see all siblings that are changed with it, public or not. */
const allSiblings: SiblingFilter = {
  siblings: sql`${sc.user_id} is not distinct from ${c.user_id}`,
};

/** `offset 0` has the database begin with the few siblings of an ad: without it, all companies may be read for each ad. */
const siblingsOf = ({ siblings }: SiblingFilter) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', ${s.id}, 'Company', ${s.company_id}, 'published', ${s.published},
    'availability_end_date', ${s.availability_end_date}, 'locked', ${sc.locked},
    'verified', coalesce(${su.validated}, false)) order by ${s.id}), '[]')
  from (select * from ${jobAds} s where ${s.template_id} = ${aRow.template_id} and ${s.id} <> ${aRow.id} offset 0) s
  join ${companies} sc on ${sc.id} = ${s.company_id} left join ${users} su on ${su.id} = ${sc.user_id}
  where ${siblings})`;

const contactsWhere = (condition: SQL) => sql`(
  select jsonb_agg(jsonb_build_object(
    'id', ${cp.id}, 'first_name', ${cp.first_name}, 'last_name', ${cp.last_name}, 'role', ${cp.role},
    'email', ${cp.email}, 'phone', ${cp.phone}) order by ${cp.id})
  from ${contactPersons} cp where ${condition})`;

/** Condition that a contact person is the only one that an ad shows. If a company changes its account, its contact persons stay behind. */
const isChosen = sql`${cp.id} = ${aRow.contact_person_id} and ${cp.user_id} = ${c.user_id}`;

/** The chosen contact person, otherwise those of the company. Uses three indexes; with an `or` or an `in`, the contact persons of all companies would be read for each ad. */
const contacts = sql`coalesce(${contactsWhere(isChosen)}, ${contactsWhere(sql`${cp.id} = any(array(
    select ${own.id} from ${contactPersons} own where ${own.company_id} = ${c.id}
    union select contact_person_id from ${companyContactPersons} where company_id = ${c.id}))`)}, '[]')`;

const chosenContact = sql`(
  select jsonb_build_object('id', ${cp.id}, 'name', trim(${cp.first_name} || ' ' || ${cp.last_name}))
  from ${contactPersons} cp where ${isChosen}) as contact_person`;

const columnsFor = (told: SiblingFilter) => sql`
  ${aRow.id}, ${columnList(aRow, ...plainFieldNames)}, jsonb_build_object('id', ${n.id}, 'name', ${n.name}) as "Job_name", ${n.name} as job_name,
  case when ${pr.id} is null then null else jsonb_build_object('id', ${pr.id}, 'name', ${pr.name}) end as "Profession",
  ${aRow.job_type}, ${aRow.job_type} as job_type_int, ${aRow.published}, ${aRow.publish_date},
  coalesce(${u.validated}, false) as verified, ${c.locked},
  ${instant(sql`${aRow.last_updated}`)} as last_updated,
  ${aRow.external}, case when ${aRow.external} = '' then '' else ${aRow.source_url} end as source_url,
  case when ${aRow.external} = '' then null else ${aRow.source_date} end as source_date, ${aRow.ba_id}, ${files} as files,
  jsonb_build_array(jsonb_build_object('id', ${c.id}, 'name', ${c.name})) as "Companies",
  ${siblingsOf(told)} as siblings, ${contacts} as contacts,
  ${c.name} as company_name, ${c.logo} as company_logo, ${coverJson(c)} as company_cover,
  case when ${adRow.id} is null then null else jsonb_build_object(
    'street', ${adRow.street}, 'additional', ${adRow.additional}, 'postcode', ${p.postcode}, 'city', ${t.name}) end as company_address,
  coalesce(${t.name}, '') as "mapBox_city", ${c.external} as company_is_external, ${c.weblink},
  case when ${p.id} is null then null else jsonb_build_array(${p.longitude}, ${p.latitude}) end as geo_data`;

/** Returns an ad from the database as the API shows it: with paths of its company's pictures. */
const withPictures = <Ad extends PublicJobAd>(ad: Ad): Ad => ({
  ...ad,
  company_logo: mediaPath(ad.company_logo),
  company_cover: shownCover(ad.company_cover),
});

/** Returns those of the ads that are public on a day, in the order of the ids without duplicates. */
export async function publicJobAds(
  db: Queries,
  ids: readonly number[],
  today: string,
): Promise<PublicJobAd[]> {
  if (ids.length === 0) return [];
  const rows = await db.rows<PublicJobAd>(
    prepared(sql`
    select ${columnsFor(publicSiblings(today))} from ${adTables}
    where ${isAmong(aRow.id, ids)} and ${isVisible(today)}`),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => {
    const ad = byId.get(id);
    return ad === undefined ? [] : [withPictures(ad)];
  });
}

/** The editors' lock of an ad `a`; null if it is not locked. */
export const editorLock = sql`
  case when ${aRow.lock_reason} is null then null else jsonb_build_object(
    'reason', ${aRow.lock_reason}, 'note', ${aRow.lock_note}, 'since', ${instant(sql`${aRow.locked_at}`)}) end as editor_lock`;

/** Additional columns for the owner and editors. An editor without a name is shown as 'Redaktion'. */
const ownColumns = sql`
  ${columnsFor(allSiblings)}, ${aRow.accepted}, ${aRow.template_id}, ${aRow.waiting}, ${aRow.filled_on}, ${chosenContact}, ${editorLock},
  coalesce((
    select coalesce(nullif(trim(${e.first_name} || ' ' || ${e.last_name}), ''),
      case when ${e.permission} < 3 then 'Redaktion' else ${e.email} end)
    from ${users} e where ${e.id} = ${aRow.last_updated_by}), '') as last_updated_by`;

async function readOwn(db: Queries, condition: SQL): Promise<OwnJobAd[]> {
  const rows = await db.rows<OwnJobAd>(
    prepared(sql`select ${ownColumns} from ${adTables} where ${condition}`),
  );
  return rows.map(withPictures);
}

/** Returns ads as their owner and editors see them, public or not, in the order of the ids. */
export async function ownAds(db: Queries, ids: readonly number[]): Promise<OwnJobAd[]> {
  const ads = await readOwn(db, sql`${isAmong(aRow.id, ids)}`);
  return ads.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Returns all ads of an account's companies, the last changed first. */
export function adsOfAccount(db: Queries, scope: Scope): Promise<OwnJobAd[]> {
  return readOwn(
    db,
    sql`${isInScope(c, scope)} order by ${aRow.last_updated} desc, ${aRow.id} desc`,
  );
}

/** Returns an ad that a caller may read, public or not; undefined if there is none. Editors may read any. */
export async function adOfCaller(
  db: Queries,
  id: number,
  scope: Scope | 'any',
): Promise<OwnJobAd | undefined> {
  const isTheirs = scope === 'any' ? sql`true` : isInScope(c, scope);
  const [ad] = await readOwn(db, sql`${aRow.id} = ${id} and ${isTheirs}`);
  return ad;
}

/** Returns a PDF of an ad that is public on a day, or that the viewer may see; editors may see all. */
export async function readableFile(
  db: Queries,
  id: number,
  today: string,
  viewer: (Scope & { isEditor: boolean }) | undefined,
): Promise<{ name: string; file: string } | undefined> {
  const isTheirs =
    viewer === undefined ? sql`false` : sql`(${viewer.isEditor} or ${isInScope(c, viewer)})`;
  const [row] = await db.rows<{ name: string; file: string }>(sql`
    select ${f.name}, ${f.file} from ${jobAdFiles} f
    where ${f.id} = ${id}
      and ${f.job_ad_id} in (select ${aRow.id} from ${adTables} where ${isVisible(today)} or ${isTheirs})`);
  return row;
}

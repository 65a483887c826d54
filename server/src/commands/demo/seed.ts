import { branchCheck } from '@lehrpfad/contract/companies/options.ts';
import { alias, sql } from '../../core/database/drizzle.ts';
import { hashDemoPassword } from '../../features/accounts/passwords/demo-password.ts';
import { berlinDay } from '../../core/clock.ts';
import type { Database, Queries } from '../../core/database/database.ts';
import { hasMark } from '../../core/database/marks.ts';
import type { Files } from '../../core/files/files.ts';
import { underLock } from '../../core/database/migrate.ts';
import { makeAccepted } from './accounts/accepted.ts';
import { makeColleagues } from './accounts/colleagues.ts';
import { makeAccounts } from './accounts/accounts.ts';
import { withContact } from './job-ads/ad-contact.ts';
import { makeAdCounts } from './job-ads/ad-counts.ts';
import { makeAdDrafts } from './job-ads/ad-drafts.ts';
import { makeForeignNames } from './job-ads/ad-sources.ts';
import { makeApiKeys } from './content/api-keys.ts';
import { makeAttachments, type PendingFile } from './content/attachments.ts';
import { readBase, type Base } from './base.ts';
import { companyRows, makeCompanies } from './companies/companies.ts';
import { addDays, momentOf, type Day } from './days.ts';
import { makeDailyCounts } from './content/daily-counts.ts';
import { makeFaq } from './content/editorial.ts';
import { makeEvents } from './events/events.ts';
import { exchangeLogos, makeImports } from './imports/imports.ts';
import { makeSchoolInternships } from './events/school-internships.ts';
import { makeInvitations } from './accounts/invitations.ts';
import { makeJobAds } from './job-ads/job-ads.ts';
import { makeReports } from './job-ads/reports.ts';
import { makeLogos } from './companies/logos.ts';
import { makeInbox } from './content/inbox.ts';
import { makeMaintenance } from './content/maintenance.ts';
import { makeCareerPage } from './imports/own-imports.ts';
import { contactRows } from './companies/people.ts';
import { makePictures } from './content/pictures.ts';
import { createRandom } from './random.ts';
import { makeRequests } from './companies/requests.ts';
import { insertRows, openIds, type Ids, type Rows } from './rows.ts';
import { makeWishes } from './companies/wishes.ts';
import { marks } from '../../core/database/schema.ts';
import { exchanges } from '../../features/exchanges/schema.ts';
import {
  addresses,
  branchChecks,
  companies as companiesTable,
} from '../../features/companies/schema.ts';
import { places } from '../../features/places/schema.ts';
import { users } from '../../features/accounts/schema.ts';
import {
  faqCategories as faqCategoriesTable,
  faqEntryCategories,
} from '../../features/faq/schema.ts';
import { bareList } from '../../core/database/build.ts';

const c = alias(companiesTable, 'c');
const p = alias(places, 'p');
const d = alias(addresses, 'd');
const o = alias(companiesTable, 'o');
const u = alias(users, 'u');
const cFaqCategories = alias(faqCategoriesTable, 'c');

const mark = 'demo-data';

/** Rows by table, in an order that satisfies foreign keys. */
type Tables = Readonly<Record<string, Rows>>;

/**
 * Fills a database once with a realistic board: the same for every run on one day. All rows are inserted in one transaction; files
 * are written before the commit, so that a row never references a missing file.
 * @throws when places and occupations have not been loaded
 */
export async function seedDemo({
  database,
  files,
  now,
}: {
  database: Database;
  files: Files;
  now: Date;
}): Promise<void> {
  if (await hasMark(database, mark)) return;
  const passwordHash = await hashDemoPassword();
  await underLock(database, 'lehrpfad-demo-data', async (tx) => {
    if (await hasMark(tx, mark)) return;
    const base = await readBase(tx);
    const ids = await openIds(tx);
    const { tables, pending, faqCategories } = await makeBoard(base, ids, {
      passwordHash,
      agency: await agencyId(tx),
      today: berlinDay(now),
    });
    const written = writeFiles(files, pending);
    // Both must be finished before this returns: a statement after the rollback would be committed by itself.
    written.catch(() => undefined);
    await insertBoard(tx, tables);
    await confirmBranches(tx);
    await written;
    await insertFaqCategories(tx, faqCategories);
    await ids.settle(tx);
    await tx.rows(sql`insert into ${marks} (${bareList(marks, 'name')}) values (${mark})`);
  });
}

/** Returns the id of the exchange that every database has. */
async function agencyId(tx: Queries): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(
    sql`select ${exchanges.id} from ${exchanges} where ${exchanges.key} = 'arbeitsagentur'`,
  );
  if (row === undefined) throw new Error('The exchange of the employment agency is missing.');
  return row.id;
}

function namesById({ jobNames }: Base, { rows }: ReturnType<typeof makeForeignNames>) {
  return new Map([
    ...[...jobNames].map(([name, { id }]) => [id, name] as const),
    ...rows.map(({ id, name }) => [id, name] as const),
  ]);
}

async function makeBoard(
  base: Base,
  ids: Ids,
  { passwordHash, agency, today }: { passwordHash: string; agency: number; today: Day },
) {
  const random = (part: string) => createRandom(`lehrpfad ${part}`);
  const { all: companies, addressRows } = makeCompanies(random('companies'), base, ids);
  const accounts = makeAccounts(random('accounts'), companies, ids, passwordHash, today);
  const userIds = accounts.owners.map(({ id }) => id);
  const [owner = 0] = userIds;
  const foreignNames = makeForeignNames(base, ids, momentOf(addDays(today, -20), 3, 0));
  const ads = makeJobAds(
    { random: random('ads'), base, ids, today, foreignNames, userIds },
    companies,
  );
  const attachments = makeAttachments(random('attachments'), ads, companies, ids);
  const events = makeEvents(random('events'), base, companies, ids, today);
  const contacts = contactRows(random('contacts'), companies, userIds, ids, today);
  const requests = makeRequests(random('requests'), base, companies, userIds, ids, today);
  const accepted = makeAccepted(requests, ids);
  const ofCompanies = companyRows(random('company rows'), companies, userIds, base, today);
  const faq = await makeFaq(ids, today);
  const imports = makeImports({ random: random('imports'), ids, today, agency }, ads, companies);
  const page = makeCareerPage({ ids, today, userId: owner }, ads, companies);
  const pictures = makePictures(ids, today, companies);
  const invitations = makeInvitations(ids, today);
  const colleagues = makeColleagues({ companies, userId: owner, passwordHash, ids }, today);
  const wishes = makeWishes(base, companies, ids, today);
  const tables: Tables = {
    users: [...accounts.rows, ...accepted.users, ...colleagues.users],
    ...colleagues.tables,
    editor_invitations: invitations.rows,
    account_links: invitations.links,
    addresses: [...addressRows, ...events.addressRows, ...accepted.addresses].map((row) => ({
      ...row,
      created_at: momentOf(addDays(today, -1), 8, 0),
    })),
    companies: [...ofCompanies.companies, ...accepted.companies].map(pictures.addCover),
    company_professions: ofCompanies.professions,
    company_allowed_apprenticeships: [...ofCompanies.apprenticeships, ...accepted.apprenticeships],
    apprenticeship_requests: wishes.requests,
    apprenticeship_request_names: wishes.names,
    contact_persons: [...contacts.persons, ...accepted.persons],
    company_contact_persons: [...contacts.attached, ...accepted.attached],
    job_names: foreignNames.rows,
    job_ads: withContact(ads, companies, { persons: contacts.persons, userId: owner }),
    job_ad_files: attachments.rows,
    ad_daily_counts: makeAdCounts(random('ad counts'), ads, companies, today),
    ad_reports: makeReports(ads, companies, namesById(base, foreignNames), today),
    api_keys: makeApiKeys(today),
    job_ad_drafts: makeAdDrafts({ ads, companies, userId: owner }, today),
    exchanges: [...imports.exchanges, ...page.exchanges],
    exchange_runs: [...imports.runs, ...page.runs],
    exchange_records: [...imports.records, ...page.records],
    exchange_import_results: [...imports.importResults, ...page.importResults],
    events: events.rows,
    company_requests: accepted.requests,
    company_request_apprenticeships: requests.apprenticeships,
    ...makeInbox(accounts.staff, { events: events.rows, requests: accepted.requests }, today),
    faq_entries: faq.entries,
    faq_files: faq.files.map(({ row }) => row),
    background_images: pictures.rows,
    maintenance_windows: makeMaintenance(ids, today),
    school_internship_periods: makeSchoolInternships(today),
    daily_counts: makeDailyCounts(random, companies, today),
  };
  const pending = [
    ...pictures.files,
    ...makeLogos([...companies, ...exchangeLogos, ...events.logos]),
    ...events.posters,
    ...attachments.files,
    ...faq.files.map((file) => file.pending),
  ];
  return { tables, pending, faqCategories: faq.categories };
}

async function insertBoard(tx: Queries, tables: Tables): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insertRows(tx, table, rows);
}

/** Number of branches that an editor has not confirmed yet. */
const unconfirmed = 3;

/** Confirms all other branches, including those of the demo login's account. */
async function confirmBranches(tx: Queries): Promise<void> {
  await tx.rows(sql`
    insert into ${branchChecks} (${bareList(branchChecks, 'company_id', 'name', 'folded_name', 'town_id', 'verdict', 'at')})
    select ${c.id}, ${c.name}, ${c.folded_name}, ${p.town_id}, ${branchCheck.confirmed}::int, ${c.created_at}
    from ${companiesTable} c left join ${addresses} d on ${d.id} = ${c.address_id} left join ${places} p on ${p.id} = ${d.place_id}
    where ${c.user_id} is not null and ${c.id} not in (
      select ${o.id} from ${companiesTable} o join ${users} u on ${u.id} = ${o.user_id}
      where ${u.validated} and ${u.active} and not ${o.locked} order by ${o.user_id} desc, ${o.id} desc limit ${unconfirmed})
    order by ${c.id}`);
}

async function insertFaqCategories(
  tx: Queries,
  categories: readonly { id: number; key: string }[],
): Promise<void> {
  await tx.rows(sql`
    insert into ${faqCategoriesTable} (${bareList(faqCategoriesTable, 'key')})
    select distinct r.key from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as r(id integer, key text)
    where not exists (select from ${faqCategoriesTable} c where lower(${cFaqCategories.key}) = lower(r.key))
    order by r.key`);
  await tx.rows(sql`
    insert into ${faqEntryCategories} (${bareList(faqEntryCategories, 'faq_entry_id', 'faq_category_id')})
    select r.id, ${cFaqCategories.id}
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as r(id integer, key text)
    join ${faqCategoriesTable} c on ${cFaqCategories.key} = r.key`);
}

/** Pictures are drawn on other threads while the database writes; only a few at a time, to limit the memory. */
const filesAtATime = 4;

async function writeFiles(files: Files, pending: readonly PendingFile[]): Promise<void> {
  const queue = pending.values();
  const work = async () => {
    for (const { key, content } of queue) await files.put(key, await content());
  };
  await Promise.all(Array.from({ length: filesAtATime }, work));
}

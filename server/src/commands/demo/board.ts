import { makeAccepted } from './accounts/accepted.ts';
import { makeColleagues } from './accounts/colleagues.ts';
import { makeAccounts } from './accounts/accounts.ts';
import { withContact } from './job-ads/ad-contact.ts';
import { makeAdCounts } from './job-ads/ad-counts.ts';
import { makeAdDrafts } from './job-ads/ad-drafts.ts';
import { makeForeignNames } from './job-ads/ad-sources.ts';
import { makeApiKeys } from './content/api-keys.ts';
import { makeAttachments, type PendingFile } from './content/attachments.ts';
import type { Base } from './base.ts';
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
import type { Ids, Rows } from './rows.ts';
import { makeApprenticeshipRequests } from './companies/apprenticeship-requests.ts';

/** Rows by table, in an order that satisfies foreign keys. */
export type Tables = Readonly<Record<string, Rows>>;

function namesById({ jobNames }: Base, { rows }: ReturnType<typeof makeForeignNames>) {
  return new Map([
    ...[...jobNames].map(([name, { id }]) => [id, name] as const),
    ...rows.map(({ id, name }) => [id, name] as const),
  ]);
}

/** Makes all demo data in memory. */
export async function makeBoard(
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
  const events = makeEvents(random('events'), base, companies, ids, today);
  const contacts = contactRows(random('contacts'), companies, userIds, ids, today);
  const requests = makeRequests(random('requests'), base, companies, userIds, ids, today);
  const accepted = makeAccepted(requests, ids);
  const ofCompanies = companyRows(random('company rows'), companies, userIds, base, today);
  const colleagues = makeColleagues({ companies, userId: owner, passwordHash, ids }, today);
  return {
    accounts,
    accepted,
    colleagues,
    invitations: makeInvitations(ids, today),
    companies,
    ofCompanies,
    addresses: [...addressRows, ...events.addressRows, ...accepted.addresses].map((row) => ({
      ...row,
      created_at: momentOf(addDays(today, -1), 8, 0),
    })),
    contacts,
    requests,
    apprenticeshipRequests: makeApprenticeshipRequests(base, companies, ids, today),
    foreignNames,
    jobAds: withContact(ads, companies, { persons: contacts.persons, userId: owner }),
    attachments: makeAttachments(random('attachments'), ads, companies, ids),
    adCounts: makeAdCounts(random('ad counts'), ads, companies, today),
    reports: makeReports(ads, companies, namesById(base, foreignNames), today),
    adDrafts: makeAdDrafts({ ads, companies, userId: owner }, today),
    apiKeys: makeApiKeys(today),
    imports: makeImports({ random: random('imports'), ids, today, agency }, ads, companies),
    careerPage: makeCareerPage({ ids, today, userId: owner }, ads, companies),
    events,
    inbox: makeInbox(accounts.staff, { events: events.rows, requests: accepted.requests }, today),
    faq: await makeFaq(ids, today),
    pictures: makePictures(ids, today, companies),
    maintenance: makeMaintenance(ids, today),
    schoolInternships: makeSchoolInternships(today),
    dailyCounts: makeDailyCounts(random, companies, today),
  };
}

type Board = Awaited<ReturnType<typeof makeBoard>>;

export function tablesOf(board: Board): Tables {
  const {
    accounts,
    accepted,
    colleagues,
    invitations,
    ofCompanies,
    apprenticeshipRequests,
    contacts,
  } = board;
  const { imports, careerPage, events, faq, pictures } = board;
  return {
    users: [...accounts.rows, ...accepted.users, ...colleagues.users],
    ...colleagues.tables,
    editor_invitations: invitations.rows,
    account_links: invitations.links,
    addresses: board.addresses,
    companies: [...ofCompanies.companies, ...accepted.companies].map(pictures.addCover),
    company_professions: ofCompanies.professions,
    company_allowed_apprenticeships: [...ofCompanies.apprenticeships, ...accepted.apprenticeships],
    apprenticeship_requests: apprenticeshipRequests.requests,
    apprenticeship_request_names: apprenticeshipRequests.names,
    contact_persons: [...contacts.persons, ...accepted.persons],
    company_contact_persons: [...contacts.attached, ...accepted.attached],
    job_names: board.foreignNames.rows,
    job_ads: board.jobAds,
    job_ad_files: board.attachments.rows,
    ad_daily_counts: board.adCounts,
    ad_reports: board.reports,
    api_keys: board.apiKeys,
    job_ad_drafts: board.adDrafts,
    exchanges: [...imports.exchanges, ...careerPage.exchanges],
    exchange_runs: [...imports.runs, ...careerPage.runs],
    exchange_records: [...imports.records, ...careerPage.records],
    exchange_import_results: [...imports.importResults, ...careerPage.importResults],
    events: events.rows,
    company_requests: accepted.requests,
    company_request_apprenticeships: board.requests.apprenticeships,
    ...board.inbox,
    faq_entries: faq.entries,
    faq_files: faq.files.map(({ row }) => row),
    background_images: pictures.rows,
    maintenance_windows: board.maintenance,
    school_internship_periods: board.schoolInternships,
    daily_counts: board.dailyCounts,
  };
}

/** Returns the files that the rows refer to. */
export function filesOf({ companies, pictures, events, attachments, faq }: Board): PendingFile[] {
  return [
    ...pictures.files,
    ...makeLogos([...companies, ...exchangeLogos, ...events.logos]),
    ...events.posters,
    ...attachments.files,
    ...faq.files.map((file) => file.pending),
  ];
}

import { alias, sql, type SQL } from '../../../core/database/drizzle.ts';
import type { Queries } from '../../../core/database/database.ts';
import {
  addresses,
  apprenticeshipRequestNames,
  apprenticeshipRequests as apprenticeshipRequestsTable,
  companies,
  companyAllowedApprenticeships,
  companyContactPersons,
  companyProfessions,
} from '../../companies/schema.ts';
import { places, towns } from '../../places/schema.ts';
import { jobNames, professions } from '../../occupations/schema.ts';
import { figureMails } from '../../ad-figures/schema.ts';
import { storedSecondStep } from '../second-step/methods-store.ts';
import { partnerFeeds } from '../../partner-feeds/schema.ts';
import { accountLinks, knownDevices, sessions, users } from '../schema.ts';
import { jobAdDrafts, jobAdFiles, jobAds, lockedAdTexts } from '../../job-ads/schema.ts';
import { contactPersons } from '../../contact-persons/schema.ts';
import { eventVersions, events } from '../../events/schema.ts';
import { exchangeRecords, exchanges } from '../../exchanges/schema.ts';
import {
  companyRequestApprenticeships,
  companyRequestQuestions,
  companyRequests,
} from '../../registrations/schema.ts';
import { mails } from '../../../core/mail/schema.ts';
import { storedTeam, type StoredTeam } from './export-team-store.ts';

const a = alias(addresses, 'a');
const p = alias(places, 'p');
const t = alias(towns, 't');
const n = alias(jobNames, 'n');
const rn = alias(apprenticeshipRequestNames, 'rn');
const r = alias(apprenticeshipRequestsTable, 'r');
const c = alias(companies, 'c');
const aJobAds = alias(jobAds, 'a');
const f = alias(jobAdFiles, 'f');
const m = alias(lockedAdTexts, 'm');
const d = alias(jobAdDrafts, 'd');
const l = alias(accountLinks, 'l');
const u = alias(users, 'u');
const pProfessions = alias(professions, 'p');
const cp = alias(companyProfessions, 'cp');
const ca = alias(companyAllowedApprenticeships, 'ca');
const pContactPersons = alias(contactPersons, 'p');
const v = alias(eventVersions, 'v');
const e = alias(events, 'e');
const eExchanges = alias(exchanges, 'e');
const rExchangeRecords = alias(exchangeRecords, 'r');
const ra = alias(companyRequestApprenticeships, 'ra');
const rCompanyRequests = alias(companyRequests, 'r');
const q = alias(companyRequestQuestions, 'q');

type Rows = Record<string, unknown>[];

/** All stored data of an account, by kind. It is read across all features, without changes. */
export interface StoredAbout {
  readonly account: Record<string, unknown>;
  readonly sessions: Rows;
  /** Devices on which somebody has logged in. */
  readonly devices: Rows;
  /** Its authenticator app and passkeys, without secrets and keys. */
  readonly secondStep: Rows;
  readonly companies: (Record<string, unknown> & { logo: string | null; cover: string | null })[];
  readonly contacts: Rows;
  readonly jobAds: (Record<string, unknown> & { files: { id: number }[] })[];
  /** Ads that it has not published yet. */
  readonly jobAdDrafts: Rows;
  /** Remembered texts of its locked ads, also deleted ones: their letters, and a hash of the texts. */
  readonly lockedAds: Rows;
  readonly events: (Record<string, unknown> & { logo: string | null })[];
  /** Its career page, and its uploaded tables. */
  readonly imports: Rows;
  readonly requests: Rows;
  readonly mails: Rows;
  readonly team: StoredTeam;
}

const address = sql`
  (select jsonb_build_object('street', ${a.street}, 'additional', ${a.additional}, 'postcode', ${p.postcode}, 'city', ${t.name})
  from ${addresses} a join ${places} p on ${p.id} = ${a.place_id} join ${towns} t on ${t.id} = ${p.town_id} where ${a.id} = address_id)`;

/** Requests of its branches for apprenticeships, with the answers of editors. */
const apprenticeshipRequests = sql`
  (select coalesce(jsonb_agg(to_jsonb(r) - array['company_id', 'decided_by'] || jsonb_build_object(
    'asked', (select coalesce(jsonb_agg(${n.name} order by ${n.name}), '[]') from ${apprenticeshipRequestNames} rn
      join ${jobNames} n on ${n.id} = ${rn.job_name_id} where ${rn.request_id} = ${r.id} and ${rn.asked}),
    'accepted', (select coalesce(jsonb_agg(${n.name} order by ${n.name}), '[]') from ${apprenticeshipRequestNames} rn
      join ${jobNames} n on ${n.id} = ${rn.job_name_id} where ${rn.request_id} = ${r.id} and ${rn.accepted})) order by ${r.id}), '[]')
  from ${apprenticeshipRequestsTable} r where ${r.company_id} = ${c.id})`;

/** Returns each row as an object with all columns except the given ones, and with some more. */
async function all<Row = Record<string, unknown>>(
  db: Queries,
  from: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await db.rows<{ row: Row }>(from)).map(({ row }) => row);
}

/** Returns the present and former sessions and devices of an account. */
async function storedLogins(
  tx: Queries,
  userId: number,
): Promise<Pick<StoredAbout, 'sessions' | 'devices'>> {
  return {
    sessions: await all(
      tx,
      sql`
      select jsonb_build_object('device', ${sessions.device}, 'created_at', ${sessions.created_at}, 'last_used_at',
        ${sessions.last_used_at}) as row
      from ${sessions} where ${sessions.user_id} = ${userId} order by ${sessions.created_at}, ${sessions.id}`,
    ),
    devices: await all(
      tx,
      sql`
      select jsonb_build_object('created_at', ${knownDevices.created_at}, 'last_used_at', ${knownDevices.last_used_at}) as row
      from ${knownDevices} where ${knownDevices.user_id} = ${userId} order by ${knownDevices.created_at}, ${knownDevices.hash}`,
    ),
  };
}

/** Returns its ads, and the remembered texts of its locked ones. @param own ids of its companies */
async function storedAds(
  tx: Queries,
  userId: number,
  own: SQL,
): Promise<Pick<StoredAbout, 'jobAds' | 'jobAdDrafts' | 'lockedAds'>> {
  return {
    jobAds: await all(
      tx,
      sql`
      select to_jsonb(a) - 'last_updated_by' || jsonb_build_object('job_name', ${n.name},
        'profession', (select ${professions.name} from ${professions} where ${professions.id} = ${aJobAds.profession_id}),
        'files', (select coalesce(jsonb_agg(jsonb_build_object('id', ${f.id}, 'name', ${f.name}, 'size', ${f.size})
        order by ${f.position}, ${f.id}), '[]')
          from ${jobAdFiles} f where ${f.job_ad_id} = ${aJobAds.id})) as row
      from ${jobAds} a join ${jobNames} n on ${n.id} = ${aJobAds.job_name_id} where ${aJobAds.company_id} in ${own} order by ${aJobAds.id}`,
    ),
    jobAdDrafts: await all(
      tx,
      sql`select to_jsonb(d) - 'user_id' as row from ${jobAdDrafts} d where ${d.user_id} = ${userId} order by ${d.id}`,
    ),
    lockedAds: await all(
      tx,
      sql`
      select to_jsonb(m) - array['user_id', 'company_id'] as row from ${lockedAdTexts} m
      where ${m.user_id} = ${userId} or ${m.company_id} in ${own} order by ${m.id}`,
    ),
  };
}

async function storedCompanies(tx: Queries, userId: number): Promise<StoredAbout['companies']> {
  return all(
    tx,
    sql`
    select to_jsonb(c) - array['user_id', 'closed_user_id', 'address_id', 'folded_name', 'employer_key',
      'employer_stem'] || jsonb_build_object('address', ${address},
      'professions', (select coalesce(jsonb_agg(${pProfessions.name} order by ${pProfessions.name}), '[]') from ${companyProfessions} cp
        join ${professions} p on ${pProfessions.id} = ${cp.profession_id} where ${cp.company_id} = ${c.id}),
      'allowed_apprenticeships', (select coalesce(jsonb_agg(${n.name} order by ${n.name}), '[]')
        from ${companyAllowedApprenticeships} ca join ${jobNames} n on ${n.id} = ${ca.job_name_id} where ${ca.company_id} = ${c.id}),
      'apprenticeship_requests', ${apprenticeshipRequests},
      'contact_ids', (select coalesce(jsonb_agg(${companyContactPersons.contact_person_id}
      order by ${companyContactPersons.contact_person_id}), '[]')
        from ${companyContactPersons} where ${companyContactPersons.company_id} = ${c.id})) as row
    from ${companies} c where ${c.user_id} = ${userId} or ${c.closed_user_id} = ${userId} order by ${c.id}`,
  );
}

/** Returns the company requests from which the account came, and those with its address. */
async function storedRequests(tx: Queries, userId: number, email: string): Promise<Rows> {
  return all(
    tx,
    sql`
    select to_jsonb(r) - array['user_id', 'place_id'] || jsonb_build_object(
      'postcode', ${p.postcode}, 'city', ${t.name},
      'allowed_apprenticeships', (select coalesce(jsonb_agg(${n.name} order by ${n.name}), '[]')
        from ${companyRequestApprenticeships} ra join ${jobNames} n on ${n.id} = ${ra.job_name_id}
        where ${ra.company_request_id} = ${rCompanyRequests.id}),
      'questions', (select coalesce(jsonb_agg(jsonb_build_object('question', ${q.question}, 'asked_at', ${q.asked_at},
          'reminded_at', ${q.reminded_at}, 'answer', ${q.answer}, 'answered_at', ${q.answered_at}) order by ${q.id}), '[]')
        from ${companyRequestQuestions} q where ${q.company_request_id} = ${rCompanyRequests.id})) as row
    from ${companyRequests} r join ${places} p on ${p.id} = ${rCompanyRequests.place_id} join ${towns} t on ${t.id} = ${p.town_id}
    where (${rCompanyRequests.user_id} = ${userId} and not ${rCompanyRequests.joined}) or ${rCompanyRequests.email} = ${email}
    order by ${rCompanyRequests.id}`,
  );
}

async function storedEvents(tx: Queries, own: SQL): Promise<StoredAbout['events']> {
  return all(
    tx,
    sql`
    select to_jsonb(e) - 'address_id' || jsonb_build_object('address', ${address},
      'new_version', (select to_jsonb(v) - 'event_id' from ${eventVersions} v where ${v.event_id} = ${e.id})) as row
    from ${events} e where ${e.company_id} in ${own} order by ${e.id}`,
  );
}

async function storedImports(tx: Queries, userId: number): Promise<Rows> {
  return all(
    tx,
    sql`
    select jsonb_build_object('name', ${eExchanges.name}, 'kind', ${eExchanges.kind}, 'settings', ${eExchanges.settings},
      'created_at', ${eExchanges.created_at},
      'records', (select coalesce(jsonb_agg(${rExchangeRecords.raw} order by ${rExchangeRecords.id}), '[]') from ${exchangeRecords} r
      where ${rExchangeRecords.exchange_id} = ${eExchanges.id})) as row
    from ${exchanges} e where ${eExchanges.user_id} = ${userId} order by ${eExchanges.id}`,
  );
}

/** Reads all data of an account in one transaction, so that the parts are consistent. @returns undefined if there is no such account */
export async function readStored(tx: Queries, userId: number): Promise<StoredAbout | undefined> {
  const [account] = await all<Record<string, unknown> & { email: string }>(
    tx,
    sql`
    select to_jsonb(u) - array['password_hash', 'folded'] || jsonb_build_object('new_email',
      (select ${l.new_email} from ${accountLinks} l where ${l.user_id} = ${u.id} and ${l.purpose} = 'email'),
      'figures_mail_since', (select ${figureMails.since} from ${figureMails} where ${figureMails.user_id} = ${u.id}),
      'partner_feeds_since', (select ${partnerFeeds.since} from ${partnerFeeds} where ${partnerFeeds.user_id} = ${u.id})) as row
    from ${users} u where ${u.id} = ${userId}`,
  );
  if (account === undefined) return undefined;
  const own = sql`(select ${companies.id}
      from ${companies} where ${companies.user_id} = ${userId} or ${companies.closed_user_id} = ${userId})`;
  return {
    account,
    ...(await storedLogins(tx, userId)),
    secondStep: await storedSecondStep(tx, userId),
    companies: await storedCompanies(tx, userId),
    contacts: await all(
      tx,
      sql`
      select to_jsonb(p) - array['user_id', 'company_id'] as row from ${contactPersons} p
      where ${pContactPersons.user_id} = ${userId} or ${pContactPersons.company_id} in ${own} order by ${pContactPersons.id}`,
    ),
    ...(await storedAds(tx, userId, own)),
    events: await storedEvents(tx, own),
    imports: await storedImports(tx, userId),
    requests: await storedRequests(tx, userId, account.email),
    team: await storedTeam(tx, userId),
    mails: await all(
      tx,
      sql`
      select jsonb_build_object('kind', ${mails.kind}, 'subject', ${mails.subject}, 'created_at', ${mails.created_at}, 'sent_at',
        ${mails.sent_at}) as row
      from ${mails} where ${mails.recipient} = ${account.email} order by ${mails.id}`,
    ),
  };
}

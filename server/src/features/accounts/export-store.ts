import { sql, type SQL } from '../../core/database/drizzle.ts';
import type { Queries } from '../../core/database/database.ts';

type Rows = Record<string, unknown>[];

/** All that is kept of an account, by kind. A read over all features, whose rows it does not touch. */
export interface StoredAbout {
  readonly account: Record<string, unknown>;
  readonly sessions: Rows;
  /** Devices on which somebody has logged in. */
  readonly devices: Rows;
  readonly companies: (Record<string, unknown> & { logo: string | null })[];
  readonly contacts: Rows;
  readonly jobAds: (Record<string, unknown> & { files: { id: number }[] })[];
  /** What its locked ads said, deleted ones too: their letters, and a hash of their texts. */
  readonly lockedAds: Rows;
  readonly events: (Record<string, unknown> & { logo: string | null })[];
  /** Its career page, and the tables that it has uploaded. */
  readonly imports: Rows;
  readonly requests: Rows;
  readonly mails: Rows;
}

const address = sql`
  (select jsonb_build_object('street', a.street, 'additional', a.additional, 'postcode', p.postcode, 'city', t.name)
  from addresses a join places p on p.id = a.place_id join towns t on t.id = p.town_id where a.id = address_id)`;

/** What its branches have asked for, with what editors said to it. */
const apprenticeshipRequests = sql`
  (select coalesce(jsonb_agg(to_jsonb(r) - array['company_id', 'decided_by'] || jsonb_build_object(
    'asked', (select coalesce(jsonb_agg(n.name order by n.name), '[]') from apprenticeship_request_names rn
      join job_names n on n.id = rn.job_name_id where rn.request_id = r.id and rn.asked),
    'accepted', (select coalesce(jsonb_agg(n.name order by n.name), '[]') from apprenticeship_request_names rn
      join job_names n on n.id = rn.job_name_id where rn.request_id = r.id and rn.accepted)) order by r.id), '[]')
  from apprenticeship_requests r where r.company_id = c.id)`;

/** Each row as an object with all its columns but those named, and with some more. */
async function all<Row = Record<string, unknown>>(
  db: Queries,
  from: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await db.rows<{ row: Row }>(from)).map(({ row }) => row);
}

/** Where somebody is logged in as the account, or has been. */
async function storedLogins(
  tx: Queries,
  userId: number,
): Promise<Pick<StoredAbout, 'sessions' | 'devices'>> {
  return {
    sessions: await all(
      tx,
      sql`
      select jsonb_build_object('device', device, 'created_at', created_at, 'last_used_at', last_used_at) as row
      from sessions where user_id = ${userId} order by created_at, id`,
    ),
    devices: await all(
      tx,
      sql`
      select jsonb_build_object('created_at', created_at, 'last_used_at', last_used_at) as row
      from known_devices where user_id = ${userId} order by created_at, hash`,
    ),
  };
}

/** Its ads, and what its locked ones said. @param own ids of its companies */
async function storedAds(
  tx: Queries,
  userId: number,
  own: SQL,
): Promise<Pick<StoredAbout, 'jobAds' | 'lockedAds'>> {
  return {
    jobAds: await all(
      tx,
      sql`
      select to_jsonb(a) - 'last_updated_by' || jsonb_build_object('job_name', n.name,
        'profession', (select name from professions where id = a.profession_id),
        'files', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.position, f.id), '[]')
          from job_ad_files f where f.job_ad_id = a.id)) as row
      from job_ads a join job_names n on n.id = a.job_name_id where a.company_id in ${own} order by a.id`,
    ),
    lockedAds: await all(
      tx,
      sql`
      select to_jsonb(m) - array['user_id', 'company_id'] as row from locked_ad_texts m
      where m.user_id = ${userId} or m.company_id in ${own} order by m.id`,
    ),
  };
}

/** Read in one transaction, so that its parts fit together. @returns undefined where there is no such account */
export async function storedAbout(tx: Queries, userId: number): Promise<StoredAbout | undefined> {
  const [account] = await all<Record<string, unknown> & { email: string }>(
    tx,
    sql`
    select to_jsonb(u) - array['password_hash', 'folded'] || jsonb_build_object('new_email',
      (select l.new_email from account_links l where l.user_id = u.id and l.purpose = 'email')) as row
    from users u where u.id = ${userId}`,
  );
  if (account === undefined) return undefined;
  const own = sql`(select id from companies where user_id = ${userId} or closed_user_id = ${userId})`;
  return {
    account,
    ...(await storedLogins(tx, userId)),
    companies: await all(
      tx,
      sql`
      select to_jsonb(c) - array['user_id', 'closed_user_id', 'address_id', 'folded_name', 'employer_key', 'employer_stem'] || jsonb_build_object('address', ${address},
        'professions', (select coalesce(jsonb_agg(p.name order by p.name), '[]') from company_professions cp
          join professions p on p.id = cp.profession_id where cp.company_id = c.id),
        'allowed_apprenticeships', (select coalesce(jsonb_agg(n.name order by n.name), '[]')
          from company_allowed_apprenticeships ca join job_names n on n.id = ca.job_name_id where ca.company_id = c.id),
        'apprenticeship_requests', ${apprenticeshipRequests},
        'contact_ids', (select coalesce(jsonb_agg(contact_person_id order by contact_person_id), '[]')
          from company_contact_persons where company_id = c.id)) as row
      from companies c where c.user_id = ${userId} or c.closed_user_id = ${userId} order by c.id`,
    ),
    contacts: await all(
      tx,
      sql`
      select to_jsonb(p) - array['user_id', 'company_id'] as row from contact_persons p
      where p.user_id = ${userId} or p.company_id in ${own} order by p.id`,
    ),
    ...(await storedAds(tx, userId, own)),
    events: await all(
      tx,
      sql`
      select to_jsonb(e) - 'address_id' || jsonb_build_object('address', ${address},
        'new_version', (select to_jsonb(v) - 'event_id' from event_versions v where v.event_id = e.id)) as row
      from events e where e.company_id in ${own} order by e.id`,
    ),
    imports: await all(
      tx,
      sql`
      select jsonb_build_object('name', e.name, 'kind', e.kind, 'settings', e.settings, 'created_at', e.created_at,
        'records', (select coalesce(jsonb_agg(r.raw order by r.id), '[]') from exchange_records r where r.exchange_id = e.id)) as row
      from exchanges e where e.user_id = ${userId} order by e.id`,
    ),
    requests: await all(
      tx,
      sql`
      select to_jsonb(r) - array['user_id', 'place_id'] || jsonb_build_object(
        'postcode', p.postcode, 'city', t.name,
        'allowed_apprenticeships', (select coalesce(jsonb_agg(n.name order by n.name), '[]')
          from company_request_apprenticeships ra join job_names n on n.id = ra.job_name_id
          where ra.company_request_id = r.id),
        'questions', (select coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'asked_at', q.asked_at,
            'reminded_at', q.reminded_at, 'answer', q.answer, 'answered_at', q.answered_at) order by q.id), '[]')
          from company_request_questions q where q.company_request_id = r.id)) as row
      from company_requests r join places p on p.id = r.place_id join towns t on t.id = p.town_id
      where (r.user_id = ${userId} and not r.joined) or r.email = ${account.email} order by r.id`,
    ),
    mails: await all(
      tx,
      sql`
      select jsonb_build_object('kind', kind, 'subject', subject, 'created_at', created_at, 'sent_at', sent_at) as row
      from mails where recipient = ${account.email} order by id`,
    ),
  };
}

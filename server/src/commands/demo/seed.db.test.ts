import { verify } from '@node-rs/argon2';
import { sql } from '../../core/database/drizzle.ts';
import { chosenRegion, defaultRegion } from '@lehrpfad/regions/chosen-region.ts';
import { areas } from '@lehrpfad/regions/parts/areas.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import type { Database } from '../../core/database/database.ts';
import { openFolder, readBytes, type Files } from '../../core/files/files.ts';
import { testDatabase, testFolder } from '../../core/database/test-database.ts';
import { demoPassword } from '../../features/accounts/passwords/demo-password.ts';
import { demoLogins } from './accounts/logins.ts';
import { seedDemo } from './seed.ts';
import { printLogins } from './accounts/print-logins.ts';

const now = new Date('2026-03-11T10:00:00Z');
const today = '2026-03-11';

let database: Database;
let files: Files;

beforeAll(async () => {
  database = await testDatabase('base');
  files = openFolder(testFolder());
  await seedDemo({ database, files, now });
});

async function count(condition: string): Promise<number> {
  const [row] = await database.rows<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(condition)}`,
  );
  return row?.count ?? 0;
}

/** Returns the whole demo data as text, so that two runs can be compared. */
async function contentOf(db: Database): Promise<string> {
  const tables = [
    'users',
    'companies',
    'addresses',
    'company_professions',
    'contact_persons',
    'job_ads',
    'company_contact_persons',
    'job_ad_files',
    'events',
    'company_requests',
    'daily_counts',
    'ad_daily_counts',
    'faq_entries',
    'background_images',
    'school_internship_periods',
    'company_allowed_apprenticeships',
    'exchanges',
    'exchange_runs',
    'exchange_records',
    'exchange_import_results',
  ];
  const hashes = [];
  for (const table of tables) {
    const [row] = await db.rows<{ hash: string }>(
      sql`select md5(string_agg(t::text, ',' order by t::text)) as hash from ${sql.identifier(table)} t`,
    );
    hashes.push(`${table} ${row?.hash}`);
  }
  return hashes.join('\n');
}

describe('companies', () => {
  test('are at least 600 in all districts of the state and nearly all professions', async () => {
    expect(await count('companies')).toBeGreaterThanOrEqual(600);
    const districts = `(select distinct t.district from companies c join addresses a on a.id = c.address_id
      join places p on p.id = a.place_id join towns t on t.id = p.town_id) d`;
    const ofState = await count('(select distinct district from towns) d');
    expect(await count(districts)).toBe(chosenRegion === defaultRegion ? 14 : ofState);
    expect(await count('(select distinct profession_id from company_professions) p')).toBe(35);
  });

  test('some are imported without an owner, some locked, some without logo or address', async () => {
    const all = await count('companies');
    const imported = await count('companies where external and user_id is null');
    expect(imported / all).toBeGreaterThan(0.1);
    expect(imported / all).toBeLessThan(0.15);
    expect(await count('companies where external <> (user_id is null)')).toBe(0);
    expect(await count('companies where locked')).toBeGreaterThan(2);
    expect(await count('companies where address_id is null')).toBeGreaterThan(2);
    expect(await count('companies where logo is null')).toBeGreaterThan(50);
  });

  test('name nobody: every address on the network ends in .example', async () => {
    expect(await count(`companies where weblink not similar to '(https://www.%.example)?'`)).toBe(
      0,
    );
    expect(await count(`users where email not like '%.example'`)).toBe(0);
    expect(await count(`contact_persons where email not like '%.example'`)).toBe(0);
    expect(await count(`contact_persons where phone !~ '^(0\\d+ 0\\d{3}-\\d{2})?$'`)).toBe(0);
  });
});

describe('job ads', () => {
  test('are at least 4,000, about two thirds of them for an Ausbildung', async () => {
    const all = await count('job_ads');
    expect(all).toBeGreaterThanOrEqual(4000);
    const share = (await count('job_ads where job_type = 2')) / all;
    expect(share).toBeGreaterThan(0.58);
    expect(share).toBeLessThan(0.7);
  });

  test.each([
    ['public', 'published', 3000],
    ['expired', `not published and not waiting and availability_end_date < date '${today}'`, 200],
    ['private', 'not published and not waiting and availability_end_date is null', 50],
    ['waiting', `waiting and availability_start_date > date '${today}'`, 50],
    ['imported', `external <> '' and source_id is not null and last_updated_by is null`, 300],
    ['from the agency', `ba_id ~ '^10001-\\d{10}-S$'`, 200],
    ['adopted', `accepted and external = ''`, 20],
    ['published today', `published and publish_date = date '${today}'`, 5],
    ['published yesterday', `published and publish_date = date '${today}' - 1`, 5],
    ['without a start', 'job_start is null', 100],
  ])('some are %s', async (_, condition, min) => {
    expect(await count(`job_ads where ${condition}`)).toBeGreaterThanOrEqual(min);
  });

  test('their dates fit together', async () => {
    expect(await count(`job_ads where published and publish_date > date '${today}'`)).toBe(0);
    expect(await count(`job_ads where published and availability_end_date < date '${today}'`)).toBe(
      0,
    );
    expect(await count('job_ads where job_end < job_start')).toBe(0);
    expect(await count(`job_ads where last_updated > '${now.toISOString()}'`)).toBe(0);
  });

  test('keep to the limits of the form and to the tags that the sanitiser leaves', async () => {
    expect(
      await count('job_ads where char_length(title) > 100 or char_length(details) > 5000'),
    ).toBe(0);
    const other = `regexp_replace(details || annotation, '</?(p|ul|li|strong|h3)>', '', 'g') ~ '[<>]'`;
    expect(await count(`job_ads where ${other}`)).toBe(0);
    expect(await count(`job_ads where details ~ '[{}]'`)).toBe(0);
  });

  test('postings for several branches share their template within one account', async () => {
    const shared = `(select template_id from job_ads a join companies c on c.id = a.company_id
      where template_id is not null group by template_id
      having count(*) < 2 or count(distinct c.user_id) > 1) t`;
    expect(await count('job_ads where template_id is not null')).toBeGreaterThan(100);
    expect(await count(shared)).toBe(0);
  });

  test('foreign job names wait, are mapped or are blocked', async () => {
    const used = 'exists (select from job_ads where job_name_id = n.id)';
    expect(
      await count(`job_names n where external and not blocked and mapping_id is null and ${used}`),
    ).toBeGreaterThan(2);
    expect(await count(`job_names n where external and mapping_id is not null and ${used}`)).toBe(
      1,
    );
    expect(await count(`job_names n where external and blocked and ${used}`)).toBe(1);
  });

  test('about one in twenty has a PDF that is there', async () => {
    const rows = await database.rows<{ file: string; size: number }>(
      sql`select file, size from job_ad_files order by id`,
    );
    expect(rows.length).toBeGreaterThan(100);
    const [first] = rows;
    const content = await readBytes(files, first?.file ?? '');
    expect(content.length).toBe(first?.size);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('events', () => {
  test('are at least 60: past and to come, own place and digital, in all states', async () => {
    expect(await count('events')).toBeGreaterThanOrEqual(60);
    for (const condition of [
      `end_date < date '${today}'`,
      `start_date > date '${today}'`,
      'digital',
      'address_id is not null',
      'address_id is null and not digital and company_id is not null',
      'status = 1',
      'status = 3',
      'deleted',
    ]) {
      expect(await count(`events where ${condition}`), condition).toBeGreaterThan(1);
    }
    const visible = `events where status = 2 and not deleted and start_date > date '${today}'`;
    expect(await count(visible)).toBeGreaterThan(20);
  });

  test('begin and end on quarter hours', async () => {
    const odd = `extract(minute from start_time)::int % 15 <> 0 or extract(minute from end_time)::int % 15 <> 0`;
    expect(await count(`events where ${odd} or end_time <= start_time`)).toBe(0);
  });
});

describe('imports', () => {
  test('are of exchanges that ask nobody: none is active', async () => {
    expect(await count('exchanges where user_id is null')).toBe(3);
    expect(await count('exchanges where active')).toBe(0);
    expect(await count(`exchange_runs where state in ('waiting', 'running')`)).toBe(0);
  });

  test('have two weeks of runs, one of which is held and one of which has failed last', async () => {
    const last = await database.rows<{ key: string; state: string }>(sql`
      select distinct on (e.id) e.key, r.state from exchanges e join exchange_runs r on r.exchange_id = e.id
      where e.user_id is null order by e.id, r.id desc`);
    expect(last).toEqual([
      { key: 'arbeitsagentur', state: 'done' },
      { key: 'lehrstellenboerse', state: 'held' },
      { key: 'karriereportal', state: 'failed' },
    ]);
    const spans = `(select max(created_at) - min(created_at) as long from exchange_runs) s where long >= '12 days'`;
    expect(await count(spans)).toBe(1);
  });

  test('count in the last runs what their import results say', async () => {
    const wrong = `exchange_runs r join exchange_import_results c on c.run_id = r.id
      group by r.id having count(*) <> r.created + r.changed + r.unchanged + r.duplicate + r.rejected + r.left_alone + r.gone`;
    expect(await count(`(select r.id from ${wrong}) w`)).toBe(0);
    expect(await count('(select distinct outcome from exchange_import_results) o')).toBe(7);
    expect(
      await count(
        `(select distinct reason from exchange_import_results where outcome = 'rejected') r`,
      ),
    ).toBeGreaterThan(5);
  });

  test('are the ads that people see: each with its record, its address and its day', async () => {
    const shown = `job_ads a where a.external <> '' and (a.published or a.waiting)`;
    expect(
      await count(
        `${shown} and not exists (select from exchange_records d where d.job_ad_id = a.id and d.state = 'shown')`,
      ),
    ).toBe(0);
    expect(await count(`${shown} and (source_url = '' or source_date is null)`)).toBe(
      await count(`${shown} and publish_date is null`),
    );
    expect(await count(`exchange_records where raw::text = '{}'`)).toBe(0);
  });
});

describe('the rest', () => {
  test('has an account for every role, with the demo password', async () => {
    for (const { email } of demoLogins) {
      const [user] = await database.rows<{ password_hash: string; active: boolean }>(
        sql`select password_hash, active from users where email = ${email}`,
      );
      expect(user?.active).toBe(true);
      expect(await verify(user?.password_hash ?? '', demoPassword)).toBe(true);
    }
    expect(await count('users where permission = 1')).toBe(1);
    expect(await count('users where permission = 2')).toBe(2);
    expect(await count('users where permission = 3 and validated')).toBeGreaterThan(25);
    expect(await count('users where not validated')).toBeGreaterThan(1);
  });

  test('has an ad in each state at the account with branches', async () => {
    const [{ email } = { email: '' }] = demoLogins.filter(({ role }) => role.includes('Filialen'));
    const ads = `job_ads a join companies c on c.id = a.company_id join users u on u.id = c.user_id
      where u.email = '${email}' and a.external = ''`;
    for (const state of [
      'published',
      'not published and waiting',
      'not published and availability_end_date < now()',
      'not published and not waiting and availability_end_date is null',
    ])
      expect(await count(`${ads} and ${state}`), state).toBeGreaterThanOrEqual(1);
  });

  test('has each state of a company’s year and of an editor’s week', async () => {
    const [{ id } = { id: 0 }] = await database.rows<{ id: number }>(
      sql`select id from users where email = 'filialen@lehrpfad.example'`,
    );
    const ads = `job_ads a join companies c on c.id = a.company_id where c.user_id = ${id} and a.external = ''`;
    for (const state of [
      `${ads} and filled_on is not null`,
      `${ads} and published and availability_end_date = date '${today}' + 14`,
      `${ads} and jsonb_array_length(internship_weeks) > 0`,
      `${ads} and contact_person_id is not null`,
      `job_ad_drafts where user_id = ${id}`,
      `account_members where account_id = ${id}`,
      `account_invitations where account_id = ${id}`,
      `account_transfers where account_id = ${id} and expires_at > date '${today}'`,
      `account_changes where account_id = ${id}`,
      'ad_reports where outcome is null',
      `ad_reports where outcome = 'left'`,
      `ad_reports where outcome = 'corrected'`,
      `inbox_notes where assigned_to is not null and waiting_until is null`,
      `inbox_notes where waiting_until is not null`,
      `company_requests where status = 1`,
      `apprenticeship_requests where status = 1`,
      'events where status = 1',
      `mails where state = 'failed'`,
    ])
      expect(await count(state), state).toBeGreaterThanOrEqual(1);
  });

  test('has an account to be activated for each request that was accepted', async () => {
    expect(await count('company_requests where status = 2')).toBe(2);
    const waiting = `company_requests r join users u on u.id = r.user_id and u.email = r.email
      join companies c on c.user_id = u.id join contact_persons p on p.user_id = u.id
      where r.status = 2 and u.password_hash is null and not u.active and u.validated`;
    expect(await count(waiting)).toBe(2);
  });

  test('has requests in every state, answered questions and two months of visits', async () => {
    expect(await count('(select distinct status from company_requests) s')).toBe(4);
    expect(await count('apprenticeship_requests where status = 1')).toBe(1);
    expect(await count('apprenticeship_requests')).toBe(2);
    expect(await count('(select distinct account_status from company_requests) s')).toBe(4);
    const perAudience = await database.rows<{ count: number }>(sql`
      select count(*)::int as count from faq_entry_categories x
        join faq_categories c on c.id = x.faq_category_id join faq_entries e on e.id = x.faq_entry_id
      where e.public and c.key like 'öffentlich-%' group by c.key`);
    expect(perAudience).toHaveLength(4);
    for (const audience of perAudience) expect(audience.count).toBeGreaterThanOrEqual(9);
    expect(await count('faq_entries where not public')).toBe(2);
    // The four audiences, and one of the editors' own categories.
    expect(await count('(select distinct faq_category_id from faq_entry_categories) c')).toBe(5);
    const attached = await database.rows<{ file: string; size: number }>(
      sql`select file, size from faq_files order by position`,
    );
    expect(attached).toHaveLength(4);
    for (const { file, size } of attached) expect(await readBytes(files, file)).toHaveLength(size);
    expect(await count(`daily_counts where dimension = 'visit'`)).toBe(60);
    // One of them counts searches by area, and not every state is divided into areas.
    const dimensions = areas.length > 0 ? 13 : 12;
    expect(await count('(select distinct dimension from daily_counts) d')).toBe(dimensions);
    expect(await count('(select distinct source from imported_counts) s')).toBe(3);
    // Every published ad that is older than two days has figures, and none from before it was published.
    expect(
      await count(`job_ads a where a.published and a.publish_date < '${today}'::date - 2
        and not exists (select from ad_daily_counts c where c.job_ad_id = a.id)`),
    ).toBe(0);
    expect(
      await count(
        `ad_daily_counts c join job_ads a on a.id = c.job_ad_id where c.day <= a.publish_date`,
      ),
    ).toBe(0);
  });

  test('every picture and logo is in the file store', async () => {
    const rows = await database.rows<{ file: string }>(sql`
      select file from background_images union all select logo from companies where logo is not null
      union all select cover from companies where cover is not null
      union all select logo from events where logo is not null`);
    expect(rows.length).toBeGreaterThan(300);
    for (const { file } of rows) expect(await files.exists(file), file).toBe(true);
    expect(await count(`companies where cover is not null and cover_alt <> ''`)).toBe(2);
    expect(await count('background_images where visible')).toBeGreaterThanOrEqual(5);
  });

  test('leaves the counters of ids behind what it wrote', async () => {
    const [row] = await database.rows<{ id: number }>(
      sql`insert into addresses (street, place_id) select 'Testweg 1', min(id) from places returning id`,
    );
    const [{ largest } = { largest: 0 }] = await database.rows<{ largest: number }>(
      sql`select max(id) as largest from addresses`,
    );
    expect(row?.id).toBe(largest);
    await database.rows(sql`delete from addresses where id = ${row?.id}`);
  });
});

describe('an application on demo data of its own', () => {
  const address = 'http://localhost:3000/#/login';
  let app: TestApp;
  let content: string;

  beforeAll(async () => {
    app = await testApp({
      prepare: async (own) => {
        const later = new Date('2026-03-11T21:00:00Z');
        await seedDemo({ database: own, files: openFolder(testFolder()), now: later });
        content = await contentOf(own);
      },
    });
  });

  const told = async () => {
    const lines = await printLogins(app.database, address);
    return lines.slice(1).map((line) => /^ {2}(\S+) {2,}(.+)$/.exec(line)!.slice(1, 3));
  };

  test('has the same rows as any other of that day', async () => {
    expect(content).toBe(await contentOf(database));
  });

  test('tells one login for each role and situation, and each of them works', async () => {
    const lines = await printLogins(app.database, address);
    expect(lines[0]).toBe(`Log in at ${address} with the password ${demoPassword} as`);
    const logins = await told();
    expect(new Set(logins.map(([, role]) => role)).size).toBe(logins.length);
    const sessions = await Promise.all(
      logins.map(([email]) => app.post('token/', { email, password: demoPassword })),
    );
    expect(sessions.map(({ status }) => status)).toEqual(logins.map(() => 200));
    expect(new Set(sessions.map(({ body }) => body.permission))).toEqual(new Set([1, 2, 3]));
  });

  test('leaves out whose password was changed, and says nothing where there is none', async () => {
    const [[first]] = (await told()) as [[string]];
    await app.database.rows(sql`update users set password_hash = 'other' where email = ${first}`);
    expect((await told()).map(([email]) => email)).not.toContain(first);
    await app.database.rows(sql`update users set active = false`);
    expect(await printLogins(app.database, address)).toEqual([]);
  });
});

describe('seeding', () => {
  test('an already seeded database stays as it is', async () => {
    await database.rows(sql`delete from faq_entries`);
    await seedDemo({ database, files, now });
    expect(await count('faq_entries')).toBe(0);
  });

  test('needs places and occupations', async () => {
    const empty = await testDatabase('empty');
    const seeding = seedDemo({ database: empty, files, now });
    await expect(seeding).rejects.toThrow('places and the occupations');
  });

  test('leaves nothing behind when it breaks off', async () => {
    const fresh = await testDatabase('base');
    const broken = {
      ...openFolder(testFolder()),
      put: () => Promise.reject(new Error('disk full')),
    };
    const seeding = seedDemo({ database: fresh, files: broken as unknown as Files, now });
    await expect(seeding).rejects.toThrow('disk full');
    const rows = await fresh.rows(sql`select 1 from companies union all select 1 from users`);
    expect(rows).toEqual([]);
  });
});

import { sql } from '../src/core/database/drizzle.ts';
import { addAd, addCompany, addUser } from './stock.ts';
import type { TestApp } from './test-app.ts';

/** Ids of an account's objects, and of the editors' objects. */
export interface Everything {
  readonly user: number;
  readonly contact: number;
  readonly company: number;
  readonly ad: number;
  readonly draft: number;
  readonly event: number;
  readonly file: number;
  readonly request: number;
  readonly wish: number;
  readonly report: number;
  readonly apiKey: number;
  readonly delivery: number;
  readonly session: number;
  readonly colleague: number;
  readonly colleagueInvitation: number;
  readonly passkey: number;
  readonly mail: number;
  readonly jobName: number;
  readonly profession: number;
  readonly word: number;
  readonly invitation: number;
  readonly faqEntry: number;
  readonly faqFile: number;
  readonly faqCategory: number;
  readonly background: number;
  readonly chamber: number;
  readonly maintenance: number;
  readonly schoolPeriod: number;
  readonly exchange: number;
  readonly run: number;
  readonly record: number;
}

/** Adds an account with one of everything, none of it public; every text is, or begins with, the given one. */
export async function addOneOfEverything(
  { database: db, files }: Pick<TestApp, 'database' | 'files'>,
  secret: string,
): Promise<Everything> {
  const one = async (statement: ReturnType<typeof sql>) =>
    (await db.rows<{ id: number }>(statement))[0]!.id;
  const userId = await addUser(db, { email: 'geheim@andere.example' });
  await db.rows(
    sql`update users set first_name = ${secret}, last_name = ${secret} where id = ${userId}`,
  );
  const company = await addCompany(db, { name: `${secret} GmbH`, userId });
  await db.rows(sql`update companies set locked = true where id = ${company}`);
  const ad = await addAd(db, {
    company_id: company,
    title: secret,
    details: secret,
    published: false,
  });
  await files.put('attachments/geheim.pdf', Buffer.from(`%PDF-1.4 ${secret} %%EOF`));
  const exchange = await one(sql`
    insert into exchanges (key, name, kind, user_id) values ('geheim', ${secret}, 'upload', ${userId}) returning id`);
  const run = await one(sql`
    insert into exchange_runs (exchange_id, trigger, state) values (${exchange}, 'upload', 'held') returning id`);
  await db.rows(sql`
    insert into exchange_import_results (run_id, external_id, title, outcome) values (${run}, '1', ${secret}, 'created')`);
  const apiKey = await one(sql`
    insert into api_keys (email, purpose, key_hash, key_start, created_at, note, last_updated)
    values ('geheim@andere.example', ${secret}, '\\x01', 'lpk_geheim', now(), ${secret}, now()) returning id`);
  await db.rows(sql`
    insert into webhooks (key_id, url, secret, cursor, created_at, leased_until)
    values (${apiKey}, 'https://geheim.example/', '\\x00', '', now(), now())`);
  const faqEntry = await one(sql`
    insert into faq_entries (title, description) values (${secret}, ${secret}) returning id`);
  return {
    user: userId,
    company,
    ad,
    exchange,
    run,
    record: await one(sql`
      insert into exchange_records (exchange_id, external_id, raw, hash, state)
      values (${exchange}, '1', ${JSON.stringify({ secret })}::text::jsonb, '', 'rejected') returning id`),
    invitation: await one(sql`
      insert into editor_invitations (email, first_name, last_name)
      values ('geladen@andere.example', ${secret}, ${secret}) returning id`),
    contact: await one(sql`
      insert into contact_persons (user_id, last_name, phone) values (${userId}, ${secret}, ${secret}) returning id`),
    draft: await one(sql`
      insert into job_ad_drafts (user_id, content, created_at, last_updated)
      values (${userId}, ${JSON.stringify({ title: secret, details: secret })}::text::jsonb, now(), now()) returning id`),
    event: await one(sql`
      with added as (
        insert into events (title, description, start_date, end_date, status, company_id, declined_message)
        values (${secret}, ${secret}, '2027-01-01', '2027-01-01', 3, ${company}, ${secret}) returning *)
      insert into event_versions (event_id, title, description, start_date, end_date, company_id)
      select id, title, description, start_date, end_date, company_id from added returning event_id as id`),
    file: await one(sql`
      insert into job_ad_files (job_ad_id, name, file, size)
      values (${ad}, ${`${secret}.pdf`}, 'attachments/geheim.pdf', 9) returning id`),
    request: await one(sql`
      insert into company_requests (name, email, phone, first_name, last_name, street, place_id)
      values (${secret}, 'geheim@andere.example', ${secret}, ${secret}, ${secret}, ${secret}, (select min(id) from places))
      returning id`),
    wish: await one(sql`
      insert into apprenticeship_requests (company_id, other, message, created_at)
      values (${company}, ${secret}, ${secret}, now()) returning id`),
    report: await one(sql`
      insert into ad_reports (job_ad_id, ad, reason, text, mail, created_at, last_updated)
      values (${ad}, ${JSON.stringify({ id: ad, title: secret, company_name: secret, job_name: secret, details: '', annotation: '' })}::text::jsonb,
        'wrong', ${secret}, 'geheim@andere.example', now(), now()) returning id`),
    apiKey,
    delivery: await one(sql`
      insert into webhook_deliveries (key_id, body, changes, created_at) values (${apiKey}, ${secret}, 0, now()) returning id`),
    passkey: await one(sql`
      insert into passkeys (user_id, credential_id, public_key, sign_count, transports, name, created_at)
      values (${userId}, '\\x01', '\\x02', 0, '[]', ${secret}, now()) returning id`),
    session: await one(sql`
      insert into sessions (id, user_id) values (gen_random_uuid(), ${userId}) returning number as id`),
    colleague: await one(sql`
      with added as (
        insert into users (email, first_name, last_name, permission, password_hash, active)
        values ('kollegin@andere.example', ${secret}, ${secret}, 3, 'x', true) returning id)
      insert into account_members (user_id, account_id, role, created_at) select id, ${userId}, 'ads', now() from added
      returning user_id as id`),
    colleagueInvitation: await one(sql`
      insert into account_invitations (account_id, email, first_name, last_name, role, created_at, last_sent_at, expires_at)
      values (${userId}, 'geladen@andere.example', ${secret}, ${secret}, 'ads', now(), now() - interval '2 days', now() + interval '5 days')
      returning id`),
    mail: await one(sql`
      insert into mails (kind, recipient, subject, body) values ('test', 'geheim@andere.example', ${secret}, '[]') returning id`),
    word: await one(sql`select min(id) as id from search_vocabulary`),
    jobName: await one(sql`select min(id) as id from job_names`),
    profession: await one(sql`select min(id) as id from professions`),
    faqEntry,
    faqFile: await one(sql`
      insert into faq_files (faq_entry_id, name, file)
      values (${faqEntry}, ${secret}, 'attachments/geheim.pdf') returning id`),
    faqCategory: await one(sql`insert into faq_categories (key) values (${secret}) returning id`),
    background: await one(
      sql`insert into background_images (file) values ('public/backgrounds/x.png') returning id`,
    ),
    chamber: await one(sql`select max(id) as id from chambers`),
    schoolPeriod: await one(sql`
      insert into school_internship_periods (school_type, name, first_day, last_day)
      values ('Gymnasium', '9. Klassen', '2998-01-01', '2998-01-02') returning id`),
    maintenance: await one(sql`
      insert into maintenance_windows (display_start_date, display_end_date)
      values ('2999-01-01', '2999-01-01') returning id`),
  };
}

/** The object that the id in a path refers to. Add new endpoints here. */
export const objectOf: Readonly<Record<string, keyof Everything>> = {
  'PATCH contactpersons/patch/:id/': 'contact',
  'DELETE contactpersons/delete/:id/': 'contact',
  'POST contactpersons/restore/:id/': 'contact',
  'GET contactpersons/by/user/:id/': 'user',
  'PATCH companies/patch/:id/': 'company',
  'DELETE companies/delete/:id/': 'company',
  'POST companies/closed/:id/reopen/': 'company',
  'GET ad-figures/by/company/:id/': 'company',
  'GET address/by/company/:id/': 'company',
  'GET companies/by/id/:id/': 'company',
  'GET companies/by/user/:id/': 'user',
  'GET companies/lock/:id/': 'company',
  'PATCH companies/lock/patch/:id/': 'company',
  'PATCH companies/unlock/patch/:id/': 'company',
  'PATCH jobdescriptions/patch/:id/': 'ad',
  'PATCH jobdescriptions/visibility/patch/:id/': 'ad',
  'PATCH jobdescriptions/filled/patch/:id/': 'ad',
  'PATCH jobdescriptions/lock/patch/:id/': 'ad',
  'PATCH jobdescriptions/unlock/patch/:id/': 'ad',
  'DELETE jobdescriptions/delete/:id/': 'ad',
  'PATCH jobdescriptions/drafts/patch/:id/': 'draft',
  'DELETE jobdescriptions/drafts/delete/:id/': 'draft',
  'GET jobdescriptions/by/id/:id/': 'ad',
  'GET jobdescriptions/own/:id/': 'ad',
  'GET jobdescriptions/files/:id/': 'file',
  'GET events/all/:id/': 'event',
  'PATCH events/patch/:id/': 'event',
  'POST events/check/:id/': 'event',
  'POST events/withdraw/:id/': 'event',
  'PATCH events/editor/patch/:id/': 'event',
  'PATCH companies/checks/patch/:id/': 'company',
  'PATCH companies/request/patch/:id/': 'request',
  'GET companies/request/accounts/:id/': 'request',
  'POST companies/request/question/:id/': 'request',
  'POST companies/apprenticeships/post/:id/': 'company',
  'DELETE companies/apprenticeships/delete/:id/': 'wish',
  'PATCH companies/apprenticeships/patch/:id/': 'wish',
  'PATCH ad-reports/patch/:id/': 'report',
  'PATCH api-keys/patch/:id/': 'apiKey',
  'DELETE api-keys/delete/:id/': 'apiKey',
  'GET api-keys/:id/deliveries/': 'apiKey',
  'POST api-keys/deliveries/:id/again/': 'delivery',
  'POST mails/:id/again/': 'mail',
  'DELETE mails/delete/:id/': 'mail',
  'PATCH searchvocabulary/patch/:id/': 'word',
  'DELETE searchvocabulary/delete/:id/': 'word',
  'PATCH jobnames/patch/:id/': 'jobName',
  'DELETE jobnames/delete/:id/': 'jobName',
  'PATCH professions/patch/:id/': 'profession',
  'DELETE professions/delete/:id/': 'profession',
  'DELETE user/own/sessions/:id/': 'session',
  'POST team/invitations/again/:id/': 'colleagueInvitation',
  'DELETE team/invitations/delete/:id/': 'colleagueInvitation',
  'PATCH team/patch/:id/': 'colleague',
  'DELETE team/delete/:id/': 'colleague',
  'GET team/by/user/:id/': 'user',
  'DELETE user/own/two-step/passkeys/:id/': 'passkey',
  'POST users/:id/two-step/reset/': 'user',
  'PATCH user/patch/:id/': 'user',
  'PATCH editors/patch/:id/': 'user',
  'DELETE editors/delete/:id/': 'user',
  'PATCH editorrequests/patch/:id/': 'invitation',
  'DELETE editorrequests/delete/:id/': 'invitation',
  'PATCH faq/patch/:id/': 'faqEntry',
  'DELETE faq/delete/:id/': 'faqEntry',
  'POST faq/restore/:id/': 'faqEntry',
  'GET faq/files/:id/': 'faqFile',
  'PATCH faq/categories/patch/:id/': 'faqCategory',
  'DELETE faq/categories/delete/:id/': 'faqCategory',
  'POST faq/categories/restore/:id/': 'faqCategory',
  'PATCH backgroundimages/patch/:id/': 'background',
  'POST backgroundimages/restore/:id/': 'background',
  'PATCH chambers/patch/:id/': 'chamber',
  'PATCH schoolinternships/patch/:id/': 'schoolPeriod',
  'DELETE schoolinternships/delete/:id/': 'schoolPeriod',
  'PATCH maintenance/patch/:id/': 'maintenance',
  'DELETE maintenance/delete/:id/': 'maintenance',
  'GET exchanges/own/runs/:id/': 'run',
  'GET exchanges/own/import-results/:id/': 'run',
  'GET exchanges/:id/': 'exchange',
  'GET exchanges/:id/overview/': 'exchange',
  'PATCH exchanges/:id/': 'exchange',
  'DELETE exchanges/:id/': 'exchange',
  'POST exchanges/:id/runs/': 'exchange',
  'POST exchanges/:id/trial/': 'exchange',
  'POST exchanges/:id/mapping/preview/': 'exchange',
  'PATCH exchanges/:id/mapping/': 'exchange',
  'GET exchanges/:id/runs/': 'exchange',
  'POST exchanges/:id/import-result-link/': 'exchange',
  'DELETE exchanges/:id/import-result-link/': 'exchange',
  'GET exchanges/runs/:id/': 'run',
  'POST exchanges/runs/:id/stop/': 'run',
  'POST exchanges/runs/:id/decide/': 'run',
  'GET exchanges/runs/:id/obsolete-ads/': 'run',
  'GET exchanges/runs/:id/import-results/': 'run',
  'GET exchanges/runs/:id/import-results/csv/': 'run',
  'GET exchanges/records/:id/': 'record',
};

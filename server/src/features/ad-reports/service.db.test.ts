import { limits } from '@lehrpfad/contract/core/limits.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../test/test-app.ts';
import { sql } from '../../core/database/drizzle.ts';
import { queuedMails } from '../accounts/accounts.fixture.ts';
import { removeOldReports } from './store.ts';

type Headers = Record<string, string>;

let app: TestApp;
let now = testDay;
let owner: Headers;
let editor: Headers;
let admin: Headers;
let company: number;
let ad: number;

const later = (days: number) => (now = new Date(now.getTime() + days * 86_400_000));

beforeAll(async () => {
  app = await testApp({ clock: () => now, attemptLimits: true });
  const id = await addUser(app.database, { email: 'chefin@firma.example' });
  owner = await app.as(id);
  const staff = await addUser(app.database);
  await app.database.rows(
    sql`update users set permission = 2, first_name = 'Ute', last_name = 'Rat' where id = ${staff}`,
  );
  editor = await app.as(staff);
  const chief = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 1 where id = ${chief}`);
  admin = await app.as(chief);
  company = await addCompany(app.database, { name: 'Kornhof', userId: id });
});

beforeEach(async () => {
  now = testDay;
  await app.database.script(
    'delete from ad_reports; delete from mails; delete from attempts; delete from audit_entries; delete from job_ads',
  );
  ad = await addAd(app.database, { company_id: company, title: 'Bäcker werden' });
});

const report = async (values: object = {}, remoteAddress = '192.0.2.1') => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/ad-reports/post/',
    remoteAddress,
    ...csrf,
    payload: { job_ad: ad, reason: 'wrong', text: '', mail: '', ...values },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const list = async (query = 'open=1') => (await app.get(`ad-reports/?${query}`, editor)).body;
const first = async () => (await list()).results[0];
const decide = (id: number, body: object, headers = editor) =>
  app.patch(`ad-reports/patch/${id}/`, body, headers);
const mails = () => queuedMails(app.database);
const isPublic = async () =>
  (await app.post('jobdescriptions/by/ids/', { job_ids: [ad] }, {})).body.length === 1;

describe('a report of an ad', () => {
  it('waits for editors with the ad as it was, and is confirmed to whoever leaves an address', async () => {
    expect(await report({ text: 'Es sind 40\nStunden.', mail: 'Pia@Schule.example' })).toEqual({
      status: 200,
      body: {},
    });
    later(1);
    await app.patch(`jobdescriptions/patch/${ad}/`, { title: 'Bäckerin werden' }, owner);
    expect(await list()).toMatchObject({
      count: 1,
      results: [
        {
          reason: 'wrong',
          text: 'Es sind 40\nStunden.',
          gets_answer: true,
          Ad: { id: ad, title: 'Bäcker werden', company_name: 'Kornhof' },
          Now: { published: true, locked: false, changed: true },
          others: 0,
          outcome: null,
          decided: null,
        },
      ],
    });
    expect((await list('open=1&search=kornhof bäcker')).count).toBe(1);
    expect((await list('open=1&search=konditor')).count).toBe(0);
    expect((await mails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['ad-report-received', 'pia@schule.example'],
    ]);
    expect(JSON.stringify(await list())).not.toContain('pia@');
    expect((await app.get('statistics/waiting/', editor)).body.ad_reports).toBe(1);
  });

  it.each<[object, object]>([
    [{ reason: '' }, { reason: ['Bitte wähle einen Grund aus.'] }],
    [{ reason: 'other', text: ' ' }, { text: ['Pflichtfeld!'] }],
    [{ mail: 'pia' }, { mail: ['Keine E-mail'] }],
    [{ text: 'x'.repeat(limits.reportText + 1) }, { text: [`Max. ${limits.reportText} Zeichen!`] }],
  ])('with %j is refused', async (values, errors) => {
    expect(await report(values)).toMatchObject({ status: 400, body: { errors } });
    expect((await list('')).count).toBe(0);
  });

  it('is confirmed and answered in the language of its sender', async () => {
    await report({ mail: 'pia@schule.example', language: 'uk' });
    const { id, last_updated } = await first();
    await decide(id, { outcome: 'corrected', answer: 'Danke!', last_updated });
    expect(
      await app.database.rows(sql`select kind, language, subject from mails order by id`),
    ).toEqual([
      { kind: 'ad-report-received', language: 'uk', subject: 'Твоя скарга надійшла' },
      { kind: 'ad-report-decided', language: 'uk', subject: 'Твоя скарга: оголошення виправлено' },
    ]);
    expect(JSON.stringify(await list('corrected=1'))).not.toContain('"uk"');
  });

  it('with a text that is too long is refused', async () => {
    const { body } = await report({ text: 'x'.repeat(limits.reportText + 1) });
    expect(body.errors).toEqual({ text: [`Max. ${limits.reportText} Zeichen!`] });
  });

  it('is of a public ad', async () => {
    await app.database.rows(sql`update job_ads set published = false`);
    expect((await report()).status).toBe(404);
    expect((await report({ job_ad: 2_000_000_000 })).status).toBe(404);
  });

  it('of a robot is answered like any other, and nothing comes of it', async () => {
    expect(await report({ website: 'www.gewinn.example', mail: 'a@b.example' })).toEqual(
      await report(),
    );
    expect((await list()).count).toBe(1);
    expect(await mails()).toEqual([]);
  });

  it('is one of ten in an hour from one address, and of three to one mailbox', async () => {
    for (let at = 0; at < 10; at += 1) expect((await report()).status).toBe(200);
    expect((await report()).status).toBe(429);
    const to = { mail: 'pia@schule.example' };
    for (let at = 0; at < 3; at += 1)
      expect((await report(to, `198.51.100.${at}`)).status).toBe(200);
    expect((await report(to, '198.51.100.9')).status).toBe(429);
  });
});

describe('what editors decide', () => {
  it('answers the sender, stands in the trail of the ad, and can be taken back', async () => {
    await report({ mail: 'pia@schule.example' });
    const { id, last_updated } = await first();
    const said = { outcome: 'left', answer: 'Die Angaben stimmen.', last_updated };
    expect((await decide(id, said)).body).toMatchObject({
      outcome: 'left',
      answer: 'Die Angaben stimmen.',
      decided_by: 'Ute Rat',
    });
    expect((await list()).count).toBe(0);
    expect((await list('left=1')).count).toBe(1);
    const [, answer] = await mails();
    expect(answer).toMatchObject({ kind: 'ad-report-decided', to: 'pia@schule.example' });
    expect(answer?.text).toContain('Die Angaben stimmen.');
    expect(answer?.text).toContain('/kontakt');
    expect(await isPublic()).toBe(true);
    expect((await decide(id, { outcome: 'open' })).body).toMatchObject({
      outcome: null,
      answer: '',
    });
    expect((await list()).count).toBe(1);
    const trail = (await app.get(`audit/?subject=job-ad&subject_id=${ad}`, admin)).body.results;
    expect(trail.map(({ action }: any) => action)).toEqual(['report-reopened', 'report-left']);
  });

  it('is told after the time for an undo, which withdraws the mail', async () => {
    await report({ mail: 'pia@schule.example' });
    const { id } = await first();
    await decide(id, { outcome: 'left' });
    const due = await app.database.rows(
      sql`select extract(epoch from due_at - ${now.toISOString()}::timestamptz)::int as seconds from mails where kind = 'ad-report-decided'`,
    );
    expect(due).toEqual([{ seconds: 30 }]);
    expect((await decide(id, { outcome: 'open' })).body.was_answered).toBe(false);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['ad-report-received']);
    later(1);
    await decide(id, { outcome: 'left' });
    later(1);
    await decide(id, { outcome: 'corrected', answer: 'Danke!' });
    const [, answer, ...others] = await mails();
    expect([answer?.subject, others]).toEqual(['Deine Meldung: Anzeige berichtigt', []]);
  });

  it('can be taken back after its mail was sent, and the answer says so', async () => {
    await report({ mail: 'pia@schule.example' });
    const { id } = await first();
    await decide(id, { outcome: 'left' });
    await app.database.rows(
      sql`update mails set state = 'sent', sent_at = now(), body = null where kind = 'ad-report-decided'`,
    );
    const { body } = await decide(id, { outcome: 'open' });
    expect([body.outcome, body.was_answered]).toEqual([null, true]);
    expect(await app.database.rows(sql`select from mails`)).toHaveLength(2);
  });

  it('locks the ad for a reason that its company reads, for all reports of it', async () => {
    await report({ mail: 'pia@schule.example' });
    await report({ reason: 'dubious', mail: 'jan@schule.example' });
    const { id, others } = await first();
    expect(others).toBe(1);
    const missing = await decide(id, { outcome: 'locked', others: true });
    expect(missing.body.errors).toEqual({ lock_reason: ['Bitte einen Grund auswählen.'] });
    const lock = { lock_reason: 'misleading', lock_note: 'Die Stunden stimmen nicht.' };
    expect((await decide(id, { outcome: 'locked', others: true, ...lock })).status).toBe(200);
    expect(await isPublic()).toBe(false);
    expect((await list('locked=1')).count).toBe(2);
    expect((await mails()).slice(2).map(({ kind, to }) => [kind, to])).toEqual([
      ['ad-locked', 'chefin@firma.example'],
      ['ad-report-decided', 'pia@schule.example'],
      ['ad-report-decided', 'jan@schule.example'],
    ]);
  });

  it('of an ad that is locked already, locks nothing again', async () => {
    await report();
    await report();
    const lock = { outcome: 'locked', lock_reason: 'misleading' };
    expect((await decide((await first()).id, lock)).status).toBe(200);
    expect((await decide((await first()).id, lock)).status).toBe(200);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['ad-locked']);
  });

  it('of an ad that was deleted meanwhile, is anything but a lock', async () => {
    await report();
    await app.delete(`jobdescriptions/delete/${ad}/`, owner);
    const { id, Now } = await first();
    expect(Now).toBeNull();
    const locked = await decide(id, { outcome: 'locked', lock_reason: 'misleading' });
    expect([locked.status, locked.body.current.id]).toEqual([409, id]);
    expect((await decide(id, { outcome: 'corrected' })).status).toBe(200);
  });

  it('is decided once, on what was read, and not by companies', async () => {
    await report();
    const { id, last_updated } = await first();
    expect((await decide(id, { outcome: 'left', last_updated })).status).toBe(200);
    expect((await decide(id, { outcome: 'left' })).status).toBe(409);
    later(0.1);
    const stale = await decide(id, { outcome: 'corrected', last_updated });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    expect((await decide(id, { outcome: 'open' }, owner)).status).toBe(403);
    expect((await decide(2_000_000_000, { outcome: 'left' })).status).toBe(404);
  });
});

it('reports are counted for a year by reason and outcome, with how long they took', async () => {
  await report();
  await report();
  await report({ reason: 'gone' });
  later(2);
  await decide((await first()).id, { outcome: 'corrected' });
  expect((await app.get('ad-reports/statistics/', editor)).body).toEqual({
    reasons: [
      { reason: 'wrong', open: 1, left: 0, corrected: 1, locked: 0 },
      { reason: 'gone', open: 1, left: 0, corrected: 0, locked: 0 },
    ],
    hours: 48,
  });
});

it('the address is forgotten after the decision, and the report after a year', async () => {
  await report({ mail: 'pia@schule.example' });
  await decide((await first()).id, { outcome: 'left' });
  later(limits.reportAddressDays - 1);
  await removeOldReports(app.database, now);
  expect((await list('left=1')).results[0].gets_answer).toBe(true);
  later(2);
  await removeOldReports(app.database, now);
  expect((await list('left=1')).results[0].gets_answer).toBe(false);
  later(limits.reportDays);
  await removeOldReports(app.database, now);
  expect((await list('')).count).toBe(0);
});

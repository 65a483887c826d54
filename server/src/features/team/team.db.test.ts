import { maxColleagues } from '@lehrpfad/contract/team/options.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOneOfEverything } from '../../../test/one-of-everything.ts';
import { addAd, addCompany, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { sql } from '../../core/database/drizzle.ts';
import {
  addAccount,
  logIn,
  newPassword,
  oldPassword,
  queuedMails,
  tokenOf,
  visitorOf,
} from '../accounts/accounts.fixture.ts';

let now = testDay;
let app: TestApp;
let visitor: ReturnType<typeof visitorOf>;
let owner: number;
let one: number;
let two: number;
let count = 0;

type Headers = Readonly<Record<string, string>>;
let asOwner: Headers;

const hourMs = 3_600_000;
const later = (hours: number) => (now = new Date(now.getTime() + hours * hourMs));

const ina = { first_name: 'Ina', last_name: 'Roth', role: 'ads' };

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  visitor = visitorOf(app);
});

beforeEach(async () => {
  now = testDay;
  count += 1;
  await app.database.rows(sql`delete from mails`);
  owner = await addAccount(app.database, { email: `chefin${count}@kornhof.example` });
  one = await addCompany(app.database, { name: 'Kornhof Nord', userId: owner });
  two = await addCompany(app.database, { name: 'Kornhof Süd', userId: owner });
  asOwner = await app.as(owner);
});

const address = (name = 'ina') => `${name}${count}@kornhof.example`;
const invite = (more: object = {}, headers = asOwner) =>
  app.post('team/invitations/post/', { ...ina, email: address(), ...more }, headers);
const lastMail = async (kind: string) =>
  (await queuedMails(app.database)).findLast((mail) => mail.kind === kind);
const linkOf = async (kind: string) => (await lastMail(kind))?.path ?? '';

/** Invites a person and accepts the invitation. */
async function join(name: string, more: object = {}) {
  const email = address(name);
  const { status } = await invite({ email, ...more });
  expect(status).toBe(200);
  await visitor.setPassword(await linkOf('team-invitation'));
  const { body } = await logIn(app, email, newPassword);
  const headers: Headers = { authorization: `Bearer ${body.access}` };
  return { id: body.id as number, email, headers };
}

const statusOf = async (call: Promise<{ status: number }>) => (await call).status;
const ownNames = async (headers: Headers) =>
  (await app.get('companies/own/', headers)).body.map(({ name }: { name: string }) => name);

describe('an invitation', () => {
  it('is accepted once by its link, with a password of the own', async () => {
    const { body } = await invite({ branches: [one] });
    expect(body.invitations).toMatchObject([
      { email: address(), role: 'ads', branches: [one], expired: false },
    ]);
    const mail = await lastMail('team-invitation');
    expect(mail?.to).toBe(address());
    expect(mail?.text).not.toMatch(/Ina|Roth|Kornhof/);
    const path = mail?.path ?? '';
    const page = await visitor.look(path);
    expect(page).toMatchObject({ status: 200, title: 'Einladung annehmen' });
    expect(page.html).toContain('im Konto von Kornhof Nord und Kornhof Süd');
    const weak = await visitor.setPassword(path, { password: 'kurz', repeated: 'kurz' });
    expect(weak.status).toBe(400);
    expect((await visitor.setPassword(path)).location).toBe('/konto/team-erledigt?was=angenommen');
    expect((await visitor.look('/konto/team-erledigt?was=angenommen')).status).toBe(200);
    expect((await visitor.look('/konto/team-erledigt?was=x')).status).toBe(404);
    expect((await logIn(app, address(), newPassword)).body).toMatchObject({
      permission: 3,
      role: 'ads',
      name: 'Ina Roth',
      setup_complete: true,
    });
    const again = await visitor.setPassword(path);
    expect([again.status, again.title]).toEqual([410, 'Diese Einladung gilt nicht mehr']);
    const team = (await app.get('team/', asOwner)).body;
    expect(team.colleagues).toMatchObject([{ email: address(), role: 'ads', branches: [one] }]);
    expect(team.invitations).toEqual([]);
  });

  it('dies after seven days, when it is withdrawn and when it is sent again', async () => {
    const { id } = (await invite()).body.invitations[0];
    const first = await linkOf('team-invitation');
    const tooEarly = await app.post(`team/invitations/again/${id}/`, {}, asOwner);
    expect(tooEarly.status).toBe(429);
    later(24);
    expect(await statusOf(app.post(`team/invitations/again/${id}/`, {}, asOwner))).toBe(200);
    const second = await linkOf('team-invitation');
    expect((await visitor.look(first)).status).toBe(410);
    later(7 * 24 - 1);
    expect((await visitor.look(second)).status).toBe(200);
    later(1);
    expect((await visitor.look(second)).status).toBe(410);
    asOwner = await app.as(owner);
    expect((await app.get('team/', asOwner)).body.invitations[0].expired).toBe(true);
    await app.post(`team/invitations/again/${id}/`, {}, asOwner);
    const third = await linkOf('team-invitation');
    const withdrawn = await app.delete(`team/invitations/delete/${id}/`, asOwner);
    expect(withdrawn.body.invitations).toEqual([]);
    expect((await visitor.look(third)).status).toBe(410);
    expect(await lastMail('team-invitation')).toBeUndefined();
  });

  it('of one account stays on its way, whatever another account does with its own to the address', async () => {
    await invite();
    const ours = await linkOf('team-invitation');
    const other = await addAccount(app.database, { email: `andere${count}@mehl.example` });
    await addCompany(app.database, { name: 'Mehl', userId: other });
    const asOther = await app.as(other);
    const { id } = (await invite({}, asOther)).body.invitations[0];
    await app.delete(`team/invitations/delete/${id}/`, asOther);
    const left = (await queuedMails(app.database)).filter(({ to }) => to === address());
    expect(left.map(({ path }) => path)).toEqual([ours]);
    expect((await visitor.look(ours)).status).toBe(200);
  });

  it('tells by mail alone that an address has an account', async () => {
    await addAccount(app.database, { email: address() });
    const { status, body } = await invite();
    expect([status, body.invitations.length]).toEqual([200, 1]);
    expect(await lastMail('team-invitation')).toBeUndefined();
    expect((await lastMail('team-email-taken'))?.to).toBe(address());
  });

  it('is refused for persons of the account, foreign branches, and too many', async () => {
    const { email } = await join('kai');
    for (const known of [email, `chefin${count}@kornhof.example`])
      expect((await invite({ email: known })).body.errors.email).toHaveLength(1);
    await invite();
    expect(await statusOf(invite())).toBe(409);
    const foreign = await addCompany(app.database, {});
    const refused = await invite({ email: address('x'), branches: [foreign] });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { branches: [expect.any(String)] } },
    });
    await app.database.rows(sql`
      insert into account_invitations (account_id, email, first_name, last_name, role, created_at, last_sent_at, expires_at)
      select ${owner}::int, 'n' || n || '@x.example', 'N', 'N', 'ads', now(), now(), now()
      from generate_series(1, ${maxColleagues - 2}::int) n`);
    expect((await invite({ email: address('y') })).body.detail).toContain('25 Personen');
  });

  it('finds an address that has got an account meanwhile', async () => {
    await invite();
    await addAccount(app.database, { email: address() });
    const taken = await visitor.setPassword(await linkOf('team-invitation'));
    expect([taken.status, taken.title]).toEqual([409, 'Zu dieser Adresse gibt es schon ein Konto']);
  });
});

describe('a colleague for ads', () => {
  it('sees and changes ads of the chosen branches alone', async () => {
    const { headers } = await join('ina', { branches: [one] });
    const [mine, other] = [
      await addAd(app.database, { company_id: one, title: 'Meine' }),
      await addAd(app.database, { company_id: two, title: 'Andere' }),
    ];
    expect(await ownNames(headers)).toEqual(['Kornhof Nord']);
    const ads = (await app.get('jobdescriptions/own/', headers)).body;
    expect(ads.map(({ id }: { id: number }) => id)).toEqual([mine]);
    const hide = (id: number, as: Headers) =>
      app.patch(`jobdescriptions/visibility/patch/${id}/`, { published: false }, as);
    expect(await statusOf(hide(mine, headers))).toBe(200);
    expect(await statusOf(hide(other, headers))).toBe(404);
    const both = { job_ids: [mine, other], action: 'filled' };
    const many = await app.post('jobdescriptions/many/', both, headers);
    expect(many.body.map(({ id }: { id: number }) => id)).toEqual([mine]);
    const undone = await app.post('jobdescriptions/many/undo/', both, asOwner);
    expect(undone.body).toMatchObject([{ id: mine, filled_on: null }]);
    const moved = { job_ids: [mine], company_id: two };
    expect(await statusOf(app.post('jobdescriptions/many/move/', moved, headers))).toBe(400);
    expect(await statusOf(app.delete(`jobdescriptions/delete/${other}/`, headers))).toBe(404);
    expect(await statusOf(app.patch(`companies/patch/${one}/`, { name: 'X' }, headers))).toBe(403);
  });

  it('does not change an ad that is also one of other branches', async () => {
    const { headers } = await join('ina', { branches: [one] });
    const ad = await addAd(app.database, { company_id: one });
    const sibling = await addAd(app.database, { company_id: two });
    await app.database.rows(sql`
      update job_ads set template_id = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11' where id in (${ad}, ${sibling})`);
    const change = (as: Headers) => app.patch(`jobdescriptions/patch/${ad}/`, { title: 'Neu' }, as);
    const refused = await change(headers);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('nicht zuständig'),
    ]);
    expect((await change(asOwner)).status).not.toBe(409);
  });

  it('keeps drafts to themselves, which stay with the account afterwards', async () => {
    const { id, headers } = await join('ina');
    const draft = { content: { title: 'Bald' } };
    await app.post('jobdescriptions/drafts/post/', draft, headers);
    expect((await app.get('jobdescriptions/drafts/own/', asOwner)).body).toEqual([]);
    await app.delete(`team/delete/${id}/`, asOwner);
    expect((await app.get('jobdescriptions/drafts/own/', asOwner)).body).toHaveLength(1);
  });
});

describe('the persons of an account', () => {
  it('are managed by those who manage it, who see who has changed what', async () => {
    const kai = await join('kai', { role: 'management' });
    const ina = await join('ina');
    const reach = { role: 'ads', branches: [two] };
    const changed = await app.patch(`team/patch/${ina.id}/`, reach, kai.headers);
    expect(changed.body.colleagues).toContainEqual(
      expect.objectContaining({ id: ina.id, branches: [two] }),
    );
    expect(await statusOf(app.get('user/own/', ina.headers))).toBe(403);
    for (const call of [
      app.patch(`team/patch/${kai.id}/`, reach, kai.headers),
      app.delete(`team/delete/${kai.id}/`, kai.headers),
    ])
      expect(await statusOf(call)).toBe(409);
    expect(await statusOf(app.delete(`team/delete/${owner}/`, kai.headers))).toBe(404);
    expect(
      await statusOf(app.post('user/own/close/', { password: newPassword }, kai.headers)),
    ).toBe(403);
    await app.patch(`companies/patch/${one}/`, { weblink: 'www.kornhof.example' }, kai.headers);
    const { results } = (await app.get('team/changes/', asOwner)).body;
    expect(results[0]).toMatchObject({
      user_name: 'Ina Roth',
      action: 'changed',
      subject: 'company',
      subject_name: 'Kornhof Nord',
      fields: ['weblink'],
    });
    const actions = results.map(
      ({ action, subject }: Record<string, string>) => `${subject} ${action}`,
    );
    expect(actions).toEqual(expect.arrayContaining(['colleague changed', 'invitation accepted']));
    const foreign = await addAccount(app.database, { email: address('fremd') });
    expect((await app.get('team/changes/', await app.as(foreign))).body.count).toBe(0);
  });

  it('keep a closed branch, since no branch would mean all of them', async () => {
    const { id } = await join('ina', { branches: [one] });
    expect(await statusOf(app.delete(`companies/delete/${one}/`, asOwner))).toBe(200);
    const wanted = { role: 'ads', branches: [one] };
    expect(await statusOf(app.patch(`team/patch/${id}/`, wanted, asOwner))).toBe(200);
    const [kept] = (await app.get('team/', asOwner)).body.colleagues;
    expect(kept).toMatchObject({ role: 'ads', branches: [one] });
  });

  it('lose a branch that has left the account with the next change of their role, but not all', async () => {
    const { id } = await join('ina', { branches: [one, two] });
    const other = await addAccount(app.database, { email: address('andere') });
    const leaves = (branch: number) =>
      app.database.rows(sql`update companies set user_id = ${other} where id = ${branch}`);
    await leaves(one);
    const change = (branches: number[]) =>
      app.patch(`team/patch/${id}/`, { role: 'ads', branches }, asOwner);
    const changed = await change([one, two]);
    expect(changed.status).toBe(200);
    expect(changed.body.colleagues[0]).toMatchObject({ id, branches: [two] });
    expect(await change([one, two])).toMatchObject({
      status: 400,
      body: { errors: { branches: ['Alle Einträge müssen aus der Liste sein'] } },
    });

    await leaves(two);
    const last = await change([two]);
    expect(last.status).toBe(400);
    expect(last.body.errors.branches[0]).toMatch(/^Diese Filialen gehören nicht mehr zum Konto/);
    const [kept] = (await app.get('team/', asOwner)).body.colleagues;
    expect(kept).toMatchObject({ role: 'ads', branches: [two] });
  });

  it('keep the role that somebody else has given them meanwhile', async () => {
    const { id } = await join('ina', { branches: [one, two] });
    const begun = { role: 'ads', branches: [one, two] };
    const change = (wanted: object) =>
      app.patch(`team/patch/${id}/`, { ...wanted, begun }, asOwner);
    expect(await statusOf(change({ role: 'ads', branches: [one] }))).toBe(200);
    expect(await change({ role: 'management' })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { id, role: 'ads', branches: [one] } },
    });
    const [kept] = (await app.get('team/', asOwner)).body.colleagues;
    expect(kept).toMatchObject({ role: 'ads', branches: [one] });
  });

  it('lose their login when they are removed, and hear of it', async () => {
    const { id, email, headers } = await join('ina');
    await app.delete(`team/delete/${id}/`, asOwner);
    expect(await statusOf(app.get('user/own/', headers))).toBe(403);
    expect((await logIn(app, email, newPassword)).status).toBe(401);
    expect((await queuedMails(app.database)).filter(({ to }) => to === email)).toMatchObject([
      { kind: 'team-removed' },
    ]);
  });

  it('may leave with their password, but for the owner', async () => {
    const { email, headers } = await join('ina');
    const own = (await app.get('user/own/export/', headers)).body;
    expect(own.team.membership).toMatchObject([{ role: 'ads', branches: null }]);
    expect(own.team.changes).toMatchObject([{ action: 'accepted', subject: 'invitation' }]);
    expect(own.companies).toEqual([]);
    const go = (password: string, as: Headers) => app.post('team/leave/', { password }, as);
    expect(await statusOf(go('falsch', headers))).toBe(400);
    expect(await statusOf(go(oldPassword, asOwner))).toBe(409);
    expect(await statusOf(go(newPassword, headers))).toBe(200);
    expect((await logIn(app, email, newPassword)).status).toBe(401);
    const data = (await app.get('user/own/export/', asOwner)).body.team;
    expect(data).toMatchObject({ membership: [], colleagues: [], invitations: [] });
    const [last] = (await app.get('team/changes/', asOwner)).body.results;
    expect(last).toMatchObject({ action: 'left', user_name: 'Ina Roth' });
  });

  it('cannot log in while the account is deactivated, and go with it', async () => {
    const { id, email, headers } = await join('ina');
    await app.database.rows(sql`update users set active = false where id = ${owner}`);
    expect((await app.get('jobdescriptions/own/', headers)).body.code).toBe('user_inactive');
    expect((await logIn(app, email, newPassword)).body.code).toBe('user_inactive');
    await app.database.rows(sql`update users set active = true where id = ${owner}`);
    await invite({ email: address('spaet') });
    expect(await statusOf(app.post('user/own/close/', { password: oldPassword }, asOwner))).toBe(
      200,
    );
    expect(await app.database.rows(sql`select id from users where id = ${id}`)).toEqual([]);
    const mails = await queuedMails(app.database);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['team-removed', email]]);
  });

  it('are shown to editors by the account, and get no company of their own', async () => {
    const { id } = await join('ina');
    const editor = await addAccount(app.database, { email: address('red'), permission: 2 });
    const asEditor = await app.as(editor);
    const team = (await app.get(`team/by/user/${owner}/`, asEditor)).body;
    expect([team.owner.id, team.colleagues[0].id]).toEqual([owner, id]);
    expect(await statusOf(app.get(`team/by/user/${id}/`, asEditor))).toBe(404);
    const given = await app.patch(`companies/patch/${one}/`, { User: id }, asEditor);
    expect(given.body.errors.User).toHaveLength(1);
  });
});

/** Columns with the id of an account, which a new owner gets. All other columns refer to the person. */
const ofTheAccount = [
  'account_changes.account_id',
  'account_invitations.account_id',
  'account_members.account_id',
  'companies.closed_user_id',
  'companies.user_id',
  'company_requests.user_id',
  'contact_persons.user_id',
  'exchanges.user_id',
  'ad_links.user_id',
  'partner_feeds.user_id',
  'locked_ad_texts.user_id',
];

/** Columns with the id of a person, or of a transfer request that ends with the transfer. */
const ofThePerson = [
  'account_changes.user_id',
  'account_links.user_id',
  'account_members.user_id',
  'account_transfers.account_id',
  'ad_reports.decided_by',
  'apprenticeship_requests.decided_by',
  'audit_entries.user_id',
  'branch_checks.user_id',
  'company_request_questions.asked_by',
  'exchange_runs.decided_by',
  'exchange_runs.started_by',
  'figure_mails.user_id',
  'inbox_notes.assigned_to',
  'job_ad_drafts.user_id',
  'job_ads.last_updated_by',
  'known_devices.user_id',
  'passkeys.user_id',
  'pending_logins.user_id',
  'recovery_codes.user_id',
  'sessions.user_id',
  'totp_secrets.user_id',
];

describe('a transfer', () => {
  it('knows every column that refers to an account', async () => {
    const columns = await app.database.rows<{ name: string }>(sql`
      select k.conrelid::regclass || '.' || a.attname as name from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'users'::regclass order by 1`);
    expect(columns.map(({ name }) => name)).toEqual([...ofTheAccount, ...ofThePerson].toSorted());
  });

  it('gives all to a colleague who agrees; the former owner manages on', async () => {
    const everything = await addOneOfEverything(app, `Alles ${count}`);
    const asOld = await app.as(everything.user);
    await app.database.rows(sql`
      update users set password_hash = (select password_hash from users where id = ${owner}) where id = ${everything.user}`);
    await app.database.rows(sql`
      insert into locked_ad_texts (user_id, job_type, title_key, text_key, lock_reason, lock_note, locked_at)
      values (${everything.user}, 1, '', '', 'duplicate', '', now())`);
    await app.database.rows(sql`
      insert into deleted_contact_persons (id, user_id, deleted_by, first_name, last_name, role, email, phone, companies, deleted_at)
      values (${2_000_000 + count}::int, ${everything.user}, ${everything.user}, '', 'Kern', '', '', '', '{}', now())`);
    await app.database.rows(sql`insert into partner_feeds values (${everything.user}, now())`);
    const to = everything.colleague;
    const start = (user_id: number, password: string) =>
      app.post('team/transfer/', { user_id, password }, asOld);
    expect(await statusOf(start(to, 'falsch'))).toBe(400);
    expect((await start(owner, oldPassword)).body.errors.user_id).toHaveLength(1);
    await start(to, oldPassword);
    const withdrawn = await linkOf('account-transfer');
    expect((await app.delete('team/transfer/', asOld)).body.transfer).toBeNull();
    expect((await visitor.look(withdrawn)).status).toBe(410);
    expect((await start(to, oldPassword)).body.transfer.user_id).toBe(to);
    const link = await linkOf('account-transfer');
    expect((await visitor.look(link)).html).toContain(`Alles ${count} GmbH`);
    const agree = () => visitor.send('/konto/uebernahme', { token: tokenOf(link) });
    expect((await agree()).location).toBe('/konto/team-erledigt?was=uebernommen');
    expect((await agree()).status).toBe(410);
    expect(await statusOf(app.get('user/own/', asOld))).toBe(403);
    for (const column of [...ofTheAccount, 'deleted_contact_persons.user_id']) {
      const [table, name] = column.split('.');
      const left = await app.database.rows(sql`
        select 1 from ${sql.identifier(table!)} where ${sql.identifier(name!)} = ${everything.user}`);
      expect(left, column).toEqual([]);
    }
    const team = (await app.get('team/', await app.as(to))).body;
    expect(team.owner.id).toBe(to);
    expect(team.colleagues).toMatchObject([{ id: everything.user, role: 'management' }]);
    const kinds = (await queuedMails(app.database)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'account-transferred')).toHaveLength(2);
    expect(await ownNames(await app.as(everything.user))).toEqual([`Alles ${count} GmbH`]);
  });
});

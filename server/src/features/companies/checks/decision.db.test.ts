import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { queuedMails } from '../../accounts/accounts.fixture.ts';

type Headers = Record<string, string>;

let app: TestApp;
let owner: number;
let me: Headers;
let editor: Headers;
let admin: Headers;
let place: { stendal: number; street: number };

const staff = async (permission: number) => {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = ${permission} where id = ${id}`);
  return app.as(id);
};

const placeIn = async (town: string) => {
  const [row] = await app.database.rows<{ id: number }>(sql`
    select p.id from places p join towns t on t.id = p.town_id where t.name = ${town} order by p.id limit 1`);
  return row!.id;
};

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  owner = await addUser(app.database, { email: 'chefin@firma.example' });
  me = await app.as(owner);
  editor = await staff(2);
  admin = await staff(1);
  place = { stendal: await placeIn('Stendal'), street: await placeIn('Tangermünde') };
});

beforeEach(() =>
  app.database.script('delete from companies; delete from mails; delete from audit_entries'),
);

const openBranch = async (headers = me, values: object = {}) => {
  const Address = { street: 'Markt 1', additional: '', City: place.stendal };
  const { body } = await app.post(
    'companies/post/',
    { name: 'Kornhof', weblink: '', Address, ...values },
    headers,
  );
  return body as { id: number; Check: { status: number }; last_updated: string };
};

const list = async (query = 'open=1') => (await app.get(`companies/checks/?${query}`, editor)).body;
const decide = (id: number, body: object, headers = editor) =>
  app.patch(`companies/checks/patch/${id}/`, body, headers);
const own = async () => (await app.get('companies/own/', me)).body[0].Check;
const trail = async (id: number) =>
  (await app.get(`audit/?subject=company&subject_id=${id}`, admin)).body.results
    .map(({ action, user_name, before, after, reason }: any) => ({
      action,
      user_name,
      before,
      after,
      reason,
    }))
    .reverse();

describe('a branch that a company opens', () => {
  it('is listed for editors with all data, and recorded in the trail', async () => {
    const { id, Check } = await openBranch();
    expect(Check).toEqual({ status: 1, reason: '' });
    const twin = await addCompany(app.database, { name: 'Kornhof' });
    const imported = await addCompany(app.database, {
      name: 'Kornhof GmbH',
      userId: null,
      external: true,
    });
    await addAd(app.database, { company_id: imported, external: 'Börse' });
    const { count, results } = await list();
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      id,
      name: 'Kornhof',
      status: 1,
      before: null,
      imported_ads: 1,
      others: [{ id: twin, name: 'Kornhof' }],
      owner: { id: owner, email: 'chefin@firma.example', validated: true },
    });
    expect(await trail(id)).toEqual([
      {
        action: 'to-be-checked',
        user_name: 'Unternehmenskonto',
        reason: '',
        before: null,
        after: { name: 'Kornhof', City: 'Stendal' },
      },
    ]);
    expect((await app.get('statistics/waiting/', editor)).body.branches).toBe(1);
  });

  it('waits again with each new name or town, not with a new street, and not with the old name', async () => {
    const { id } = await openBranch();
    await decide(id, { status: 2 });
    const change = (values: object) => app.patch(`companies/patch/${id}/`, values, me);
    const at = (street: string, City: number) => ({ Address: { street, additional: '', City } });
    await change({ weblink: 'www.kornhof.example', ...at('Markt 2', place.stendal) });
    expect(await own()).toEqual({ status: 2, reason: '' });
    await change({ name: 'Backstube' });
    expect(await own()).toEqual({ status: 1, reason: '' });
    expect((await list()).results[0].before).toEqual({ name: 'Kornhof', city: 'Stendal' });
    await change({ name: 'KORNHOF' });
    expect(await own()).toEqual({ status: 2, reason: '' });
    await change(at('Markt 2', place.street));
    expect(await own()).toEqual({ status: 1, reason: '' });
    const asked = (await trail(id)).filter(
      ({ action }: { action: string }) => action === 'to-be-checked',
    );
    expect(asked.map(({ before, after }: any) => [before?.name, after.name, after.City])).toEqual([
      [undefined, 'Kornhof', 'Stendal'],
      ['Kornhof', 'Backstube', undefined],
      [undefined, undefined, 'Tangermünde'],
    ]);
  });

  it('is not shown to editors while its account is not let in', async () => {
    const stranger = await addUser(app.database, { validated: false });
    await openBranch(await app.as(stranger));
    expect(await list()).toEqual({ count: 0, results: [] });
  });
});

describe('the decision of an editor', () => {
  it('reaches the company, by mail too, and the trail; it can be taken back', async () => {
    const { id, last_updated } = await openBranch();
    expect((await decide(id, { status: 2, last_updated })).body).toMatchObject({ id, status: 2 });
    expect(await own()).toEqual({ status: 2, reason: '' });
    expect(await list()).toEqual({ count: 0, results: [] });
    expect((await list('confirmed=1')).count).toBe(1);
    expect((await decide(id, { status: 1 })).status).toBe(200);
    expect((await list()).count).toBe(1);
    const reason = 'In Stendal gibt es Sie nicht.';
    expect((await decide(id, { status: 3, reason })).body).toMatchObject({ status: 3, reason });
    expect(await own()).toEqual({ status: 3, reason });
    expect((await list('declined=1&search=stendal')).count).toBe(1);
    const mails = await queuedMails(app.database);
    // The mail about the decision that was taken back is withdrawn.
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['branch-declined', 'chefin@firma.example'],
    ]);
    expect(mails[0]?.text).toContain(reason);
    expect((await trail(id)).slice(1).map((one: any) => [one.action, one.reason])).toEqual([
      ['branch-confirmed', ''],
      ['branch-reopened', ''],
      ['declined', reason],
    ]);
  });

  it('is told after the time for an undo, which withdraws the mail or says that it was sent', async () => {
    const { id } = await openBranch();
    expect((await decide(id, { status: 2 })).body.was_answered).toBe(false);
    const due = await app.database.rows(
      sql`select extract(epoch from due_at - ${testDay.toISOString()}::timestamptz)::int as seconds from mails`,
    );
    expect(due).toEqual([{ seconds: 30 }]);
    expect((await decide(id, { status: 1 })).body.was_answered).toBe(false);
    expect(await queuedMails(app.database)).toEqual([]);
    await decide(id, { status: 3 });
    await app.database.rows(sql`update mails set state = 'sent', sent_at = now(), body = null`);
    expect((await decide(id, { status: 1 })).body.was_answered).toBe(true);
  });

  describe('that is taken back', () => {
    const reason = 'In Stendal gibt es Sie nicht.';
    const kinds = async () =>
      (await app.database.rows<{ kind: string }>(sql`select kind from mails order by id`)).map(
        ({ kind }) => kind,
      );
    const send = () =>
      app.database.rows(sql`update mails set state = 'sent', sent_at = now(), body = null`);
    const confirmedAndTold = async () => {
      const { id } = await openBranch();
      await decide(id, { status: 2 });
      await send();
      return id;
    };

    it('restores the decision before without telling it again', async () => {
      const id = await confirmedAndTold();
      // Sent mails are deleted after some weeks.
      await app.database.rows(sql`delete from mails`);
      for (let time = 0; time < 2; time++) {
        await decide(id, { status: 3, reason });
        expect((await decide(id, { status: 2 })).body).toMatchObject({ was_answered: false });
        expect(await kinds()).toEqual([]);
      }
      await decide(id, { status: 3, reason });
      await send();
      await decide(id, { status: 1 });
      await decide(id, { status: 3, reason });
      expect(await kinds(), 'the decline that was told').toEqual(['branch-declined']);
    });

    it('tells what the account does not know yet', async () => {
      const { id } = await openBranch();
      await decide(id, { status: 2 });
      await decide(id, { status: 3, reason });
      await decide(id, { status: 2 });
      expect(await kinds(), 'the first mail was withdrawn').toEqual(['branch-confirmed']);
      await send();
      await decide(id, { status: 3, reason });
      await send();
      await decide(id, { status: 2 });
      expect(await kinds()).toEqual(['branch-confirmed', 'branch-declined', 'branch-confirmed']);
    });

    it('tells the decision about another name, and a decline for another reason', async () => {
      const id = await confirmedAndTold();
      await app.patch(`companies/patch/${id}/`, { name: 'Möhring' }, me);
      await decide(id, { status: 2 });
      expect(await kinds()).toEqual(['branch-confirmed', 'branch-confirmed']);
      await send();
      for (const why of [reason, 'Zu.']) {
        await decide(id, { status: 3, reason: why });
        await send();
        await decide(id, { status: 1 });
      }
      expect(await kinds()).toEqual([
        'branch-confirmed',
        'branch-confirmed',
        'branch-declined',
        'branch-declined',
      ]);
    });
  });

  it('is about the name that they saw', async () => {
    const { id, last_updated } = await openBranch();
    await app.patch(`companies/patch/${id}/`, { name: 'Möhring' }, me);
    const { status, body } = await decide(id, { status: 2, last_updated });
    expect([status, body.current.name]).toEqual([409, 'Möhring']);
    expect(await own()).toEqual({ status: 1, reason: '' });
  });

  it('overwrites no decision that its editor has not read, not even as an undo', async () => {
    const { id, last_updated } = await openBranch();
    const open = { status: 1, decision: null };
    const { body: mine } = await decide(id, { status: 2, last_updated, begun: open });
    const undo = { status: 1, last_updated, begun: { status: 2, decision: mine.decision } };
    const { body: other } = await decide(id, { status: 3, reason: 'Zu.', last_updated });
    const late = await decide(id, { status: 2, last_updated, begun: open });
    expect([late.status, late.body.current]).toMatchObject([409, { status: 3, reason: 'Zu.' }]);
    expect((await decide(id, undo)).status).toBe(409);
    const again = { last_updated, begun: { status: 3, decision: other.decision } };
    expect((await decide(id, { ...again, status: 2 })).body).toMatchObject({ status: 2 });
    expect((await decide(id, undo)).status, 'the same decision of somebody else').toBe(409);
    expect(await own()).toEqual({ status: 2, reason: '' });
  });

  describe('about a branch with imported ads', () => {
    const holderOf = async (ad: number) =>
      (
        await app.database.rows<{ id: number }>(
          sql`select company_id as id from job_ads where id = ${ad}`,
        )
      )[0]?.id;
    const confirmedWithImport = async () => {
      const { id } = await openBranch();
      await decide(id, { status: 2 });
      return { id, ad: await addAd(app.database, { company_id: id, external: 'Börse' }) };
    };

    it.each([1, 2])(
      'takes them with a decline, and returns them with its undo (%s)',
      async (status) => {
        const { id, ad } = await confirmedWithImport();
        const own = await addAd(app.database, { company_id: id });
        for (let time = 0; time < 2; time++) {
          await decide(id, { status: 3, reason: 'Zu.' });
          expect(await holderOf(ad)).not.toBe(id);
          await decide(id, { status });
          expect(await holderOf(ad)).toBe(id);
        }
        expect(await holderOf(own)).toBe(id);
      },
    );

    it('does not return what another account has got meanwhile, or what was lost under another name', async () => {
      const { id, ad } = await confirmedWithImport();
      await decide(id, { status: 3, reason: 'Zu.' });
      await app.patch(`companies/patch/${id}/`, { name: 'Möhring' }, me);
      await decide(id, { status: 2 });
      expect(await holderOf(ad)).not.toBe(id);
      await app.patch(`companies/patch/${id}/`, { name: 'Kornhof' }, me);
      const other = await addCompany(app.database, { name: 'Backhaus' });
      await app.database.rows(sql`update job_ads set company_id = ${other} where id = ${ad}`);
      await decide(id, { status: 1 });
      expect(await holderOf(ad)).toBe(other);
    });

    it('returns nothing to a declined branch that is renamed, closed and opened again', async () => {
      const { id, ad } = await confirmedWithImport();
      await decide(id, { status: 3, reason: 'Zu.' });
      await app.patch(`companies/patch/${id}/`, { name: 'Möhring' }, me);
      await app.delete(`companies/delete/${id}/`, me);
      await app.post(`companies/closed/${id}/reopen/`, {}, me);
      expect(await holderOf(ad)).not.toBe(id);
    });
  });

  it('is said once', async () => {
    const { id } = await openBranch();
    await decide(id, { status: 2 });
    expect((await decide(id, { status: 2 })).status).toBe(409);
  });

  it('is refused for companies without an account, and for callers of companies', async () => {
    const { id } = await openBranch();
    const nobodys = await addCompany(app.database, { userId: null });
    expect((await decide(nobodys, { status: 2 })).status).toBe(404);
    expect((await decide(id, { status: 2 }, me)).status).toBe(403);
  });

  it('is implied if editors change its name, town or account themselves', async () => {
    const { id } = await openBranch(editor, { User: owner });
    expect(await own()).toEqual({ status: 2, reason: '' });
    await app.patch(`companies/patch/${id}/`, { name: 'Möhring' }, editor);
    expect(await own()).toEqual({ status: 2, reason: '' });
    await app.patch(`companies/patch/${id}/`, { name: 'Steinberg' }, me);
    await app.patch(`companies/patch/${id}/`, { weblink: 'www.steinberg.example' }, editor);
    expect(await own()).toEqual({ status: 1, reason: '' });
  });
});

import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { queuedMails } from '../../accounts/accounts.fixture.ts';

type Headers = Record<string, string>;

let app: TestApp;
let owner: number;
let me: Headers;
let editor: Headers;
let mill: number;
let shop: number;
let ad: number;

beforeAll(async () => {
  app = await testApp();
  owner = await addUser(app.database);
  me = await app.as(owner);
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
  editor = await app.as(id);
});

beforeEach(async () => {
  await app.changes.write((tx) =>
    tx.script('delete from companies; delete from mails; delete from audit_entries'),
  );
  mill = await addCompany(app.database, { userId: owner, name: 'Mühle' });
  shop = await addCompany(app.database, { userId: owner, name: 'Laden' });
  ad = await addAd(app.database, { company_id: mill });
  await addAd(app.database, { company_id: mill, published: false });
  await app.changes.read();
});

const why = { reason: 'misleading', note: 'Die Adresse stimmt nicht.' };
const lock = (id: number, values: object = {}, headers = editor) =>
  app.patch(`companies/lock/patch/${id}/`, { ...why, ...values }, headers);
const unlock = (id: number, values: object = {}, headers = editor) =>
  app.patch(`companies/unlock/patch/${id}/`, values, headers);
/** Begins to send the mails; from then on they cannot be withdrawn. */
const send = () => app.database.rows(sql`update mails set in_hand = true`);
const isShown = async () => (await app.get(`search/?job_ids=${ad}`)).body.count === 1;

interface Own {
  id: number;
  name: string;
  locked: boolean;
  editor_lock: { reason: string; note: string; since: string } | null;
}

const own = async (): Promise<Own[]> => (await app.get('companies/own/', me)).body;
const reasons = async () =>
  (await own()).map(({ name, locked, editor_lock: one }) => [name, locked, one?.reason]);
const notes = () =>
  app.database.rows<{ action: string; name: string; reason: string }>(sql`
    select action, subject_name as name, reason from audit_entries
    where action in ('blocked', 'released') order by id`);

describe('the lock of a company', () => {
  it('hides the company and the chosen branches until an editor lifts it', async () => {
    expect(await isShown()).toBe(true);
    expect(await lock(shop, { branches: [mill] })).toMatchObject({
      status: 200,
      body: [
        { id: shop, locked: true },
        { id: mill, locked: true },
      ],
    });
    expect(await isShown()).toBe(false);

    // Nothing that its company can change removes the lock.
    for (const path of [`companies/unlock/patch/${mill}/`, `companies/lock/patch/${mill}/`])
      expect((await app.patch(path, why, me)).status).toBe(403);
    expect((await app.patch(`companies/patch/${mill}/`, { locked: false }, me)).status).toBe(403);
    const visibility = `jobdescriptions/visibility/patch/${ad}/`;
    for (const published of [false, true])
      expect((await app.patch(visibility, { published }, me)).status).toBe(200);
    expect((await app.patch(`companies/patch/${mill}/`, { name: 'Neue Mühle' }, me)).status).toBe(
      200,
    );
    await app.delete(`companies/delete/${mill}/`, me);
    await app.post(`companies/closed/${mill}/reopen/`, {}, me);
    expect(await isShown()).toBe(false);

    expect((await unlock(mill)).body).toMatchObject([{ id: mill, locked: false }]);
    expect(await isShown()).toBe(true);
    expect(await reasons()).toEqual([
      ['Laden', true, 'misleading'],
      ['Neue Mühle', false, undefined],
    ]);
  });

  it('is mailed to the account once with the reason, which is also shown with the branch', async () => {
    await lock(mill, { branches: [shop] });
    const since = expect.any(String);
    expect((await own()).map(({ editor_lock }) => editor_lock)).toEqual([
      { ...why, since },
      { ...why, since },
    ]);
    await send();
    await unlock(shop, { branches: [mill] });
    const mails = await queuedMails(app.database);
    expect(mails.map(({ kind }) => kind)).toEqual(['company-locked', 'company-unlocked']);
    expect(mails[0]?.text).toContain('„Mühle“ in Stendal und „Laden“ in Stendal gesperrt');
    expect(mails[0]?.text).toContain(
      'Angaben stimmen nicht oder führen in die Irre: Die Adresse stimmt nicht.',
    );
    expect(mails[0]?.text).toContain('nicht mehr öffentlich');
    expect(mails[0]?.text).toContain('Sind Sie nicht einverstanden');
    expect(mails[1]?.text).toContain('aufgehoben');
  });

  it('is mailed after the time for an undo, which withdraws the mail', async () => {
    const { body } = await lock(shop, { branches: [mill] });
    const waits = sql`select due_at is not null as waits from mails`;
    expect(await app.database.rows(waits)).toEqual([{ waits: true }]);
    const { since } = body[0].editor_lock;
    expect((await unlock(shop, { branches: [mill], since })).status).toBe(200);
    expect(await queuedMails(app.database)).toEqual([]);
  });

  it('is mailed as it is when the mail leaves, if branches are released meanwhile', async () => {
    const due = async () =>
      (await app.database.rows<{ due: string }>(sql`select due_at::text as due from mails`))[0];
    const third = await addCompany(app.database, { userId: owner, name: 'Werk' });
    await lock(shop, { branches: [mill, third] });
    const planned = await due();
    await unlock(shop);
    const [mail, ...more] = await queuedMails(app.database);
    expect([mail?.kind, ...more]).toEqual(['company-locked']);
    expect(mail?.text).toContain('„Mühle“ in Stendal und „Werk“ in Stendal gesperrt');
    expect(mail?.text).not.toContain('Laden');
    expect(await due(), 'no later than planned').toEqual(planned);
    await app.patch(`companies/patch/${mill}/`, { locked: false }, editor);
    const [last] = await queuedMails(app.database);
    expect(last?.text).toContain('Ihre Filiale „Werk“ in Stendal gesperrt');
    await unlock(third);
    expect(await queuedMails(app.database)).toEqual([]);
  });

  it('is mailed as lifted for those branches alone whose lock was mailed', async () => {
    await lock(mill);
    await send();
    await app.database.rows(
      sql`update companies set locked_at = locked_at - interval '1 hour' where id = ${mill}`,
    );
    await lock(shop);
    await unlock(shop, { branches: [mill] });
    const mails = await queuedMails(app.database);
    expect(mails.map(({ kind }) => kind)).toEqual(['company-locked', 'company-unlocked']);
    expect(mails[1]?.text).toContain('die Sperre Ihrer Filiale „Mühle“ in Stendal aufgehoben');
  });

  it('stands in the trail of each branch, with its reason', async () => {
    await lock(mill, { branches: [shop] });
    await unlock(mill);
    const reason = 'Angaben stimmen nicht oder führen in die Irre: Die Adresse stimmt nicht.';
    expect(await notes()).toEqual([
      { action: 'blocked', name: 'Mühle', reason },
      { action: 'blocked', name: 'Laden', reason },
      { action: 'released', name: 'Mühle', reason: '' },
    ]);
  });

  it('is set and lifted once; branches that are locked already keep their reason', async () => {
    expect((await unlock(mill)).status).toBe(409);
    expect((await lock(mill, { last_updated: '2020-01-01T00:00:00Z' })).body.code).toBe('stale');
    await lock(mill, { reason: 'duplicate', note: '' });
    expect((await lock(mill)).status).toBe(409);
    expect((await lock(shop, { branches: [mill] })).body).toMatchObject([{ id: shop }]);
    expect(await reasons()).toEqual([
      ['Laden', true, 'misleading'],
      ['Mühle', true, 'duplicate'],
    ]);
  });

  it('is lifted only if it has not changed since it was read', async () => {
    const { body } = await lock(mill, { branches: [shop] });
    const { since } = body[0].editor_lock;
    await app.database.rows(
      sql`update companies set locked_at = locked_at + interval '1 minute' where id = ${shop}`,
    );
    const { status, body: refusal } = await unlock(mill, { branches: [shop], since });
    expect([status, refusal.code]).toEqual([409, 'stale']);
    expect((await own()).map(({ locked }) => locked)).toEqual([true, true]);
    expect((await unlock(mill, { since })).status).toBe(200);
  });

  it('needs a reason with a text, and branches of one account', async () => {
    expect((await lock(mill, { reason: 'other', note: ' ' })).body.errors).toEqual({
      note: ['Pflichtfeld!'],
    });
    expect((await lock(mill, { reason: 'because' })).status).toBe(400);
    expect((await lock(2_000_000_000)).status).toBe(404);
    const foreign = await addCompany(app.database, { userId: await addUser(app.database) });
    const nobodys = await addCompany(app.database, { userId: null, external: true });
    for (const branch of [foreign, nobodys, 2_000_000_000])
      expect((await lock(mill, { branches: [branch] })).body.errors).toEqual({
        branches: ['Firma nicht im System!'],
      });
    expect((await lock(nobodys, { branches: [mill] })).status).toBe(400);
    expect((await lock(nobodys)).body).toMatchObject([{ id: nobodys, locked: true }]);
    expect(await queuedMails(app.database)).toEqual([]);
  });

  it('is prepared by the branches of the account, with how many ads go offline', async () => {
    await lock(shop);
    expect((await app.get(`companies/lock/${mill}/`, editor)).body).toMatchObject([
      { id: shop, name: 'Laden', locked: true, public_ads: 0 },
      { id: mill, name: 'Mühle', locked: false, public_ads: 1 },
    ]);
    const nobodys = await addCompany(app.database, { userId: null });
    await addCompany(app.database, { userId: null });
    expect((await app.get(`companies/lock/${nobodys}/`, editor)).body).toHaveLength(1);
    expect((await app.get('companies/lock/2000000000/', editor)).status).toBe(404);
  });

  it('is set without a reason by the specified call, which also informs the account', async () => {
    for (const locked of [true, true, false])
      await app.patch(`companies/patch/${mill}/`, { locked }, editor);
    const mails = await queuedMails(app.database);
    expect(mails.map(({ kind }) => kind)).toEqual(['company-locked', 'company-unlocked']);
    expect(mails[0]?.text).toContain('Den Grund nennt Ihnen Ihre Kammer.');
    await lock(mill);
    await app.patch(`companies/patch/${mill}/`, { locked: false }, editor);
    await app.patch(`companies/patch/${mill}/`, { locked: true }, editor);
    expect(await reasons()).toContainEqual(['Mühle', true, undefined]);
  });
});

describe('imported ads of a locked branch', () => {
  const imported = async () => {
    const id = await addAd(app.database, { company_id: mill, external: 'Börse' });
    await app.changes.read();
    return id;
  };
  const isPublic = async (id: number) => (await app.get(`search/?job_ids=${id}`)).body.count === 1;

  it('go back to their employer locked, where its account closes the branch', async () => {
    const id = await imported();
    await lock(mill);
    await app.delete(`companies/delete/${mill}/`, me);
    expect(await isPublic(id)).toBe(false);
  });

  it('go back to it unlocked if editors decide that the branch is not that employer', async () => {
    const id = await imported();
    await lock(mill);
    await app.patch(`companies/checks/patch/${mill}/`, { status: 3, reason: 'Fremd' }, editor);
    expect(await isPublic(id)).toBe(true);
  });
});

describe('an account whose branches are all locked', () => {
  const open = async (name: string) => {
    const [place] = await app.database.rows<{ id: number }>(
      sql`select min(id) as id from places where postcode = '39576'`,
    );
    const Address = { street: 'Markt 1', additional: '', City: place?.id };
    const { body } = await app.post('companies/post/', { name, Professions: [], Address }, me);
    return body;
  };

  it('opens no branch that is public, which editors see in the trail', async () => {
    await lock(mill);
    expect((await open('Werk')).locked).toBe(false);
    await app.database.rows(sql`delete from companies where name = 'Werk'`);
    await lock(shop, { reason: 'complaint' });
    expect(await open('Halle')).toMatchObject({
      locked: true,
      editor_lock: { reason: 'complaint', note: why.note },
    });
    expect((await notes()).at(-1)).toMatchObject({ action: 'blocked', name: 'Halle' });
    expect(await queuedMails(app.database)).toHaveLength(2);
  });

  it('gets round that neither by closing them before nor by opening a closed one again', async () => {
    await app.delete(`companies/delete/${mill}/`, me);
    await lock(shop);
    const { body } = await app.post(`companies/closed/${mill}/reopen/`, {}, me);
    expect(body).toMatchObject({ id: mill, locked: true });
    for (const id of [mill, shop]) await app.delete(`companies/delete/${id}/`, me);
    expect((await open('Halle')).locked).toBe(true);
  });
});

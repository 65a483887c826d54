import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany } from '../../../../test/stock.ts';
import { queuedMails } from '../../accounts/accounts.fixture.ts';
import { openWorkshop, post, postOne, type Account, type Workshop } from '../own-ads.fixture.ts';

let shop: Workshop;
let editor: Account;
let [anna, ben, carla] = [] as unknown as [Account, Account, Account];
let names: ReadonlyMap<string, string>;

beforeAll(async () => {
  shop = await openWorkshop();
  editor = await shop.account(0, 2);
  [anna, ben, carla] = [await shop.account(2), await shop.account(2), await shop.account()];
  const rows = await shop.app.database.rows<{ id: number; email: string }>(
    sql`select id, email from users`,
  );
  const email = ({ userId }: Account) => rows.find(({ id }) => id === userId)?.email ?? '';
  names = new Map([
    [email(anna), 'anna'],
    [email(ben), 'ben'],
    [email(carla), 'carla'],
  ]);
});

beforeEach(() => shop.app.database.script('delete from job_ads; delete from mails'));

/** Changes an ad as an editor. @returns its id afterwards */
const edit = async (id: number, values: object, { headers } = editor): Promise<number> => {
  const { status, body } = await shop.app.patch(`jobdescriptions/patch/${id}/`, values, headers);
  expect(status).toBe(200);
  return body[0].id;
};
const told = async () =>
  (await queuedMails(shop.app.database)).map(({ to, kind }) => `${names.get(to)} ${kind}`);
const firstOf = (account: Account) => ({ ...account, companies: account.companies.slice(0, 1) });
/** Begins to send the mails; from then on they cannot be withdrawn. */
const send = () => shop.app.database.rows(sql`update mails set in_hand = true`);

describe('the transfer of an ad by an editor', () => {
  it('is mailed to both accounts, without the name of the other one', async () => {
    const db = shop.app.database;
    await db.rows(sql`update companies set name = 'Mühle' where id = ${anna.companies[0]}`);
    await db.rows(sql`update companies set name = 'Werk' where id = ${ben.companies[0]}`);
    const { id } = await postOne(shop, firstOf(anna));
    await edit(id, { Companies: ben.companies.slice(0, 1), title: 'Bäckerei mit Herz' });
    const [taken, given, ...more] = await queuedMails(db);
    expect(more).toEqual([]);
    expect([taken?.to, given?.to].map((to) => names.get(to ?? ''))).toEqual(['anna', 'ben']);
    expect(taken?.text).toContain('„Ausbildung zum Bäcker“ (Mühle, Stendal) aus Ihrem Konto');
    expect(taken?.text).not.toContain('Werk');
    expect(given?.text).toContain(
      'Ihrem Konto die Stellenanzeige „Bäckerei mit Herz“ (Werk, Stend',
    );
    expect(given?.text).toContain('noch keine Kontaktperson');
    expect(given?.text).not.toContain('gesperrt');
    expect(given?.text).not.toContain('Mühle');
    const waits = await db.rows(sql`select due_at is not null as waits from mails`);
    expect(waits).toEqual([{ waits: true }, { waits: true }]);
  });

  it('leaves the ad its id, date and attachments, so that favourites and links stay valid', async () => {
    const { id } = await postOne(shop, firstOf(anna));
    await shop.app.database.rows(
      sql`update job_ads set publish_date = '2026-01-07' where id = ${id}`,
    );
    expect(await edit(id, { Companies: ben.companies.slice(0, 1) })).toBe(id);
    const { body } = await shop.app.get('jobdescriptions/own/', ben.headers);
    expect(body).toMatchObject([{ id, publish_date: '2026-01-07', published: true }]);
    expect((await shop.app.get('jobdescriptions/own/', anna.headers)).body).toEqual([]);
    const trail = await shop.app.database.rows(
      sql`select action from audit_entries where subject = 'job-ad' and subject_id = ${id} order by id desc limit 1`,
    );
    expect(trail).toEqual([{ action: 'changed' }]);
  });

  it('adds and deletes only those ads that the accounts have more or less branches for', async () => {
    const ads = await post(shop, anna);
    const moved = await edit(ads[1]?.id ?? 0, { Companies: carla.companies });
    expect(moved).toBe(ads[1]?.id);
    const { body } = await shop.app.patch(
      `jobdescriptions/patch/${moved}/`,
      { Companies: anna.companies },
      editor.headers,
    );
    expect(body).toHaveLength(2);
    expect(body.map(({ id }: { id: number }) => id)).toContain(moved);
  });

  it('does not let an account copy an ad that was locked before', async () => {
    const { id } = await postOne(shop, firstOf(anna));
    const lock = { reason: 'unlawful', note: 'Nachtarbeit' };
    await shop.app.patch(`jobdescriptions/lock/patch/${id}/`, lock, editor.headers);
    await edit(id, { Companies: ben.companies.slice(0, 1) });
    for (const account of [anna, ben]) {
      const copy = await postOne(shop, firstOf(account));
      expect(copy.editor_lock).toMatchObject({ note: 'Nachtarbeit' });
    }
  });

  it('forgets that the former account has been told of its end', async () => {
    const { id } = await postOne(shop, firstOf(anna));
    await shop.app.database.rows(
      sql`insert into ad_end_notices (job_ad_id, ends_on, days) values (${id}, '2098-01-01', 14)`,
    );
    await edit(id, { Companies: ben.companies.slice(0, 1) });
    expect(await shop.app.database.rows(sql`select from ad_end_notices`)).toEqual([]);
  });

  it('names all ads of a group in one mail, and a lock', async () => {
    const [ad] = await post(shop, anna);
    const lock = { reason: 'unlawful', note: 'Nachtarbeit' };
    await shop.app.patch(`jobdescriptions/lock/patch/${ad?.id}/`, lock, editor.headers);
    await shop.app.database.script('delete from mails');
    await edit(ad?.id ?? 0, { Companies: ben.companies });
    expect(await told()).toEqual(['anna ad-taken', 'ben ad-given']);
    const [taken, given] = await queuedMails(shop.app.database);
    expect(taken?.text).toMatch(/\(.*, Stendal; .*, Stendal\)/s);
    expect(given?.text).toContain('Sie ist gesperrt');
    expect(given?.text).toContain('Nachtarbeit');
  });

  it('is mailed to the only account that it concerns', async () => {
    const orphan = await addCompany(shop.app.database, { userId: null, external: true });
    await shop.app.database.rows(
      sql`insert into company_allowed_apprenticeships values (${orphan}, ${shop.baker})`,
    );
    const { id } = await postOne(shop, firstOf(anna));
    const moved = await edit(id, { Companies: [orphan] });
    expect(await told()).toEqual(['anna ad-taken']);
    await send();
    await edit(moved, { Companies: ben.companies });
    expect(await told()).toEqual(['anna ad-taken', 'ben ad-given']);
  });

  it('is not mailed if it is taken back at once', async () => {
    const { id } = await postOne(shop, firstOf(anna));
    // An ad of an import or of an older version may have no group.
    await shop.app.database.rows(sql`update job_ads set template_id = null where id = ${id}`);
    const moved = await edit(id, { Companies: ben.companies });
    await edit(moved, { Companies: anna.companies.slice(0, 1) });
    expect(await told()).toEqual([]);
  });

  it('is mailed as it is when the mail leaves, if the ad moves on meanwhile', async () => {
    const { id } = await postOne(shop, firstOf(anna));
    const moved = await edit(id, { Companies: ben.companies.slice(0, 1) });
    await edit(moved, { Companies: carla.companies });
    expect(await told()).toEqual(['anna ad-taken', 'carla ad-given']);
  });

  it('is mailed each time once the accounts know of it', async () => {
    const { id } = await postOne(shop, firstOf(anna));
    const moved = await edit(id, { Companies: ben.companies });
    await send();
    await edit(moved, { Companies: anna.companies });
    expect(await told()).toEqual([
      'anna ad-taken',
      'ben ad-given',
      'ben ad-taken',
      'anna ad-given',
    ]);
  });

  it('is not mailed for another company of the account, or other changes', async () => {
    const { id } = await postOne(shop, firstOf(anna));
    const moved = await edit(id, { Companies: anna.companies.slice(1), title: 'Brot' });
    await edit(moved, { Companies: anna.companies.slice(0, 1) }, anna);
    expect(await told()).toEqual([]);
  });
});

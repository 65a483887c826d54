import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addUser } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { queuedMails } from '../../accounts/accounts.fixture.ts';

let app: TestApp;
let asEditor: Record<string, string>;
let placeId: number;
let mill: number;
let [anna, ben, carla] = [0, 0, 0];

beforeAll(async () => {
  app = await testApp();
  const staff = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${staff}`);
  asEditor = await app.as(staff);
  anna = await addUser(app.database, { email: 'anna@muehle.example' });
  ben = await addUser(app.database, { email: 'ben@kette.example' });
  carla = await addUser(app.database, { email: 'carla@kette.example' });
  const [place] = await app.database.rows<{ id: number }>(
    sql`select id from places where postcode = '06484' order by id limit 1`,
  );
  placeId = place!.id;
});

beforeEach(async () => {
  await app.changes.write((tx) => tx.script('delete from companies; delete from mails'));
  mill = await addCompany(app.database, { userId: anna, name: 'Mühle' });
});

const give = (values: object) => app.patch(`companies/patch/${mill}/`, values, asEditor);
const lock = (id: number, values: object = {}) =>
  app.patch(`companies/lock/patch/${id}/`, { reason: 'duplicate', note: '', ...values }, asEditor);
const unlock = (id: number, values: object = {}) =>
  app.patch(`companies/unlock/patch/${id}/`, values, asEditor);
const told = async () => (await queuedMails(app.database)).map(({ to, kind }) => [to, kind]);
/** Begins to send the mails; from then on they cannot be withdrawn. */
const send = () => app.database.rows(sql`update mails set in_hand = true`);

describe('the transfer of a company by an editor', () => {
  it('is mailed to both accounts, without the name of the other one', async () => {
    expect((await give({ User: ben })).status).toBe(200);
    const [taken, given, ...more] = await queuedMails(app.database);
    expect(more).toEqual([]);
    expect([taken?.to, given?.to]).toEqual(['anna@muehle.example', 'ben@kette.example']);
    expect(taken?.text).toContain('die Filiale „Mühle“ in Stendal aus Ihrem Konto genommen');
    expect(taken?.text).not.toContain('ben@');
    expect(given?.text).toContain('Ihrem Konto die Filiale „Mühle“ in Stendal zugeordnet');
    expect(given?.text).toContain('noch keine Kontaktperson');
    expect(given?.text).not.toContain('gesperrt');
    expect(given?.text).not.toContain('anna@');
  });

  it('is mailed to the only account that it concerns', async () => {
    await give({ User: 0 });
    expect(await told()).toEqual([['anna@muehle.example', 'branch-taken']]);
    await send();
    await give({ User: ben, locked: true });
    const [, ...mails] = await queuedMails(app.database);
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
      ['ben@kette.example', 'company-locked'],
      ['ben@kette.example', 'branch-given'],
    ]);
    expect(mails[1]?.text).toContain('Die Filiale ist gesperrt');
  });

  it('is not mailed if it is taken back at once', async () => {
    await give({ User: ben });
    await give({ User: anna });
    expect(await told()).toEqual([]);
  });

  it('is mailed as it is when the mail leaves, if the company moves on meanwhile', async () => {
    await give({ User: ben });
    await give({ User: carla });
    expect(await told()).toEqual([
      ['anna@muehle.example', 'branch-taken'],
      ['carla@kette.example', 'branch-given'],
    ]);
  });

  it('is mailed each time once the accounts know of it', async () => {
    await give({ User: ben });
    await send();
    await give({ User: anna });
    await send();
    await give({ User: ben });
    expect((await told()).map(([to, kind]) => `${to?.split('@')[0]} ${kind}`)).toEqual([
      'anna branch-taken',
      'ben branch-given',
      'ben branch-taken',
      'anna branch-given',
      'anna branch-taken',
      'ben branch-given',
    ]);
  });

  it('is not mailed for other changes, or changes by the company', async () => {
    await give({ weblink: 'www.muehle.example', User: anna });
    await app.patch(
      `companies/patch/${mill}/`,
      { weblink: 'www.mehl.example', User: ben },
      await app.as(anna),
    );
    expect(await told()).toEqual([]);
  });

  it('takes the mail about a lock along, while it can be withdrawn', async () => {
    const shop = await addCompany(app.database, { userId: anna, name: 'Laden' });
    await lock(mill, { branches: [shop] });
    await give({ User: ben });
    expect(await told()).toEqual([
      ['anna@muehle.example', 'branch-taken'],
      ['anna@muehle.example', 'company-locked'],
      ['ben@kette.example', 'company-locked'],
      ['ben@kette.example', 'branch-given'],
    ]);
    const [, kept, moved, given] = await queuedMails(app.database);
    expect(kept?.text).toContain('hat Ihre Filiale „Laden“ in Stendal gesperrt');
    expect(moved?.text).toContain('hat Ihre Filiale „Mühle“ in Stendal gesperrt');
    expect(given?.text).toContain('Die Filiale ist gesperrt');

    await give({ User: anna });
    const [mail, ...more] = await queuedMails(app.database);
    expect([mail?.to, mail?.kind, ...more]).toEqual(['anna@muehle.example', 'company-locked']);
    expect(mail?.text).toContain('„Laden“ in Stendal und „Mühle“ in Stendal gesperrt');
    await unlock(mill, { branches: [shop] });
    expect(await told()).toEqual([]);
  });

  it('is mailed without the lock if that is removed at once, which is not mailed then', async () => {
    await lock(mill);
    await give({ User: ben });
    await unlock(mill);
    expect(await told()).toEqual([
      ['anna@muehle.example', 'branch-taken'],
      ['ben@kette.example', 'branch-given'],
    ]);
    expect((await queuedMails(app.database))[1]?.text).not.toContain('gesperrt');
  });

  it('is mailed without an older lock, and with a new one', async () => {
    await lock(mill);
    await send();
    await give({ User: ben });
    await unlock(mill);
    const kinds = async () => (await told()).map(([to, kind]) => `${to?.split('@')[0]} ${kind}`);
    expect(await kinds()).toEqual(['anna company-locked', 'anna branch-taken', 'ben branch-given']);
    expect((await queuedMails(app.database))[2]?.text).not.toContain('gesperrt');
    await lock(mill);
    expect((await kinds()).slice(2).sort()).toEqual(['ben branch-given', 'ben company-locked']);
    const mails = await queuedMails(app.database);
    const given = mails.find(({ kind }) => kind === 'branch-given');
    expect(given?.text).toContain('Die Filiale ist gesperrt');
  });

  it('to nobody withdraws the waiting mail about a lock', async () => {
    await lock(mill);
    await give({ User: 0 });
    expect(await told()).toEqual([['anna@muehle.example', 'branch-taken']]);
  });

  it('names the reason of the lock to an account that gets it by way of nobody, at once or later', async () => {
    for (const pause of [async () => undefined, send]) {
      await lock(mill, { note: 'Zweimal dieselbe Mühle' });
      await pause();
      await give({ User: 0 });
      await give({ User: ben });
      const given = (await queuedMails(app.database)).find(({ kind }) => kind === 'branch-given');
      expect(given?.to).toBe('ben@kette.example');
      expect(given?.text).toContain('Zweimal dieselbe Mühle');
      expect(given?.text).toContain('Doppelt eingetragen');
      await unlock(mill);
      await give({ User: anna });
      await app.database.script('delete from mails');
    }
  });

  it('is also mailed for a branch that an editor adds to an account', async () => {
    const form = { name: 'Kornhof', weblink: '', Address: { street: 'Markt 1', City: placeId } };
    await app.post('companies/post/', { ...form, User: 0 }, asEditor);
    await app.post('companies/post/', form, await app.as(anna));
    expect(await told()).toEqual([]);
    expect((await app.post('companies/post/', { ...form, User: anna }, asEditor)).status).toBe(200);
    expect(await told()).toEqual([['anna@muehle.example', 'branch-given']]);
  });
});

import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addUser } from '../../../../test/stock.ts';
import { takeOverCompany } from '../../companies/locks/account-merge.ts';
import { PipelineFixture } from './pipeline.fixture.ts';

let fixture: PipelineFixture;

beforeAll(async () => {
  fixture = await PipelineFixture.open();
});

beforeEach(async () => {
  await fixture.db.rows(sql`delete from exchange_records`);
  await fixture.db.rows(sql`delete from companies`);
});

const companyOf = async (externalId: string) => (await fixture.ad(externalId))['company_id'];

/** Returns the number of companies. */
async function companies(): Promise<number> {
  const [row] = await fixture.db.rows<{ count: number }>(
    sql`select count(*)::int as count from companies`,
  );
  return row?.count ?? 0;
}

const named = { company: 'Bäckerei Möhring GmbH' };

describe('an ad appears', () => {
  it('under the company of that name at that address, with or without an account', async () => {
    const elsewhere = await addCompany(fixture.db, { name: 'Bäckerei Möhring' });
    await fixture.db.rows(sql`update addresses set street = 'Am Markt 9'`);
    const there = await addCompany(fixture.db, {
      name: 'BAECKEREI Möhring',
      userId: null,
      external: true,
    });
    await fixture.take({ one: { ...named, street: 'Breite Str. 1' } });
    expect(await companyOf('one')).toBe(there);
    expect(await companies()).toBe(2);
    await fixture.take({ two: { ...named, street: 'Am Markt 9' } });
    expect(await companyOf('two')).toBe(elsewhere);
  });

  it('under one with an account in that town, where none has that address', async () => {
    await addCompany(fixture.db, { name: 'Bäckerei Möhring', userId: null, external: true });
    const own = await addCompany(fixture.db, { name: 'Bäckerei Möhring' });
    await fixture.take({ one: { ...named, street: 'Lange Straße 7' } });
    expect(await companyOf('one')).toBe(own);
  });

  it('under any of that name in that town, where the ad names no street', async () => {
    const there = await addCompany(fixture.db, {
      name: 'Bäckerei Möhring',
      userId: null,
      external: true,
    });
    await fixture.take({ one: named, two: { ...named, postcode: '39104', town: 'Magdeburg' } });
    expect(await companyOf('one')).toBe(there);
    expect(await companyOf('two')).not.toBe(there);
  });

  it('under one that is made once for all ads of a batch, and the next ones', async () => {
    await fixture.take({
      one: { ...named, street: 'Lange Straße 7' },
      two: { ...named, company: 'Baeckerei Möhring', street: 'Lange Str. 7' },
      three: named,
      four: { ...named, street: 'Am Markt 1' },
    });
    await fixture.take({ five: { ...named, street: 'lange strasse 7' } });
    const [one, two, three, four, five] = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map(companyOf),
    );
    expect([two, three, five]).toEqual([one, one, one]);
    expect(four).not.toBe(one);
    const [made] = await fixture.db.rows(sql`
      select c.name, c.external, c.user_id, c.locked, d.street, p.postcode from companies c
      join addresses d on d.id = c.address_id join places p on p.id = d.place_id where c.id = ${one}`);
    expect(made).toEqual({
      name: 'Bäckerei Möhring GmbH',
      external: true,
      user_id: null,
      locked: false,
      street: 'Lange Straße 7',
      postcode: '39576',
    });
  });

  it('under different ones where nothing is left of their names but the legal form', async () => {
    await fixture.take({ one: { company: 'GmbH & Co. KG' }, two: { company: 'AG' } });
    expect(await companyOf('one')).not.toBe(await companyOf('two'));
  });
});

describe('a company that an editor has renamed or moved', () => {
  it('keeps its ads, also where they change', async () => {
    await fixture.take({ one: { ...named, street: 'Lange Straße 7' } });
    const id = await companyOf('one');
    await fixture.db.rows(sql`update companies set name = 'Möhrings Backstube'`);
    await fixture.db.rows(sql`update addresses set street = 'Neue Straße 3'`);
    const again = await fixture.take({ one: { ...named, street: 'Lange Straße 7' } });
    expect(again['one']?.outcome).toBe('unchanged');
    const changed = await fixture.take({
      one: { ...named, street: 'Lange Straße 7', start: '2027-08-01' },
    });
    expect(changed['one']?.outcome).toBe('changed');
    expect(await companyOf('one')).toBe(id);
    expect(await companies()).toBe(1);
  });
});

describe('a company that an account has taken over', () => {
  it('keeps its imported ads and gets the next ones', async () => {
    await fixture.take({ one: named });
    const id = Number(await companyOf('one'));
    const userId = await addUser(fixture.db);
    const [contact] = await fixture.db.rows<{ id: number }>(sql`
      insert into contact_persons (user_id, last_name) values (${userId}, 'Möhring') returning id`);
    const joining = {
      userId,
      weblink: '',
      apprenticeships: [],
      contactId: contact?.id ?? 0,
      editorId: await addUser(fixture.db),
    };
    expect(
      await fixture.db.transaction((tx) => takeOverCompany(tx, id, joining, fixture.now)),
    ).toBe(true);
    const { one } = await fixture.take({
      one: named,
      two: { ...named, title: 'Koch', job: 'Koch' },
    });
    expect(one?.outcome).toBe('unchanged');
    expect(await companyOf('two')).toBe(id);
  });
});

describe('a locked company', () => {
  it('gets nothing new, and loses what it has until it is released', async () => {
    await fixture.take({ one: named });
    await fixture.db.rows(sql`update companies set locked = true`);
    const locked = await fixture.run({
      one: named,
      two: { ...named, title: 'Koch' },
      three: { ...named, street: 'Ganz woanders 1' },
    });
    expect(Object.values(locked).map(({ reason }) => reason)).toEqual(
      Array(3).fill('company-locked'),
    );
    expect(await fixture.ad('one')).toMatchObject({ published: false });
    expect(Object.keys(await fixture.ads())).toEqual(['one']);
    await fixture.db.rows(sql`update companies set locked = false`);
    const released = await fixture.take({ one: named, two: { ...named, title: 'Koch' } });
    expect(Object.values(released).map(({ outcome }) => outcome)).toEqual(['changed', 'created']);
    expect(await fixture.ad('one')).toMatchObject({ published: true });
  });
});

describe('an exchange of an account', () => {
  it('knows its companies alone: by name and town, by town, else the first', async () => {
    const userId = await addUser(fixture.db);
    const first = await addCompany(fixture.db, {
      name: 'Möhring Holding',
      userId,
      postcode: '06108',
    });
    const inTown = await addCompany(fixture.db, { name: 'Möhring Verkauf', userId });
    const byName = await addCompany(fixture.db, { name: 'Bäckerei Möhring', userId });
    await addCompany(fixture.db, { name: 'Bäckerei Möhring', userId: null, external: true });
    const page = await fixture.other('Karriere Möhring', { userId });
    await page.take({
      one: named,
      two: { company: 'Ganz anders' },
      three: { ...named, postcode: '39104', town: 'Magdeburg' },
    });
    const ads = await page.ads();
    expect(['one', 'two', 'three'].map((id) => ads[id]?.['company_id'])).toEqual([
      byName,
      inTown,
      first,
    ]);
    expect(await companies()).toBe(4);
  });

  it('gets nothing where the account has no company', async () => {
    const page = await fixture.other('Karriere Leer', { userId: await addUser(fixture.db) });
    expect((await page.take({ one: named }))['one']).toMatchObject({
      outcome: 'rejected',
      reason: 'other-company',
    });
  });
});

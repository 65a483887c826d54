import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { removeOrphanedAddresses } from './addresses-store.ts';

let app: TestApp;
let owner: number;
let asOwner: Record<string, string>;
let asOther: Record<string, string>;
let asEditor: Record<string, string>;
let placeId: number;
let professionId: number;
let bakerId: number;
let now = testDay;

const idOf = async (statement: ReturnType<typeof sql>): Promise<number> =>
  (await app.database.rows<{ id: number }>(statement))[0]!.id;

const addEditor = async () => {
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
  return id;
};

const addContact = (userId: number) =>
  idOf(
    sql`insert into contact_persons (user_id, last_name) values (${userId}, 'Kern') returning id`,
  );

const form = (values: object = {}) => ({
  name: 'Bäckerei Kern',
  weblink: 'www.kern.example',
  Address: { street: 'Markt 3', additional: 'Hof', City: placeId },
  ...values,
});

const own = async () => (await app.get('companies/own/', asOwner)).body;
const post = (values: object = {}, headers = asOwner) =>
  app.post('companies/post/', form(values), headers);
const patch = (id: number, body: object, headers = asOwner) =>
  app.patch(`companies/patch/${id}/`, { id, ...body }, headers);

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  placeId = await idOf(sql`
    select p.id from places p join towns t on t.id = p.town_id where t.name = 'Quedlinburg' and p.postcode = '06484'`);
  professionId = await idOf(sql`select id from professions order by id limit 1`);
  bakerId = await jobNameId(app.database, 'Bäcker/-in');
});

beforeEach(async () => {
  now = testDay;
  await app.database.rows(sql`delete from companies`);
  await app.database.rows(sql`delete from contact_persons`);
  owner = await addUser(app.database);
  asOwner = await app.as(owner);
  asOther = await app.as(await addUser(app.database));
  asEditor = await app.as(await addEditor());
});

describe('a new company', () => {
  it('of a company account belongs to it, with all chosen values', async () => {
    const contact = await addContact(owner);
    const { status, body } = await post({ Professions: [professionId], Contacts: [contact] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Bäckerei Kern',
      weblink: 'www.kern.example',
      logo: null,
      locked: false,
      external: false,
      jd: [],
      Allowed_apprenticeships: [],
      Address: {
        street: 'Markt 3',
        additional: 'Hof',
        City: { id: placeId, city: 'Quedlinburg', postcode: '06484' },
      },
      contacts: [{ id: contact, last_name: 'Kern' }],
      Professions: [{ id: professionId }],
      User: { id: owner },
    });
    expect(await own()).toEqual([body]);
    expect((await app.get('companies/own/', asOther)).body).toEqual([]);
  });

  it('takes no apprenticeships and no owner from a company account', async () => {
    const stranger = await addUser(app.database);
    const { status, body } = await post({ Allowed_apprenticeships: [bakerId], User: stranger });
    expect(status).toBe(200);
    expect(body).toMatchObject({ Allowed_apprenticeships: [], User: { id: owner } });
  });

  it('inherits the occupations of the account, or the chosen ones of these', async () => {
    const [cook] = await app.database.rows<{ id: number }>(sql`
      select id from job_names where name = 'Koch/Köchin'`);
    const first = (
      await post({ Allowed_apprenticeships: [bakerId, cook!.id], User: owner }, asEditor)
    ).body;
    const trains = async (values: object) =>
      (await post(values)).body.Allowed_apprenticeships.map(({ id }: { id: number }) => id);
    expect(await trains({})).toEqual([bakerId, cook!.id]);
    expect(await trains({ Allowed_apprenticeships: [cook!.id, 1] })).toEqual([cook!.id]);
    // An unconfirmed name does not reduce the account's apprenticeships; a declined one does.
    await patch(first.id, { name: 'Anders' });
    expect(await trains({})).toEqual([bakerId, cook!.id]);
    await app.patch(`companies/checks/patch/${first.id}/`, { status: 3 }, asEditor);
    expect(await trains({})).toEqual([]);
  });

  it('inherits nothing while the account is not let in', async () => {
    await post({ Allowed_apprenticeships: [bakerId], User: owner }, asEditor);
    await app.database.rows(sql`update users set validated = false where id = ${owner}`);
    expect((await post({})).body.Allowed_apprenticeships).toEqual([]);
    await app.database.rows(sql`update users set validated = true where id = ${owner}`);
  });

  it('gets both from an editor, or has no owner', async () => {
    const given = await post({ Allowed_apprenticeships: [bakerId], User: String(owner) }, asEditor);
    expect(given.body).toMatchObject({
      Allowed_apprenticeships: [{ id: bakerId, name: 'Bäcker/-in' }],
      User: { id: owner },
    });
    expect((await post({ User: '0' }, asEditor)).body).toMatchObject({ User: null });
    expect((await post({}, asEditor)).body).toMatchObject({ User: null, external: false });
  });

  it.each([
    [{ name: ' ' }, { name: ['Pflichtfeld!'] }],
    [{ weblink: 'kein Netz' }, { weblink: ['Keine gültige Webadresse'] }],
    [{ Address: undefined }, { Address: [expect.any(String)] }],
    [{ Address: { street: '', City: 1 } }, { Address: ['Pflichtfeld!'] }],
    [{ Address: { street: 'x'.repeat(51), City: 1 } }, { Address: ['Max. 50 Zeichen!'] }],
    [{ Address: { street: 'Markt 3', City: '' } }, { Address: ['Keine valide PLZ!'] }],
    [{ Address: { street: 'Markt 3', City: 999_999 } }, { Address: ['Keine valide PLZ!'] }],
    [{ Professions: [999_999] }, { Professions: ['Alle Einträge müssen aus der Liste sein'] }],
    [{ Contacts: [999_999] }, { Contacts: ['Alle Einträge müssen aus der Liste sein'] }],
    [{ Contact: [999_999] }, { Contact: ['Alle Einträge müssen aus der Liste sein'] }],
  ])('is refused with %j, and nothing stays of it', async (wrong, errors) => {
    const count = () => app.database.rows(sql`select count(*) from addresses`);
    const before = await count();
    expect(await post(wrong)).toMatchObject({ status: 400, body: { errors } });
    expect(await own()).toEqual([]);
    expect(await count()).toEqual(before);
  });

  it('is refused where an editor names no company account or no apprenticeship of the list', async () => {
    const blocked = await idOf(
      sql`insert into job_names (name, blocked) values (${`Gesperrt ${Math.random()}`}, true) returning id`,
    );
    const answer = await post({ User: await addEditor(), Allowed_apprenticeships: [1] }, asEditor);
    expect(answer).toMatchObject({ status: 400, body: { errors: { User: [expect.any(String)] } } });
    const other = await post(
      { User: owner, Allowed_apprenticeships: [bakerId, blocked] },
      asEditor,
    );
    expect(other.body.errors).toEqual({
      Allowed_apprenticeships: ['Alle Einträge müssen aus der Liste sein'],
    });
  });
});

describe('changing a company', () => {
  it('does not change fields that were not sent', async () => {
    const contact = await addContact(owner);
    const before = (await post({ Professions: [professionId], Contacts: [contact] })).body;
    const { status, body } = await patch(before.id, { name: 'Bäckerei Kern & Sohn' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      name: 'Bäckerei Kern & Sohn',
      last_updated: expect.any(String),
    });
    expect(Date.parse(body.last_updated)).toBeGreaterThan(Date.parse(before.last_updated));
  });

  it('empties fields that are sent empty', async () => {
    const contact = await addContact(owner);
    const { id } = (await post({ Professions: [professionId], Contacts: [contact] })).body;
    const { body } = await patch(id, { weblink: '', Professions: [], Contacts: [] });
    expect(body).toMatchObject({ weblink: '', Professions: [], contacts: [] });
  });

  it('lets editors change everything, and company accounts neither apprenticeships nor owner', async () => {
    const { id } = (await post()).body;
    const other = await addUser(app.database);
    const set = await patch(id, { Allowed_apprenticeships: [bakerId] }, asEditor);
    expect(set.body.Allowed_apprenticeships).toEqual([{ id: bakerId, name: 'Bäcker/-in' }]);
    const { status, body } = await patch(id, { Allowed_apprenticeships: [], User: other });
    expect(status).toBe(200);
    expect(body).toMatchObject({ Allowed_apprenticeships: [{ id: bakerId }], User: { id: owner } });
  });

  it('keeps an occupation that was blocked since, which cannot be added again', async () => {
    const name = `Wird gesperrt ${Math.random()}`;
    const job = await idOf(sql`insert into job_names (name) values (${name}) returning id`);
    const { id } = (await post({ Allowed_apprenticeships: [job] }, asEditor)).body;
    await app.database.rows(sql`update job_names set blocked = true where id = ${job}`);
    const set = (ids: number[]) => patch(id, { Allowed_apprenticeships: ids }, asEditor);
    expect((await set([job, bakerId])).status).toBe(200);
    expect((await set([bakerId])).status).toBe(200);
    expect((await set([job])).status).toBe(400);
  });

  it('refuses contact persons of another account, also to editors', async () => {
    const mine = await addContact(owner);
    const foreign = await addContact(await addUser(app.database));
    const { id } = (await post({ Contacts: [mine] })).body;
    for (const headers of [asOwner, asEditor]) {
      const answer = await patch(id, { name: 'Neu', Contacts: [mine, foreign] }, headers);
      expect(answer.body.errors).toEqual({
        Contacts: ['Alle Einträge müssen aus der Liste sein'],
      });
    }
    expect((await own())[0]).toMatchObject({ name: 'Bäckerei Kern', contacts: [{ id: mine }] });
  });

  it('refuses an edit based on an outdated version, and returns the present one', async () => {
    const before = (await post()).body;
    const first = await patch(before.id, { name: 'Erste', last_updated: before.last_updated });
    expect(first.status).toBe(200);
    const second = await patch(before.id, { name: 'Zweite', last_updated: before.last_updated });
    expect(second).toMatchObject({ status: 409, body: { code: 'stale', current: first.body } });
    expect((await own())[0].name).toBe('Erste');
    const third = await patch(before.id, { name: 'Dritte', last_updated: first.body.last_updated });
    expect(third.status).toBe(200);
  });

  it('lets one of two edits at once win', async () => {
    const { id, last_updated } = (await post()).body;
    const answers = await Promise.all(
      ['Eins', 'Zwei', 'Drei'].map((name) => patch(id, { name, last_updated })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('asks for the whole form to be right where a part of it is sent', async () => {
    const id = await addCompany(app.database, { userId: null, external: true });
    await app.database.rows(sql`update companies set weblink = 'kein Netz' where id = ${id}`);
    expect((await patch(id, { name: 'Neu' }, asEditor)).body.errors).toEqual({
      weblink: ['Keine gültige Webadresse'],
    });
    expect((await patch(id, { locked: true }, asEditor)).body.locked).toBe(true);
  });

  it('locks a company for editors alone, and its ads vanish from the next search', async () => {
    const { id } = (await post()).body;
    await app.changes.write((tx) => addAd(tx, { company_id: id, title: 'Zuckerbäcker' }));
    const found = async () => (await app.get('search/?search_multi_match=zuckerbäcker')).body.count;
    expect(await found()).toBe(1);
    expect((await patch(id, { locked: true })).status).toBe(403);
    expect((await patch(id, { locked: true }, asEditor)).status).toBe(200);
    expect(await found()).toBe(0);
  });

  it.each([{ external: false }, { verified: true }, { validated: true }])(
    'refuses %j from a company account',
    async (field) => {
      const { id } = (await post()).body;
      expect((await patch(id, field)).status).toBe(403);
    },
  );
});

describe('the address of a company', () => {
  it('is changed in its place', async () => {
    const before = (await post()).body;
    const Address = { street: 'Neue Gasse 1', City: placeId };
    const { body } = await patch(before.id, { Address });
    expect(body.Address).toMatchObject({
      id: before.Address.id,
      street: 'Neue Gasse 1',
      additional: '',
    });
  });

  it('leaves the one alone that another company or an event has too', async () => {
    const { id, Address } = (await post()).body;
    const sister = (await post()).body;
    await app.database.rows(
      sql`update companies set address_id = ${Address.id} where id = ${sister.id}`,
    );
    const moved = await patch(id, { Address: { street: 'Neue Gasse 1', City: placeId } });
    expect(moved.body.Address.id).not.toBe(Address.id);
    const companies = await own();
    const still = companies.find((one: { id: number }) => one.id === sister.id);
    expect(still.Address).toEqual(Address);
    await app.database.rows(sql`
      insert into events (title, start_date, end_date, address_id)
      values ('Messe', '2026-12-01', '2026-12-01', ${Address.id})`);
    const other = await patch(sister.id, { Address: { street: 'Anger 1', City: placeId } });
    expect(other.body.Address.id).not.toBe(Address.id);
  });

  it('is given by its company’s id to the owner and to editors', async () => {
    const { id, Address } = (await post()).body;
    for (const headers of [asOwner, asEditor])
      expect((await app.get(`address/by/company/${id}/`, headers)).body).toEqual({ Address });
    expect((await app.get(`address/by/company/${id}/`, asOther)).status).toBe(404);
    expect((await app.get('address/by/company/999999/', asEditor)).status).toBe(404);
  });

  it('can be added for itself', async () => {
    const body = { street: 'Messe 1', City: { id: placeId } };
    expect(await app.post('address/post/', body, asOwner)).toMatchObject({
      status: 200,
      body: { id: expect.any(Number), street: 'Messe 1', City: { id: placeId } },
    });
    const wrong = await app.post('address/post/', { ...body, City: 999_999 }, asOwner);
    expect(wrong.body.errors).toEqual({ City: ['Keine valide PLZ!'] });
  });

  it('is deleted after a day without an owner', async () => {
    const body = { street: 'Messe 1', additional: '', City: placeId };
    const { id } = (await app.post('address/post/', body, asOwner)).body;
    const used = (await post()).body.Address.id;
    const made = now.toISOString();
    await app.database.rows(
      sql`update addresses set created_at = ${made} where id in (${id}, ${used})`,
    );
    const left = async (hoursLater: number) => {
      const then = new Date(now.getTime() + hoursLater * 3_600_000);
      await removeOrphanedAddresses(app.database, then);
      const rows = await app.database.rows<{ id: number }>(
        sql`select id from addresses where id in (${id}, ${used}) order by id`,
      );
      return rows.map((row) => row.id);
    };
    expect(await left(24)).toEqual([id, used]);
    expect(await left(25)).toEqual([used]);
  });
});

describe('another account’s company', () => {
  it('is not there, in any verb', async () => {
    const before = (await post()).body;
    expect((await patch(before.id, { name: 'Fremd' }, asOther)).status).toBe(404);
    expect((await app.delete(`companies/delete/${before.id}/`, asOther)).status).toBe(404);
    expect(await own()).toEqual([before]);
  });

  it('is not there either where it was imported', async () => {
    const id = await addCompany(app.database, { userId: null, external: true });
    expect((await patch(id, { name: 'Fremd' })).status).toBe(404);
    expect((await app.delete(`companies/delete/${id}/`, asOwner)).status).toBe(404);
    expect((await app.get(`address/by/company/${id}/`, asOwner)).status).toBe(404);
  });
});

describe('a company that moves to another account', () => {
  it('leaves the contact persons behind, and takes its ads out of their ties', async () => {
    const contact = await addContact(owner);
    const [one, two] = [(await post({ Contacts: [contact] })).body, (await post()).body];
    const template_id = '4f8a1c6e-0000-4000-8000-000000000001';
    const ads = [];
    for (const { id } of [one, two])
      ads.push(await addAd(app.database, { company_id: id, template_id }));
    const other = await addUser(app.database);
    const { body } = await patch(one.id, { User: other }, asEditor);
    expect(body).toMatchObject({ User: { id: other }, contacts: [] });
    const rows = await app.database.rows(
      sql`select id, template_id from job_ads where id in (${ads[0]}, ${ads[1]}) order by id`,
    );
    expect(rows).toEqual([
      { id: ads[0], template_id: null },
      { id: ads[1], template_id },
    ]);
    expect((await own()).map((company: { id: number }) => company.id)).toEqual([two.id]);
  });

  it('brings its imported contact persons, and counts as imported no longer', async () => {
    const id = await addCompany(app.database, { userId: null, external: true });
    const contact = await idOf(
      sql`insert into contact_persons (company_id, last_name) values (${id}, 'Import') returning id`,
    );
    const { body } = await patch(id, { User: owner, Contact: [contact] }, asEditor);
    expect(body).toMatchObject({
      external: false,
      User: { id: owner },
      contacts: [{ id: contact }],
    });
    expect((await app.get('contactpersons/own/', asOwner)).body).toMatchObject([{ id: contact }]);
  });

  it('or to none stays, without contact persons', async () => {
    const { id } = (await post({ Contacts: [await addContact(owner)] })).body;
    const { body } = await patch(id, { User: 0 }, asEditor);
    expect(body).toMatchObject({ User: null, contacts: [], external: false });
    expect(await own()).toEqual([]);
  });
});

describe('companies to choose from', () => {
  const simple = async (query: string) =>
    (await app.get(`companies/simple/?query=${encodeURIComponent(query)}`, asEditor)).body.results;

  it('are found by editors by the words of name and town, however they are spelled', async () => {
    const id = await addCompany(app.database, { name: 'Müller & Söhne', userId: owner });
    await addCompany(app.database, { name: 'Alte Müllerei', postcode: '06108', userId: null });
    expect(await simple('mueller stendal')).toEqual([
      { id, name: 'Müller & Söhne', city: 'Stendal', external: false, User: owner },
    ]);
    expect((await simple('MÜLLER')).map((one: { name: string }) => one.name)).toEqual([
      'Müller & Söhne',
      'Alte Müllerei',
    ]);
    expect(await simple('100%')).toEqual([]);
    expect(await simple('')).toHaveLength(2);
  });

  it('are an account’s own alone in its own list', async () => {
    const id = await addCompany(app.database, { name: 'Eigene', userId: owner });
    await addCompany(app.database, { name: 'Fremde' });
    expect((await app.get('companies/simple/own/', asOwner)).body).toEqual([
      { id, name: 'Eigene', city: 'Stendal', external: false, User: owner },
    ]);
  });
});

describe('companies of the same name and address', () => {
  const named = async (query: Record<string, string>) =>
    (await app.get(`companies/by/name/?${new URLSearchParams(query)}`, asEditor)).body.map(
      (one: { id: number }) => one.id,
    );

  it('are found ignoring case, blanks and umlauts', async () => {
    const id = await addCompany(app.database, { name: 'Bäckerei Möhring', userId: null });
    await addCompany(app.database, { name: 'Bäckerei Möhring', postcode: '06108', userId: null });
    await addCompany(app.database, { name: 'Bäckerei Möhring GmbH', userId: null });
    const street = 'Breite Straße 1';
    for (const query of [
      { name: 'Bäckerei Möhring', street, city: 'Stendal' },
      { name: ' BÄCKEREI  MÖHRING ', street: 'breite  straße 1', city: 'stendal' },
      { name: 'Baeckerei Moehring', street: 'Breite Str. 1', city: '39576' },
    ])
      expect(await named(query)).toEqual([id]);
    expect(await named({ name: 'Bäckerei Möhring', street: 'Breite Straße 2' })).toEqual([]);
    expect(await named({ name: 'Bäckerei Möhring' })).toHaveLength(2);
  });
});

describe('imported ads of a company', () => {
  it('are listed with it until they are adopted', async () => {
    const { id } = (await post()).body;
    const ad = await addAd(app.database, {
      company_id: id,
      external: 'BA',
      job_start: '2027-08-01',
    });
    await addAd(app.database, { company_id: id });
    const [company] = await own();
    expect(company.jd).toEqual([
      {
        id: ad,
        title: 'Ausbildung zum Bäcker (m/w/d)',
        job_type_int: 2,
        Job_name: { id: bakerId, name: 'Bäcker/-in' },
        job_start: '2027-08-01',
        external: 'BA',
        source_url: '',
        source_date: null,
        last_updated: expect.any(String),
        published: true,
        publish_date: '2026-11-01',
      },
    ]);
    // Its exchange has withdrawn it.
    await app.database.rows(sql`update job_ads set published = false where id = ${ad}`);
    expect((await own())[0].jd).toHaveLength(1);
    await app.database.rows(sql`
      insert into exchange_records (exchange_id, external_id, raw, hash, state, job_ad_id, had_ad)
      select id, 'x', '{}', '', 'gone', ${ad}, true from exchanges limit 1`);
    expect((await own())[0].jd).toEqual([]);
  });
});

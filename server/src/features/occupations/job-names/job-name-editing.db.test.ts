import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { readConfig } from '../../../core/config/config.ts';
import { openDatabase } from '../../../core/database/open-database.ts';
import {
  afterTestFile,
  testDatabaseLocation,
  testFolder,
} from '../../../core/database/test-database.ts';

let app: TestApp;
let editor: Readonly<Record<string, string>>;
let company: Readonly<Record<string, string>>;
let baker: number;
let lastOfCatalogue: number;
/** Ids of BRAFO fields by number, from 1. */
let brafo: number[];

beforeAll(async () => {
  app = await testApp({ clock: () => testDay });
  const staff = await addUser(app.database);
  await app.database.rows(
    sql`update users set permission = 2, first_name = 'Eva' where id = ${staff}`,
  );
  editor = await app.as(staff);
  company = await app.as(await addUser(app.database));
  baker = await jobNameId(app.database, 'Bäcker/-in');
  const [last] = await app.database.rows<{ id: number }>(sql`select max(id) as id from job_names`);
  lastOfCatalogue = last!.id;
  const fields = await app.database.rows<{ id: number; number: number }>(
    sql`select id, number from brafo_fields`,
  );
  brafo = [];
  for (const { id, number } of fields) brafo[number] = id;
});

beforeEach(async () => {
  await app.changes.write(async (tx) => {
    await tx.rows(sql`delete from audit_entries`);
    await tx.rows(sql`delete from job_ads`);
    await tx.rows(sql`delete from company_allowed_apprenticeships`);
    await tx.rows(
      sql`update job_names set mapping_id = null, blocked = false where mapping_id is not null or blocked`,
    );
    await tx.rows(sql`delete from job_names where id > ${lastOfCatalogue}`);
  });
});

/** A text that no name of the catalogue contains. */
const mark = 'Zqx';

/** Adds a job name as an import does, last changed some minutes ago. */
async function foreign(name: string, minutesAgo = 1): Promise<number> {
  const [row] = await app.database.rows<{ id: number }>(sql`
    insert into job_names (name, external, last_updated)
    values (${`${mark} ${name}`}, true, '2026-11-21T08:00:00Z'::timestamptz - make_interval(mins => ${minutesAgo}))
    returning id`);
  return row!.id;
}

/** Adds such a job name with an ad, so that an editor has to decide on it. */
async function foreignInUse(name: string, minutesAgo = 1): Promise<number> {
  const id = await foreign(name, minutesAgo);
  await addAd(app.database, { job_name_id: id });
  return id;
}

const filter = async (query: string) => (await app.get(`jobnames/filter/?${query}`, editor)).body;
const idsBy = async (query: string) => (await filter(query)).results.map((row: any) => row.id);
const patch = (id: number, body: object) => app.patch(`jobnames/patch/${id}`, body, editor);
const many = (changes: object[]) => app.patch('jobnames/many', { changes }, editor);
const trail = () =>
  app.database.rows(sql`
    select action, subject, subject_id, subject_name, before, after from audit_entries order by id`);
const found = async (text: string) =>
  (
    await app.get(`search/?fields=card&search_multi_match=${encodeURIComponent(text)}`)
  ).body.results.map((ad: any) => ad.id);

describe('the list of job names', () => {
  it('has those from outside first, then those changed last', async () => {
    const older = await foreign('Alt', 5);
    const newer = await foreign('Neu', 2);
    const { body } = await app.post('jobnames/create/', { name: 'Zqx Eigen' }, editor);
    expect(await idsBy('query=Zqx')).toEqual([newer, older, body.id]);
    expect((await filter('')).results.slice(0, 3).map((row: any) => row.id)).toEqual([
      newer,
      older,
      body.id,
    ]);
  });

  it('says everything about each', async () => {
    const id = await foreign('Brotmeister');
    const other = await foreign('Semmelmeister');
    await patch(id, { Mapping: baker, external: false });
    await patch(other, { Brafo: [brafo[12], brafo[2]], external: false });
    await addAd(app.database, { job_name_id: id });
    const [row] = (await filter('query=Zqx Brot')).results;
    expect(row).toEqual({
      id,
      name: 'Zqx Brotmeister',
      Mapping: { id: baker, name: 'Bäcker/-in' },
      Brafo: [],
      blocked: false,
      external: false,
      last_updated: expect.any(String),
      ads: 1,
      used: true,
      proposal: null,
    });
    expect((await filter('query=Zqx Semmel')).results[0].Brafo).toEqual([brafo[2], brafo[12]]);
    const [target] = (await filter('query=B%C3%A4cker%2F-in')).results;
    expect([target.id, target.ads], 'with the ads that count under it').toEqual([baker, 1]);
  });

  it('finds parts of names, in capitals or not, and takes no letter for more than it is', async () => {
    const id = await foreign('Öl 100%_Fachkraft');
    expect(await idsBy('query=%C3%B6l 100%25_')).toEqual([id]);
    expect(await idsBy('query=Zqx%25Fach')).toEqual([]);
  });

  it('shows what goes with one of the filters that are ticked', async () => {
    const todo = await foreignInUse('Offen', 1);
    const mapped = await foreign('Zugeordnet', 2);
    const blocked = await foreignInUse('Gesperrt', 3);
    const described = await foreign('Beschrieben', 4);
    await patch(mapped, { Mapping: baker });
    await patch(blocked, { blocked: true });
    await patch(described, { Brafo: [brafo[1]] });
    const by = async (ticked: string) => (await idsBy(`query=Zqx&${ticked}`)).toSorted();
    expect(await by('todo=1')).toEqual([todo]);
    expect(await by('mapping=true')).toEqual([mapped]);
    expect(await by('blocked=True')).toEqual([blocked]);
    expect(await by('brafo=1')).toEqual([described]);
    expect(await by('todo=1&blocked=1&brafo=0&mapping=')).toEqual([todo, blocked].toSorted());
    expect(await by('')).toHaveLength(4);
    expect((await app.get('jobnames/filter/?todo=vielleicht', editor)).status).toBe(400);
  });

  it('comes in pages of 20', async () => {
    for (let number = 0; number < 21; number += 1) await foreignInUse(`Nummer ${number}`, number);
    const first = await filter('todo=1');
    const second = await filter('todo=1&page=2');
    expect([first.count, first.results.length, second.results.length]).toEqual([21, 20, 1]);
    expect(await filter('todo=1&page=99')).toEqual({ count: 21, results: [] });
    expect((await app.get('jobnames/filter/?page=abc', editor)).status).toBe(400);
  });

  it('proposes for what is to be done the most similar name, also one that was mapped before', async () => {
    const id = await foreignInUse('');
    const called = async (name: string) => {
      await app.database.rows(sql`update job_names set name = ${name} where id = ${id}`);
      return (await filter('todo=1')).results[0].proposal;
    };
    const proposal = { id: baker, name: 'Bäcker/-in', likeness: 1 };
    expect(await called('Bäckerin (m/w/d)')).toEqual(proposal);
    const less = (await called('Landbäckerin Brotzeit')) as typeof proposal | null;
    expect(less?.likeness ?? 0).toBeLessThan(0.9);
    expect(await called('Quarzflummler')).toBeNull();
    for (const other of ['Helfer/in Bäcker', 'Praktikant Bäcker', 'Duales Studium Bäcker'])
      expect(await called(other), other).toBeNull();
    await patch(await foreign('Quarzflummler/-in'), { Mapping: baker });
    expect(await called('Quarzflummler')).toMatchObject({ id: baker, name: 'Bäcker/-in' });
    await patch(baker, { blocked: true });
    expect(await called('Quarzflummler'), 'what is blocked is no use').toBeNull();
  });
});

describe('what editors choose from', () => {
  it('is for a mapping what stands for itself, but not the one that is mapped', async () => {
    const outside = await foreign('Fremd');
    const mapped = await foreign('Zugeordnet');
    const blocked = await foreign('Gesperrt');
    await patch(mapped, { Mapping: baker, external: false });
    await patch(blocked, { blocked: true, external: false });
    const ids = async (query: string) =>
      (await app.get(`jobnames/all/internals/${query}`, editor)).body.map((one: any) => one.id);
    const targets = await ids(`?mapping=True&id=${baker}`);
    for (const id of [outside, mapped, blocked, baker]) expect(targets).not.toContain(id);
    expect(await ids('?mapping=True')).toContain(baker);
    const internal = await ids('');
    expect(internal).toEqual(expect.arrayContaining([mapped, blocked, baker]));
    expect(internal).not.toContain(outside);
  });

  it('is the whole catalogue for editors alone', async () => {
    const outside = await foreign('Fremd');
    const { body } = await app.get('jobnames/all/', editor);
    expect(body.find((one: any) => one.id === outside)).toMatchObject({
      name: 'Zqx Fremd',
      external: true,
      Mapping: null,
      Brafo: [],
    });
    expect(await app.get('jobnames/all/', company)).toMatchObject({
      status: 403,
      body: { detail: 'Unpermitted' },
    });
    expect((await app.get('jobnames/all/')).status).toBe(403);
    const forCompany = await app.get('jobnames/all/?filter=1', company);
    expect(forCompany.body.find((one: any) => one.id === outside)).toBeUndefined();
    expect(forCompany.body.find((one: any) => one.id === baker)).toEqual({
      id: baker,
      name: 'Bäcker/-in',
    });
  });
});

describe('a change of a job name', () => {
  it('hides its ads everywhere while it is blocked', async () => {
    const id = await foreign('Knetwart');
    const ad = await addAd(app.database, { job_name_id: id });
    await app.changes.read();
    expect(await found('Knetwart')).toEqual([ad]);
    expect((await patch(id, { blocked: true })).body).toMatchObject({ id, blocked: true });
    expect(await found('Knetwart')).toEqual([]);
    expect((await app.get('mapbox/points/')).body.results).toEqual([]);
    expect((await app.post('jobdescriptions/by/ids/', { job_ids: [ad] })).body).toEqual([]);
    await patch(id, { blocked: false });
    expect(await found('Knetwart')).toEqual([ad]);
    expect(await trail()).toMatchObject([
      { action: 'blocked', before: { blocked: false }, after: { blocked: true } },
      { action: 'released', subject: 'job-name', subject_id: id, subject_name: 'Zqx Knetwart' },
    ]);
  });

  it('lets its ads be found under the name that it is mapped to, until that is taken back', async () => {
    const id = await foreign('Knetwart');
    const company_id = await addCompany(app.database, { name: 'Mehl' });
    const ad = await addAd(app.database, {
      company_id,
      job_name_id: id,
      title: 'Stelle',
      details: '',
    });
    await app.changes.read();
    expect(await found('Bäcker')).toEqual([]);
    const { body } = await patch(id, { Mapping: { id: baker, name: 'egal' }, external: false });
    expect(body).toMatchObject({ Mapping: { id: baker, name: 'Bäcker/-in' }, external: false });
    expect(await found('Bäcker')).toEqual([ad]);
    await patch(id, { Mapping: null });
    expect(await found('Bäcker')).toEqual([]);
    expect(await trail()).toMatchObject([
      {
        before: { Mapping: null, external: true },
        after: { Mapping: { id: baker, name: 'Bäcker/-in' }, external: false },
      },
      { action: 'changed', before: { Mapping: { id: baker } }, after: { Mapping: null } },
    ]);
  });

  it('puts its ads into its BRAFO fields at once', async () => {
    const id = await foreign('Knetwart');
    const ad = await addAd(app.database, { job_name_id: id });
    const inField = async (number: number) =>
      (await app.get(`search/?fields=card&brafo_fields=${number}`)).body.results.map(
        (one: any) => one.id,
      );
    await patch(id, { Brafo: [brafo[3], brafo[9], brafo[3]], external: false });
    expect([await inField(3), await inField(9), await inField(4)]).toEqual([[ad], [ad], []]);
    await patch(id, { Brafo: [brafo[4]] });
    expect([await inField(3), await inField(4)]).toEqual([[], [ad]]);
    expect((await patch(id, { Brafo: [999_999] })).body.errors).toEqual({
      Brafo: ['Bitte BRAFO-Felder aus der Liste wählen.'],
    });
  });

  it('makes no chains and no cycles of mappings', async () => {
    const one = await foreign('Eins');
    const two = await foreign('Zwei');
    await patch(one, { Mapping: two });
    const refused = async (id: number, Mapping: unknown) => {
      const { status, body } = await patch(id, { Mapping });
      return [status, body.errors?.Mapping?.[0]];
    };
    expect(await refused(two, one)).toEqual([
      409,
      '„Zqx Eins“ ist selbst einer anderen Berufsbezeichnung zugeordnet. Bitte wählen Sie eine, die für sich steht.',
    ]);
    expect(await refused(baker, one)).toEqual([409, expect.stringContaining('ist selbst')]);
    expect(await refused(two, baker)).toEqual([
      409,
      '„Zqx Zwei“ kann nicht zugeordnet werden, weil ihr andere Berufsbezeichnungen zugeordnet sind, zum Beispiel „Zqx Eins“.',
    ]);
    expect(await refused(one, one)).toEqual([409, expect.stringContaining('nicht sich selbst')]);
    for (const nothing of ['Bäcker', 0, 999_999])
      expect(await refused(two, nothing)).toEqual([400, 'Bitte Berufsbezeichnung auswählen.']);
    expect(await trail(), 'of what was refused nothing is noted').toHaveLength(1);
  });

  it('is refused where somebody has been faster, if the caller says what was read', async () => {
    const id = await foreign('Eins');
    const { body: first } = await patch(id, { blocked: true });
    await patch(id, { Brafo: [brafo[1]] });
    const late = await patch(id, { blocked: false, last_updated: first.last_updated });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale', current: { id } } });
    expect((await patch(999_999, { blocked: true })).status).toBe(404);
  });

  it.runIf(inject('templates').kind === 'server')(
    'shows in another process before that would have looked by itself',
    async () => {
      const location = await testDatabaseLocation('base');
      const open = async () => {
        const config = { ...readConfig({ DATA_DIR: testFolder(), LOG_LEVEL: 'silent' }) };
        const database = await openDatabase(location);
        const opened = await buildApp({ config, database, clock: () => testDay });
        afterTestFile(() => opened.close());
        await opened.start({ jobs: false });
        return opened;
      };
      const [here, there] = [await open(), await open()];
      const ad = await addAd(here.database);
      const isFound = async () =>
        (
          await there.http.inject('/api/v1/search/?fields=card&search_multi_match=Bäcker')
        ).body.includes(`"id":${ad}`);
      await expect.poll(isFound).toBe(true);
      const block = (blocked: boolean) =>
        here.changes.write((tx) =>
          tx.rows(sql`update job_names set blocked = ${blocked} where name = 'Bäcker/-in'`),
        );
      await block(true);
      await expect.poll(isFound).toBe(false);
      await block(false);
      await expect.poll(isFound).toBe(true);
    },
  );
});

describe('many job names at once', () => {
  it('are changed each in its own way, and can be put back', async () => {
    const [one, two] = [await foreignInUse('Eins', 1), await foreignInUse('Zwei', 2)];
    const done = await many([
      { id: two, Mapping: baker, external: false },
      { id: one, blocked: true, Brafo: [brafo[5]] },
    ]);
    expect(done.body).toMatchObject([
      { id: two, Mapping: { id: baker }, external: false },
      { id: one, blocked: true, Brafo: [brafo[5]] },
    ]);
    const back = await many([
      { id: two, Mapping: null, external: true },
      { id: one, blocked: false, Brafo: [] },
    ]);
    expect(back.status).toBe(200);
    expect((await idsBy('todo=1')).toSorted()).toEqual([one, two].toSorted());
    expect(await trail()).toHaveLength(4);
  });

  it('are changed all or none', async () => {
    const [one, two] = [await foreign('Eins'), await foreign('Zwei')];
    const chain = await many([
      { id: one, Mapping: two },
      { id: two, Mapping: baker },
    ]);
    expect(chain.status).toBe(409);
    expect((await many([{ id: one, blocked: true }, { id: 999_999 }])).status).toBe(404);
    expect(await idsBy('blocked=1&mapping=1')).toEqual([]);
    expect(await trail()).toEqual([]);
  });

  it('are refused together where others have changed some of them, and the answer has all of those', async () => {
    const ids = [await foreign('Eins', 1), await foreign('Zwei', 2), await foreign('Drei', 3)];
    const rows = (await filter('query=Zqx')).results;
    await many(ids.slice(0, 2).map((id) => ({ id, blocked: true })));
    const readAt = (id: number) => rows.find((row: any) => row.id === id).last_updated;
    const late = await many(ids.map((id) => ({ id, Mapping: baker, last_updated: readAt(id) })));
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(late.body.current.changed).toMatchObject([
      { id: ids[0], blocked: true },
      { id: ids[1], blocked: true },
    ]);
    expect((await filter('query=Zqx Drei')).results[0].Mapping).toBeNull();
  });

  it('may change places: what was mapped becomes what the other is mapped to', async () => {
    const [one, two] = [await foreign('Eins'), await foreign('Zwei')];
    await patch(one, { Mapping: two });
    const { body } = await many([
      { id: two, Mapping: one },
      { id: one, Mapping: null },
    ]);
    expect(body).toMatchObject([
      { id: two, Mapping: { id: one } },
      { id: one, Mapping: null },
    ]);
  });

  it('are at most 200, each once', async () => {
    const all = await app.database.rows<{ id: number }>(sql`select id from job_names limit 201`);
    const list = (count: number) => all.slice(0, count).map(({ id }) => ({ id, blocked: false }));
    expect((await many(list(201))).body.errors.changes).toEqual(['Höchstens 200 auf einmal.']);
    expect((await many([])).status).toBe(400);
    expect((await many([{ id: baker }, { id: baker }])).status).toBe(400);
    expect((await many(list(200))).body).toHaveLength(200);
  });
});

describe('a job name of our own', () => {
  const create = async (name: string) =>
    (await app.post('jobnames/create/', { name: `${mark} ${name}` }, editor)).body;

  it('gets another name: its ads show that, and are found by the former one, too', async () => {
    const row = await create('Bleckschmitt');
    const ad = await addAd(app.database, { job_name_id: row.id, title: 'Wir bilden aus' });
    const answer = await patch(row.id, { name: 'Zqx Flaschner', last_updated: row.last_updated });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Zqx Flaschner' } });
    const [card] = (await app.get('search/?fields=card&search_multi_match=Flaschner')).body.results;
    expect(card).toMatchObject({ id: ad, job_name: 'Zqx Flaschner' });
    expect(await found('Bleckschmitt')).toEqual([ad]);
    expect(await trail()).toMatchObject([
      { action: 'created' },
      {
        action: 'changed',
        before: { name: 'Zqx Bleckschmitt' },
        after: { name: 'Zqx Flaschner' },
      },
    ]);
    // Like the undo of the list.
    await patch(row.id, { name: row.name, keep_former: false });
    expect(await found('Bleckschmitt')).toEqual([ad]);
    const synonyms = await app.database.rows(
      sql`select synonym from job_name_synonyms where job_name_id = ${row.id}`,
    );
    expect(synonyms, 'nothing is left of it').toEqual([]);
  });

  it('is no longer found by a former name that is not to be kept', async () => {
    const { id } = await create('Bleckschmitt');
    await addAd(app.database, { job_name_id: id, title: 'Wir bilden aus' });
    await patch(id, { name: 'Zqx Flaschner', keep_former: false });
    const { body } = await app.get('search/?fields=card&search_multi_match=Bleckschmitt');
    expect(body.results).toEqual([]);
  });

  it('gets no name that another has, none that is too long, and none where it came from outside', async () => {
    const { id } = await create('Eins');
    const many2 = await create('Zwei');
    expect(await patch(id, { name: 'zqx zwei' })).toMatchObject({
      status: 409,
      body: { code: 'exists', errors: { name: [expect.any(String)] } },
    });
    const same = [id, many2.id].map((one, at) => ({ id: one, name: at ? 'Zqx DREI' : 'Zqx Drei' }));
    expect(await many(same)).toMatchObject({ status: 409, body: { code: 'exists' } });
    expect(await patch(id, { name: 'x'.repeat(301) })).toMatchObject({ status: 400 });
    expect(await patch(id, { name: 'ZQX EINS' }), 'its own in capitals').toMatchObject({
      status: 200,
    });
    const outside = await foreign('Von außen');
    expect(await patch(outside, { name: 'Zqx Anders' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('aus einer anderen Börse') },
    });
  });

  it('is deleted while nothing uses it', async () => {
    const { id } = await create('Unbenutzt');
    expect((await filter('query=Zqx Unbenutzt')).results).toMatchObject([{ id, used: false }]);
    expect(await app.delete(`jobnames/delete/${id}`, editor)).toMatchObject({ status: 200 });
    expect(await app.delete(`jobnames/delete/${id}`, editor)).toMatchObject({ status: 404 });
    expect(await trail()).toMatchObject([
      { action: 'created' },
      { action: 'deleted', subject: 'job-name', before: { name: 'Zqx Unbenutzt' } },
    ]);
  });

  it('stays while something uses it, which the answer names', async () => {
    const { id } = await create('Benutzt');
    await addAd(app.database, { job_name_id: id });
    const other = await foreign('Zugeordnet');
    await patch(other, { Mapping: id, external: false });
    const companyId = await addCompany(app.database, {});
    await app.database.rows(sql`
      insert into company_allowed_apprenticeships (company_id, job_name_id) values (${companyId}, ${id})`);
    expect((await filter('query=Zqx Benutzt')).results).toMatchObject([{ used: true }]);
    const refused = await app.delete(`jobnames/delete/${id}`, editor);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(refused.body.detail).toContain(
      '(1 Stellenanzeige, 1 zugeordnete Berufsbezeichnung und 1 Unternehmen, das dafür ausbilden darf)',
    );
  });
});

describe('a new job name', () => {
  const create = (body: object) => app.post('jobnames/create/', body, editor);

  it('is our own, and can be chosen at once', async () => {
    const { body } = await create({ name: '  Zqx Neuling ', Brafo: [brafo[7]] });
    expect(body).toMatchObject({
      name: 'Zqx Neuling',
      Mapping: null,
      Brafo: [brafo[7]],
      blocked: false,
      external: false,
    });
    const { body: choices } = await app.get('jobnames/all/?filter=1');
    expect(choices).toContainEqual({ id: body.id, name: 'Zqx Neuling' });
    expect(await trail()).toMatchObject([
      { action: 'created', after: { name: 'Zqx Neuling', Brafo: [{ id: brafo[7] }] } },
    ]);
  });

  it('has a name that no other has, of 300 characters at most', async () => {
    expect(await create({ name: 'BÄCKER/-IN', Brafo: [] })).toMatchObject({
      status: 409,
      body: { code: 'exists', current: { id: baker } },
    });
    const messages = async (name: unknown) => (await create({ name })).body.errors?.name;
    expect(await messages('x'.repeat(301))).toEqual(['Eingabe zu lang, max. 300']);
    expect(await messages('   ')).toEqual(['Pflichtfeld!']);
    expect((await create({ name: `Zqx${'x'.repeat(296)}` })).status).toBe(200);
  });
});

import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let editor: Readonly<Record<string, string>>;

beforeAll(async () => {
  app = await testApp();
  const staff = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${staff}`);
  editor = await app.as(staff);
});

beforeEach(() => app.database.rows(sql`delete from audit_entries`));

const add = (name: string) => app.post('professions/post/', { name }, editor);
const rename = (id: number, name: string) => app.patch(`professions/patch/${id}`, { name }, editor);
const remove = (id: number) => app.delete(`professions/delete/${id}`, editor);
const list = async (query = '') => (await app.get(`professions/all/?${query}`, editor)).body;
const actions = () =>
  app.database.rows(sql`select action, subject_name, before, after from audit_entries order by id`);

describe('professions', () => {
  it('are listed by name with what uses them', async () => {
    const { body: made } = await add('Prüfwesen');
    const companyId = await addCompany(app.database);
    await app.database.rows(
      sql`insert into company_professions (company_id, profession_id) values (${companyId}, ${made.id})`,
    );
    await addAd(app.database, { company_id: companyId, profession_id: made.id });
    await addAd(app.database, { company_id: companyId, profession_id: made.id });
    expect(await list('search=PR%C3%9CFW')).toEqual({
      count: 1,
      results: [{ ...made, ads: 2, companies: 1, job_names: 0 }],
    });
    expect((await list(`id=${made.id}`)).results, 'by its id alone').toEqual([
      { ...made, ads: 2, companies: 1, job_names: 0 },
    ]);
    await add('Ährenkunde');
    const { results } = await list();
    expect(results[0].name, 'among the As').toBe('Ährenkunde');
    expect((await list('search=%25')).count, 'a letter like any other').toBe(0);
  });

  it('are added, renamed and deleted, and the trail says so', async () => {
    const { body: made } = await add(' Prüfbau ');
    expect((await rename(made.id, 'Prüfhochbau')).body).toEqual({
      id: made.id,
      name: 'Prüfhochbau',
    });
    const { body: offered } = await app.get('professions/');
    expect(offered).toContainEqual({ id: made.id, name: 'Prüfhochbau' });
    expect((await remove(made.id)).status).toBe(200);
    expect((await list('search=Prüfhochbau')).count).toBe(0);
    expect(await actions()).toMatchObject([
      { action: 'created', after: { name: 'Prüfbau' } },
      { action: 'changed', before: { name: 'Prüfbau' }, after: { name: 'Prüfhochbau' } },
      { action: 'deleted', subject_name: 'Prüfhochbau', before: { name: 'Prüfhochbau' } },
    ]);
  });

  it('have names of their own, in capitals or not', async () => {
    const { body: made } = await add('Prüfküche');
    const { body: other } = await add('Prüfkeller');
    for (const answer of [await add('PRÜFKÜCHE'), await rename(other.id, 'prüfküche')])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'exists', current: { id: made.id } },
      });
    expect((await rename(made.id, 'PrüfKüche')).status, 'its own in other letters').toBe(200);
    expect((await add('')).body.errors).toEqual({ name: ['Pflichtfeld!'] });
    expect((await add('x'.repeat(101))).body.errors).toEqual({ name: ['Max. 100 Zeichen!'] });
  });

  it('are not renamed from a name that they no longer have', async () => {
    const { body: made } = await add('Prüfholz');
    const renameFrom = (begun: string, name: string) =>
      app.patch(`professions/patch/${made.id}`, { name, begun: { name: begun } }, editor);
    expect((await renameFrom('Prüfholz', 'Prüfeiche')).status).toBe(200);
    expect(await renameFrom('Prüfholz', 'Prüfbuche')).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { name: 'Prüfeiche' } },
    });
    expect((await list('search=Prüfeiche')).count).toBe(1);
  });

  it('stay as long as something uses them', async () => {
    const { body: made } = await add('Prüfgut');
    const ad = await addAd(app.database, { profession_id: made.id });
    const refused = await remove(made.id);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toBe(
      '„Prüfgut“ kann nicht gelöscht werden: Die Branche wird noch verwendet (1 Stellenanzeige).',
    );
    await app.database.rows(sql`delete from job_ads where id = ${ad}`);
    expect((await remove(made.id)).body).toEqual({ id: made.id });
    expect((await remove(made.id)).status).toBe(404);
    expect((await rename(made.id, 'Weg')).status).toBe(404);
  });

  it('shows its new name in the next search', async () => {
    const { body: made } = await add('Prüfalt');
    const ad = await addAd(app.database, {
      profession_id: made.id,
      title: 'Stelle',
      details: '',
    });
    await rename(made.id, 'Quarzflummelei');
    const { body } = await app.get('search/?fields=card&search_multi_match=Quarzflummelei');
    expect(body.results.map((one: { id: number }) => one.id)).toEqual([ad]);
  });
});

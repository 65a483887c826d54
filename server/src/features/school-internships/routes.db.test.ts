import { beforeAll, expect, it } from 'vitest';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { sql } from '../../core/database/drizzle.ts';

let app: TestApp;
let editor: Record<string, string>;

const period = {
  school_type: 'Sekundarschule',
  name: '9. Klassen',
  first_day: '2027-03-01',
  last_day: '2027-03-12',
};
const label = 'Schülerpraktikum Sekundarschule · März 2027';
const range = { value: '2027-03-01__2027-03-14', label };
const words = encodeURIComponent('Schülerpraktikum der Sekundarschulen');

const listed = async () => (await app.get('schoolinternships/')).body;
/** Returns the start periods that the search offers, and its reading of a text. */
async function searched() {
  const { body } = await app.get(`search/?fields=card&facets=1&search_multi_match=${words}`);
  return JSON.stringify(body);
}

beforeAll(async () => {
  app = await testApp({ clock: () => new Date('2026-11-26T12:00:00Z') });
  const id = await addUser(app.database);
  await app.database.rows(sql`update users set permission = 2 where id = ${id}`);
  editor = { ...(await app.as(id)) };
});

it('periods of school internships are kept by editors, offered and understood by the search at once, and noted', async () => {
  expect(await listed()).toEqual([]);
  expect(await searched()).not.toContain(label);
  const { status, body: added } = await app.post('schoolinternships/post/', period, editor);
  expect([status, added]).toEqual([200, { id: added.id, ...period }]);
  expect(await listed()).toEqual([added]);
  const found = await searched();
  expect(found).toContain(`"value":"${range.value}","label":"${range.label}"`);
  expect(found.split(label).length).toBeGreaterThan(2);

  const later = { ...period, first_day: '2027-04-05', last_day: '2027-04-16' };
  const path = `schoolinternships/patch/${added.id}/`;
  expect((await app.patch(path, later, editor)).body).toEqual({ ...added, ...later });
  expect(await searched()).toContain('April 2027');
  const away = `schoolinternships/delete/${added.id}/`;
  expect(await app.delete(away, editor)).toMatchObject({
    status: 200,
    body: { ...added, ...later },
  });
  expect((await app.delete(away, editor)).status).toBe(404);
  expect((await app.patch(path, later, editor)).status).toBe(404);
  expect(await listed()).toEqual([]);
  expect(await searched()).not.toContain('April 2027');
  const trail = await app.database.rows<{ action: string; after: unknown }>(
    sql`select action, after from audit_entries where subject = 'school-internship' order by id`,
  );
  expect(trail).toEqual([
    { action: 'created', after: period },
    { action: 'changed', after: { first_day: '2027-04-05', last_day: '2027-04-16' } },
    { action: 'deleted', after: null },
  ]);
});

it('an edit that began with something else than what is stored is refused', async () => {
  const { body: added } = await app.post('schoolinternships/post/', period, editor);
  const path = `schoolinternships/patch/${added.id}/`;
  const other = { ...period, name: '8. Klassen' };
  expect((await app.patch(path, { ...other, begun: period }, editor)).status).toBe(200);
  const overtaken = { ...period, name: '10. Klassen', begun: period };
  expect(await app.patch(path, overtaken, editor)).toMatchObject({
    status: 409,
    body: { code: 'stale', current: { ...added, ...other } },
  });
  expect(await listed()).toEqual([{ ...added, ...other }]);
  expect((await app.patch(path, { ...period, begun: other }, editor)).status, 'taken back').toBe(
    200,
  );
});

it('a period that is there already is refused, as a new one and as a change', async () => {
  const may = { ...period, first_day: '2027-05-03', last_day: '2027-05-14' };
  const { body: added } = await app.post('schoolinternships/post/', may, editor);
  const again = await app.post('schoolinternships/post/', { ...may, name: '9. klassen' }, editor);
  expect(again).toMatchObject({ status: 409, body: { code: 'exists', current: added } });
  const path = `schoolinternships/patch/${added.id}/`;
  expect((await app.patch(path, may, editor)).status, 'itself').toBe(200);
  const june = { ...may, first_day: '2027-06-07', last_day: '2027-06-11' };
  const { body: other } = await app.post('schoolinternships/post/', june, editor);
  const { status, body } = await app.patch(`schoolinternships/patch/${other.id}/`, may, editor);
  expect([status, Object.keys(body.errors)]).toEqual([409, ['name']]);
});

it.each([
  ['an end before the start', { last_day: '2027-02-28' }, 'last_day'],
  ['more than 60 days', { last_day: '2027-04-30' }, 'last_day'],
  ['an unknown type of school', { school_type: 'Baumschule' }, 'school_type'],
  ['no name', { name: ' ' }, 'name'],
  ['a long name', { name: 'x'.repeat(81) }, 'name'],
  [
    'days that the list no longer shows',
    { first_day: '2025-11-10', last_day: '2025-11-25' },
    'last_day',
  ],
  ['no day', { first_day: '31.02.2027' }, 'first_day'],
])('a period with %s is refused', async (_, changes, field) => {
  const { status, body } = await app.post(
    'schoolinternships/post/',
    { ...period, ...changes },
    editor,
  );
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

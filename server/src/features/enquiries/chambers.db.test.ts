import type { Chamber } from '@lehrpfad/contract/enquiries/chambers.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let admin: Record<string, string>;
let stored: readonly Chamber[];

async function sessionOf(permission: number): Promise<Record<string, string>> {
  const id = await addUser(app.database);
  await app.database.rows(
    sql`update users set permission = ${permission}, first_name = 'Ada', last_name = 'Amt' where id = ${id}`,
  );
  return { ...(await app.as(id)) };
}

const all = async (): Promise<Chamber[]> => (await app.get('chambers/')).body;

const patch = (id: number | string, body: object, headers = admin) =>
  app.patch(`chambers/patch/${id}/`, body, headers);

const trail = () =>
  app.database.rows<{ action: string; subject_id: number; before: any; after: any }>(
    sql`select action, subject_id, before, after from audit_entries where subject = 'chamber' order by id`,
  );

beforeAll(async () => {
  app = await testApp();
  admin = await sessionOf(1);
  stored = await all();
});

beforeEach(async () => {
  await app.database.rows(sql`delete from audit_entries`);
});

const person = {
  first_name: 'Uta',
  last_name: 'Rat',
  role: 'Beratung',
  phone: '0391 0100-15',
  email: 'rat@hwk.example',
};

describe('the chambers', () => {
  it('are the four of the specification, in its order, each with two persons of its own', () => {
    expect(stored.map(({ id, name }) => [id, name])).toEqual([
      [0, 'HWK Magdeburg'] as const,
      [1, 'IHK Magdeburg'] as const,
      [2, 'HWK Halle (Saale)'] as const,
      [3, 'IHK Halle-Dessau'] as const,
    ]);
    const people = stored.flatMap((one) => [one.first_contact, one.second_contact]);
    expect(new Set(people.map(({ email }) => email)).size).toBe(8);
    for (const { email } of [...stored, ...people]) expect(email).toMatch(/\.example\.org$/);
  });
});

describe('a chamber', () => {
  it('is changed in what is sent and in nothing else, and everybody sees it', async () => {
    const { status, body } = await patch(1, { phone: '0391 0200-99', second_contact: person });
    expect(status).toBe(200);
    const after = await all();
    expect(after[1]).toEqual(body);
    expect(after[1]).toEqual({
      ...stored[1],
      phone: '0391 0200-99',
      second_contact: person,
      last_updated: expect.any(String),
    });
    expect([after[0], after[2], after[3]]).toEqual([stored[0], stored[2], stored[3]]);
  });

  it('leaves in the trail what was changed, the one numbered 0 too', async () => {
    const before = (await all())[0]!;
    await patch(0, { street: 'Neuer Weg 5', first_contact: person, city: before.city });
    expect(await trail()).toEqual([
      {
        action: 'changed',
        subject_id: 0,
        before: { street: before.street, first_contact: before.first_contact },
        after: { street: 'Neuer Weg 5', first_contact: person },
      },
    ]);
    const { body } = await app.get('audit/?subject=chamber&subject_id=0', admin);
    expect(body.results).toMatchObject([{ subject_name: 'HWK Magdeburg', user_name: 'Ada Amt' }]);
    await patch(0, { street: 'Neuer Weg 5' });
    expect(await trail()).toHaveLength(1);
  });

  it('is not overwritten by whoever has read an older one', async () => {
    const read = (await all())[2]!;
    const first = await patch(2, { city: 'Halle', last_updated: read.last_updated });
    expect(first.status).toBe(200);
    const { status, body } = await patch(2, { city: 'Merseburg', last_updated: read.last_updated });
    expect([status, body.code, body.current]).toEqual([409, 'stale', first.body]);
    expect((await all())[2]?.city).toBe('Halle');
    expect(await trail()).toHaveLength(1);
    const again = { city: 'Merseburg', last_updated: first.body.last_updated };
    expect((await patch(2, again)).status).toBe(200);
  });

  it.each([
    ['name', { name: ' ' }, 'Pflichtfeld!'],
    ['name', { name: 'x'.repeat(61) }, 'Max. 60 Zeichen!'],
    ['street', { street: '' }, 'Pflichtfeld!'],
    ['postcode', { postcode: '3910' }, 'Keine valide PLZ!'],
    ['city', { city: '' }, 'Pflichtfeld!'],
    ['phone', { phone: '' }, 'Pflichtfeld!'],
    ['website', { website: 'keine Webseite' }, 'Keine gültige Webadresse'],
    ['email', { email: 'kammer' }, 'Keine E-mail'],
    ['first_contact', { first_contact: { ...person, last_name: '' } }, 'Pflichtfeld!'],
    ['second_contact', { second_contact: { ...person, email: '' } }, 'Pflichtfeld!'],
    ['second_contact', { second_contact: { ...person, role: 'x'.repeat(61) } }, 'Max. 60 Zeichen!'],
  ])('is refused for its %s %j', async (field, values, message) => {
    const before = await all();
    const { status, body } = await patch(3, values);
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
    expect(await all()).toEqual(before);
    expect(await trail()).toEqual([]);
  });

  it('that is not there is not found', async () => {
    for (const id of [4, 40_000, 999_999_999])
      expect((await patch(id, { city: 'Halle' })).status).toBe(404);
    expect((await patch('eins', { city: 'Halle' })).status).toBe(400);
  });

  it('is an administrator’s to change', async () => {
    for (const permission of [2, 3]) {
      const { status, body } = await patch(0, { city: 'Halle' }, await sessionOf(permission));
      expect([status, body.code]).toEqual([403, 'unpermitted']);
    }
  });
});

import { sql } from '../database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { queueMail } from './delivery/outbox.ts';

const secret = 'https://a.example/konto?token=geheim';
let app: TestApp;
let admin: Readonly<Record<string, string>>;
let editor: Readonly<Record<string, string>>;
const ids: number[] = [];

async function addUser(permission: number): Promise<number> {
  const [user] = await app.database.rows<{ id: number }>(sql`
    insert into users (email, permission, active, validated, password_hash)
    values (${`user${permission}@kammer.example`}, ${permission}, true, true, 'x') returning id`);
  return user!.id;
}

beforeAll(async () => {
  app = await testApp({ template: 'empty' });
  admin = await app.as(await addUser(1));
  editor = await app.as(await addUser(2));
  const states = ['sent', 'failed', 'waiting'];
  for (let number = 1; number <= 23; number += 1) {
    const id = await app.database.transaction((tx) =>
      queueMail(tx, {
        kind: 'password-reset',
        to: `nr${number}@firma.example`,
        subject: `Nummer ${number}`,
        body: [{ label: 'Weiter', url: secret }],
      }),
    );
    ids.push(id!);
    const state = states[number - 1] ?? 'waiting';
    await app.database.rows(sql`
      update mails set created_at = '2026-03-01 08:00+00'::timestamptz + make_interval(mins => ${number}),
        state = ${state}, attempts = ${number},
        body = case when ${state} = 'sent' then null else body end,
        sent_at = case when ${state} = 'sent' then '2026-03-01 09:00+00'::timestamptz end,
        last_error = case when ${state} = 'failed' then '550 no such user' end
      where id = ${id}`);
  }
});

describe('the list of mails', () => {
  it('is for administrators', async () => {
    expect((await app.get('mails/')).status).toBe(403);
    expect((await app.get('mails/', editor)).status).toBe(403);
    expect((await app.get('mails/', admin)).status).toBe(200);
    expect((await app.post(`mails/${ids[0]}/again/`)).status).toBe(403);
    expect((await app.post(`mails/${ids[0]}/again/`, undefined, editor)).status).toBe(403);
  });

  it('has the newest first, a page at a time, and says how many there are', async () => {
    const first = (await app.get('mails/', admin)).body;
    const second = (await app.get('mails/?page=2', admin)).body;
    expect([first.count, second.count]).toEqual([23, 23]);
    const all = [...first.results, ...second.results].map(({ id }: { id: number }) => id);
    expect(all).toEqual([...ids].reverse());
    expect(first.results).toHaveLength(20);
  });

  it('tells who gets what and how it stands, and never what it says', async () => {
    const { body } = await app.get('mails/?state=failed', admin);
    expect(body).toEqual({
      count: 1,
      results: [
        {
          id: ids[1],
          kind: 'password-reset',
          to: 'nr2@firma.example',
          subject: 'Nummer 2',
          state: 'failed',
          attempts: 2,
          last_error: '550 no such user',
          created_at: '2026-03-01T08:02:00.000Z',
          sent_at: null,
        },
      ],
    });
    const everything = await app.get('mails/', admin);
    expect(JSON.stringify(everything.body)).not.toContain('geheim');
  });

  it('can be asked for one state', async () => {
    const count = async (state: string) =>
      (await app.get(`mails/?state=${state}`, admin)).body.count;
    expect([await count('waiting'), await count('sent'), await count('failed')]).toEqual([
      21, 1, 1,
    ]);
    expect(await app.get('mails/?state=lost', admin)).toMatchObject({
      status: 400,
      body: { errors: { state: ['Ungültiger Zustand.'] } },
    });
  });
});

describe('sending a mail again', () => {
  it('is possible where it has failed, once', async () => {
    const again = () => app.post(`mails/${ids[1]}/again/`, undefined, admin);
    expect(await again()).toMatchObject({
      status: 200,
      body: { id: ids[1], state: 'waiting', attempts: 0 },
    });
    const [row] = await app.database.rows(sql`select due_at, body from mails where id = ${ids[1]}`);
    expect(row).toEqual({ due_at: null, body: [{ label: 'Weiter', url: secret }] });
    expect((await again()).status).toBe(409);
  });

  it.each([
    ['was sent', 0],
    ['waits', 5],
  ])('is refused where it %s', async (_, index) => {
    const { status, body } = await app.post(`mails/${ids[index]}/again/`, undefined, admin);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'not_failed',
      detail: 'Diese E-Mail ist nicht fehlgeschlagen.',
      current: { id: ids[index] },
    });
    expect(JSON.stringify(body)).not.toContain('geheim');
  });

  it('finds no mail that is not there', async () => {
    expect((await app.post('mails/999999/again/', undefined, admin)).status).toBe(404);
  });
});

describe('deleting a mail', () => {
  it('is possible where it has failed, and noted, so that nobody has to handle it any more', async () => {
    const [failed] = await app.database.rows<{ id: number }>(sql`
      insert into mails (kind, recipient, subject, body, state)
      values ('password-reset', 'x@tippfehler.example', 'Vertippt', '[]', 'failed') returning id`);
    const remove = (as = admin) => app.delete(`mails/delete/${failed?.id}/`, as);
    expect((await remove(editor)).status).toBe(403);
    expect(await remove()).toMatchObject({ status: 200, body: {} });
    expect((await app.get('mails/?state=failed', admin)).body.count).toBe(0);
    expect((await remove()).status).toBe(404);
    const noted = await app.database.rows(sql`
      select action, subject_id as id, subject_name as name from audit_entries where subject = 'mail' order by id`);
    expect(noted).toEqual([
      { action: 'sent-again', id: ids[1], name: 'Nummer 2' },
      { action: 'deleted', id: failed?.id, name: 'Vertippt' },
    ]);
  });

  it.each([
    ['was sent', 0],
    ['waits', 5],
  ])('is refused where it %s', async (_, index) => {
    const { status, body } = await app.delete(`mails/delete/${ids[index]}/`, admin);
    expect([status, body.code]).toEqual([409, 'not_failed']);
    const [row] = await app.database.rows(sql`select id from mails where id = ${ids[index]}`);
    expect(row).toEqual({ id: ids[index] });
  });
});

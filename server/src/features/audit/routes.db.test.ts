import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { recordAction, type AuditNote } from './trail.ts';

let app: TestApp;
let admin: number;
let editor: number;
let headers: Readonly<Record<string, string>>;

async function staff(permission: number, name: string): Promise<number> {
  const id = await addUser(app.database);
  await app.database.rows(sql`
    update users set permission = ${permission}, first_name = 'Eva', last_name = ${name} where id = ${id}`);
  return id;
}

beforeAll(async () => {
  app = await testApp();
  admin = await staff(1, 'Amt');
  editor = await staff(2, 'Redlich');
  headers = await app.as(admin);
});

beforeEach(() => app.database.rows(sql`delete from audit_entries`));

const note = (values: Partial<AuditNote> = {}) =>
  app.database.transaction((tx) =>
    recordAction(tx, {
      caller: { userId: editor, permission: 2 },
      action: 'changed',
      subject: 'company',
      id: 7,
      name: 'Kornhof',
      ...values,
    }),
  );

const list = async (query = '') => (await app.get(`audit/${query}`, headers)).body;

describe('the audit trail', () => {
  it('says who did what to what, with the fields that changed and the reason', async () => {
    await note({
      before: { name: 'Kornhof', locked: false, tags: [1, 2] },
      after: { name: 'Kornhof', locked: true, tags: [1, 2] },
      action: 'blocked',
      reason: 'Auf Wunsch',
    });
    expect(await list()).toEqual({
      count: 1,
      results: [
        {
          id: expect.any(Number),
          at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
          user_id: editor,
          user_name: 'Eva Redlich',
          action: 'blocked',
          subject: 'company',
          subject_id: 7,
          subject_name: 'Kornhof',
          reason: 'Auf Wunsch',
          before: { locked: false },
          after: { locked: true },
        },
      ],
    });
  });

  it('keeps all fields of what is new and of what is deleted', async () => {
    await note({ action: 'created', after: { name: 'Neu' } });
    await note({ action: 'deleted', before: { name: 'Alt' } });
    const { results } = await list();
    expect(results.map(({ before, after }: AuditNote) => [before, after])).toEqual([
      [{ name: 'Alt' }, null],
      [null, { name: 'Neu' }],
    ]);
  });

  it('leaves out what a company does, and what changes nothing', async () => {
    await note({ caller: { userId: editor, permission: 3 } });
    await note({ before: { name: 'Kornhof' }, after: { name: 'Kornhof' } });
    expect((await list()).count).toBe(0);
  });

  it('is part of the transaction: what fails leaves no entry', async () => {
    const failing = app.database.transaction(async (tx) => {
      await recordAction(tx, {
        caller: { userId: editor, permission: 2 },
        action: 'blocked',
        subject: 'company',
        id: 7,
        name: 'Kornhof',
      });
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect((await list()).count).toBe(0);
  });

  it('is found by what it is about, who did it, words, and days in Germany', async () => {
    await note({ id: 7 });
    await note({ id: 8, name: '100 % Handwerk' });
    await note({ subject: 'event', id: 7, caller: { userId: admin, permission: 1 } });
    await app.database.rows(sql`
      update audit_entries set at = '2026-06-30T22:30:00Z' where subject_id = 8`);
    const counts = await Promise.all(
      [
        '',
        '?subject=company',
        '?subject=company&subject_id=7',
        `?user=${admin}`,
        '?search=korn',
        '?search=100%20%25',
        '?search=%25',
        '?search=redlich',
        '?to=2026-06-30',
        '?from=2026-07-01&to=2026-07-01',
        '?page=2',
      ].map(async (query) => (await list(query)).results.length),
    );
    expect(counts).toEqual([3, 2, 1, 1, 2, 1, 1, 2, 0, 1, 0]);
  });

  it('refuses days that no calendar has, in the table and in the file', async () => {
    const refused = { status: 400, body: { errors: { from: ['Ungültiges Datum.'] } } };
    for (const path of ['audit/', 'audit/csv/'])
      for (const from of ['0000-01-01', '2026-02-30', ''])
        expect(await app.get(`${path}?from=${from}`, headers)).toMatchObject(refused);
  });

  it('names the people in it, but neither companies nor who is gone', async () => {
    const company = await addUser(app.database);
    const gone = await staff(2, 'Weg');
    await note({ caller: { userId: admin, permission: 1 } });
    await note();
    await note({ caller: { userId: company, permission: 3 }, ofCompany: true });
    await note({ caller: { userId: gone, permission: 2 } });
    await app.database.rows(sql`delete from users where id = ${gone}`);
    expect((await app.get('audit/people/', headers)).body).toEqual([
      { id: admin, name: 'Eva Amt' },
      { id: editor, name: 'Eva Redlich' },
    ]);
  });

  it('is a table that German spreadsheets open and that runs nothing, however long it is', async () => {
    await note({ name: '=1+1', before: { name: 'Alt' }, after: { name: 'Neu' }, reason: 'a;b' });
    await app.database.rows(sql`update audit_entries set at = '2026-06-30T22:30:00Z'`);
    const table = (query = '') =>
      app.http.inject({ url: `/api/v1/audit/csv/${query}`, headers: { ...headers } });
    const response = await table('?subject=company');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body.split('\r\n')).toEqual([
      '\uFEFFZeit;Person;Worum es geht;Nummer;Name;Was;Vorher;Danach;Begründung;Zeit (UTC);Worum es geht (Kennung);Was (Kennung);Vorher (JSON);Danach (JSON)',
      `01.07.2026 00:30:00 +02:00;Eva Redlich;Firma;7;'=1+1;geändert;Name: Alt;Name: Neu;"a;b";2026-06-30T22:30:00.000Z;company;changed;"{""name"":""Alt""}";"{""name"":""Neu""}"`,
      '',
    ]);
    expect((await table('?subject=event')).body.trim().split('\r\n')).toHaveLength(1);
    await app.database.rows(sql`
      insert into audit_entries (user_name, action, subject, subject_id, subject_name)
      select 'X', 'changed', 'event', n, 'E' from generate_series(1, 1200) n`);
    const lines = (await table('?subject=event')).body.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(';')[3])).size).toBe(1200);
    const asEditor = await app.as(editor);
    expect(
      (await app.http.inject({ url: '/api/v1/audit/csv/', headers: asEditor })).statusCode,
    ).toBe(403);
  });

  it('tells in the table what differs in long texts', async () => {
    const text = 'Wir backen jede Nacht ab zwei Uhr Brot und Brötchen. '.repeat(12);
    const details = (end: string) => ({ details: `<p>${text}</p><p>${end}</p>` });
    await note({ before: details('Bald.'), after: details('Bis bald.') });
    const { body } = await app.http.inject({ url: '/api/v1/audit/csv/', headers: { ...headers } });
    const [, line] = body.split('\r\n');
    expect(line?.split(';').slice(6, 8)).toEqual([
      'Beschreibung: … zwei Uhr Brot und Brötchen. · Bald.',
      'Beschreibung: … zwei Uhr Brot und Brötchen. · Bis bald.',
    ]);
  });

  it('keeps the name of who did it when the account is gone', async () => {
    const gone = await staff(2, 'Weg');
    await note({ caller: { userId: gone, permission: 2 } });
    await app.database.rows(sql`delete from users where id = ${gone}`);
    expect((await list()).results[0]).toMatchObject({ user_id: null, user_name: 'Eva Weg' });
  });

  it('is for administrators', async () => {
    expect((await app.get('audit/', await app.as(editor))).body.detail).toBe('Unpermitted');
  });
});

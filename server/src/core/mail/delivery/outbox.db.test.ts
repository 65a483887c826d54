import { sql } from '../../database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { afterTestFile, testDatabase } from '../../database/test-database.ts';
import { queueMail, type NewMail } from './outbox.ts';

const mail: NewMail = {
  kind: 'test',
  to: 'ute@firma.example',
  subject: 'Grüße aus „Köthen“',
  body: ['Guten Tag', { items: ['a', 'b'] }],
};

let database: Database;
const rows = () => database.rows(sql`select * from mails order by id`);

beforeAll(async () => (database = await testDatabase()));
beforeEach(() => database.rows(sql`delete from mails`));

describe('queueing a mail', () => {
  it('keeps it whole, waiting and due at once', async () => {
    const id = await database.transaction((tx) => queueMail(tx, mail));
    expect(await rows()).toEqual([
      {
        id,
        kind: 'test',
        recipient: mail.to,
        subject: mail.subject,
        body: mail.body,
        reply_to: null,
        language: 'de',
        unsubscribe_url: null,
        once_key: null,
        message_id: null,
        state: 'waiting',
        attempts: 0,
        due_at: null,
        in_hand: false,
        deaths: 0,
        last_error: null,
        created_at: expect.any(String),
        sent_at: null,
      },
    ]);
  });

  it('leaves nothing where the transaction fails', async () => {
    const failing = database.transaction(async (tx) => {
      expect(await queueMail(tx, mail)).toEqual(expect.any(Number));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await rows()).toEqual([]);
  });

  it('wakes the senders once it is committed, and not before', async () => {
    let woken = 0;
    const unlisten = await database.listen('mails', () => (woken += 1));
    afterTestFile(unlisten);
    if (database.kind !== 'embedded') await expect.poll(() => woken).toBeGreaterThan(0);
    woken = 0;
    await database.transaction(async (tx) => {
      await queueMail(tx, mail);
      await tx.rows(sql`select 1`);
      expect(woken).toBe(0);
    });
    await expect.poll(() => woken).toBeGreaterThan(0);
  });

  it('happens once for each key, whoever asks again', async () => {
    const digest = { ...mail, onceKey: 'digest 2026-03-02 ute' };
    const first = await database.transaction((tx) => queueMail(tx, digest));
    expect(first).toEqual(expect.any(Number));
    expect(await database.transaction((tx) => queueMail(tx, digest))).toBeUndefined();
    const other = { ...digest, onceKey: 'digest 2026-03-03 ute' };
    expect(await database.transaction((tx) => queueMail(tx, other))).toEqual(expect.any(Number));
    await database.transaction((tx) => queueMail(tx, mail));
    await database.transaction((tx) => queueMail(tx, mail));
    expect(await rows()).toHaveLength(4);
  });
});

describe('a mail that must not be', () => {
  it.each<[string, Partial<NewMail>]>([
    ['a second header after the subject', { subject: 'Hallo\r\nBcc: alle@firma.example' }],
    ['a subject of two lines', { subject: 'Hallo\nWelt' }],
    ['a line separator in the subject', { subject: 'Hallo\u2028Welt' }],
    ['no subject', { subject: '' }],
    ['an endless subject', { subject: 'a'.repeat(201) }],
    ['a second header after whom to answer', { replyTo: 'a@b.example\r\nBcc: c@d.example' }],
    ['two to answer', { replyTo: 'a@b.example, c@d.example' }],
    ['a second header after the recipient', { to: 'a@b.example\r\nBcc: c@d.example' }],
    ['two recipients', { to: 'a@b.example, c@d.example' }],
    ['a name with the recipient', { to: 'Ute <a@b.example>' }],
    ['a recipient without a host', { to: 'ute' }],
    ['a recipient that is too long', { to: `${'a'.repeat(250)}@b.example` }],
    ['a script as a link', { body: [{ label: 'a', url: 'javascript:alert(1)' }] }],
    ['half a link', { body: [{ label: 'a', url: '/konto' }] }],
    ['a link that ends its line', { body: [{ label: 'a', url: 'https://a.example/\nb' }] }],
    ['nothing to say', { body: [] }],
  ])('is refused: %s', async (_, part) => {
    const bad = { ...mail, ...part };
    await expect(database.transaction((tx) => queueMail(tx, bad))).rejects.toThrow(
      /^A (mail|link)/,
    );
    expect(await rows()).toEqual([]);
  });

  it('is refused by the database too, for whatever else writes there', async () => {
    const insert = (to: string, subject: string, replyTo: string | null = null) =>
      database.rows(sql`
        insert into mails (kind, recipient, subject, body, reply_to) values ('test', ${to}, ${subject}, '[]', ${replyTo})`);
    await expect(insert('a@b.example', 'Hallo\r\nBcc: x')).rejects.toThrow('check constraint');
    await expect(insert('a@b.example\nc@d.example', 'Hallo')).rejects.toThrow('check constraint');
    await expect(insert('a@b.example', 'Hallo', 'c@d.example\nBcc: x')).rejects.toThrow(
      'check constraint',
    );
  });
});

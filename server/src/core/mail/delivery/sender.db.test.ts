import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { sql } from '../../database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/database.ts';
import { createLinks } from '../../http/links.ts';
import { afterTestFile, testDatabase } from '../../database/test-database.ts';
import type { Deliver } from './delivery.ts';
import { queueMail, type NewMail } from './outbox.ts';
import { claimMail, markNotSent } from './queue.ts';
import { leaseMs, MailSender } from './sender.ts';
import { smtpAnswer, testSmtpServer, type TestSmtpServer } from '../smtp-server.fixture.ts';
import { smtpDelivery } from './smtp.ts';

const minuteMs = 60_000;
const token = 'einmal-9f1c';
const mail: NewMail = {
  kind: 'test',
  to: 'ute@firma.example',
  subject: 'Grüße aus „Köthen“ – und ein Betreff, der so lang ist, dass er gefaltet werden muss',
  body: [
    'Guten Tag, Frau Kern-Größe',
    { label: 'Weiter', url: `https://a.example/konto?token=${token}` },
  ],
};

interface Row {
  id: number;
  state: string;
  attempts: number;
  body: unknown;
  last_error: string | null;
  message_id: string | null;
  recipient: string;
  subject: string;
}

let now: Date;
let database: Database;
let server: TestSmtpServer;
let errors: unknown[];
const clock = () => now;
const later = (ms: number) => (now = new Date(now.getTime() + ms));

const queue = (changed: Partial<NewMail> = {}) =>
  database.transaction((tx) => queueMail(tx, { ...mail, ...changed }));

const rows = () => database.rows<Row>(sql`select * from mails order by id`);
const onlyRow = async () => (await rows())[0]!;

function newSender(deliver: Deliver = smtpDelivery(server.url), graceMs?: number): MailSender {
  return new MailSender({
    database,
    clock,
    deliver,
    from: { name: 'Lehrpfad', address: 'noreply@a.example' },
    links: createLinks({ publicUrl: 'https://a.example', port: 0 }),
    onError: (error) => errors.push(error),
    ...(graceMs !== undefined && { graceMs }),
  });
}

beforeAll(async () => (database = await testDatabase()));

beforeEach(async () => {
  now = new Date();
  errors = [];
  await database.rows(sql`delete from mails`);
  server = await testSmtpServer();
});

describe('a mail that goes out', () => {
  it('has both parts, and the headers of a mail that a program wrote', async () => {
    await queue();
    await newSender().run();
    expect(server.received).toHaveLength(1);
    const [got] = server.received;
    const headers = Object.fromEntries(got!.headers.map(({ key, value }) => [key, value]));
    expect(got).toMatchObject({
      from: { name: 'Lehrpfad', address: 'noreply@a.example' },
      to: [{ name: '', address: mail.to }],
      subject: mail.subject,
      messageId: expect.stringMatching(/^<[\da-f-]{36}@a\.example>$/),
    });
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'x-auto-response-suppress': 'All',
      'mime-version': '1.0',
      'content-type': expect.stringMatching(/^multipart\/alternative;/),
    });
    expect(got!.text).toContain(`Weiter:\nhttps://a.example/konto?token=${token}\n`);
    expect(got!.text).toContain('Frau Kern-Größe');
    expect(got!.html).toContain(`href="https://a.example/konto?token=${token}"`);
    expect(got!.html).toContain('Frau Kern-Größe');
    expect(got!.attachments).toEqual([]);
  });

  it('asks to answer who is meant to be answered, and forgets who that was', async () => {
    await queue({ replyTo: 'pia@schule.example' });
    expect(JSON.stringify(await onlyRow())).toContain('pia@schule.example');
    await newSender().run();
    expect(server.received[0]).toMatchObject({
      from: { address: 'noreply@a.example' },
      replyTo: [{ name: '', address: 'pia@schule.example' }],
      text: expect.stringContaining('Antworten gehen an pia@schule.example.'),
    });
    expect(JSON.stringify(await onlyRow())).not.toContain('pia@schule.example');
    await queue();
    await newSender().run();
    expect(server.received[1]!.headers.map(({ key }) => key)).not.toContain('reply-to');
  });

  it('goes to a domain with umlauts as the network spells it', async () => {
    const raw: string[] = [];
    const old = await testSmtpServer({
      hideSMTPUTF8: true,
      onData: (stream, _session, callback) => {
        const take = async () => void raw.push(await text(stream));
        callbackify(take)((error) => callback(error));
      },
    });
    await queue({ to: 'info@bäcker.example', replyTo: 'pia@bäcker.example' });
    await newSender(smtpDelivery(old.url)).run();
    expect(raw[0]).toMatch(/^To: info@xn--bcker-gra\.example\r$/m);
    expect(raw[0]).toMatch(/^Reply-To: pia@xn--bcker-gra\.example\r$/m);
  });

  it('bears the time at which it was queued, not that of a later attempt', async () => {
    await queue();
    await database.rows(sql`update mails set created_at = '2026-03-02 08:30:15+00'`);
    await newSender().run();
    expect(server.received[0]!.date).toBe('2026-03-02T08:30:15.000Z');
  });

  it('loses what it said, and nothing else', async () => {
    await queue();
    await newSender().run();
    const row = await onlyRow();
    expect(row).toMatchObject({
      state: 'sent',
      kind: 'test',
      recipient: mail.to,
      subject: mail.subject,
      body: null,
      attempts: 1,
      due_at: null,
      last_error: null,
      sent_at: expect.any(String),
    });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('goes out as soon as its transaction commits, without anybody asking', async () => {
    const sender = newSender();
    afterTestFile(() => sender.stop());
    await sender.start();
    await queue();
    await expect.poll(() => server.received.length).toBe(1);
    await expect.poll(async () => (await onlyRow()).state).toBe('sent');
    await sender.stop();
  });

  it('has waited for a sender if there was none when it was queued', async () => {
    await queue();
    const sender = newSender();
    await sender.start();
    await expect.poll(() => server.received.length).toBe(1);
    await sender.stop();
    expect((await onlyRow()).state).toBe('sent');
  });

  it('does not go out where the transaction fails', async () => {
    const sender = newSender();
    await sender.start();
    const failing = database.transaction(async (tx) => {
      await queueMail(tx, mail);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await queue({ subject: 'Die nächste' });
    await expect.poll(() => server.received.length).toBeGreaterThan(0);
    await sender.stop();
    expect(server.received.map(({ subject }) => subject)).toEqual(['Die nächste']);
  });

  it('goes out once, however many senders there are', async () => {
    const subjects = Array.from({ length: 12 }, (_, index) => `Nummer ${index}`);
    for (const subject of subjects) await queue({ subject });
    await Promise.all([newSender(), newSender(), newSender()].map((sender) => sender.run()));
    expect(server.received.map(({ subject }) => subject!).sort()).toEqual([...subjects].sort());
    expect(new Set((await rows()).map((row) => row.message_id)).size).toBe(subjects.length);
    expect((await rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(
      true,
    );
  });
});

describe('a mail server that says "not now"', () => {
  const notNow = smtpAnswer(451, 'greylisted, <ute@firma.example> has to wait');

  it('is asked again after a minute, with the same mail', async () => {
    const sender = newSender();
    await queue();
    server.answer.recipient = notNow;
    await sender.run();
    const { message_id } = await onlyRow();
    expect(await onlyRow()).toMatchObject({ state: 'waiting', attempts: 1, body: mail.body });
    server.answer.recipient = undefined;
    later(minuteMs - 1);
    await sender.run();
    expect(server.received).toEqual([]);
    later(1);
    await sender.run();
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${message_id}>`]);
    expect(await onlyRow()).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  it('is asked again when it takes the recipient, but not the text', async () => {
    const sender = newSender();
    await queue();
    server.answer.data = smtpAnswer(452, 'disk full');
    await sender.run();
    expect(await onlyRow()).toMatchObject({ state: 'waiting', attempts: 1 });
    server.answer.data = undefined;
    later(minuteMs);
    await sender.run();
    expect(server.received).toHaveLength(1);
  });

  it('is asked seven times in all, at longer and longer intervals', async () => {
    const sender = newSender();
    const started = now.getTime();
    await queue();
    server.answer.recipient = notNow;
    const askedAt: number[] = [];
    for (let seen = 0; (await onlyRow()).state === 'waiting'; later(minuteMs)) {
      await sender.run();
      const { attempts } = await onlyRow();
      if (attempts > seen) askedAt.push((now.getTime() - started) / minuteMs);
      seen = attempts;
    }
    expect(askedAt).toEqual([0, 1, 6, 21, 81, 321, 1041]);
    expect(await onlyRow()).toMatchObject({
      state: 'failed',
      attempts: 7,
      body: mail.body,
      last_error: expect.stringContaining('451 greylisted'),
    });
    server.answer.recipient = undefined;
    later(365 * 24 * 60 * minuteMs);
    await sender.run();
    expect(server.received).toEqual([]);
  });

  it('holds up no other mail', async () => {
    const sender = newSender();
    await queue();
    server.answer.recipient = notNow;
    await sender.run();
    server.answer.recipient = undefined;
    await queue({ subject: 'Eine andere' });
    await sender.run();
    expect(server.received.map(({ subject }) => subject)).toEqual(['Eine andere']);
  });

  it('is in the log without an address', async () => {
    await queue();
    server.answer.recipient = notNow;
    await newSender().run();
    const { id } = await onlyRow();
    expect(errors).toEqual([
      new Error(`Mail ${id} (test) was not taken at attempt 1: EENVELOPE 451`),
    ]);
    expect(String((errors[0] as Error).cause)).toBe('undefined');
  });
});

describe('a mail server that says "never"', () => {
  it.each([
    ['of the recipient', 'recipient', 550],
    ['of the text', 'data', 554],
  ] as const)('is not asked again: %s', async (_, stage, code) => {
    const sender = newSender();
    await queue();
    server.answer[stage] = smtpAnswer(code, `5.1.1 <${mail.to}> no such user`);
    await sender.run();
    expect(await onlyRow()).toMatchObject({
      state: 'failed',
      attempts: 1,
      body: mail.body,
      last_error: expect.stringContaining(`${code} 5.1.1 <${mail.to}> no such user`),
    });
    expect(String(errors[0])).toContain(`${code}`);
    expect(String(errors[0])).not.toContain('@');
    server.answer[stage] = undefined;
    later(24 * 60 * minuteMs);
    await sender.run();
    expect(server.received).toEqual([]);
  });
});

describe('a mail server that is not there', () => {
  it('gets the mail once it is back', async () => {
    const sender = newSender();
    await server.close();
    await queue();
    await sender.run();
    expect(await onlyRow()).toMatchObject({
      state: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
    const back = await testSmtpServer({ port: server.port });
    later(minuteMs);
    await sender.run();
    expect(back.received).toHaveLength(1);
    expect((await onlyRow()).state).toBe('sent');
  });

  it('refuses a wrong password: that is the setting’s fault, and the mail waits', async () => {
    const guarded = await testSmtpServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'board' && password === 'right'
          ? callback(null, { user: 'board' })
          : callback(smtpAnswer(535, 'wrong')),
    });
    const at = (login: string) => smtpDelivery(guarded.url.replace('//', `//${login}`));
    await queue();
    await newSender(at('board:wrong@')).run();
    expect(await onlyRow()).toMatchObject({ state: 'waiting', attempts: 1 });
    later(minuteMs);
    await newSender(at('')).run();
    expect(await onlyRow()).toMatchObject({ state: 'waiting', attempts: 2 });
    expect(JSON.stringify([await rows(), errors.map(String)])).not.toContain('board');
    later(5 * minuteMs);
    await newSender(at('board:right@')).run();
    expect(guarded.received).toHaveLength(1);
  });
});

describe('a process that dies', () => {
  const crash = () =>
    claimMail(database, {
      now,
      leaseEnds: new Date(now.getTime() + leaseMs),
      newMessageId: 'first@a.example',
    });

  it('leaves the mail to the next once its lease is over, with the same Message-ID', async () => {
    const sender = newSender();
    await queue();
    expect(await crash()).toMatchObject({ attempts: 1 });
    later(leaseMs - 1);
    await sender.run();
    expect(server.received).toEqual([]);
    later(1);
    await sender.run();
    expect(server.received.map(({ messageId }) => messageId)).toEqual(['<first@a.example>']);
  });

  it('twice with the same mail has it set aside, and others go out', async () => {
    await queue();
    for (const attempts of [1, 2]) {
      expect(await crash()).toMatchObject({ attempts });
      later(leaseMs);
    }
    await queue({ subject: 'Die nächste' });
    await newSender().run();
    expect(server.received.map(({ subject }) => subject)).toEqual(['Die nächste']);
    expect((await rows())[0]).toMatchObject({ state: 'failed', last_error: 'set-aside' });
    expect(errors.map(String)).toEqual([expect.stringMatching(/Mail \d+ \(test\) is set aside/)]);
  });

  it('does not count where the mail server said "not now" in between', async () => {
    await queue();
    await crash();
    later(leaseMs);
    await newSender(() => Promise.reject(new Error('not now'))).run();
    later(60 * minuteMs);
    await crash();
    later(leaseMs);
    await newSender(() => Promise.reject(new Error('not now'))).run();
    expect(await onlyRow()).toMatchObject({ state: 'failed', last_error: 'set-aside' });
  });

  it('does not undo what its successor did, if it was only slow', async () => {
    await queue();
    const slow = (await crash())!;
    later(leaseMs);
    await newSender().run();
    await markNotSent(database, slow, { reason: 'timeout', tryAt: now });
    expect(await onlyRow()).toMatchObject({ state: 'sent', body: null, last_error: null });
  });
});

describe('a server that stops', () => {
  it('cuts off a mail that takes too long, and sends it next time', async () => {
    await queue();
    await queue({ subject: 'Die nächste' });
    const started = vi.fn<() => void>();
    const endless: Deliver = (_mail, signal) =>
      new Promise((_resolve, reject) => {
        started();
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const sender = newSender(endless, 10);
    const run = sender.run();
    await expect.poll(() => started.mock.calls.length).toBeGreaterThan(0);
    await sender.stop();
    await run;
    expect(await rows()).toMatchObject([
      { state: 'waiting', attempts: 1 },
      { state: 'waiting', attempts: 0 },
    ]);
    later(minuteMs);
    await newSender().run();
    expect(server.received).toHaveLength(2);
  });
});

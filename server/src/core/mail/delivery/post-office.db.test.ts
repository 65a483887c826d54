import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { createLinks } from '../../http/links.ts';
import { testDatabase, testFolder } from '../../database/test-database.ts';
import { queueMail } from './outbox.ts';
import { mailFolder, openPostOffice } from './post-office.ts';
import { testSmtpServer } from '../smtp-server.fixture.ts';

const dayMs = 86_400_000;
let now = new Date();
let database: Database;
let errors: unknown[] = [];

beforeAll(async () => (database = await testDatabase()));
beforeEach(() => database.rows(sql`delete from mails`));

function open(env: Record<string, string>) {
  const config = readConfig({ DATA_DIR: testFolder(), ...env });
  const office = openPostOffice(config, {
    database,
    clock: () => now,
    links: createLinks(config),
    onError: (error) => errors.push(error),
  });
  const run = (name: string) => office.jobs.find((job) => job.name === name)!.run();
  return { run, folder: mailFolder(config) };
}

const queue = (subject: string) =>
  database.transaction((tx) =>
    queueMail(tx, { kind: 'test', to: 'ute@firma.example', subject, body: ['a'] }),
  );
const states = () =>
  database.rows(sql`select subject, state, body is null as empty from mails order by id`);

describe('the settings', () => {
  it('without a mail server keep mails in the data folder, which counts as sent', async () => {
    const { run, folder } = open({});
    await queue('Eins');
    await run('send-mails');
    const [name] = readdirSync(folder).filter((file) => file.endsWith('.txt'));
    expect(readFileSync(join(folder, name!), 'utf8')).toMatch(
      /^Message-ID: <[\da-f-]+@localhost>\n[^]*From: Lehrpfad <noreply@localhost>\nTo: ute@firma.example\nSubject: Eins\n/,
    );
    expect(await states()).toEqual([{ subject: 'Eins', state: 'sent', empty: true }]);
  });

  it('with a mail server send them there, from who is said to send them', async () => {
    const server = await testSmtpServer();
    const { run, folder } = open({
      MAIL_URL: server.url,
      MAIL_FROM: 'Die Börse <post@kammer.example>',
      PUBLIC_URL: 'https://board.example',
    });
    await queue('Zwei');
    await run('send-mails');
    expect(server.received).toMatchObject([
      {
        from: { name: 'Die Börse', address: 'post@kammer.example' },
        messageId: expect.stringContaining('@board.example>'),
        text: expect.stringContaining('\nhttps://board.example/\n'),
      },
    ]);
    expect(() => readdirSync(folder)).toThrow('ENOENT');
  });
});

it('tries again where the data folder cannot be written', async () => {
  errors = [];
  const { run, folder } = open({});
  writeFileSync(folder, 'in the way');
  await queue('Drei');
  await run('send-mails');
  expect(await states()).toEqual([{ subject: 'Drei', state: 'waiting', empty: false }]);
  expect(String(errors[0])).toMatch(/was not taken at attempt 1: EEXIST$/);
  rmSync(folder);
  now = new Date(now.getTime() + 60_000);
  await run('send-mails');
  expect(await states()).toMatchObject([{ state: 'sent' }]);
});

describe('after the days of the settings', () => {
  const later = (days: number) => (now = new Date(now.getTime() + days * dayMs));

  /** Queues one mail for each state at the current time; it is sent two days later, or never. */
  async function queueAll(): Promise<void> {
    for (const subject of ['sent', 'failed', 'waiting']) {
      await queue(subject);
      await database.rows(sql`
        update mails set state = ${subject}, body = case when ${subject} = 'sent' then null else body end,
          created_at = ${now.toISOString()},
          sent_at = case when ${subject} = 'sent' then ${now.toISOString()}::timestamptz + interval '2 days' end
        where subject = ${subject}`);
    }
  }

  const left = async () => (await states()).map(({ subject }) => subject);

  it.each([
    ['30', {}],
    ['7', { KEEP_MAILS_DAYS: '7' }],
  ])(
    '(%s of them) it forgets what was sent or has failed, and never what waits',
    async (days, env) => {
      const { run } = open(env);
      now = new Date();
      await queueAll();
      later(Number(days) - 1);
      await run('prune-mails');
      expect(await left()).toEqual(['sent', 'failed', 'waiting']);
      later(2);
      await run('prune-mails');
      // The retention of a sent mail counts from the time at which it was sent.
      expect(await left()).toEqual(['sent', 'waiting']);
      later(2);
      await run('prune-mails');
      expect(await left()).toEqual(['waiting']);
    },
  );

  it('the files of mails that no server took go too, and nothing else in their folder', async () => {
    const { run, folder } = open({});
    now = new Date();
    await queue('Alt');
    await run('send-mails');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    later(29);
    await run('prune-mails');
    expect(readdirSync(folder)).toHaveLength(3);
    later(2);
    await run('prune-mails');
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});

import { randomUUID } from 'node:crypto';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { sql } from '../src/core/database/drizzle.ts';
import type { FastifyRequest } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openWorkshop,
  type Account,
  type Workshop,
} from '../src/features/job-ads/own-ads.fixture.ts';
import type { Database } from '../src/core/database/database.ts';
import { conflict } from '../src/core/http/errors.ts';
import {
  joinRequestTransaction,
  inOneTransaction,
} from '../src/core/http/idempotency/one-transaction.ts';
import { Repeats } from '../src/core/http/idempotency/repeats.ts';
import { formOf, pdf } from './form.ts';

let shop: Workshop;
let one: Account;

beforeAll(async () => {
  shop = await openWorkshop();
});

beforeEach(async () => {
  shop.setClock('2026-11-21T10:00:00Z');
  one = await shop.account();
});

const keyed = (key: string, { headers } = one) => ({ ...headers, 'idempotency-key': key });
const form = (title: string) => shop.form(one.companies, { title });
const post = (key: string, title: string) =>
  shop.app.post('jobdescriptions/post/', form(title), keyed(key));
const own = async (): Promise<OwnJobAd[]> =>
  (await shop.app.get('jobdescriptions/own/', one.headers)).body;
const keys = async () =>
  (
    await shop.app.database.rows<{ n: number }>(
      sql`select count(*)::int as n from idempotency_keys`,
    )
  )[0]?.n;

describe('a write that is sent again with its key', () => {
  it('is answered as the first time and carried out once', async () => {
    const key = randomUUID();
    const first = await post(key, 'Müllerlehre');
    expect(first.status).toBe(200);
    shop.setClock('2026-11-21T10:05:00Z');
    expect(await post(`"${key.toUpperCase()}"`, 'Müllerlehre')).toEqual(first);
    expect(await own()).toEqual(first.body);
    expect(await shop.search('Müllerlehre')).toEqual(['Müllerlehre']);
  });

  it('stores its files once', async () => {
    const key = randomUUID();
    const stored = (await shop.storedFiles()).length;
    const fields = Object.fromEntries(
      Object.entries(form('Mit Blatt')).map(([name, value]) => [
        name,
        name === 'Companies' ? JSON.stringify(value) : String(value),
      ]),
    );
    const send = (name: string) =>
      shop.app.send(
        'POST',
        'jobdescriptions/post/',
        formOf({ fields, files: { file_1: { bytes: pdf(), name } } }),
        keyed(key),
      );
    const first = await send('Flyer.pdf');
    expect(first).toMatchObject({ status: 200, body: [{ files: [{ name: 'Flyer.pdf' }] }] });
    expect(await send('Flyer.pdf')).toEqual(first);
    expect((await send('Anderes.pdf')).status).toBe(422);
    expect(await shop.storedFiles()).toHaveLength(stored + 1);
  });

  it('is in no conflict with itself where it changes something', async () => {
    const [ad] = (await post(randomUUID(), 'Alt')).body as OwnJobAd[];
    const path = `jobdescriptions/patch/${ad?.id}/`;
    const body = { title: 'Neu', last_updated: ad?.last_updated };
    const key = randomUUID();
    shop.setClock('2026-11-21T10:05:00Z');
    const first = await shop.app.patch(path, body, keyed(key));
    expect(first).toMatchObject({ status: 200, body: [{ title: 'Neu' }] });
    expect(await shop.app.patch(path, body, keyed(key))).toEqual(first);
    expect(await shop.app.patch(path, body, keyed(randomUUID()))).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
  });

  it('is refused with other content, and told what was stored', async () => {
    const key = randomUUID();
    const first = await post(key, 'Eins');
    const { status, body } = await post(key, 'Zwei');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'key_reused', current: { answer: first.body } });
    expect(
      (await shop.app.patch(`jobdescriptions/patch/${first.body[0].id}/`, {}, keyed(key))).status,
    ).toBe(422);
    expect(await own()).toHaveLength(1);
  });

  it('is another one where another account sends it', async () => {
    const key = randomUUID();
    await post(key, 'Eins');
    const other = await shop.account();
    const sent = shop.form(other.companies, { title: 'Eins' });
    const answer = await shop.app.post('jobdescriptions/post/', sent, keyed(key, other));
    expect(answer).toMatchObject({
      status: 200,
      body: [{ Companies: [{ id: other.companies[0] }] }],
    });
  });

  it('is carried out where it was refused before', async () => {
    const key = randomUUID();
    const before = await keys();
    expect((await post(key, '')).status).toBe(400);
    expect(await keys()).toBe(before);
    expect((await post(key, 'Jetzt mit Titel')).status).toBe(200);
  });

  it('is refused where its key is none', async () => {
    expect((await post('1', 'Eins')).status).toBe(400);
    expect(await own()).toEqual([]);
  });

  it('is a new one after a day, and its answer is readable for nobody until then', async () => {
    const key = randomUUID();
    await post(key, 'Geheimnisvoll');
    const kept = await shop.app.database.rows<{ row: string }>(
      sql`select encode(answer, 'escape') as row from idempotency_keys`,
    );
    expect(JSON.stringify(kept)).not.toContain('Geheimnisvoll');
    shop.setClock('2026-11-22T09:59:00Z');
    await post(key, 'Geheimnisvoll');
    expect(await own()).toHaveLength(1);
    shop.setClock('2026-11-22T10:01:00Z');
    await post(key, 'Geheimnisvoll');
    expect(await own()).toHaveLength(2);
    shop.setClock('2026-11-24T10:00:00Z');
    await shop.app.jobs.find(({ name }) => name === 'prune-idempotency-keys')?.run();
    expect(await keys()).toBe(0);
  });
});

describe('a key and what was written with it', () => {
  it('are there both or neither', async () => {
    const { database } = shop.app;
    await database.script(`
      create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$;
      create trigger cut_off before update on idempotency_keys for each row execute function cut_off()`);
    const key = randomUUID();
    const before = await keys();
    expect((await post(key, 'Abgerissen')).status).toBe(500);
    expect(await own()).toEqual([]);
    expect(await keys()).toBe(before);
    await database.script('drop trigger cut_off on idempotency_keys; drop function cut_off()');
    expect((await post(key, 'Abgerissen')).status).toBe(200);
    expect(await own()).toHaveLength(1);
  });
});

describe('transactions within a call', () => {
  const note = (text: string) => sql`insert into kept_notes (note) values (${text})`;
  const atOnce = /come one after the other/;
  const nothing = async () => undefined;
  const notes = async () =>
    (
      await shop.app.database.rows<{ note: string }>(sql`select note from kept_notes order by note`)
    ).map((row) => row.note);
  const inCall = (run: (seen: Database) => Promise<unknown>) =>
    inOneTransaction(shop.app.database, { begin: nothing, finish: nothing }, () =>
      run(joinRequestTransaction(shop.app.database)),
    );

  beforeEach(() =>
    shop.app.database.script(
      'drop table if exists kept_notes; create table kept_notes (note text not null)',
    ),
  );

  it('may follow each other and stand in each other; what fails is undone alone', async () => {
    await inCall(async (seen) => {
      await seen.transaction((tx) => tx.rows(note('first')));
      await seen.transaction(async (tx) => {
        await tx.rows(note('second'));
        const inner = seen.transaction(async (within) => {
          await within.rows(note('undone'));
          throw new Error('failed');
        });
        await expect(inner).rejects.toThrow('failed');
      });
      await seen.transaction((tx) => tx.rows(note('third')));
    });
    expect(await notes()).toEqual(['first', 'second', 'third']);
  });

  it.each([
    ['before there is one', false],
    ['after the first', true],
  ])('are refused at once, %s', async (_, hasBegun) => {
    await inCall(async (seen) => {
      if (hasBegun) await seen.transaction((tx) => tx.rows(note('begun')));
      const [first, second] = await Promise.allSettled(
        ['first', 'second'].map((text) => seen.transaction((tx) => tx.rows(note(text)))),
      );
      expect(first?.status).toBe('fulfilled');
      expect(String((second as PromiseRejectedResult).reason)).toMatch(atOnce);
    });
    expect(await notes()).toEqual([...(hasBegun ? ['begun'] : []), 'first']);
  });
});

describe('two calls with one key at the same time', () => {
  const request = (key: string) =>
    ({
      method: 'POST',
      url: '/api/v1/things/',
      body: {},
      uploaded: [],
      headers: { 'idempotency-key': key },
    }) as unknown as FastifyRequest;

  /** Acts as another process on the same database, whose request writes and then takes long to respond. */
  function process() {
    const { database } = shop.app;
    const seen = joinRequestTransaction(database);
    const repeats = new Repeats(database, () => new Date('2026-11-21T10:00:00Z'));
    const hasWritten = Promise.withResolvers<void>();
    const mayAnswer = Promise.withResolvers<void>();
    const run = (key: string) =>
      repeats.answer(request(key), async () => {
        await seen.transaction((tx) =>
          tx.rows(sql`insert into attempts (key, made_at) values ('\\x00', now())`),
        );
        hasWritten.resolve();
        await mayAnswer.promise;
        return { by: 'this' };
      });
    return { repeats, run, hasWritten: hasWritten.promise, mayAnswer: mayAnswer.resolve };
  }

  it('are one: the second is told so in the same process', async () => {
    const key = randomUUID();
    const { run, hasWritten, mayAnswer } = process();
    const first = run(key);
    await hasWritten;
    await expect(run(key)).rejects.toMatchObject({
      statusCode: 409,
      answer: { code: 'in_progress' },
    });
    mayAnswer();
    expect(await first).toEqual({ by: 'this' });
  });

  it('are one: the second waits for the other process and is answered as the first, also where it is refused', async () => {
    for (const refuse of [false, true]) {
      const key = randomUUID();
      const faster = process();
      const first = faster.run(key);
      await faster.hasWritten;
      const slower = process();
      slower.mayAnswer();
      const second = refuse
        ? slower.repeats.answer(request(key), async () => {
            await first;
            throw conflict('Gibt es schon.');
          })
        : slower.run(key);
      faster.mayAnswer();
      expect(await first).toEqual({ by: 'this' });
      expect(await second).toEqual({ by: 'this' });
    }
  });
});

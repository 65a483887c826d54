import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDay } from '../../../test/stock.ts';
import { csrf, testApp, type TestApp } from '../../../test/test-app.ts';

interface QueuedMail {
  readonly kind: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
}

let app: TestApp;
let now = testDay;
const rows = <Row>(statement: ReturnType<typeof sql>) => app.database.rows<Row>(statement);
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

const enquiry = {
  mail: 'pia@schule.example',
  receiver: 1,
  subject: 'Praktikum im Herbst',
  text: 'Guten Tag,\n\nwer hilft bei der Suche?',
};

const post = async (values: object = {}, remoteAddress = '192.0.2.1') => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/contact/',
    remoteAddress,
    ...csrf,
    payload: { ...enquiry, ...values },
  });
  const { headers, statusCode } = answer;
  return { status: statusCode, body: answer.json(), retryAfter: headers['retry-after'] };
};

const mails = () =>
  rows<QueuedMail>(sql`
    select kind, recipient as "to", reply_to as "replyTo", subject, body::text as body from mails order by id`);

beforeAll(async () => {
  app = await testApp({ clock: () => now, attemptLimits: true });
});

beforeEach(async () => {
  now = testDay;
  for (const table of ['mails', 'attempts']) await rows(sql`delete from ${sql.identifier(table)}`);
});

describe('a message to a chamber', () => {
  it('is mailed there, to be answered to its sender, who is told so', async () => {
    expect(await post({ mail: ' Pia@Schule.example ' })).toMatchObject({ status: 200, body: {} });
    const [toChamber, toSender, ...more] = await mails();
    expect(more).toEqual([]);
    expect(toChamber).toMatchObject({
      kind: 'enquiry',
      to: 'ausbildung@ihk-magdeburg.example.org',
      replyTo: 'pia@schule.example',
      subject: 'Kontaktanfrage: Praktikum im Herbst',
    });
    const quote = { quote: enquiry.text };
    expect(JSON.parse(toChamber!.body)).toContainEqual(quote);
    expect(toSender).toMatchObject({
      kind: 'enquiry-received',
      to: 'pia@schule.example',
      replyTo: null,
      body: expect.stringContaining('IHK Magdeburg'),
    });
  });

  it('is confirmed in the language of its sender, and German for the chamber', async () => {
    await post({ language: 'en' });
    expect(await mails()).toMatchObject([
      { subject: 'Kontaktanfrage: Praktikum im Herbst' },
      { subject: 'Your message has arrived', body: expect.stringContaining('The chamber will') },
    ]);
    expect(await rows(sql`select language from mails order by id`)).toEqual([
      { language: 'de' },
      { language: 'en' },
    ]);
  });

  it('has a subject that mails can have, and the whole one in its text', async () => {
    const subject = '👩\u200d👩\u200d👧'.repeat(45);
    expect(await post({ subject })).toMatchObject({ status: 200 });
    const [{ subject: ofMail, body }] = (await mails()) as [QueuedMail];
    expect(ofMail).toMatch(/^Kontaktanfrage: (👩\u200d👩\u200d👧)+…$/u);
    expect(ofMail.length).toBeLessThanOrEqual(200);
    expect(body).toContain(`Betreff: ${subject}`);
  });

  it.each([
    [0, 'ausbildung@hwk-magdeburg.example.org'],
    ['1', 'ausbildung@ihk-magdeburg.example.org'],
    [2, 'ausbildung@hwk-halle.example.org'],
    ['3', 'ausbildung@ihk-halle.example.org'],
  ])('for receiver %j goes to %s', async (receiver, to) => {
    await post({ receiver });
    expect((await mails())[0]).toMatchObject({ to });
  });

  it('goes to the address that the chamber has now', async () => {
    await rows(sql`update chambers set email = 'neu@kammer.example' where id = 2`);
    await post({ receiver: 2 });
    expect((await mails())[0]).toMatchObject({ to: 'neu@kammer.example' });
  });

  it('says nothing to its sender of what was typed: the address may be somebody else’s', async () => {
    await post({ subject: 'GEWINN jetzt', text: 'GEWINN hier klicken' });
    const [toChamber, toSender] = await mails();
    expect(toChamber!.subject + toChamber!.body).toMatch(/GEWINN jetzt.*GEWINN hier klicken/s);
    expect(toSender!.subject + toSender!.body).not.toContain('GEWINN');
  });

  it.each([
    ['Hallo\r\nBcc: alle@firma.example', 'Kontaktanfrage: Hallo Bcc: alle@firma.example'],
    ['Hallo\u2028Welt\u0007', 'Kontaktanfrage: Hallo Welt'],
    ['a\t b', 'Kontaktanfrage: a b'],
  ])('begins no header with its subject: %j', async (subject, line) => {
    expect((await post({ subject })).status).toBe(200);
    expect((await mails())[0]).toMatchObject({ subject: line });
  });

  it.each([
    'pia@schule.example\r\nBcc: alle@firma.example',
    'pia@schule.example, alle@firma.example',
    'Pia <pia@schule.example>',
  ])('names one bare address to be answered: %j is none', async (mail) => {
    expect(await post({ mail })).toMatchObject({
      status: 400,
      body: { errors: { mail: ['Keine E-mail'] } },
    });
    expect(await mails()).toEqual([]);
  });

  it('names all that is missing', async () => {
    const nothing = { mail: '', subject: ' ', text: '\n', receiver: null };
    expect((await post(nothing)).body.errors).toEqual({
      mail: ['Pflichtfeld!'],
      subject: ['Pflichtfeld!'],
      text: ['Pflichtfeld!'],
      receiver: ['Pflichtfeld!'],
    });
    expect(await mails()).toEqual([]);
  });

  it('of a robot is answered like any other, and nothing comes of it', async () => {
    expect(await post({ website: 'www.gewinn.example' })).toEqual(await post());
    expect(await mails()).toHaveLength(2);
  });

  it('is written down nowhere else, and forgotten once it is sent', async () => {
    const tables = await rows<{ name: string }>(sql`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
    const holding = async () => {
      const found: string[] = [];
      for (const { name } of tables) {
        const hits = await rows(sql`
          select 1 from ${sql.identifier(name)} t where t::text like '%wer hilft%' or t::text like '%pia@%' limit 1`);
        if (hits.length > 0) found.push(name);
      }
      return found;
    };
    await post();
    expect(await holding()).toEqual(['mails']);
    await rows(sql`
      update mails set state = 'sent', sent_at = now(), body = null, reply_to = null where kind = 'enquiry'`);
    await rows(sql`delete from mails where kind = 'enquiry-received'`);
    expect(await holding()).toEqual([]);
  });
});

describe('too many messages', () => {
  it('from one address are refused after twenty in an hour, with when it goes on', async () => {
    for (let at = 0; at < 20; at += 1)
      expect((await post({ mail: `wer${at}@schule.example` })).status).toBe(200);
    const { status, body, retryAfter } = await post({ mail: 'noch@schule.example' });
    expect([status, retryAfter, body.code]).toEqual([429, '3600', 'too_many']);
    // The time is 11:00 in Berlin.
    expect(body.detail).toContain('Ab 12:01 Uhr');
    expect((await post({ mail: 'noch@schule.example' }, '198.51.100.7')).status).toBe(200);
    later(61);
    expect((await post({ mail: 'noch@schule.example' })).status).toBe(200);
  });

  it('of one IPv6 network count as one, and those of an IPv4 address however it is written', async () => {
    for (let at = 0; at < 20; at += 1) {
      const mail = `sechs${at}@schule.example`;
      const one = at % 2 === 0 ? '203.0.113.77' : '::ffff:203.0.113.77';
      expect((await post({ mail }, `2001:db8:7:7::${at}`)).status).toBe(200);
      expect((await post({ mail }, one)).status).toBe(200);
    }
    const mail = 'noch6@schule.example';
    expect((await post({ mail }, '2001:db8:7:7:abcd::1')).status).toBe(429);
    expect((await post({ mail }, '::ffff:203.0.113.77')).status).toBe(429);
    expect((await post({ mail }, '2001:db8:7:8::1')).status).toBe(200);
    later(61);
  });

  it('of one sender are refused after three in an hour, whatever comes from elsewhere', async () => {
    for (let at = 0; at < 3; at += 1) expect((await post({}, `192.0.2.${at}`)).status).toBe(200);
    expect((await post({}, '192.0.2.77')).status).toBe(429);
    expect((await post({ mail: 'ida@schule.example' }, '192.0.2.77')).status).toBe(200);
    expect(await mails()).toHaveLength(8);
    later(61);
    expect((await post({}, '192.0.2.77')).status).toBe(200);
  });
});

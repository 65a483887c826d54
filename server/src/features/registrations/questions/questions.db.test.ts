import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { tokenOf, visitorOf } from '../../accounts/accounts.fixture.ts';
import { requestsOf } from '../requests.fixture.ts';

const hourMs = 3_600_000;
const dayHours = 24;
const path = '/konto/rueckfrage';
const question = 'Wie viele Azubis\nhaben Sie?';
let app: TestApp;
let now = testDay;
let asEditor: Record<string, string>;
const { rows, ask, addEditor, mails, clear } = requestsOf(() => app);

const later = (hours: number) => (now = new Date(now.getTime() + hours * hourMs));
const askBack = (id: number, body: object = { question }, headers = asEditor) =>
  app.post(`companies/request/question/${id}/`, body, headers);
const list = async (query = '') => (await app.get(`companies/request/?${query}`, asEditor)).body;
const decide = (id: number, body: object) =>
  app.patch(`companies/request/patch/${id}/`, { id, ...body }, asEditor);
const openCount = async () => (await app.get('statistics/companies/accepted/', asEditor)).body;
const remind = () => app.jobs.find(({ name }) => name === 'remind-of-questions')!.run();

/** Returns the links to the answer page, in the order of their mails. */
const links = async () =>
  (await mails()).flatMap(({ text }) => /\/konto\/rueckfrage\?token=[\w-]+/.exec(text)?.[0] ?? []);
const answer = (link: string, text: string) =>
  visitorOf(app).send(path, { token: tokenOf(link), answer: text });

async function waiting(): Promise<{ id: number; link: string }> {
  const id = (await ask())!;
  await askBack(id);
  const [link = ''] = await links();
  return { id, link };
}

beforeAll(async () => {
  app = await testApp({ clock: () => now });
});

beforeEach(async () => {
  now = testDay;
  await clear();
  const editor = await addEditor();
  await rows(sql`update users set first_name = 'Eva', last_name = 'Redlich' where id = ${editor}`);
  asEditor = await app.as(editor);
});

describe('an editor who asks back', () => {
  it('is mailed, and the request no longer counts as open', async () => {
    const id = (await ask())!;
    expect(await openCount()).toBe(1);
    const { status, body } = await askBack(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 1,
      waiting_since: now.toISOString(),
      questions: [
        {
          question,
          asked: now.toISOString(),
          asked_by: 'Eva Redlich',
          answer: '',
          expires: new Date(+now + 14 * dayHours * hourMs).toISOString(),
          reminded: null,
          answered: null,
        },
      ],
    });
    expect(await openCount()).toBe(0);
    expect((await list('open=1')).count).toBe(0);
    expect((await list('waiting=1')).results).toMatchObject([{ id }]);
    expect((await list('')).count).toBe(1);
    expect((await list('open=1&waiting=1')).count).toBe(1);

    const mail = (await mails())[1]!;
    expect(mail).toMatchObject({ kind: 'registration-question', to: 'ute@kern.example' });
    expect(mail.text).toMatch(/"quote": ?"Wie viele Azubis\\nhaben Sie\?"/);
    // A stranger wrote the request: the mail contains nothing of it.
    expect(mail.text).not.toMatch(/Bäckerei|Markt 3/);
    expect(
      await rows(
        sql`select action, subject_id, reason from audit_entries where subject = 'request'`,
      ),
    ).toEqual([{ action: 'asked-back', subject_id: id, reason: question }]);
  });

  it('asks one thing at a time, also where two ask at once', async () => {
    const id = (await ask())!;
    const answers = await Promise.all([askBack(id), askBack(id, { question: 'Und wo?' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      code: 'conflict',
      current: { id, waiting_since: now.toISOString() },
    });
    expect(await links()).toHaveLength(1);
  });

  it('needs a text, and a request that is open', async () => {
    const id = (await ask())!;
    for (const text of ['', ' \u200b ', 'x'.repeat(1001)])
      expect((await askBack(id, { question: text })).status).toBe(400);
    expect((await askBack(999_999)).status).toBe(404);
    await decide(id, { status: 3 });
    expect((await askBack(id)).status).toBe(409);
    expect(await links()).toEqual([]);
  });

  it('is an editor', async () => {
    const id = (await ask())!;
    const asCompany = await app.as(await addUser(app.database));
    for (const headers of [{}, asCompany])
      expect((await askBack(id, { question }, headers)).status).toBe(403);
  });

  it('may decide without an answer, which ends the link', async () => {
    const { id, link } = await waiting();
    expect((await decide(id, { status: 2 })).body).toMatchObject({
      status: 2,
      waiting_since: null,
    });
    expect((await visitorOf(app).look(link)).status).toBe(410);
    expect((await answer(link, 'Zwei')).status).toBe(410);
    later(6 * dayHours);
    await remind();
    expect(await links()).toHaveLength(1);
  });
});

describe('the link of the mail', () => {
  it('shows the question and takes the answer, once; then the request is to be done again', async () => {
    const { id, link } = await waiting();
    const page = await visitorOf(app).look(link);
    expect([page.status, page.title]).toEqual([200, 'Rückfrage beantworten']);
    expect(page.html).toContain(question);
    expect(page.html).not.toContain('Bäckerei');
    later(1);
    const sent = await answer(link, '  Zwei,\r\nab <August>.  ');
    expect([sent.status, sent.location]).toEqual([303, `${path}/erledigt`]);
    expect((await visitorOf(app).look(sent.location!)).title).toBe('Ihre Antwort ist angekommen');
    const [request] = (await list('open=1')).results;
    expect(request).toMatchObject({
      id,
      waiting_since: null,
      questions: [{ answer: 'Zwei,\nab <August>.', answered: now.toISOString() }],
    });
    expect(await openCount()).toBe(1);
    expect((await visitorOf(app).look(link)).status).toBe(410);
    expect((await answer(link, 'Drei')).status).toBe(410);
    // Another question is possible.
    expect((await askBack(id)).body.questions).toHaveLength(2);
  });

  it('shows the error of an answer, and escapes its text', async () => {
    const { link } = await waiting();
    const empty = await answer(link, ' ');
    expect(empty.status).toBe(400);
    expect(empty.html).toContain('<p class="error" id="answer-error">Pflichtfeld!</p>');
    const long = await answer(link, `<b>${'ä'.repeat(2000)}`);
    expect(long.status).toBe(400);
    expect(long.html).toContain('Max. 2000 Zeichen!');
    expect(long.html).toContain('&lt;b&gt;ää');
    expect((await answer(link, '🥐'.repeat(2000))).status).toBe(303);
  });

  it('ends after 14 days, and the request is to be done again', async () => {
    const { id, link } = await waiting();
    later(14 * dayHours - 1);
    expect((await visitorOf(app).look(link)).status).toBe(200);
    later(1);
    expect((await visitorOf(app).look(link)).status).toBe(410);
    expect((await list('open=1')).results).toMatchObject([{ id, waiting_since: null }]);
    expect(await openCount()).toBe(1);
    expect((await askBack(id)).status).toBe(200);
  });

  it('works for nothing else, and its token is stored only in the mail', async () => {
    const { link } = await waiting();
    for (const page of ['aktivieren', 'passwort', 'einladung', 'email'])
      expect((await visitorOf(app).look(link.replace('rueckfrage', page))).status).toBe(410);
    for (const query of ['', '?token=', '?token=falsch', '?token=a&token=b'])
      expect((await visitorOf(app).look(path + query)).status).toBe(410);
    const kept = JSON.stringify(await rows(sql`select q::text from company_request_questions q`));
    expect(kept).not.toContain(tokenOf(link));
    expect(kept).not.toContain(Buffer.from(tokenOf(link)).toString('hex'));
  });

  it('accepts the first of two simultaneous answers', async () => {
    const { link } = await waiting();
    const sent = await Promise.all([answer(link, 'Eins'), answer(link, 'Zwei')]);
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 410]);
  });
});

describe('the reminder', () => {
  it('is sent once, after five days, with another valid link', async () => {
    const { id, link } = await waiting();
    later(5 * dayHours - 1);
    await remind();
    expect(await links()).toHaveLength(1);
    later(1);
    await Promise.all([remind(), remind()]);
    await remind();
    const [, second = ''] = await links();
    expect(await links()).toHaveLength(2);
    expect((await mails()).at(-1)).toMatchObject({ kind: 'registration-reminder' });
    expect((await mails()).at(-1)?.text).toContain('noch 9 Tage');
    expect((await list('waiting=1')).results[0].questions[0].reminded).toBe(now.toISOString());
    for (const one of [link, second]) expect((await visitorOf(app).look(one)).status).toBe(200);
    expect((await answer(second, 'Zwei')).status).toBe(303);
    expect((await visitorOf(app).look(link)).status).toBe(410);
    later(6 * dayHours);
    await remind();
    expect(await links()).toHaveLength(2);
    expect((await list('open=1')).results).toMatchObject([{ id }]);
  });
});

it('the questions go with the request', async () => {
  const { id } = await waiting();
  await decide(id, { status: 3 });
  await rows(sql`delete from company_requests`);
  expect(await rows(sql`select id from company_request_questions`)).toEqual([]);
});

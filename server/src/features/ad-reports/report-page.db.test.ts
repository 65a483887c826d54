import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAd, addCompany, addUser, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { sql } from '../../core/database/drizzle.ts';
import { queuedMails } from '../accounts/accounts.fixture.ts';

let app: TestApp;
let ad: number;

beforeAll(async () => {
  app = await testApp({ clock: () => testDay, attemptLimits: true });
});

beforeEach(async () => {
  await app.database.script(
    'delete from ad_reports; delete from mails; delete from attempts; delete from job_ads',
  );
  const userId = await addUser(app.database);
  const company = await addCompany(app.database, { name: 'Kornhof & Söhne', userId });
  ad = await addAd(app.database, { company_id: company, title: 'Bäcker <b>werden</b>' });
});

const open = (query = `?anzeige=${ad}`) =>
  app.http.inject({ url: `/stellenanzeige/melden${query}`, headers: { accept: 'text/html' } });

const send = (fields: Readonly<Record<string, string>>, token = 'abc', more = '') =>
  app.http.inject({
    method: 'POST',
    url: `/stellenanzeige/melden?anzeige=${ad}${more}`,
    cookies: { csrftoken: 'abc' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ csrf_token: token, ...fields }).toString(),
  });

const stored = () =>
  app.database.rows<{ reason: string; text: string; mail: string }>(
    sql`select reason, text, mail from ad_reports`,
  );

describe('the page that reports an ad', () => {
  it('is linked on the page of the ad, and names the ad as text', async () => {
    const page = await app.http.inject(`/stelle/${ad}`);
    const { body: adPage } = await app.http.inject(String(page.headers.location));
    expect(adPage).toContain(`href="/stellenanzeige/melden?anzeige=${ad}"`);
    const { statusCode, body } = await open();
    expect(statusCode).toBe(200);
    expect(body).toContain('Bäcker &lt;b&gt;werden&lt;/b&gt;');
    expect(body).toContain('Kornhof &amp; Söhne');
  });

  it('is in another language as a whole, with its errors and where it leads', async () => {
    const { body } = await open(`?anzeige=${ad}&lang=en`);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain(`<h1>Report ad no. ${ad}</h1>`);
    expect(body).toContain('<blockquote lang="de">');
    expect(body).toContain('Money is asked for, or it looks like fraud');
    expect(body).not.toMatch(/Melden|Datenschutz|Kontakt</);
    const refused = await send({ reason: '', text: '' }, 'abc', '&lang=uk');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('<title>Помилка: ');
    expect(refused.body).toContain('id="reason-error">Вибери причину');
    const { headers } = await send({ reason: 'wrong', text: '' }, 'abc', '&lang=en');
    expect(headers.location).toMatch(/&gesendet=ohne&lang=en$/);
    const thanks = await app.http.inject(String(headers.location));
    expect(thanks.body).toContain('Thank you, your report has arrived');
  });

  it('sends to the editors what was written, and says so on a page of its own', async () => {
    const fields = { reason: 'wrong', text: 'Es sind\r\n40 Stunden.', mail: 'Pia@schule.example' };
    const { statusCode, headers } = await send(fields);
    expect(statusCode).toBe(303);
    expect(await stored()).toEqual([
      { reason: 'wrong', text: 'Es sind\n40 Stunden.', mail: 'pia@schule.example' },
    ]);
    expect(await queuedMails(app.database)).toHaveLength(1);
    const { body } = await app.http.inject(String(headers.location));
    expect(body).toContain('Danke, deine Meldung ist angekommen');
    expect(body).toContain('schreibt dir, was sie entschieden hat');
    const silent = await send({ reason: 'gone' });
    const { body: without } = await app.http.inject(String(silent.headers.location));
    expect(without).not.toContain('schreibt dir');
  });

  it('keeps what was written where it is refused, and says why at each field', async () => {
    const { statusCode, body } = await send({ text: '"><b>Brot', mail: 'keine' });
    expect(statusCode).toBe(400);
    expect(body).toContain('Bitte wähle einen Grund aus.');
    expect(body).toContain('Keine E-mail');
    expect(body).toContain('&quot;&gt;&lt;b&gt;Brot</textarea>');
    expect(body).toContain('value="keine"');
    const other = await send({ reason: 'other', text: ' ' });
    expect(other.body).toContain('Pflichtfeld!');
    expect(other.body).toMatch(/value="other" checked/);
    expect((await send({ reason: 'wrong', text: 'x'.repeat(20_000) })).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('is as protected as the API: a token, a field for robots, and a number of reports', async () => {
    expect((await send({ reason: 'wrong' }, 'other')).statusCode).toBe(403);
    expect((await send({ reason: 'wrong', website: 'spam.example' })).statusCode).toBe(303);
    expect(await stored()).toEqual([]);
    // The report with the robots' field filled in counts as well.
    for (let sent = 0; sent < 9; sent += 1)
      expect((await send({ reason: 'wrong' })).statusCode).toBe(303);
    const { statusCode, body } = await send({ reason: 'other', text: 'Zu viel' });
    expect(statusCode).toBe(429);
    expect(body).toMatch(/<p class="error" role="alert">[^<]+/);
    expect(body).toContain('Zu viel</textarea>');
    expect(await stored()).toHaveLength(9);
  });

  it('is for public ads alone', async () => {
    await app.database.rows(sql`update job_ads set published = false where id = ${ad}`);
    for (const query of [undefined, '', '?anzeige=0', '?anzeige=x', '?anzeige=99999999999999'])
      expect((await open(query)).statusCode).toBe(404);
    expect((await send({ reason: 'wrong' })).statusCode).toBe(404);
    expect(await stored()).toEqual([]);
  });
});

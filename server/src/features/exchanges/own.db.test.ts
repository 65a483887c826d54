import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../test/form.ts';
import { addAd } from '../../../test/stock.ts';
import { queueDue } from './runs/queue/queue.ts';
import { openWorkshop, type Account, type Workshop } from '../job-ads/own-ads.fixture.ts';
import { csv, sendTable } from './upload/upload.fixture.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});

const page = 'exchanges/own/career-page/';
const url = 'https://www.backstube.example/karriere';

const save = ({ headers }: Account, body: object = { url }) =>
  workshop.app.patch(page, body, headers);
const read = async ({ headers }: Account) => (await workshop.app.get(page, headers)).body.page;

/** Ends waiting runs as a runner would. */
const endRuns = () =>
  workshop.app.database.rows(sql`
    update exchange_runs set state = 'done', finished_at = created_at where state = 'waiting'`);

describe('the import results of an upload', () => {
  const upload = async (account: Account) => {
    const { body } = await sendTable(
      workshop,
      account,
      csv([{ Titel: '=HYPERLINK("http://x")', Branche: '?' }]),
    );
    return body.run.id;
  };

  it('are listed, and come as a table in which nothing is a formula', async () => {
    const account = await workshop.account();
    const run = await upload(account);
    const listed = await workshop.app.get(`exchanges/own/runs/${run}/`, account.headers);
    expect(listed.body).toMatchObject({
      count: 1,
      results: [
        {
          external_id: 'A-1',
          outcome: 'rejected',
          job_ad: null,
          reason: expect.stringMatching(
            /^Zeile 2: Branche: Diese Branche gibt es nicht\. Zur Wahl/,
          ),
        },
      ],
    });
    const response = await workshop.app.http.inject({
      url: `/api/v1/exchanges/own/import-results/${run}/`,
      headers: account.headers,
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body).toContain('A-1;"\'=HYPERLINK(""http://x"")"');
  });

  it('are there for nobody else', async () => {
    const run = await upload(await workshop.account());
    const other = await workshop.account();
    for (const path of [`exchanges/own/runs/${run}/`, `exchanges/own/import-results/${run}/`])
      expect((await workshop.app.get(path, other.headers)).status).toBe(404);
    expect((await workshop.app.get('exchanges/own/table/', other.headers)).body).toEqual([]);
  });
});

describe('what is sent as a table', () => {
  it('is refused with what is wrong with it', async () => {
    const account = await workshop.account();
    const { status, body } = await sendTable(workshop, account, Buffer.from('Hallo'));
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { file: [expect.stringContaining('Überschriften')] },
    });
    const without = await workshop.app.send(
      'POST',
      'exchanges/own/table/',
      formOf({}),
      account.headers,
    );
    expect(without.body.errors).toEqual({ file: ['Pflichtfeld!'] });
    const large = await sendTable(workshop, account, Buffer.alloc(2 * 1024 * 1024 + 1, 'x'));
    expect(large.status).toBe(413);
  });

  it('may be the template as it is, in either format, which has no ad in it', async () => {
    const account = await workshop.account();
    for (const format of ['csv', 'xlsx']) {
      const template = await workshop.app.http.inject({
        url: `/api/v1/exchanges/own/template/?format=${format}`,
        headers: account.headers,
      });
      const { body } = await sendTable(workshop, account, template.rawPayload);
      expect(body.errors).toEqual({ file: ['In der Tabelle steht keine Stellenanzeige.'] });
    }
  });
});

describe('the template', () => {
  it.each(['=HYPERLINK("http://x")', '+49', '-1', '@SUM(A1)'])(
    'has no formula in it where a branch is called %s',
    async (name) => {
      const account = await workshop.account();
      await workshop.app.database.rows(sql`
        update companies set name = ${name} where user_id = ${account.userId}`);
      const { body } = await workshop.app.http.inject({
        url: '/api/v1/exchanges/own/template/?format=csv',
        headers: account.headers,
      });
      expect(body).toContain(`'${name.replaceAll('"', '""')}`);
      for (const cell of body.split(/;|\r\n/)) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
    },
  );
});

describe('a career page', () => {
  it('is kept as an exchange of the account, and read at once', async () => {
    const account = await workshop.account();
    expect(await read(account)).toBe(null);
    const { status, body } = await save(account);
    expect(status).toBe(200);
    expect(body.page).toMatchObject({ url, active: true, ads: 0, runs: [{ state: 'waiting' }] });
    const [row] = await workshop.app.database.rows(sql`
      select name, kind, active, settings from exchanges where user_id = ${account.userId}`);
    expect(row).toMatchObject({ kind: 'career-page', active: true, settings: { url } });
    expect(row).toMatchObject({ name: expect.stringMatching(/^Karriereseite Bäckerei Möhring/) });
    // Saving the same address again queues no run.
    expect((await save(account)).body.page.runs).toHaveLength(1);
    await endRuns();
  });

  it('is not given another address by somebody who knows an old one', async () => {
    const account = await workshop.account();
    const next = 'https://www.backstube.example/jobs';
    const late = await save(account, { url: next, begun: { url } });
    expect([late.status, late.body.code, late.body.current]).toEqual([409, 'stale', { url: '' }]);
    expect(await read(account)).toBeNull();

    expect((await save(account, { url, begun: { url: '' } })).status).toBe(200);
    await endRuns();
    expect((await save(account, { url: next, begun: { url } })).status).toBe(200);
    await endRuns();
    const other = await save(account, { url: `${next}/neu`, begun: { url } });
    expect([other.status, other.body.code, other.body.current]).toEqual([
      409,
      'stale',
      { url: next },
    ]);
    expect(await read(account)).toMatchObject({ url: next });
  });

  it('is changed by one of two colleagues who save at once', async () => {
    const account = await workshop.account();
    const saves = ['a', 'b'].map((end) => save(account, { url: url + end, begun: { url: '' } }));
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await endRuns();
  });

  it('is not read by the clock as well on the day on which it was given', async () => {
    const account = await workshop.account();
    await save(account);
    await endRuns();
    const pulse = (moment: string) =>
      workshop.app.database.transaction((tx) => queueDue(tx, ['career-page'], new Date(moment)));
    await pulse('2026-11-21T10:01:00Z');
    expect((await read(account)).runs).toHaveLength(1);
    await pulse('2026-11-22T03:00:00Z');
    expect((await read(account)).runs).toHaveLength(2);
    await endRuns();
  });

  it('has a name of its own although another company is called the same', async () => {
    const accounts = [await workshop.account(), await workshop.account()];
    for (const account of accounts) expect((await save(account)).status).toBe(200);
    const rows = await workshop.app.database.rows<{ name: string }>(sql`
      select name from exchanges where user_id in (${accounts[0]?.userId}, ${accounts[1]?.userId})`);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(2);
    await endRuns();
  });

  it.each(['', 'backstube', 'ftp://backstube.example/', `https://${'x'.repeat(500)}.example`])(
    'cannot be %j',
    async (address) => {
      const { status, body } = await save(await workshop.account(), { url: address });
      expect({ status, fields: Object.keys(body.errors) }).toEqual({
        status: 400,
        fields: ['url'],
      });
    },
  );

  it('that cannot be reached is told as one and the same, whatever the network says', async () => {
    const account = await workshop.account();
    await save(account);
    const texts: string[] = [];
    for (const [reason, detail] of [
      ['unreachable', 'https://intern.example/: ENOTFOUND'],
      ['unreachable', 'https://intern.example/: ETIMEDOUT'],
      ['unreachable', 'HTTP 502 from https://intern.example/'],
      ['forbidden-address', 'intern.example is no host of the public internet'],
    ]) {
      await workshop.app.database.rows(sql`
        update exchange_runs set state = 'failed', reason = ${reason}, detail = ${detail}, finished_at = created_at
        where exchange_id in (select id from exchanges where user_id = ${account.userId})`);
      const answer = await workshop.app.get(page, account.headers);
      expect(JSON.stringify(answer.body)).not.toContain('intern.example');
      texts.push(answer.body.page.runs[0].reason);
    }
    expect(new Set(texts)).toEqual(
      new Set(['Die Seite ist nicht erreichbar. Bitte prüfen Sie die Adresse.']),
    );
  });

  it('is read on demand once in ten minutes', async () => {
    const account = await workshop.account();
    const fetchNow = () => workshop.app.post(`${page}fetch/`, {}, account.headers);
    expect((await fetchNow()).status).toBe(404);
    await save(account);
    expect((await fetchNow()).status).toBe(429);
    await endRuns();
    workshop.setClock('2026-11-21T10:09:59Z');
    expect((await fetchNow()).status).toBe(429);
    expect((await read(account)).next_fetch).toBe('2026-11-21T10:10:00.000Z');
    workshop.setClock('2026-11-21T10:10:00Z');
    expect((await read(account)).next_fetch).toBe(null);
    expect((await fetchNow()).body.page.runs).toHaveLength(2);
    await endRuns();
    workshop.setClock('2026-11-21T10:00:00Z');
  });

  it('is kept, but not read, where editors have stopped that', async () => {
    const account = await workshop.account();
    await save(account);
    await endRuns();
    await workshop.app.database.rows(sql`
      update exchanges set active = false where user_id = ${account.userId}`);
    const other = 'https://www.backstube.example/jobs';
    const { body } = await save(account, { url: other });
    expect(body.page).toMatchObject({ url: other, active: false, runs: [{ state: 'done' }] });
    // The stop does not end by removing the page and naming it again.
    expect((await workshop.app.delete(page, account.headers)).status).toBe(200);
    expect(await read(account)).toBe(null);
    expect((await workshop.app.delete(page, account.headers)).status).toBe(404);
    const again = await save(account);
    expect(again.body.page).toMatchObject({ url, active: false, runs: [] });
    expect((await workshop.app.post(`${page}fetch/`, undefined, account.headers)).status).toBe(409);
    await workshop.app.database.rows(
      sql`update exchanges set active = true where user_id = ${account.userId}`,
    );
    const fetched = await workshop.app.post(`${page}fetch/`, undefined, account.headers);
    expect(fetched.body.page.runs).toMatchObject([{ state: 'waiting' }]);
    await endRuns();
  });

  it('takes its ads along when it is removed, but none that was adopted', async () => {
    const account = await workshop.account();
    const { app } = workshop;
    await save(account);
    await endRuns();
    const [exchange] = await app.database.rows<{ id: number; name: string }>(sql`
      select id, name from exchanges where user_id = ${account.userId}`);
    const of = { company_id: account.companies[0] ?? 0, profession_id: workshop.profession };
    const ads = [];
    for (const title of ['Bleibt', 'Geht']) {
      const ad = await addAd(app.database, { ...of, title, external: exchange?.name ?? '' });
      await app.database.rows(sql`
        insert into exchange_records (exchange_id, external_id, raw, hash, state, job_ad_id, had_ad)
        values (${exchange?.id}, ${title}, '{}', '', 'shown', ${ad}, true)`);
      ads.push(ad);
    }
    await app.patch(`jobdescriptions/patch/${ads[0]}/`, { external: '' }, account.headers);
    expect((await read(account)).ads).toBe(1);
    expect((await app.delete(page, account.headers)).status).toBe(200);
    expect(await read(account)).toBe(null);
    const left = await app.get('jobdescriptions/own/', account.headers);
    expect(left.body.map((ad: { title: string }) => ad.title)).toEqual(['Bleibt']);
    expect((await app.delete(page, account.headers)).status).toBe(404);
  });

  it('goes with its account', async () => {
    const account = await workshop.account();
    await save(account);
    await endRuns();
    await workshop.app.database.rows(sql`delete from companies where user_id = ${account.userId}`);
    await workshop.app.database.rows(sql`delete from users where id = ${account.userId}`);
    expect(
      await workshop.app.database.rows(
        sql`select from exchanges where user_id = ${account.userId}`,
      ),
    ).toEqual([]);
  });
});

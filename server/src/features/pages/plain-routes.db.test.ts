import { plainPages } from '@lehrpfad/contract/pages/plain-options.ts';
import type { PlainText } from '@lehrpfad/contract/pages/plain.ts';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { plainTexts } from './data/plain-texts.ts';
import { loadPlainTexts } from './plain-base-data.ts';

let app: TestApp;
let editor: Record<string, string>;
let company: Record<string, string>;

beforeAll(async () => {
  app = await testApp();
  const id = await addUser(app.database);
  await app.database.rows(
    sql`update users set permission = 2, first_name = 'Eva', last_name = 'Redlich' where id = ${id}`,
  );
  editor = { ...(await app.as(id)) };
  company = { ...(await app.as(await addUser(app.database))) };
});

beforeEach(async () => {
  await app.database.rows(sql`delete from plain_texts`);
  await app.database.rows(sql`delete from audit_entries`);
  await loadPlainTexts(app.database);
});

async function texts(): Promise<PlainText[]> {
  const { status, body } = await app.get('plaintexts/');
  expect(status).toBe(200);
  return body;
}

const textOf = async (page: string) => (await texts()).find((one) => one.page === page)!;

const change = (page: string, body: object, headers = editor) =>
  app.patch(`plaintexts/patch/${page}/`, body, headers);

describe('what everybody reads', () => {
  it('is a text for every page, in their order', async () => {
    const found = await texts();
    expect(found.map(({ page }) => page)).toEqual(plainPages.map(({ page }) => page));
    expect(found.map(({ html }) => html)).toEqual(
      plainPages.map(({ page }) => plainTexts[page].trim()),
    );
  });

  it('goes without the row of a page that this version does not know', async () => {
    await app.database.rows(sql`insert into plain_texts (page, html) values ('later', '<p>x</p>')`);
    expect(await texts()).toHaveLength(plainPages.length);
  });
});

describe('what the program brings', () => {
  it('comes back for a page that has none, and leaves what editors have written', async () => {
    await change('contact', { html: '<p>Ganz neu.</p>' });
    await app.database.rows(sql`delete from plain_texts where page = 'imprint'`);
    await loadPlainTexts(app.database);
    expect((await textOf('contact')).html).toBe('<p>Ganz neu.</p>');
    expect((await textOf('imprint')).html).toBe(plainTexts.imprint.trim());
  });
});

describe('a change', () => {
  it('shows at once, cleaned', async () => {
    const { status, body } = await change('contact', {
      html: '<h2>Neu</h2><script>x()</script><p onclick="x()">Hallo.</p>',
    });
    expect(status).toBe(200);
    expect(body.html).toBe('<h2>Neu</h2><p>Hallo.</p>');
    expect(await textOf('contact')).toEqual(body);
  });

  it('is for editors', async () => {
    const before = await textOf('contact');
    expect((await change('contact', { html: '<p>x</p>' }, company)).status).toBe(403);
    expect((await change('contact', { html: '<p>x</p>' }, {})).status).toBe(403);
    expect(await textOf('contact')).toEqual(before);
  });

  it('of a version that has changed meanwhile is refused, with the one that is stored', async () => {
    const { last_updated } = await textOf('results');
    const first = await change('results', { html: '<p>Eins.</p>', last_updated });
    const second = await change('results', { html: '<p>Zwei.</p>', last_updated });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'stale', current: first.body });
    expect((await textOf('results')).html).toBe('<p>Eins.</p>');
  });

  it('leaves something to read', async () => {
    for (const html of ['', '<p> </p>', '<script>x()</script>']) {
      const { status, body } = await change('contact', { html });
      expect([html, status]).toEqual([html, 400]);
      expect(body.errors).toEqual({ html: ['Pflichtfeld!'] });
    }
  });

  it('is not too long to be plain', async () => {
    const { status, body } = await change('contact', { html: `<p>${'a'.repeat(10_001)}</p>` });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ html: ['Maximal 10000 Zeichen!'] });
  });

  it('of a page that there is not finds nothing to change', async () => {
    expect((await change('elsewhere', { html: '<p>x</p>' })).status).toBe(400);
    await app.database.rows(sql`delete from plain_texts where page = 'contact'`);
    expect((await change('contact', { html: '<p>x</p>' })).status).toBe(404);
  });

  it('stands in the trail, with the text before and after', async () => {
    const before = await textOf('contact');
    await change('contact', { html: '<p>Ganz neu.</p>' });
    await change('contact', { html: '<p>Ganz neu.</p>' });
    const trail = await app.database.rows(
      sql`select user_name, action, subject, subject_id, subject_name, before, after from audit_entries`,
    );
    expect(trail).toEqual([
      {
        user_name: 'Eva Redlich',
        action: 'changed',
        subject: 'plain-text',
        subject_id: before.id,
        subject_name: 'Kontakt',
        before: { html: before.html },
        after: { html: '<p>Ganz neu.</p>' },
      },
    ]);
  });
});

import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addAd, addCompany, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let company: number;
let ad: number;

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      company = await addCompany(db, { logo: 'public/logos/ofen.webp' });
      await db.rows(sql`update companies set weblink = 'www.ofen.example' where id = ${company}`);
      ad = await addAd(db, { company_id: company });
      await db.rows(sql`
        with entry as (insert into faq_entries (title, description, public)
          values ('Was <verdient> man?', '<p>Das hängt "davon" ab.</p>', true) returning id)
        insert into faq_entry_categories (faq_entry_id, faq_category_id)
        select entry.id, faq_categories.id from entry, faq_categories where key = 'öffentlich-Schüler'`);
    },
  });
});

/** Returns the objects of schema.org on a page, by type; follows one redirect. */
async function dataOf(url: string): Promise<Record<string, Record<string, any>>> {
  const first = await app.http.inject({ url });
  const { statusCode, body } =
    first.statusCode === 301
      ? await app.http.inject({ url: String(first.headers.location) })
      : first;
  expect([url, statusCode]).toEqual([url, 200]);
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const objects = [...scripts].map(([, json = '']) => JSON.parse(json));
  for (const object of objects) expect(object['@context']).toBe('https://schema.org');
  return Object.fromEntries(objects.map((object) => [object['@type'], object]));
}

/* Requirements of developers.google.com/search/docs/appearance/structured-data: required fields, then recommended ones. */
describe('structured data', () => {
  it('describes a company as an Organization', async () => {
    const { Organization } = await dataOf(`/unternehmen/${company}`);
    expect(Organization).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: expect.any(String),
      url: expect.stringMatching(/^https?:\/\/.+\/unternehmen\/\d+-/),
      logo: expect.stringMatching(/^https?:\/\/.+\/media\/.+ofen\.webp$/),
      address: {
        '@type': 'PostalAddress',
        streetAddress: expect.any(String),
        postalCode: expect.stringMatching(/^\d{5}$/),
        addressLocality: expect.any(String),
        addressCountry: 'DE',
      },
      sameAs: 'https://www.ofen.example/',
    });
  });

  it('describes questions with answers as an FAQPage', async () => {
    const { FAQPage } = await dataOf('/informationen/schueler');
    expect(FAQPage).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Was <verdient> man?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Das hängt "davon" ab.</p>' },
        },
      ],
    });
  });

  it('has breadcrumbs of existing pages for each page', async () => {
    const urls = [
      `/stelle/${ad}`,
      `/unternehmen/${company}`,
      '/berufe',
      '/beruf/baecker-in',
      '/ausbildung/baecker-in/stendal',
      '/orte',
      '/orte/stendal',
      '/events',
      '/informationen',
      '/informationen/schueler',
      '/kontakt',
    ];
    for (const url of urls) {
      const { BreadcrumbList } = await dataOf(url);
      const steps = (BreadcrumbList?.['itemListElement'] ?? []) as Record<string, any>[];
      expect(steps.length, url).toBeGreaterThan(1);
      for (const [at, step] of steps.entries()) {
        expect(step).toEqual({
          '@type': 'ListItem',
          position: at + 1,
          name: expect.stringMatching(/\S/),
          item: expect.stringMatching(/^https?:\/\/[^/]+\//),
        });
        const path = new URL(String(step['item'])).pathname;
        const { statusCode } = await app.http.inject({ url: path });
        // The start page is the application, which the server of tests does not have.
        if (path !== '/') expect([url, path, statusCode]).toEqual([url, path, 200]);
      }
    }
  });
});

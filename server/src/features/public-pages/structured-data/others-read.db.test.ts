import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import openGraphOf from 'open-graph-scraper';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addAd, addCompany, testDay } from '../../../../test/stock.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';

/* Checks the pages with independent programs that read structured data. */

// Each kind of page is rendered once; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let app: TestApp;
const numbers = { ad: 0, plain: 0, company: 0, event: 0 };

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      numbers.company = await addCompany(db, { name: 'Ofen & "Söhne" <GmbH>' });
      numbers.ad = await addAd(db, {
        company_id: numbers.company,
        title: 'Bäcker "mit Herz" <b> & Hefe',
        availability_end_date: '2027-06-30',
      });
      numbers.plain = await addAd(db, { title: 'Ausbildung', job_start: null });
      await db.rows(sql`update job_ads set pay_year_1 = 1050 where id = ${numbers.ad}`);
      const [event] = await db.rows<{ id: number }>(sql`
        insert into events (title, start_date, end_date, status, company_id)
        values ('Tag der <offenen> Tür', '2026-12-01', '2026-12-01', 2, ${numbers.company}) returning id`);
      numbers.event = event?.id ?? 0;
      await db.rows(sql`
        with entry as (insert into faq_entries (title, description, public)
          values ('Was <verdient> man?', '<p>Das hängt "davon" ab.</p>', true) returning id)
        insert into faq_entry_categories (faq_entry_id, faq_category_id)
        select entry.id, faq_categories.id from entry, faq_categories where key = 'öffentlich-Schüler'`);
    },
  });
});

/** Returns the page at its canonical URL, to which other spellings redirect. */
async function pageAt(url: string): Promise<string> {
  const first = await app.http.inject({ url });
  const { statusCode, body } =
    first.statusCode === 301
      ? await app.http.inject({ url: String(first.headers.location) })
      : first;
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

async function faultsOf(html: string): Promise<string[]> {
  const data = new WebAutoExtractor().parse(html);
  expect(data.errors).toEqual([]);
  const issues = await new Validator().validate(data);
  return issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`);
}

const typesOf = (html: string) => Object.keys(new WebAutoExtractor().parse(html).jsonld).toSorted();

/** Properties for remote work only, and properties that an ad may lack. */
const notOfAds = /"(?:applicantLocationRequirements|jobLocationType)"/;
const leftOpen = /"(?:baseSalary|validThrough)"/;

/** All kinds of pages, with the types of their structured data. */
const kinds = () => [
  { url: `/stelle/${numbers.ad}`, types: ['BreadcrumbList', 'JobPosting'] },
  { url: `/stelle/${numbers.plain}`, types: ['BreadcrumbList', 'JobPosting'] },
  { url: `/unternehmen/${numbers.company}`, types: ['BreadcrumbList', 'Organization'] },
  { url: `/event/${numbers.event}`, types: ['BreadcrumbList', 'Event'] },
  { url: '/informationen/schueler', types: ['BreadcrumbList', 'FAQPage'] },
  ...[
    '/berufe',
    '/beruf/baecker-in',
    '/ausbildung/baecker-in/stendal',
    '/orte',
    '/orte/stendal',
    '/events',
    '/informationen',
    '/kontakt',
  ].map((url) => ({ url, types: ['BreadcrumbList'] })),
];

describe('a validator of rich results', () => {
  it('finds the data of every kind of page, and nothing missing that Google asks for', async () => {
    for (const { url, types } of kinds()) {
      const html = await pageAt(url);
      expect([url, typesOf(html)]).toEqual([url, types]);
      const faults = (await faultsOf(html)).filter((fault) => !notOfAds.test(fault));
      const open = url === `/stelle/${numbers.plain}`;
      expect([url, faults.filter((fault) => !(open && leftOpen.test(fault)))]).toEqual([url, []]);
    }
  });

  it.each(['title', 'datePosted', 'hiringOrganization', 'jobLocation'])(
    'would miss the %s of a place',
    async (field) => {
      const html = await pageAt(`/stelle/${numbers.ad}`);
      const faults = await faultsOf(html.replace(`"${field}":`, '"other":'));
      expect(faults.some((fault) => fault.startsWith('ERROR') && fault.includes(field))).toBe(true);
    },
  );
});

describe('a reader of Open Graph', () => {
  it('finds title, description, address and card of every kind of page', async () => {
    for (const { url } of kinds()) {
      const { error, result } = await openGraphOf({ html: await pageAt(url) });
      expect([url, error, result.success]).toEqual([url, false, true]);
      expect(result).toMatchObject({
        ogTitle: expect.stringMatching(/ – Lehrpfad$/),
        ogDescription: expect.stringMatching(/.{20}/),
        ogType: 'website',
        ogSiteName: 'Lehrpfad',
        ogLocale: 'de_DE',
        twitterTitle: result.ogTitle,
        twitterDescription: result.ogDescription,
      });
      expect(String(result.ogUrl)).toMatch(/^https?:\/\/[^/]+\//);
      expect(new URL(String(result.ogUrl)).pathname.startsWith(url)).toBe(true);
      const hasPicture = /^\/(?:stelle|event|beruf)\//.test(url);
      expect([url, result.twitterCard]).toEqual([
        url,
        hasPicture ? 'summary_large_image' : 'summary',
      ]);
      if (!hasPicture) continue;
      expect(result.ogImage).toEqual([
        expect.objectContaining({ height: '630', type: 'image/png', width: '1200' }),
      ]);
      const picture = await app.http.inject(new URL(String(result.ogImage?.[0]?.url)).pathname);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      expect(picture.rawPayload.length).toBeLessThanOrEqual(80_000);
    }
  });

  it('reads typed texts unchanged', async () => {
    const { result } = await openGraphOf({ html: await pageAt(`/stelle/${numbers.ad}`) });
    expect(result.ogTitle).toContain('Bäcker "mit Herz" <b> & Hefe');
    expect(result.ogTitle).toContain('Ofen & "Söhne" <GmbH>');
  });
});

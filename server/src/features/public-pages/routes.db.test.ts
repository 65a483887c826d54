import { readFileSync } from 'node:fs';
import { sql } from '../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import enServer from '@lehrpfad/contract/core/texts/en/server.json' with { type: 'json' };
import ukServer from '@lehrpfad/contract/core/texts/uk/server.json' with { type: 'json' };
import { languageNames, languages } from '@lehrpfad/contract/core/languages.ts';
import { pathIn } from '../../core/text/page-words.ts';
import { addAd, addCompany, addUser, jobNameId, testDay } from '../../../test/stock.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let company: number;
let ads: { baker: number; smith: number; far: number; expired: number; cook: number };
let hidden: Record<string, number>;

const visit = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const slug = 'ausbildung-zum-baecker-m-w-d';

beforeAll(async () => {
  app = await testApp({
    clock: () => testDay,
    prepare: async (db) => {
      company = await addCompany(db);
      const metal = await jobNameId(db, 'Metallbauer/-in');
      ads = {
        baker: await addAd(db, {
          company_id: company,
          details: '<h1>Brot</h1><p>und "Brötchen"</p>',
        }),
        smith: await addAd(db, {
          title: 'Schmied <script>alert(1)</script> & Söhne',
          job_type: 1,
          job_name_id: metal,
          company_id: await addCompany(db, { name: 'Esse', postcode: '06108', userId: null }),
        }),
        far: await addAd(db, {
          title: 'Brot von weither',
          company_id: await addCompany(db, { name: 'Saalebrot', postcode: '06108' }),
        }),
        cook: await addAd(db, {
          company_id: company,
          title: 'Koch werden',
          job_start: '2027-08-01',
          availability_end_date: '2027-06-30',
        }),
        expired: await addAd(db, {
          company_id: company,
          title: 'Altes Brot',
          availability_end_date: '2026-11-20',
        }),
      };
      await db.rows(sql`update job_ads set pay_year_1 = 1050, pay_year_2 = 1120, certificate = 'abitur',
        free_places = 3, application_documents = '{cv,report}', application_ways = '{email}', reply_days = 14,
        application_url = 'https://koch.example/bewerben', typical_day = 'Morgens Gemüse putzen.' where id = ${ads.cook}`);
      const late = { availability_end_date: '2026-11-20' };
      const locked = await addCompany(db, { locked: true });
      const unvalidated = await addCompany(db, { userId: await addUser(db, { validated: false }) });
      hidden = {
        unpublished: await addAd(db, { published: false }),
        'withdrawn before its last day': await addAd(db, { published: false, ...late }),
        'of a locked company': await addAd(db, { company_id: locked }),
        'of a locked company, and over': await addAd(db, { company_id: locked, ...late }),
        'of a company that is not validated': await addAd(db, { company_id: unvalidated }),
        'locked by editors': await addAd(db, {}),
      };
      await db.rows(sql`update job_ads set lock_reason = 'other', lock_note = 'x', locked_at = now()
        where id = ${hidden['locked by editors']!}`);
    },
  });
});

describe('the page of an ad', () => {
  it('shows the ad in a document with one canonical URL, and runs only the script of its button', async () => {
    const { statusCode, body, headers } = await visit(`/stelle/${ads.baker}-${slug}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Ausbildung zum Bäcker (m/w/d)</h1>');
    expect(body).toContain('<h3>Brot</h3><p>und "Brötchen"</p>');
    expect(body).toMatch(
      new RegExp(`<link rel="canonical" href="http[^"]+/stelle/${ads.baker}-${slug}">`),
    );
    expect(body).toContain('<meta property="og:image"');
    expect(body).toContain(`/#/suche/${Buffer.from(`ad=${ads.baker}`).toString('base64url')}`);
    expect(headers['content-security-policy']).toMatch(/; script-src 'sha256-[^' ]+'$/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|http/);
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
  });

  it('moves from other spellings to its address', async () => {
    for (const url of [`/stelle/${ads.baker}`, `/stelle/${ads.baker}-anders`]) {
      const { statusCode, headers } = await visit(url);
      expect([statusCode, headers.location]).toEqual([301, `/stelle/${ads.baker}-${slug}`]);
    }
  });

  it('escapes typed texts in the page and in its data', async () => {
    const { headers } = await visit(`/stelle/${ads.smith}`);
    const { body } = await visit(String(headers.location));
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Schmied <script>alert(1)</script> & Söhne',
    });
  });

  it.each([
    ['2026-11-22', '22.11.2026', 'Bewirb dich bis zum 22.11.2026.'],
    ['2026-11-21', '21.11.2026', 'Heute ist der letzte Tag für deine Bewerbung.'],
    [
      '2026-11-20',
      '20.11.2026 (abgelaufen)',
      'Die Bewerbungsfrist ist am 20.11.2026 abgelaufen. Frag kurz nach, ob du dich noch bewerben kannst.',
    ],
  ])('of an ad for which one can apply until %s says so', async (day, fact, sentence) => {
    await app.database.rows(
      sql`update job_ads set application_deadline = ${day} where id = ${ads.far}`,
    );
    const { body } = await visit(`/stelle/${ads.far}-brot-von-weither`);
    expect(body).toContain(`<dd>${fact}</dd>`);
    expect(body).toContain(`<li>${sentence}</li>`);
  });

  it('shows pay, certificate, places and how to apply, and has the fields that Google requires of a JobPosting', async () => {
    const { body } = await visit(`/stelle/${ads.cook}-koch-werden`);
    expect(body).toContain('1.\u00a0Jahr\u00a01.050\u00a0€ · 2.\u00a0Jahr\u00a01.120\u00a0€');
    expect(body).toContain('mindestens Abitur');
    expect(body).toContain('Morgens Gemüse putzen.');
    for (const line of [
      'Das brauchst du: Lebenslauf, Zeugnis.',
      'Das Unternehmen verspricht dir eine Antwort nach höchstens 14 Tagen.',
      '<a href="https://koch.example/bewerben" rel="noopener nofollow">',
    ])
      expect(body).toContain(line);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const posting = JSON.parse(data);
    // developers.google.com/search/docs/appearance/structured-data/job-posting: required fields, then recommended ones.
    expect(posting).toMatchObject({
      title: 'Koch werden',
      description: expect.stringContaining('<p>'),
      datePosted: '2026-11-01',
      hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: expect.any(String),
          addressCountry: 'DE',
        },
      },
      validThrough: expect.stringMatching(/^2027-06-30T23:59:59\+0[12]:00$/),
      employmentType: 'OTHER',
      identifier: { '@type': 'PropertyValue', value: String(ads.cook) },
      directApply: false,
      totalJobOpenings: 3,
      educationRequirements: { credentialCategory: 'high school' },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 1050, maxValue: 1120, unitText: 'MONTH' },
      },
    });
  });

  it('has a page for devices without a network in each language, which search engines do not list', async () => {
    for (const [address, heading] of [
      ['/offline', 'Ohne Internetverbindung'],
      ['/offline?lang=en', 'Without internet'],
    ] as const) {
      const { statusCode, headers, body } = await visit(address);
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(body).toContain(`<h1>${heading}</h1>`);
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('leads to the ads of its occupation in its town, each with the town named once', async () => {
    const { body } = await visit(`/stelle/${ads.baker}-${slug}`);
    expect(body).toContain('<h2>Weitere Ausbildungsplätze: Bäcker/-in in Stendal</h2>');
    expect(body).toContain('<p>Bäckerei Möhring in Stendal</p>');
    const { body: pair } = await visit('/praktikum/metallbauer-in/halle-saale');
    expect(pair).toContain('<p>Esse in Halle (Saale)</p>');
  });

  it('answers 410 with similar ads after its last day', async () => {
    const { statusCode, body } = await visit(`/stelle/${ads.expired}`);
    expect(statusCode).toBe(410);
    expect(body).toContain('Diese Stelle gibt es nicht mehr');
    expect(body).toContain(`/stelle/${ads.baker}-`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    // Ads of the same occupation in its town; no other ones, and none 100 km away.
    expect(body).not.toContain(`/stelle/${ads.far}-`);
    expect(body).not.toContain(`/stelle/${ads.smith}-`);
  });

  it('does not exist for a hidden ad, with the same response as for an ad that never existed', async () => {
    const never = await visit('/stelle/99999999');
    expect(never.statusCode).toBe(404);
    expect(never.body).toContain('Diese Stelle gibt es nicht mehr');
    expect(never.body).toContain('<a class="button" href="/#/suche">Stellen suchen</a>');
    // Nothing is known of the ad, so it leads to the newest ones.
    expect(never.body).toContain('<h2>Neue Stellen</h2>');
    expect(never.body).toContain(`/stelle/${ads.smith}-`);
    for (const id of Object.values(hidden)) {
      const { statusCode, body } = await visit(`/stelle/${id}`);
      expect([statusCode, body]).toEqual([404, never.body]);
    }
    for (const odd of ['0', 'abc', '-1', '1e3', '9'.repeat(40), '%3Cb%3E'])
      expect((await visit(`/stelle/${odd}`)).statusCode).toBe(404);
  });

  it('shows what is like an ad that is gone by the words of its address alone', async () => {
    const { statusCode, body } = await visit('/stelle/99999999-ausbildung-zum-baecker-m-w-d-2025');
    expect(statusCode).toBe(404);
    expect(body).toContain('<h2>Ähnliche Stellen</h2>');
    expect(body).toContain(`/stelle/${ads.baker}-`);
    expect(body).not.toContain(`/stelle/${ads.smith}-`);
    const asked = new URLSearchParams({ search_multi_match: 'ausbildung zum baecker' });
    const segment = Buffer.from(asked.toString()).toString('base64url');
    expect(body).toContain(`href="/#/suche/${segment}"`);

    const hiddenAd = await visit(
      `/stelle/${hidden['unpublished']}-ausbildung-zum-baecker-m-w-d-2025`,
    );
    expect([hiddenAd.statusCode, hiddenAd.body]).toEqual([404, body]);

    const words = await visit(`/stelle/99999999-${'xyzxyzxyz-'.repeat(8)}`);
    expect(words.statusCode).toBe(404);
    expect(words.body).not.toContain('Ähnliche Stellen');
    expect(words.body).toContain('href="/#/suche"');
  });
});

describe('an unchanged page', () => {
  it('is answered 304 without the database, and is new at once when its ad changes', async () => {
    const url = `/stelle/${ads.baker}-${slug}`;
    const { headers } = await visit(url);
    const unchanged = { 'if-none-match': String(headers.etag) };
    const reads = vi.spyOn(app.database, 'rows');
    const again = await visit(url, unchanged);
    expect(again.statusCode).toBe(304);
    // Another policy would replace that of the copy, and its script would no longer run.
    expect(again.headers).not.toHaveProperty('content-security-policy');
    expect(
      (await visit(url, { 'if-modified-since': String(headers['last-modified']) })).statusCode,
    ).toBe(304);
    expect(reads).not.toHaveBeenCalled();
    // A request for a whole page reads it, and counts the visit.
    await visit(url);
    expect(reads).toHaveBeenCalled();
    reads.mockRestore();
    await app.changes.write((tx) =>
      tx.rows(sql`update job_ads set details = '<p>Neu</p>' where id = ${ads.baker}`),
    );
    const changed = await visit(url, unchanged);
    expect([changed.statusCode, changed.body.includes('<p>Neu</p>')]).toEqual([200, true]);
  });

  it('is new when a contact person changes, which no search shows', async () => {
    const { headers } = await visit(`/stelle/${ads.baker}-${slug}`);
    await app.changes.write((tx) =>
      tx.rows(sql`insert into contact_persons (company_id, first_name, last_name, role, email, phone)
        values (${company}, 'Ida', 'Ofen', '', 'ida@ofen.example', '0391 1')`),
    );
    const unchanged = { 'if-none-match': String(headers.etag) };
    const { statusCode, body } = await visit(`/stelle/${ads.baker}-${slug}`, unchanged);
    expect([statusCode, body.includes('Ida Ofen')]).toEqual([200, true]);
    // The ways to apply follow, with a draft of a mail with gaps.
    expect(body).toContain('<span class="logo initials" aria-hidden="true">BM</span>');
    expect(body).toContain('<a href="tel:03911">Ida Ofen: 0391 1</a>');
    const [, mail = ''] = /<a href="(mailto:ida@[^"]+\?[^"]+)">/.exec(body) ?? [];
    const draft = new URL(mail.replaceAll('&amp;', '&')).searchParams;
    expect(draft.get('subject')).toMatch(/^Bewerbung: /);
    expect(draft.get('body')).toMatch(/^Guten Tag Ida Ofen,[^]+Ich heiße …/);
  });
});

describe('the pages around it', () => {
  it.each([
    ['/berufe', '/beruf/baecker-in'],
    ['/beruf/baecker-in', '/ausbildung/baecker-in/stendal'],
    ['/beruf/baecker-in', 'Duale Ausbildung: im Betrieb und in der Berufsschule'],
    ['/beruf/baecker-in', '<dd>Meist 3 Jahre</dd>'],
    ['/beruf/metallbauer-in', '<p class="lead">Im Moment: 1 Praktikumsplatz.</p>'],
    ['/beruf/koch-koechin', '<p class="lead">Im Moment: keine freie Stelle.</p>'],
    ['/ausbildung/baecker-in/stendal', '/stelle/'],
    ['/ausbildung/baecker-in/stendal', '<b>1.\u00a0Jahr\u00a01.050\u00a0€</b> · <b>mit Abitur</b>'],
    ['/praktikum/metallbauer-in/halle-saale', '/stelle/'],
    ['/orte', '/orte/stendal'],
    ['/orte', '<a href="#S">S</a>'],
    ['/orte', '<li id="S"><a href="/orte/stendal">Stendal</a>'],
    ['/orte/stendal', '/ausbildung/baecker-in/stendal'],
    ['/events', 'Events'],
    ['/informationen', '/informationen/schueler'],
    ['/informationen/azubi', 'Azubis'],
    ['/kontakt', '/#/kontakt'],
  ])('%s leads on', async (url, link) => {
    const { statusCode, body } = await visit(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(link);
  });

  it('list occupations by the alphabet, umlauts among their vowels', async () => {
    const { body } = await visit('/berufe');
    const [, , without = ''] = body.split('<ul class="links"');
    const names = [...without.matchAll(/<a href="\/beruf\/[^"]+">([^<]+)</g)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
  });

  it.each([
    '/ausbildung/metallbauer-in/stendal',
    '/orte/berlin',
    '/orte/stendal?seite=2',
    '/orte/stendal?seite=x',
    '/beruf/nichts',
    '/informationen/alle',
    '/event/1',
    '/unternehmen/999999',
  ])('%s is none', async (url) => {
    expect((await visit(url)).statusCode).toBe(404);
  });

  it('the page of a company has its ads', async () => {
    const { headers } = await visit(`/unternehmen/${company}`);
    const { body } = await visit(String(headers.location));
    expect(headers.location).toBe(`/unternehmen/${company}-baeckerei-moehring`);
    expect(body).toContain(`: Ausbildung und Praktikum · Nr. ${company} – Lehrpfad</title>`);
    expect(body).toContain(`/stelle/${ads.baker}-${slug}`);
    expect(body).not.toContain('Altes Brot');
    // Its description for search engines promises nothing else than the page has.
    const name = 'Bäckerei Möhring in Stendal';
    expect(body).toContain(
      `content="${name}: 2 Stellen für Ausbildung und Praktikum, mit Anschrift."`,
    );
  });
});

describe('in another language', () => {
  const dictionaries = { en: enServer, uk: ukServer } as const;

  /** Text of a page without texts of companies and editors, drafts of mails to them, scripts and styles. */
  const frameOf = (html: string) =>
    html
      .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
      .replaceAll(/<(\w+)\b[^<>]* lang="de">.*?<\/\1>/gs, '')
      .replaceAll(/href="mailto:[^"]*"/g, '')
      .replaceAll('\u2060', '');

  it.each(['en', 'uk'] as const)('no page in %s keeps a German text of ours', async (language) => {
    const germanParts = Object.entries(dictionaries[language])
      .filter(([german, other]) => german !== other)
      .flatMap(([german]) => german.split(/\{\w+\}|\|/))
      .map((part) => part.trim())
      // English texts also contain the German names of the two kinds.
      .filter((part) => /\p{L}{5}/u.test(part) && !/^(?:Ausbildung|Praktikum)$/.test(part));
    const companyPage = `/unternehmen/${company}-baeckerei-moehring`;
    for (const path of [
      `/stelle/${ads.cook}-koch-werden`,
      `/stelle/${ads.expired}`,
      companyPage,
      '/beruf/baecker-in',
      '/ausbildung/baecker-in/stendal',
      '/berufe',
      '/orte',
      '/orte/stendal',
      '/events',
      '/events?city=Nirgends&month=2027-03',
      '/informationen',
      '/informationen/azubi',
      '/kontakt',
      '/orte/nirgends',
    ]) {
      const { body } = await visit(pathIn(language, path));
      const frame = frameOf(body);
      const said = frame.replaceAll(/ href="[^"]*"/g, '');
      expect([path, germanParts.filter((part) => said.includes(part))]).toEqual([path, []]);
      const links = [
        ...frame.replaceAll(/<a[^<>]* hreflang="[^<>]*>/g, '').matchAll(/ href="(\/[^"]*)"/g),
      ].map(([, href = '']) => href);
      const leaving = links.filter(
        (href) => !href.includes(`lang=${language}`) && !/^\/(?:icon|api)|feed/.test(href),
      );
      expect([path, leaving]).toEqual([path, []]);
    }
  });

  it.each(['de', 'en', 'uk'] as const)(
    'a page in %s leads to itself in the others',
    async (language) => {
      const path = '/orte/stendal';
      const { body } = await visit(pathIn(language, path));
      const footer = body.slice(body.indexOf('<footer>'));
      const links = [
        ...footer.matchAll(/<a href="([^"]*)" hreflang="(\w+)" lang="(\w+)">([^<]*)</g),
      ];
      expect(links.map(([, ...parts]) => parts)).toEqual(
        languages
          .filter((other) => other !== language)
          .map((other) => [pathIn(other, path), other, other, languageNames[other]]),
      );
      const missing = await visit(pathIn(language, '/orte/nirgends'));
      expect(missing.body).not.toContain('hreflang');
    },
  );

  it.each([
    ['/impressum', 'Legal notice'],
    ['/datenschutz', 'Privacy'],
    ['/barrierefreiheit', 'Accessibility'],
    ['/schnittstelle', 'API for other programs'],
    ['/opendata', 'Open data'],
    ['/einbetten', 'Show offers on your website'],
  ])('%s has a frame in English around its German text', async (path, name) => {
    const { body } = await visit(`${path}?lang=en`);
    expect(body).toContain(`<title>${name} – Lehrpfad</title>`);
    expect(body).toContain('<a href="/?lang=en">Start page</a>');
    expect(body).toContain('What follows is in German.');
  });

  it('an ad has our texts in English, and marks texts of its company', async () => {
    const { body } = await visit(`/stelle/${ads.cook}-koch-werden?lang=en`);
    for (const part of [
      '<h1 lang="de">Koch werden</h1>',
      'This ad is in German.',
      '<dt>Start</dt>',
      '<dd>1 Aug 2027</dd>',
      'year 1: €1,050 · year 2: €1,120',
      'at least Abitur',
      'What you need: CV (Lebenslauf), School report (Zeugnis).',
      'within 14 days.',
      '<p class="lines" lang="de">Morgens Gemüse putzen.</p>',
      'data-copied="Link copied!"',
    ])
      expect(body).toContain(part);
  });

  it('a redirect keeps the language', async () => {
    const { headers } = await visit(`/stelle/${ads.baker}-anders?lang=uk`);
    expect(headers.location).toBe(`/stelle/${ads.baker}-${slug}?lang=uk`);
  });
});

describe('addresses without #', () => {
  it.each([
    ['/suche', '/#/suche'],
    [
      '/suche?search_multi_match=B%C3%A4cker&city=Stendal&x=1',
      `/#/suche/${Buffer.from('search_multi_match=B%C3%A4cker&city=Stendal').toString('base64url')}`,
    ],
    ['/suche/YWQ9MQ', '/#/suche/YWQ9MQ'],
    [`/suche/${'Y'.repeat(1500)}`, `/#/suche/${'Y'.repeat(1500)}`],
    ['/unternehmen', '/#/unternehmen'],
    ['/redakteure/berufe', '/#/redakteure/berufe'],
    ['/information/schueler?x=//evil.example', '/#/information/schueler'],
    ['/information/schueler/12', '/#/information/schueler/12'],
    ['/unternehmen/stellenangebote/neu', '/#/unternehmen/stellenangebote/neu'],
    ['/information/schueler?lang=uk', '/?lang=uk#/information/schueler'],
    ['/suche?lang=en&city=Halle', `/?lang=en#/suche/Y2l0eT1IYWxsZQ`],
    ['/suche?lang=fr', '/#/suche'],
  ])('%s leads to %s', async (url, to) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  it('are pages or lead to the application, with any path', async () => {
    const named = ['path-values', 'editor-paths']
      .map((name) => new URL(`../../../../web/src/core/navigation/${name}.ts`, import.meta.url))
      .flatMap((file) => [
        ...readFileSync(file, 'utf8').matchAll(
          /^(?: {2}\w+:|export const \w+ =) '(\/[\w/]+)'[,;]$/gm,
        ),
      ]);
    const paths = named.map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths.filter((one) => !ofBuild.test(one)))
      expect([path, (await visit(path)).statusCode]).toEqual([path, expect.toBeOneOf([200, 302])]);
  });

  it.each([
    ['/orte/stendal/', '/orte/stendal'],
    ['/events/?city=Halle', '/events?city=Halle'],
  ])('%s moves to the one address of its page', async (url, to) => {
    const { statusCode, headers } = await visit(url);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });
});

/** The build of the application serves these. */
const ofBuild = /^\/(?:impressum|datenschutz|barrierefreiheit)$/;

describe('the sitemap', () => {
  it('names every page that strangers can see, and no other', async () => {
    const index = (await visit('/sitemap.xml')).body;
    const parts = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/sitemap\/[^<]+)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    expect(parts).toContain('/sitemap/stellen-1.xml.gz');
    const { gunzipSync } = await import('node:zlib');
    const xml = (await Promise.all(parts.map((path) => visit(path))))
      .map(({ rawPayload }) => gunzipSync(rawPayload).toString())
      .join('');
    const paths = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    expect(new Set(paths).size).toBe(paths.length);
    const ofAds = paths.filter((path) => path.startsWith('/stelle/'));
    expect(ofAds.map((path) => Number(/\d+/.exec(path)?.[0])).toSorted((a, b) => a - b)).toEqual([
      ads.baker,
      ads.smith,
      ads.far,
      ads.cook,
    ]);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/beruf/baecker-in',
        '/orte/stendal',
        '/ausbildung/baecker-in/stendal',
        `/unternehmen/${company}-baeckerei-moehring`,
      ]),
    );
    for (const path of paths.filter(
      (one) => one !== '/' && !/impressum|datenschutz|barrierefreiheit/.test(one),
    ))
      expect([path, (await visit(path)).statusCode]).toEqual([path, 200]);
    expect(xml).toMatch(/<lastmod>2\d{3}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    // Pages that list ads have the day of the newest one.
    const dated =
      /\/(?:beruf|ausbildung|orte)\/[\w/-]+<\/loc><lastmod>2\d{3}-\d\d-\d\d<\/lastmod>/g;
    expect(xml.match(dated)!.length).toBeGreaterThan(4);
  });

  it('is named by robots.txt', async () => {
    expect((await visit('/robots.txt')).body).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  });
});

import { gunzipSync } from 'node:zlib';
import { sql } from '../../../core/database/drizzle.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsTest, openDay, type EventsTest } from '../../events/own-events.fixture.ts';

let test: EventsTest;

const visit = (url: string) => test.app.http.inject({ url, headers: { accept: 'text/html' } });

async function add(values: object = {}, headers = test.asCompany): Promise<number> {
  const id = await test.post(values, headers);
  await test.setStatus(id, 2);
  return id;
}

/** Requests the page of an event by its URL. */
async function pageOf(id: number) {
  const { headers } = await visit(`/event/${id}`);
  return visit(String(headers.location));
}

/** Returns the objects of schema.org on a page. */
function dataOf(body: string): Record<string, any>[] {
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => JSON.parse(json));
}

beforeAll(async () => {
  test = await eventsTest();
  test.setClock('2026-11-24T10:00:00Z');
  // The fixture's company is in Stendal, its second branch in Halle.
  await add({ title: 'Backstube', audiences: ['pupils'] });
  await add({ title: 'Elternabend', Company: test.secondBranch, audiences: ['parents'] });
  await add(
    {
      title: 'Sprechstunde',
      digital: true,
      audiences: ['parents'],
      start_date: '2027-01-10',
      end_date: '2027-01-10',
    },
    test.asEditor,
  );
});

const titlesOn = (body: string) =>
  [...body.matchAll(/<a href="\/event\/[^"]+">([^<]+)<\/a>/g)].map(([, title]) => title);

describe('the list of events', () => {
  it('is filtered by parameters, and its form shows the chosen values', async () => {
    expect(titlesOn((await visit('/events')).body)).toEqual([
      'Backstube',
      'Elternabend',
      'Sprechstunde',
    ]);
    const { body } = await visit('/events?city=06108&perimeter=25&audience=parents&month=2026-12');
    expect(titlesOn(body)).toEqual(['Elternabend']);
    expect(body).toContain('value="06108"');
    expect(body).toMatch(/<option value="25" selected>/);
    expect(body).toMatch(/<option value="2026-12" selected>Dezember 2026/);
    expect(body).toMatch(/<option value="parents" selected>Eltern/);
    const query = 'postcode=06108&amp;perimeter=25&amp;month=2026-12&amp;audience=parents';
    expect(body).toMatch(new RegExp(`href="webcal:[^"]+/events.ics\\?${query}"`));
    // Search engines index only the list without filters.
    expect(body).toMatch(/<link rel="canonical" href="http[^"?]+\/events">/);
    expect(titlesOn((await visit('/events?city=Halle+%28Saale%29&perimeter=25')).body)).toContain(
      'Sprechstunde',
    );
    expect(titlesOn((await visit('/events?mode=digital')).body)).toEqual(['Sprechstunde']);
  });

  it('suggests which filters to remove if there is none', async () => {
    const { body } = await visit('/events?city=Stendal&mode=on_site&audience=parents');
    expect(titlesOn(body)).toEqual([]);
    expect(body).toContain(
      '<a href="/events?city=Stendal&amp;audience=parents">1 Event vor Ort und digital</a>',
    );
    expect(body).toContain(
      '<a href="/events?audience=parents&amp;mode=on_site">1 Event an allen Orten</a>',
    );
    expect(body).toContain('<a href="/events?city=Stendal&amp;mode=on_site">1 Event für alle</a>');
  });

  it('ignores invalid filters, and escapes them', async () => {
    const wrong = '/events?month=%27&audience=dogs&mode[]=x&perimeter=1e9';
    expect(titlesOn((await visit(wrong)).body)).toHaveLength(3);
    const { statusCode, body } = await visit(
      '/events?city=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    );
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('kennen wir nicht');
    expect(body).not.toContain('events.ics');
  });
});

describe('the page of a company', () => {
  it('promises no ads to search engines if it has only events', async () => {
    const { headers } = await visit(`/unternehmen/${test.company}`);
    const { body } = await visit(String(headers.location));
    const name = 'Elbe GmbH in Stendal';
    expect(body).toContain(`content="${name}: Events zu Ausbildung und Beruf, mit Anschrift."`);
  });
});

describe('the page of an event', () => {
  it('has the fields that Google requires and recommends for an Event', async () => {
    const id = await add({ title: 'Messe', audiences: ['pupils', 'teachers'] });
    await test.app.database.rows(
      sql`update events set logo = 'public/logos/messe.webp' where id = ${id}`,
    );
    const { body } = await pageOf(id);
    expect(body).toContain(`, 05.12.2026 · Nr. ${id} – Lehrpfad</title>`);
    const [event, crumbs] = dataOf(body);
    // developers.google.com/search/docs/appearance/structured-data/event: required fields, then recommended ones. Prices are unknown.
    expect(event).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Messe',
      startDate: '2026-12-05T09:00:00+01:00',
      location: {
        '@type': 'Place',
        name: 'Elbe GmbH',
        address: {
          '@type': 'PostalAddress',
          streetAddress: expect.any(String),
          postalCode: expect.stringMatching(/^\d{5}$/),
          addressLocality: expect.any(String),
          addressCountry: 'DE',
        },
        geo: {
          '@type': 'GeoCoordinates',
          latitude: expect.any(Number),
          longitude: expect.any(Number),
        },
      },
      endDate: '2026-12-05T15:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      description: 'Komm vorbei',
      image: [
        expect.stringMatching(/^http.+\/bild\/event\/\d+\.png$/),
        expect.stringMatching(/^http.+\/media\/.+messe\.webp$/),
      ],
      organizer: {
        '@type': 'Organization',
        name: 'Elbe GmbH',
        url: 'https://www.elbe.example/',
      },
      audience: [
        { '@type': 'Audience', audienceType: 'Schüler/innen' },
        { '@type': 'Audience', audienceType: 'Lehrkräfte' },
      ],
      url: expect.stringMatching(new RegExp(`^http.+/event/${id}-messe$`)),
    });
    // developers.google.com/search/docs/appearance/structured-data/breadcrumb
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(crumbs?.['itemListElement']).toEqual(
      ['Startseite', 'Events', 'Messe'].map((name, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: expect.stringMatching(/^http/),
      })),
    );
  });

  it('has the website as the place of a digital event, and no time if none is set', async () => {
    const id = await add(
      { title: 'Online', digital: true, start_time: '', end_time: '', Company: '' },
      test.asEditor,
    );
    const [event] = dataOf((await pageOf(id)).body);
    expect(event).toMatchObject({
      startDate: '2026-12-05',
      endDate: '2026-12-05',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://www.elbe.example/' },
    });
    expect(event).not.toHaveProperty('organizer');
    expect(event).not.toHaveProperty('audience');
  });

  it('stands in the sitemap with the time of its last change', async () => {
    const { rawPayload } = await visit('/sitemap/events-1.xml.gz');
    const lines =
      gunzipSync(rawPayload)
        .toString()
        .match(/<url>.+/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatch(
        /\/event\/\d+-[\w-]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
      );
  });

  it('leads to its calendar file, and runs exactly the script of its button', async () => {
    const id = await add({ title: 'Geteilt "und" <b>' });
    const { body, headers } = await pageOf(id);
    expect(body).toMatch(new RegExp(`href="/event/${id}-geteilt-und-b.ics">In den Kalender`));
    expect(headers['content-security-policy']).toMatch(/; script-src 'sha256-[^' ]+'$/);
    expect(body.match(/<script>/g)).toHaveLength(1);
    const list = await visit('/events');
    expect(list.headers['content-security-policy']).not.toContain('script-src');
    expect(list.body).not.toContain('<script>');
  });

  it('is 410 with the next events if it is over or was withdrawn, and shows nothing of it', async () => {
    const over = await add({ title: 'Vorbei', audiences: ['parents'] });
    await test.app.database.rows(
      sql`update events set start_date = '2026-11-01', end_date = '2026-11-02' where id = ${over}`,
    );
    const withdrawn = await add({ title: 'Zurückgezogen' });
    await test.app.patch(`events/patch/${withdrawn}/`, { deleted: true }, test.asCompany);
    for (const [id, words] of [
      [over, 'Es ist vorbei.'],
      [withdrawn, 'abgesagt oder zurückgezogen'],
    ] as const) {
      const { statusCode, body, headers } = await visit(`/event/${id}`);
      expect(statusCode).toBe(410);
      expect(body).toContain(words);
      expect(body).not.toMatch(/Vorbei<|Zurückgezogen</);
      expect(headers['x-robots-tag']).toBe('noindex');
    }
    // For parents first, the nearest first.
    expect(titlesOn((await visit(`/event/${over}`)).body)[0]).not.toBe('Backstube');
  });

  it('is 404 for one that was never public, and for one of a locked company', async () => {
    const pending = await test.post({ title: 'Wartet' });
    const declined = await test.post({ title: 'Abgelehnt' });
    await test.setStatus(declined, 3);
    const late = await add({ ...openDay, Company: test.secondBranch });
    await test.app.database.rows(
      sql`update companies set locked = true where id = ${test.secondBranch}`,
    );
    for (const id of [pending, declined, late, 999_999])
      expect([id, (await visit(`/event/${id}`)).statusCode]).toEqual([id, 404]);
  });
});

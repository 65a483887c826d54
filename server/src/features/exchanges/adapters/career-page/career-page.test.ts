import { describe, expect, test } from 'vitest';
import type { RecordPage } from '../adapter.ts';
import { careerPageAdapter } from './career-page.ts';
import {
  contextWith,
  fixture,
  heldHttp,
  rawOf,
  readAll,
  type Held,
} from '../reading-all.fixture.ts';

const host = 'https://firma.example';
const settings = { url: `${host}/karriere`, pauseMs: 300 };
const posting = (parts: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Azubi Koch', ...parts })}</script>`;

const read = (pages: Readonly<Record<string, Held>>, parts = {}) => {
  const http = heldHttp({ [settings.url]: { body: fixture('career-page.html') }, ...pages });
  return readAll(careerPageAdapter, settings, contextWith(http, parts));
};

describe('a career page without a JobPosting', () => {
  const offers = JSON.stringify({
    offers: [
      {
        id: 7,
        title: 'Ausbildung Koch',
        city: 'Burg',
        careers_url: 'https://harz.recruitee.com/o/koch',
        description: '<p>Kochen</p>',
      },
    ],
  });
  const personio =
    '<workzag-jobs><position><id>7</id><name>Ausbildung Koch</name><office>Burg</office></position></workzag-jobs>';

  test.each<[string, string, string, string, string]>([
    [
      'leads to its system',
      '<a href="https://harz.recruitee.com/">Jobs</a>',
      'https://harz.recruitee.com/api/offers/',
      offers,
      'https://harz.recruitee.com/o/koch',
    ],
    [
      'embeds its system',
      '<iframe src="https://harz.jobs.personio.de/?language=de"></iframe>',
      'https://harz.jobs.personio.de/xml?language=de',
      personio,
      'https://harz.jobs.personio.de/job/7',
    ],
    [
      'has a script of its system',
      '<script src="https://boards.greenhouse.io/embed/job_board/js?for=harz"></script>',
      'https://boards-api.greenhouse.io/v1/boards/harz/jobs?content=true',
      JSON.stringify({
        jobs: [
          {
            id: 7,
            title: 'Ausbildung Koch',
            location: { name: 'Burg' },
            absolute_url: 'https://boards.greenhouse.io/harz/jobs/7',
          },
        ],
      }),
      'https://boards.greenhouse.io/harz/jobs/7',
    ],
  ])('that %s is read by the feed of that', async (_what, html, feed, body, link) => {
    const records = await read({ [settings.url]: { body: html }, [feed]: { body } });
    expect(records.map(({ externalId }) => externalId)).toEqual(['7']);
    expect(careerPageAdapter.normalise(rawOf(records, '7'), settings)).toMatchObject({
      title: 'Ausbildung Koch',
      company: { name: 'firma.example' },
      place: { town: 'Burg' },
      link,
    });
  });

  test('is not read by a feed that robots.txt of its system forbids', async () => {
    const page = '<a href="https://harz.recruitee.com/">Jobs</a>';
    const rules = 'User-agent: *\nDisallow: /api/';
    const pages = {
      [settings.url]: { body: page },
      'https://harz.recruitee.com/robots.txt': { body: rules },
      'https://harz.recruitee.com/api/offers/': { body: offers },
    };
    await expect(read(pages)).rejects.toMatchObject({
      reason: 'refused',
      message:
        'Die Datei robots.txt von https://harz.recruitee.com verbietet, /api/offers/ zu lesen.',
    });
  });

  test('is not read by a feed that is not of a system', async () => {
    const html =
      '<a href="https://harz.recruitee.com.evil.example/">Jobs</a><a href="https://jobs.lever.co/">Lever</a>';
    expect(await read({ [settings.url]: { body: html } })).toEqual([]);
  });
});

describe('a career page', () => {
  test('is read for its JobPostings and those of the pages of its host that a list names', async () => {
    const http = heldHttp({
      [settings.url]: { body: fixture('career-page.html') },
      [`${host}/karriere/elektroniker`]: {
        body: posting({ identifier: 'E-1', title: 'Ausbildung zum Elektroniker' }),
      },
    });
    const pauses: number[] = [];
    const context = contextWith(http, { pause: async (ms) => void pauses.push(ms) });
    const records = await readAll(careerPageAdapter, settings, context);
    expect(records).toMatchObject([
      { raw: { title: 'Ausbildung zum Mechatroniker &amp; Techniker', url: settings.url } },
      { externalId: '', rejected: 'unreadable', detail: `JSON-LD auf ${settings.url}` },
      { externalId: 'E-1' },
    ]);
    // '/karriere/weg' is gone; no other host gets a request.
    expect(http.asked).toEqual(
      ['/robots.txt', '/karriere', '/karriere/elektroniker', '/karriere/weg'].map(
        (path) => host + path,
      ),
    );
    expect(pauses).toEqual([300, 300]);
  });

  test('gives ads in our words', async () => {
    const [first] = await read({});
    expect(
      first && 'raw' in first && careerPageAdapter.normalise(first.raw, settings),
    ).toMatchObject({
      title: 'Ausbildung zum Mechatroniker & Techniker',
      place: { postcode: '06366', town: 'Köthen' },
      company: { name: 'Solar Anhalt GmbH' },
      link: settings.url,
    });
  });

  test('names a posting by its identifier, its address, or what it says', async () => {
    const at = (town: string) => ({ jobLocation: town });
    const body = [
      posting({ identifier: 'A', url: `${host}/a` }),
      posting({ url: `${host}/b` }),
      posting(at('Zeitz')),
      posting(at('Burg')),
      posting({ ...at('Zeitz'), datePosted: '2026-01-01' }),
    ].join('');
    const ids = (await read({ [settings.url]: { body } })).map(({ externalId }) => externalId);
    expect(ids).toEqual([
      'A',
      `${host}/b`,
      expect.stringMatching(/^[\da-f]{64}$/),
      expect.stringMatching(/^[\da-f]{64}$/),
    ]);
    expect((await read({ [settings.url]: { body } })).map(({ externalId }) => externalId)).toEqual(
      ids,
    );
  });

  test('may be encoded as its header or its head says', async () => {
    const body = Buffer.from(posting({ identifier: 'A', title: 'Azubi Bäcker' }), 'latin1');
    const byHeader = { body, headers: { 'content-type': 'text/html; charset=ISO-8859-1' } };
    const byHead = { body: Buffer.concat([Buffer.from('<meta charset="windows-1252">'), body]) };
    for (const page of [byHeader, byHead])
      expect(rawOf(await read({ [settings.url]: page }), 'A')).toMatchObject({
        title: 'Azubi Bäcker',
      });
  });

  test('without JSON-LD has no ads', async () => {
    expect(await read({ [settings.url]: { body: '<h1>Ausbildung zum Koch</h1>' } })).toEqual([]);
  });

  test('that is not there ends the run', async () => {
    const missing = readAll(careerPageAdapter, settings, contextWith(heldHttp({})));
    await expect(missing).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('that its robots.txt keeps from us is not fetched', async () => {
    const http = heldHttp({
      [`${host}/robots.txt`]: { body: 'User-agent: *\nDisallow: /karriere' },
      [settings.url]: { body: fixture('career-page.html') },
    });
    const reading = readAll(careerPageAdapter, settings, contextWith(http));
    await expect(reading).rejects.toMatchObject({ reason: 'refused' });
    expect(http.asked).toEqual([`${host}/robots.txt`]);
  });
});

describe('a long list', () => {
  const links = Array.from({ length: 130 }, (_, at) => `${host}/stelle/${at}`);
  const list = { '@type': 'ItemList', itemListElement: links.map((url) => ({ url })) };
  const http = () =>
    heldHttp({
      [settings.url]: {
        body: `<script type="application/ld+json">${JSON.stringify(list)}</script>`,
      },
      ...Object.fromEntries(links.map((url) => [url, { body: posting({ identifier: url }) }])),
    });

  async function pagesFrom(cursor: RecordPage['cursor']): Promise<RecordPage[]> {
    const pages: RecordPage[] = [];
    for await (const page of careerPageAdapter.fetch(settings, contextWith(http(), { cursor })))
      pages.push(page);
    return pages;
  }

  test('is read up to a hundred pages, ten at a time', async () => {
    const pages = await pagesFrom(null);
    expect(pages.map(({ records }) => records.length)).toEqual([0, ...Array<number>(10).fill(10)]);
  });

  test('is read on where an earlier process stopped', async () => {
    const pages = await pagesFrom(null);
    const rest = await pagesFrom(JSON.parse(JSON.stringify(pages[4]?.cursor)));
    expect(rest).toEqual(pages.slice(5));
  });
});

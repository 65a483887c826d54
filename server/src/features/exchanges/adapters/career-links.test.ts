import { limits } from '@lehrpfad/contract/core/limits.ts';
import { describe, expect, it } from 'vitest';
import { ExchangeError, type FetchContext } from './adapter.ts';
import { careerPageAdapter, careerPagesWithin } from './career-page/career-page.ts';
import { contextWith, heldHttp, readAll, type Held } from './reading-all.fixture.ts';

const host = 'https://firma.example';
const settings = { url: `${host}/karriere`, pauseMs: 300 };

const inJson = (parts: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Azubi Koch', ...parts })}</script>`;
const inMicrodata = (title: string, url = '') =>
  `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">${title}</h1>${url && `<a itemprop="url" href="${url}"></a>`}</div>`;
const links = (...targets: readonly string[]) =>
  targets.map((to) => `<a href="${to}">mehr</a>`).join('');

type Pages = Readonly<Record<string, Held | ExchangeError | string>>;

/** A site of these pages, by path. */
const openSite = (pages: Pages) =>
  heldHttp(
    Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [
        path.startsWith('/') ? host + path : path,
        typeof page === 'string' ? { body: page } : page,
      ]),
    ),
  );

const reading = (pages: Pages, parts: Partial<FetchContext> = {}, adapter = careerPageAdapter) => {
  const http = openSite(pages);
  return { http, records: readAll(adapter, settings, contextWith(http, parts)) };
};
const idsOf = async (pages: Pages, parts: Partial<FetchContext> = {}) =>
  (await reading(pages, parts).records).map(({ externalId }) => externalId);
const asked = async (pages: Pages) => {
  const { http, records } = reading(pages);
  await records;
  return http.asked.map((url) => url.replace(host, ''));
};
const unreachable = new ExchangeError('unreachable', 'HTTP 503');

describe('links of a career page', () => {
  it('are followed one level deep, after a pause', async () => {
    const pauses: number[] = [];
    const pages = {
      '/karriere': links('koch', '/karriere/b'),
      '/koch': inMicrodata('Koch', 'koch') + links('/tiefer'),
      '/karriere/b': inJson({ identifier: 'B' }),
      '/tiefer': inJson({ identifier: 'C' }),
    };
    expect(await idsOf(pages, { pause: async (ms) => void pauses.push(ms) })).toEqual([
      'B',
      `${host}/koch`,
    ]);
    expect(pauses).toEqual([300, 300]);
  });

  it('lead to pages of the same host, each of which is read once', async () => {
    const page = links(
      '#oben',
      '/karriere',
      '?seite=2',
      '/a#x',
      '/a',
      'http://firma.example/a',
      'mailto:a@b.de',
      'https://anderswo.example/job',
      '//jobs.firma.example/',
      'javascript:alert(1)',
      'tel:1',
      'https://ich@firma.example/b',
      '/flyer.PDF',
      '/impressum',
      '/logout?x',
      '/Datenschutz/',
    );
    expect(await asked({ '/karriere': page })).toEqual([
      '/robots.txt',
      '/karriere',
      '/karriere?seite=2',
      '/a',
    ]);
  });

  it('that look like job ads are read first, and no more than so many', async () => {
    const products = Array.from({ length: 150 }, (_, at) => `/produkt/${at}`);
    const page =
      links(...products) + '<a href="/x">Mechatroniker (m/w/d)</a>' + links('/ausbildung/koch');
    const [, , first, second, third, ...rest] = await asked({ '/karriere': page });
    expect([first, second, third]).toEqual(['/x', '/ausbildung/koch', '/produkt/0']);
    expect(rest).toHaveLength(limits.careerPageLinks - 3);
  });

  it('begin where the page says that they do', async () => {
    const page = `<base href="/de/"><a href="stelle">x</a>`;
    expect(await asked({ '/karriere': page })).toContain('/de/stelle');
  });

  it('that robots.txt forbids, that lead elsewhere or to no page, are left out', async () => {
    const pages = {
      '/robots.txt': 'User-agent: *\nDisallow: /intern\nDisallow: /geheim',
      '/karriere': links('/intern/job', '/weiter', '/heimlich', '/datei', '/gut'),
      '/intern/job': inJson({ identifier: 'verboten' }),
      '/weiter': { body: inJson({ identifier: 'fremd' }), movedTo: 'https://anderswo.example/' },
      '/heimlich': { body: inJson({ identifier: 'geheim' }), movedTo: `${host}/geheim` },
      '/datei': {
        body: inJson({ identifier: 'pdf' }),
        headers: { 'content-type': 'application/pdf' },
      },
      '/gut': inJson({ identifier: 'gut' }),
    };
    expect(await idsOf(pages)).toEqual(['gut']);
    expect(await asked(pages)).not.toContain('/intern/job');
  });

  it('that lead to an address of thousands of characters are left out', async () => {
    const long = `${host}/${'a'.repeat(3000)}`;
    const pages = {
      '/karriere': links('/lang', '/gut'),
      '/lang': { body: inJson({ identifier: 'lang' }), movedTo: long },
      '/gut': inJson({ identifier: 'gut' }),
    };
    expect(await idsOf(pages)).toEqual(['gut']);
  });
});

describe('a posting that stands on several pages', () => {
  it('comes once, by its id, its address or the page that it is on', async () => {
    const pages = {
      '/karriere':
        inJson({ url: '/koch' }) +
        inJson({ identifier: 'K', title: 'Kellner' }) +
        links('/koch', '/k', '/neu'),
      '/koch': inJson({ identifier: '7' }),
      '/k': inMicrodata('Kellner'),
      '/neu': inJson({ identifier: 'N' }),
    };
    expect(await idsOf({ ...pages, '/k': inJson({ identifier: 'K' }) })).toEqual([
      `${host}/koch`,
      'K',
      'N',
    ]);
  });

  it('is another one where several name the page that they share', async () => {
    const shared = { url: settings.url };
    const page =
      inJson({ ...shared, title: 'Azubi Koch' }) + inJson({ ...shared, title: 'Azubi Kellner' });
    expect(new Set(await idsOf({ '/karriere': page })).size).toBe(2);
  });

  it('is read from JSON-LD where its page says it in both ways', async () => {
    const page = inJson({ identifier: 'A' }) + inMicrodata('Azubi Koch');
    expect(await idsOf({ '/karriere': page })).toEqual(['A']);
  });
});

describe('a page behind a career page that cannot be read', () => {
  const pages = { '/karriere': links('/a', '/b'), '/a': unreachable, '/b': inJson({ url: '/b' }) };

  it('is passed over where no ad came from it', async () => {
    expect(await idsOf(pages)).toEqual([`${host}/b`]);
    const tooLarge = new ExchangeError('too-large');
    expect(await idsOf({ ...pages, '/a': tooLarge })).toEqual([`${host}/b`]);
  });

  it('ends the run where one did, so that nothing counts as gone', async () => {
    const knownPages = async (addresses: readonly string[]) =>
      new Set(addresses.filter((address) => address === `${host}/a`));
    await expect(idsOf(pages, { knownPages })).rejects.toBe(unreachable);
    expect(await idsOf({ ...pages, '/a': '' }, { knownPages })).toEqual([`${host}/b`]);
  });

  it('ends the run where all of them fail and nothing else was found', async () => {
    const none = { '/karriere': links('/a', '/b'), '/a': unreachable, '/b': unreachable };
    await expect(idsOf(none)).rejects.toBe(unreachable);
    expect(await idsOf({ ...none, '/b': '' })).toEqual([]);
  });

  it('is one that there was no time for', async () => {
    const known = { knownPages: async () => new Set([`${host}/b`]) };
    const none = careerPagesWithin(0);
    const later = { pause: () => Promise.reject(new Error('It waits although it is late.')) };
    const { records, http } = reading(
      { '/karriere': inJson({ identifier: 'A' }) + links('/b') },
      later,
      none,
    );
    expect(await records).toHaveLength(1);
    expect(http.asked).not.toContain(`${host}/b`);
    const again = reading({ '/karriere': links('/b') }, { ...later, ...known }, none);
    await expect(again.records).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('a script that is no JSON', () => {
  it('counts as a posting only where it names one', async () => {
    const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
    const page = script('{"@type":"Organization",') + script('{"@type":"JobPosting",');
    expect(await reading({ '/karriere': page }).records).toMatchObject([
      { rejected: 'unreadable', detail: `JSON-LD auf ${settings.url}` },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { contextWith, heldHttp, readAll, type Held } from '../reading-all.fixture.ts';
import { careerPageAdapter } from './career-page.ts';

const host = 'https://betrieb.example';
const settings = { url: `${host}/karriere`, pauseMs: 0 };

/** Returns the ads of a career page and its detail pages, in their order. */
async function adsOf(pages: Readonly<Record<string, string>>) {
  const held: Record<string, Held> = {};
  for (const [path, body] of Object.entries(pages)) held[`${host}${path}`] = { body };
  const records = await readAll(careerPageAdapter, settings, contextWith(heldHttp(held)));
  return records.map((record) =>
    'raw' in record ? careerPageAdapter.normalise(record.raw, settings) : record,
  );
}

const ld = (value: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

// https://html.spec.whatwg.org/multipage/microdata.html#attr-itemref
const references = `<!doctype html><main>
<div itemscope itemtype="https://schema.org/JobPosting" itemref="lohn ort  chef"><h1 itemprop="title">Ausbildung Bootsbauer</h1></div>
<aside id="lohn"><p itemprop="description">Du baust Boote.</p><meta itemprop="jobStartDate" content="2027-08-01"></aside>
<footer id="ort" itemprop="jobLocation" itemscope itemtype="https://schema.org/Place" itemref="adr"></footer>
<address id="adr" itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="postalCode">06844</span> <span itemprop="addressLocality">Dessau-Roßlau</span></address>
<div id="chef" itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Werft Mulde</b></div></main>`;

describe('pages in shapes that nobody had seen', () => {
  it('microdata whose parts stand elsewhere (itemref)', async () => {
    expect(await adsOf({ '/karriere': references })).toMatchObject([
      {
        title: 'Ausbildung Bootsbauer',
        company: { name: 'Werft Mulde' },
        place: { postcode: '06844', town: 'Dessau-Roßlau' },
        start: '2027-08-01',
      },
    ]);
  });

  it('a bare list of pages that each have a JobPosting', async () => {
    const job = (title: string) =>
      `<title>${title}</title>${ld({ '@context': 'https://schema.org', '@type': 'JobPosting', title, hiringOrganization: 'Werft Mulde', jobLocation: { address: { addressLocality: 'Aken' } } })}`;
    const list =
      '<html><body><h1>Index of /karriere</h1><a href="../">..</a><a href="/karriere/azubi-koch.html">azubi-koch.html</a><br><a href="/karriere/azubi-maler.html">azubi-maler.html</a></body></html>';
    expect(
      await adsOf({
        '/karriere': list,
        '/karriere/azubi-koch.html': job('Azubi Koch'),
        '/karriere/azubi-maler.html': job('Azubi Maler'),
      }),
    ).toMatchObject([
      { title: 'Azubi Koch', place: { town: 'Aken' } },
      { title: 'Azubi Maler', company: { name: 'Werft Mulde' } },
    ]);
  });

  it('JSON-LD as an array of graphs, whose parts refer to one another', async () => {
    const graphs = [
      {
        '@context': 'https://schema.org',
        '@graph': [
          { '@id': `${host}/#org`, '@type': ['Organization', 'LocalBusiness'], name: 'Kranbau' },
          {
            '@id': `${host}/#adr`,
            '@type': 'PostalAddress',
            addressLocality: 'Köthen',
            postalCode: '06366',
          },
        ],
      },
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'JobPosting',
            title: 'Ausbildung Schweißer',
            hiringOrganization: { '@id': `${host}/#org` },
            jobLocation: [{ '@type': 'Place', address: { '@id': `${host}/#adr` } }],
          },
        ],
      },
    ];
    expect(await adsOf({ '/karriere': ld(graphs) })).toMatchObject([
      {
        title: 'Ausbildung Schweißer',
        company: { name: 'Kranbau' },
        place: { postcode: '06366', town: 'Köthen' },
      },
    ]);
  });

  it('pages of Next.js with the same ad, on the list and on a page of its own', async () => {
    const job = { id: 'k1', title: 'Ausbildung Koch', city: 'Aken', link: '/karriere/koch' };
    const page = (pageProps: unknown) =>
      `<a href="/karriere/koch">Koch</a><script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps } })}</script>`;
    const pages = { '/karriere': page({ jobs: [job] }), '/karriere/koch': page({ job }) };
    expect(await adsOf(pages)).toMatchObject([
      { title: 'Ausbildung Koch', link: `${host}/karriere/koch` },
    ]);
  });

  it.each(['{"props":', '{"props":{"pageProps":{"title":"Karriere","city":{}}}}', '[]', ''])(
    'a page of Next.js without ads: %s',
    async (state) => {
      const page = `<script id="__NEXT_DATA__" type="application/json">${state}</script>`;
      expect(await adsOf({ '/karriere': page })).toEqual([]);
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { Normalised } from '../../pipeline/imported-ad.ts';
import { isRejected } from '../../pipeline/imported-ad.ts';
import { adOfPosting, keptOf } from './job-posting.ts';
import { readPage } from './json-ld.ts';
import { jsonAdapter } from './json.ts';
import { contextWith, heldHttp, rawOf, readAll } from '../reading-all.fixture.ts';

type Thing = Readonly<Record<string, unknown>>;

const posting = (hiringOrganization: unknown, more: Thing = {}): Thing => ({
  '@type': 'JobPosting',
  title: 'Ausbildung Koch (m/w/d)',
  identifier: '1',
  description: 'Kochen.',
  hiringOrganization,
  ...more,
});
const organization = (more: Thing): Thing => ({ '@type': 'Organization', '@id': '#org', ...more });
const linde = { name: 'Gasthaus Zur Linde', sameAs: 'www.linde.example' };

/** Returns the only posting of a page with these scripts, with its company. */
function onPage(...scripts: readonly unknown[]): Normalised {
  const html = scripts
    .map((script) => `<script type="application/ld+json">${JSON.stringify(script)}</script>`)
    .join('');
  const [found] = readPage(html).postings;
  return adOfPosting(keptOf(found ?? {}));
}

const nameOf = (read: Normalised) => (isRejected(read) ? read.rejected : read.company.name);

describe('the company of a JobPosting', () => {
  it.each<[what: string, name: string, scripts: readonly unknown[]]>([
    ['an object', 'Gasthaus Zur Linde', [posting(linde)]],
    ['a name', 'Gasthaus Zur Linde', [posting('Gasthaus Zur Linde')]],
    ['a list of objects', 'Gasthaus Zur Linde', [posting([{ '@id': '#x' }, linde])]],
    ['a list of names', 'Gasthaus Zur Linde', [posting(['', 'Gasthaus Zur Linde'])]],
    ['its legal name', 'Linde GmbH', [posting({ legalName: 'Linde GmbH' })]],
    [
      'a name with its language',
      'Linde',
      [posting({ name: { '@value': 'Linde', '@language': 'de' } })],
    ],
    [
      'a node of the same graph',
      'Gasthaus Zur Linde',
      [{ '@graph': [posting({ '@id': '#org' }), organization(linde)] }],
    ],
    [
      'a node of another script',
      'Gasthaus Zur Linde',
      [organization(linde), posting({ '@id': '#org' })],
    ],
    [
      'the id as a text',
      'Gasthaus Zur Linde',
      [{ '@graph': [posting('#org'), organization(linde)] }],
    ],
    [
      'the id in a list',
      'Gasthaus Zur Linde',
      [{ '@graph': [posting([{ '@id': '#org' }]), organization(linde)] }],
    ],
    [
      'a node within another one',
      'Gasthaus Zur Linde',
      [{ '@type': 'WebSite', publisher: organization(linde) }, posting({ '@id': '#org' })],
    ],
    [
      'an id that says its page in one place and not in the other',
      'Gasthaus Zur Linde',
      [organization(linde), posting({ '@id': 'https://linde.example/#org' })],
    ],
    [
      'a node that leads to another one',
      'Gasthaus Zur Linde',
      [
        organization({ name: { '@id': '#name' } }),
        { '@id': '#name', name: 'Gasthaus Zur Linde' },
        posting({ '@id': '#org' }),
      ],
    ],
    [
      'a node that says it in two places',
      'Linde',
      [organization({ url: 'x' }), organization({ name: 'Linde' }), posting({ '@id': '#org' })],
    ],
    ['no node', '', [posting({ '@id': '#org' })]],
    ['an address', '', [posting('https://linde.example/#org')]],
    [
      'two nodes that could be meant',
      '',
      [
        organization(linde),
        { ...organization({ name: 'B' }), '@id': 'https://b.example/#org' },
        posting({ '@id': 'https://a.example/#org' }),
      ],
    ],
    [
      'a node that leads to itself',
      '',
      [organization({ name: { '@id': '#org' } }), posting({ '@id': '#org' })],
    ],
    ['nothing', '', [posting(null)]],
  ])('may be said by %s', (_what, name, scripts) => {
    expect(nameOf(onPage(...scripts))).toBe(name);
  });

  it('comes with its site and its logo', () => {
    const logo = { '@id': '#logo' };
    const read = onPage(
      organization({ ...linde, logo }),
      { '@id': '#logo', url: 'https://linde.example/l.png' },
      posting({ '@id': '#org' }),
    );
    expect(read).toMatchObject({
      company: { weblink: 'https://www.linde.example/', logoUrl: 'https://linde.example/l.png' },
    });
  });

  it('and its place may stand in nodes, too', () => {
    const place = {
      '@id': '#place',
      '@type': 'Place',
      address: { '@id': '#address' },
      geo: { latitude: '52,27', longitude: '11,63' },
    };
    const address = {
      '@id': '#address',
      streetAddress: 'Markt 1',
      postalCode: '39576',
      addressLocality: 'Stendal',
    };
    const read = onPage({
      '@graph': [place, address, posting(linde, { jobLocation: { '@id': '#place' } })],
    });
    expect(read).toMatchObject({
      place: {
        street: 'Markt 1',
        postcode: '39576',
        town: 'Stendal',
        position: { latitude: 52.27, longitude: 11.63 },
      },
    });
  });
});

describe('in a feed', () => {
  const settings = { url: 'https://feed.example/jobs', pauseMs: 0 };
  const read = async (graph: readonly unknown[]) => {
    const http = heldHttp({ [settings.url]: { body: JSON.stringify({ '@graph': graph }) } });
    return readAll(jsonAdapter, settings, contextWith(http));
  };

  it.each([
    ['before', [organization(linde), posting({ '@id': '#org' })]],
    [
      'after',
      [posting({ '@id': '#org' }), posting(linde, { identifier: '2' }), organization(linde)],
    ],
  ])('the company may stand %s the posting', async (_where, graph) => {
    const records = await read(graph);
    expect(nameOf(jsonAdapter.normalise(rawOf(records, '1'), settings))).toBe('Gasthaus Zur Linde');
  });

  it('a posting whose company stands nowhere has none', async () => {
    const records = await read([posting({ '@id': '#org' })]);
    expect(nameOf(jsonAdapter.normalise(rawOf(records, '1'), settings))).toBe('');
  });
});

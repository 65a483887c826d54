import { describe, expect, test } from 'vitest';
import {
  contextWith,
  fixture,
  heldHttp,
  rawOf,
  readAll,
  type Held,
} from '../reading-all.fixture.ts';
import { xmlAdapter } from './xml.ts';

const settings = { url: 'https://feed.example/jobs.xml', pauseMs: 0 };

const read = (body: Held['body'], headers: Held['headers'] = {}, size?: number) =>
  readAll(xmlAdapter, settings, contextWith(heldHttp({ [settings.url]: { body, headers } }, size)));

const feedOf = (...jobs: string[]) => `<source>${jobs.join('')}</source>`;
const job = (fields: Readonly<Record<string, string>>) =>
  `<job>${Object.entries({
    referencenumber: '1',
    title: 'Ausbildung Koch',
    company: 'A',
    ...fields,
  })
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}</job>`;
const adOf = async (fields: Readonly<Record<string, string>>) =>
  xmlAdapter.normalise(rawOf(await read(feedOf(job(fields))), '1'), settings);

describe('a feed of the Indeed shape', () => {
  test('becomes ads in our words', async () => {
    const records = await read(fixture('feed.xml'));
    expect(records.map(({ externalId }) => externalId)).toEqual(['SW-1001', 'SW-1002', 'SW-1003']);
    expect(xmlAdapter.normalise(rawOf(records, 'SW-1001'), settings)).toEqual({
      title: 'Ausbildung zum Tischler (m/w/d) 2027',
      jobType: 2,
      jobNames: ['Tischler'],
      company: { name: 'Holzbau Kühn & Söhne GmbH', weblink: '', logoUrl: '' },
      place: {
        street: 'Am Güterbahnhof 4',
        postcode: '06108',
        town: 'Halle (Saale)',
        state: 'Sachsen-Anhalt',
        country: 'DE',
        position: null,
      },
      description: { text: '<p>Du baust <b>Möbel</b> und Treppen.</p>', format: 'html' },
      start: '2027-08-01',
      end: null,
      published: '2026-11-12',
      changed: '2026-11-12',
      lastDay: '2027-03-31',
      link: 'https://feed.stellenwerk.example/stelle/1001?utm=a&b=c',
      baId: '',
    });
  });

  test('may write its elements in another order and case, and leave out what it need not have', async () => {
    const records = await read(fixture('feed.xml'));
    expect(xmlAdapter.normalise(rawOf(records, 'SW-1002'), settings)).toMatchObject({
      title: 'Schülerpraktikum im Autohaus',
      jobType: 1,
      place: { postcode: '39104', town: 'Magdeburg', country: 'DE', street: '' },
      description: {
        text: 'Zwei Wochen in der Werkstatt & am Empfang. Für Schülerinnen und Schüler.',
        format: 'plain',
      },
      start: null,
      lastDay: null,
      link: '',
      published: '2026-11-10',
    });
  });

  test('leaves behind whom to write or call', async () => {
    const all = JSON.stringify(await read(fixture('feed.xml')));
    expect(all).not.toMatch(/@|Erika|Max Muster|0345/);
  });

  test('may come in pieces of any size, umlauts cut in two', async () => {
    const whole = await read(fixture('feed.xml'));
    expect(await read(fixture('feed.xml'), {}, 1)).toEqual(whole);
    expect(await read(fixture('feed.xml'), {}, 7)).toEqual(whole);
  });

  test.each(['ISO-8859-1', 'windows-1252'])('may be encoded as %s', async (encoding) => {
    const text = `<?xml version="1.0" encoding="${encoding}"?>${feedOf(job({ city: 'Köthen' }))}`;
    const records = await read(Buffer.from(text, 'latin1'), { 'content-type': 'text/xml' });
    expect(rawOf(records, '1')).toMatchObject({ town: 'Köthen' });
  });

  test('may begin with a byte order mark, or be empty', async () => {
    expect(await read(`\uFEFF${feedOf(job({}))}`)).toHaveLength(1);
    expect(await read('<source/>')).toEqual([]);
  });

  test('may close empty elements right where they begin', async () => {
    const withEmpty =
      '<source><publisher/><job><referencenumber>1</referencenumber><city /></job></source>';
    expect(rawOf(await read(withEmpty), '1')).toEqual({ id: '1' });
  });

  test('comes in pages of a hundred', async () => {
    const jobs = Array.from({ length: 250 }, (_, at) => job({ referencenumber: String(at) }));
    const http = heldHttp({ [settings.url]: { body: feedOf(...jobs) } });
    const sizes: number[] = [];
    for await (const page of xmlAdapter.fetch(settings, contextWith(http)))
      sizes.push(page.records.length);
    expect(sizes).toEqual([100, 100, 50]);
  });
});

describe('one bad record does not end the run:', () => {
  test('one of 10 MB', async () => {
    const large = job({ referencenumber: 'big', description: 'x'.repeat(10 * 1024 * 1024) });
    const records = await read(feedOf(job({}), large, job({ referencenumber: '2' })));
    expect(records).toMatchObject([
      { externalId: '1', raw: {} },
      { externalId: 'big', rejected: 'too-large' },
      { externalId: '2', raw: {} },
    ]);
  });

  test('one without an id, one with an id of another, one with an endless id', async () => {
    const ids = ['', '1', '1', 'x'.repeat(301)];
    const records = await read(feedOf(...ids.map((referencenumber) => job({ referencenumber }))));
    expect(records).toMatchObject([
      { externalId: '', rejected: 'no-id', title: 'Ausbildung Koch' },
      { externalId: '1', raw: {} },
      { externalId: '', rejected: 'repeated-id', detail: '1', title: 'Ausbildung Koch' },
      { externalId: '', rejected: 'unreadable' },
    ]);
  });

  test('one whose letters are lost', async () => {
    const lost = feedOf(job({ title: 'Ausbildung B\uFFFDcker' }));
    expect(xmlAdapter.normalise(rawOf(await read(lost), '1'), settings)).toMatchObject({
      rejected: 'unreadable',
    });
  });
});

test.each([
  [
    'half a document',
    feedOf(job({}), job({ referencenumber: '2' })).slice(0, -40),
    'broken-answer',
  ],
  ['elements without end', `<source>${'<a>'.repeat(200_000)}`, 'broken-answer'],
  ['nothing', '', 'broken-answer'],
  ['a page of HTML', '<html><body>Wartung</body></html>', 'unknown-format'],
  ['another document', '<error><code>503</code></error>', 'unknown-format'],
  ['a document type', '<!DOCTYPE source [<!ENTITY a "aaaa">]><source/>', 'unknown-format'],
  [
    'an encoding that nobody knows',
    '<?xml version="1.0" encoding="klingon"?><source/>',
    'broken-answer',
  ],
])('%s ends the run', async (_name, body, reason) => {
  await expect(read(body)).rejects.toMatchObject({ name: 'ExchangeError', reason });
});

test('a record that never ends ends the run before it fills the memory', async () => {
  let sent = 0;
  const piece = Buffer.alloc(1024 * 1024, 'x');
  async function* endless() {
    yield Buffer.from('<source><job><title>');
    for (; sent < 200; sent += 1) yield piece;
  }
  await expect(read(endless())).rejects.toMatchObject({ reason: 'too-large' });
  expect(sent).toBeLessThan(30);
});

describe('what feeds write is read as it is meant:', () => {
  test('a company before the list of its ads is no record', async () => {
    const company = '<company><name>Krug GmbH</name><city>Halle (Saale)</city></company>';
    const records = await read(`<jobs>${company}${job({ city: 'Stendal' })}</jobs>`);
    expect(records.map(({ externalId }) => externalId)).toEqual(['1']);
    expect(xmlAdapter.normalise(rawOf(records, '1'), settings)).toMatchObject({
      title: 'Ausbildung Koch',
      place: { town: 'Stendal' },
    });
  });

  test.each([
    [
      'titles over 100 characters stay whole',
      { title: `Ausbildung ${'Koch '.repeat(40)}` },
      { title: `Ausbildung ${'Koch '.repeat(40)}`.trim() },
    ],
    [
      'entities once too often',
      { title: 'Azubi B&amp;uuml;ro &amp;amp; Technik' },
      { title: 'Azubi Büro & Technik' },
    ],
    ['tags in a title', { title: '<b>Ausbildung</b> Koch' }, { title: 'Ausbildung Koch' }],
    ['a title that names no occupation', { title: 'Ausbildung (m/w/d) 2027' }, { jobNames: [] }],
    ['no start', {}, { start: null, published: null, changed: null }],
    [
      'a foreign place',
      { city: 'Salzburg', country: 'Österreich' },
      { place: { country: 'AT', town: 'Salzburg' } },
    ],
    ['an anonymous employer', { company: 'Chiffre 4711' }, { rejected: 'anonymous-employer' }],
    ['a dual course of studies', { title: 'Duales Studium Informatik' }, { jobType: 2 }],
    ['its kind in the category', { title: 'Koch', category: 'Ausbildung' }, { jobType: 2 }],
    [
      'a trade called education',
      { title: 'Erzieher', category: 'Bildung und Ausbildung' },
      { rejected: 'job-type' },
    ],
    [
      'what people need to have',
      { title: 'Verkäufer mit oder ohne Ausbildung' },
      { rejected: 'job-type' },
    ],
    ['who trains others', { title: 'Leiter Ausbildung (m/w/d)' }, { rejected: 'job-type' }],
    [
      'an internship of students',
      { title: 'Pflichtpraktikum Controlling' },
      { rejected: 'not-for-pupils' },
    ],
    [
      'HTML escaped once too often',
      { description: '&lt;p&gt;Hallo&lt;/p&gt;' },
      { description: { text: '<p>Hallo</p>', format: 'html' } },
    ],
    [
      'an amount and hours, below the text',
      { description: 'Kochen.', salary: '1.050,5 € im Monat', wochenstunden: '38,5 Std.' },
      {
        description: {
          text: 'Kochen.\n\nVergütung: 1.050,5 € im Monat\nStunden in der Woche: 38,5',
          format: 'plain',
        },
      },
    ],
    [
      'an amount that could be two, and what is no text by itself',
      { salary: '1,050', wochenstunden: '40' },
      { description: { text: '' } },
    ],
    [
      'a whole address in a field of another kind',
      { streetaddress: 'Markt 1, 39576 Stendal', city: '' },
      { place: { street: 'Markt 1', postcode: '39576', town: 'Stendal' } },
    ],
    [
      'the address of the same town, and not that of another',
      { city: 'Halle', address: 'Leipziger Str. 1, 06108 Halle (Saale)' },
      { place: { street: 'Leipziger Str. 1', postcode: '06108', town: 'Halle' } },
    ],
    [
      'no address of another town',
      { city: 'Stendal', address: 'Leipziger Str. 1, 06108 Halle (Saale)' },
      { place: { street: '', postcode: '', town: 'Stendal' } },
    ],
    [
      'a decimal comma in a position',
      { latitude: '52,27', longitude: '11,63' },
      { place: { position: { latitude: 52.27, longitude: 11.63 } } },
    ],
    [
      'both numbers of a position in one field',
      { geo: '52.27, 11.63' },
      { place: { position: { latitude: 52.27, longitude: 11.63 } } },
    ],
    [
      'a link without its scheme',
      { url: 'www.koch.example/1' },
      { link: 'https://www.koch.example/1' },
    ],
    ['a day that does not exist', { startdate: '2027-02-31' }, { start: null }],
    ['an address that is none', { url: 'javascript:alert(1)' }, { link: '' }],
  ])('%s', async (_name, fields, ad) => {
    expect(await adOf(fields)).toMatchObject(ad);
  });
});

test('markup of a description that stands there bare is kept', async () => {
  const bare = feedOf(
    '<job><referencenumber>1</referencenumber><description>Du <b>baust</b> Häuser.</description></job>',
  );
  expect(rawOf(await read(bare), '1')).toMatchObject({ description: 'Du <b>baust</b> Häuser.' });
});

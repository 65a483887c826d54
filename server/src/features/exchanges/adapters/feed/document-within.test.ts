import { describe, expect, test } from 'vitest';
import { readXml } from './feed-task.ts';

/** Reads a document that comes in pieces of that many bytes. */
async function readIn(document: string, size = 7) {
  const bytes = Buffer.from(document);
  const pieces = (async function* all() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  })();
  return Array.fromAsync(readXml(pieces, { contentType: 'text/xml' }));
}

const soap = (body: string, header = '') =>
  `<?xml version="1.0"?>\n<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/">\n${header}<s:Body>${body}</s:Body></s:Envelope>`;

const jobs = '<jobs>\n<job><id>1</id><title>Azubi Koch &amp; Kellner</title></job></jobs>';
const escaped = jobs.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const read = { externalId: '1', raw: { title: 'Azubi Koch & Kellner' } };

/** More elements than may be open at once, as one piece of a feed may have them. */
const breaks = (tag: string) => `Zeile${tag}`.repeat(150);

test.each([
  ['JSON with breaks of HTML', JSON.stringify([{ id: 1, title: 'A', text: breaks('<br>') }])],
  ['JSON with breaks of XHTML', JSON.stringify([{ id: 1, title: 'A', text: breaks('<br/>') }])],
  [
    'XML with empty elements',
    `<jobs><job><id>1</id><title>A</title></job>${'<job><id>2</id><pay/></job>'.repeat(150)}</jobs>`,
  ],
])('%s is no document around another one', async (_what, document) => {
  const [first] = await readIn(document, 100_000);
  expect(first).toMatchObject({ read: { externalId: '1', raw: { title: 'A' } } });
});

describe('a document within another one', () => {
  test.each([
    ['as text', soap(`<GetJobsResult>${escaped}</GetJobsResult>`)],
    ['as CDATA', soap(`<return><![CDATA[<?xml version="1.0"?>${jobs}]]></return>`)],
    [
      'behind a header',
      soap(`<r><return>${escaped}</return></r>`, '<s:Header><Id>7</Id></s:Header>'),
    ],
    ['behind an empty header', soap(`<r><return>${escaped}</return></r>`, '<s:Header/>')],
    [
      'behind a header with an empty element',
      soap(`<r><return>${escaped}</return></r>`, '<s:Header><Id/></s:Header>'),
    ],
    ['as JSON', '<string xmlns="x">[{"id": 1, "title": "Azubi Koch &amp;amp; Kellner"}]</string>'],
    ['as elements', soap(jobs, '<s:Header><job><id>0</id></job></s:Header>')],
  ])('is read %s', async (what, document) => {
    for (const size of [7, 100_000]) {
      const records = (await readIn(document, size)).filter(
        (one) => 'read' in one && !('end' in one.read),
      );
      const title = what === 'as JSON' ? 'Azubi Koch &amp; Kellner' : read.raw.title;
      expect(records).toMatchObject([{ read: { ...read, raw: { title } } }]);
    }
  });

  test('keeps its lines where one is told', async () => {
    const broken = soap(`\n<return>\n\n${escaped.replace('&lt;/title>', '')}</return>`);
    expect(await readIn(broken)).toMatchObject([
      { read: { rejected: 'unreadable', detail: expect.stringContaining('Zeile 7') } },
    ]);
  });

  test.each([
    ['that breaks off', soap(`<return>${escaped}</return>`).slice(0, -12), 'bricht'],
    ['that tells of an error', soap('<s:Fault><faultstring>x</faultstring></s:Fault>'), 'Fault'],
    ['that is no list', soap('<r><text>Bitte anmelden</text></r>'), ''],
    ['that opens without end', `<string>[${'<a>'.repeat(200)}`, 'Mehr als 100'],
  ])('fails where it comes in one %s', async (_what, document, said) => {
    expect((await readIn(document)).at(-1)).toMatchObject({
      reason: expect.stringMatching(/broken-answer|unknown-format/),
      detail: expect.stringContaining(said),
    });
  });

  test('a list within other elements is all of its records', async () => {
    const document = `<answer><state>ok</state>${jobs.replace('</jobs>', '<job><id>2</id><title>B</title></job></jobs>')}</answer>`;
    expect(await readIn(document)).toMatchObject([{ read }, { read: { externalId: '2' } }]);
  });
});

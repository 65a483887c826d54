import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FetchedRecord } from './adapter.ts';
import { ExchangeError } from './adapter.ts';
import { jsonAdapter } from './json/json.ts';
import { contextWith, heldHttp, readAll, type Held } from './reading-all.fixture.ts';
import { xmlAdapter } from './xml/xml.ts';

const settings = { url: 'https://feed.example/jobs', pauseMs: 0 };
const adapters = { xml: xmlAdapter, json: jsonAdapter };

/** Reads a feed. @returns its records, including those before a place where reading failed, and the error */
async function tried(kind: keyof typeof adapters, held: Held, size?: number) {
  const records: FetchedRecord[] = [];
  const context = contextWith(heldHttp({ [settings.url]: held }, size));
  try {
    for await (const page of adapters[kind].fetch(settings, context)) records.push(...page.records);
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
    return { records, reason: error.reason, said: error.message };
  }
  return { records, reason: '', said: '' };
}

const idsOf = (records: readonly FetchedRecord[]) =>
  records.map((one) => `${'rejected' in one ? `${one.rejected} ` : ''}${one.externalId}`.trim());

const job = (id: string, title = 'Ausbildung Koch') =>
  `<job><referencenumber>${id}</referencenumber><title>${title}</title></job>\n`;
const feed = (...jobs: string[]) => `<source>\n${jobs.join('')}</source>`;
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n`;
const cdata = (text: string) => `<![CDATA[${text}]]>`;

describe('an XML feed with one broken place is read all the same:', () => {
  it.each<[what: string, body: Held['body'], title: string]>([
    ['a bare &', feed(job('1', 'Koch & Service A&O; GmbH'), job('2')), 'Koch & Service A&O; GmbH'],
    ['a & right before a tag', feed(job('1', 'Koch &'), job('2')), 'Koch &'],
    ['&nbsp; and &uuml;', feed(job('1', 'K&uuml;che&nbsp;1'), job('2')), 'K&uuml;che&nbsp;1'],
    ['an entity nobody knows', feed(job('1', 'Koch &foo; 1'), job('2')), 'Koch &foo; 1'],
    ['a number of no character', feed(job('1', 'Koch &#xFFFFFFF;'), job('2')), ''],
    ['a blank line before <?xml', `\n\r\n  ${declared('utf-8')}${feed(job('1'), job('2'))}`, ''],
    ['a mark behind a blank line', `\n\uFEFF${declared('utf-8')}${feed(job('1'), job('2'))}`, ''],
    ['two declarations', `${declared('utf-8')}${declared('utf-8')}${feed(job('1'), job('2'))}`, ''],
    ['text before the root', `Warning: x\n${feed(job('1'), job('2'))}`, ''],
    ['text behind the root', `${feed(job('1'), job('2'))}\nNotice: y & z`, ''],
    ['control characters', feed(job('1', 'Koch\u0000\u0008\u001F 1'), job('2')), 'Koch    1'],
    [
      'CDATA with markup and &',
      feed(job('1', cdata('Koch & <b>K</b>')), job('2')),
      'Koch & <b>K</b>',
    ],
    [']]> in a text', feed(job('1', 'Koch ]]> 1'), job('2')), 'Koch ]]> 1'],
    ['names in mixed case', feed('<Job><id>1</ID><Title>K</title></JOB>', job('2')), 'K'],
    ['attributes without quotes', feed(job('1').replace('<job>', '<job id=1 new>'), job('2')), ''],
    [
      'UTF-8 that is declared as Latin 1',
      `${declared('ISO-8859-1')}${feed(job('1', 'Köche – 1 €'), job('2'))}`,
      'Köche – 1 €',
    ],
    [
      'Latin 1 that is declared as UTF-8',
      Buffer.from(`${declared('UTF-8')}${feed(job('1', 'Köche ß'), job('2'))}`, 'latin1'),
      'Köche ß',
    ],
    [
      'UTF-8 that is declared as UTF-16',
      `${declared('utf-16')}${feed(job('1', 'Köche'), job('2'))}`,
      'Köche',
    ],
    ['gzip', gzipSync(feed(job('1'), job('2'))), ''],
  ])('%s', async (_what, body, title) => {
    for (const size of [64 * 1024, 3]) {
      const { records, said } = await tried('xml', { body }, size);
      expect(said).toBe('');
      expect(idsOf(records)).toEqual(['1', '2']);
      if (title !== '') expect(records[0]).toMatchObject({ raw: { title } });
    }
  });

  it('markup of HTML in a description need not be closed', async () => {
    const text = 'Eins<br>zwei<p>drei<hr/>';
    const body = feed(`<job><id>1</id><description>${text}</description></job>`, job('2'));
    const { records } = await tried('xml', { body });
    expect(idsOf(records)).toEqual(['1', '2']);
    expect(records[0]).toMatchObject({
      raw: { description: expect.stringMatching(/^Eins<br>zwei/) },
    });
  });
});

it('an error quotes no more of a name than people read', async () => {
  const name = 'a'.repeat(100_000);
  const broken = await tried('xml', { body: feed(`<job><id>1</id><${name}>x</job>`) });
  expect(broken.records).toMatchObject([
    { externalId: '1', detail: expect.stringMatching(/^Zeile 2: <a{100}>/) },
  ]);
  const { said } = await tried('xml', { body: `<${name}>` });
  expect(said.length).toBeLessThan(200);
});

describe('a broken record costs that record, and says where and why:', () => {
  it.each<[what: string, broken: string, id: string, said: string]>([
    [
      'an element without end',
      '<job><id>1</id>\n<title>Koch<company>A</company></job>',
      'unreadable 1',
      'Zeile 3: <title> wird nicht geschlossen.',
    ],
    [
      'an end that is misspelt',
      '<job><id>1</id><title>Koch</titel><company>A</company></job>',
      'unreadable 1',
      'Zeile 2: <title> wird nicht geschlossen.',
    ],
    [
      'an element around the others',
      '<job><title>Koch<id>1</id></job>',
      'unreadable 1',
      'Zeile 2: <title> wird nicht geschlossen.',
    ],
    ['no end', '<job><id>1</id><title>Koch</title>\n', 'unreadable 1', 'Zeile 2: </job> fehlt.'],
    [
      'a quote without end',
      '<job><id>1</id><title lang="de>Koch</title><x a="1">y</x></job>',
      'unreadable 1',
      'Zeile 2: In <title> fehlt ein Anführungszeichen.',
    ],
    [
      'CDATA without end',
      '<job><id>1</id><title><![CDATA[Koch</title><company><![CDATA[A]]></company></job>',
      'unreadable 1',
      'Zeile 2: <title> wird nicht geschlossen.',
    ],
    [
      'an id without end',
      '<job><title>Koch</title><id>1<city>Halle</city></job>',
      'unreadable 1',
      'Zeile 2: <id> wird nicht geschlossen.',
    ],
  ])('%s', async (_what, broken, id, detail) => {
    const { records, said } = await tried('xml', { body: feed(broken, job('2'), job('3')) });
    expect(said).toBe('');
    expect(idsOf(records)).toEqual([id, '2', '3']);
    expect(records[0]).toMatchObject({ rejected: 'unreadable', detail });
  });

  it.each([
    ['<title>Koch &amp;amp; Co</title><city>Halle', 'Koch & Co'],
    ['<title>Koch<date>2026-11-10</date>', 'Koch'],
  ])('with its title, as far as that could be read: %s', async (broken, title) => {
    const body = feed(`<job>${broken}</job>`, job('2'));
    expect((await tried('xml', { body })).records[0]).toMatchObject({ title });
  });

  it('the last of the feed', async () => {
    const { records, said } = await tried('xml', {
      body: `<source>${job('1')}<job><id>2</id></source>`,
    });
    expect([idsOf(records), said]).toEqual([['1', 'unreadable 2'], '']);
  });
});

describe('where the structure is lost the run fails, and keeps what came before:', () => {
  const whole = feed(job('1'), job('2'), job('3'));

  it.each<[kind: 'xml' | 'json', what: string, body: Held['body'], ids: string, said: string]>([
    [
      'xml',
      'half a feed',
      whole.slice(0, -30),
      '1 2',
      'Zeile 4: Die Datei bricht mitten in <title> ab.',
    ],
    ['xml', 'no end of the root', whole.slice(0, -9), '1 2 3', 'Zeile 5: Am Ende fehlt </source>.'],
    [
      'xml',
      'a quote that swallows records',
      feed(job('1'), '<job><id a="x>2</id></job>', '<job><id b="y">3</id></job>'),
      '1',
      'Zeile 3: In <id> fehlt ein Anführungszeichen; die folgenden Datensätze sind nicht zu erkennen.',
    ],
    [
      'xml',
      'CDATA that swallows records',
      feed(job('1'), '<job><id><![CDATA[2</id></job>', job('3', cdata('K'))),
      '1',
      'Zeile 3: Ein CDATA-Abschnitt wird nicht geschlossen; die folgenden Datensätze sind nicht zu erkennen.',
    ],
    [
      'xml',
      'a head without end',
      `<source><publisher>A${job('1')}</source>`,
      '',
      'Zeile 1: <publisher> wird nicht geschlossen; die Datensätze sind nicht zu erkennen.',
    ],
    [
      'xml',
      'two roots',
      `${feed(job('1'))}${feed(job('2'))}`,
      '1',
      'Zeile 3: Nach </source> folgt noch <source>.',
    ],
    ['xml', 'nothing', '', '', 'Die Datei ist leer.'],
    ['xml', 'blanks', '  \n ', '', 'Die Datei ist leer.'],
    ['xml', 'a text', 'Wartung', '', 'Die Datei enthält kein XML.'],
    ['xml', 'a ZIP', 'PK\u0003\u0004abc', '', 'Die Datei ist ein ZIP-Archiv.'],
    ['xml', 'another document', '<error/>', '', 'Die Datei enthält keine Anzeigen (etwa <job>).'],
    [
      'json',
      'a missing comma',
      '[{"id":"1"},\n{"id":"2"}\n{"id":"3"}]',
      '1 2',
      'Zeile 3: Hier ist „{“ nicht erlaubt; erwartet wird ein Komma oder das Ende der Liste.',
    ],
    [
      'json',
      'a quote in a text',
      '[{"id":"1"},\n{"id":"2","title":"Koch "Bio" 1"}]',
      '1',
      'Zeile 2: Hier ist „B“ nicht erlaubt. Vielleicht fehlt davor ein Anführungszeichen oder ein Komma.',
    ],
    [
      'json',
      'a text where a comma is missing, of which nothing is told',
      '[{"id":"1"},\n{"id":"2","x":"a" "Erika Muster"}]',
      '1',
      'Zeile 2: Hier ist ein Text nicht erlaubt; erwartet wird ein Komma oder das Ende der Liste.',
    ],
    [
      'json',
      'half a feed',
      '[{"id":"1"},\n{"id":"2","ti',
      '1',
      'Zeile 2: Die Datei bricht mitten in einem Datensatz ab.',
    ],
    ['json', 'nothing', '', '', 'Die Datei ist leer.'],
    ['json', 'a page', '<!doctype html>', '', 'Das ist eine Webseite (HTML), kein Feed.'],
    [
      'json',
      'no list',
      '{"x":1}',
      '',
      'Die Datei enthält keine Liste von Anzeigen (etwa „jobs“ oder „items“).',
    ],
  ])('%s: %s', async (kind, _what, body, ids, said) => {
    const read = await tried(kind, { body });
    expect(idsOf(read.records).join(' ')).toBe(ids);
    expect(read.said).toBe(said);
    expect(read.reason).not.toBe('');
  });
});

describe('JSON that is almost right is read:', () => {
  it.each<[what: string, body: Held['body']]>([
    ['line breaks and tabs in a text', '[{"id":"1","title":"Koch\n\t1"},{"id":"2"}]'],
    ['control characters', '[{"id":"1","title":"Koch\u0000\u0001"},{"id":"2"}]'],
    ['a comma too many', '[{"id":"1","title":"Koch",},\n{"id":"2"},\n]'],
    ['a mark and blank lines', '\n\uFEFF\n[{"id":"1","title":"Koch"},{"id":"2"}]'],
    [
      'Latin 1 that nobody declared',
      Buffer.from('[{"id":"1","title":"Köche"},{"id":"2"}]', 'latin1'),
    ],
    [
      'UTF-16 with its mark',
      Buffer.from('\uFEFF[{"id":"1","title":"Köche"},{"id":"2"}]', 'utf16le'),
    ],
    ['UTF-16 without a mark', Buffer.from('[{"id":"1","title":"Köche"},{"id":"2"}]', 'utf16le')],
    [
      'UTF-16 without a mark, the larger half first',
      Buffer.from('[{"id":"1","title":"Köche"},{"id":"2"}]', 'utf16le').swap16(),
    ],
    ['gzip', gzipSync('[{"id":"1","title":"Köche"},{"id":"2"}]')],
  ])('%s', async (_what, body) => {
    for (const size of [64 * 1024, 3]) {
      const { records, said } = await tried('json', { body }, size);
      expect(said).toBe('');
      expect(idsOf(records)).toEqual(['1', '2']);
      expect(records[0]).toMatchObject({ raw: { title: expect.stringMatching(/^K(?:och|öche)/) } });
    }
  });
});

it('a feed of the usual size is read as it is, however it comes in pieces', async () => {
  const jobs = Array.from({ length: 150 }, (_, at) => job(`${at}`, `Köche ${at} &amp; mehr`));
  const whole = await readAll(
    xmlAdapter,
    settings,
    contextWith(heldHttp({ [settings.url]: { body: feed(...jobs) } })),
  );
  expect(whole).toHaveLength(150);
  const { records } = await tried('xml', { body: feed(...jobs) }, 5);
  expect(records).toEqual(whole);
});

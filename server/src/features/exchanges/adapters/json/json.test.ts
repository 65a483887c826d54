import { describe, expect, test } from 'vitest';
import { jsonAdapter } from './json.ts';
import {
  contextWith,
  fixture,
  heldHttp,
  rawOf,
  readAll,
  type Held,
} from '../reading-all.fixture.ts';

const settings = { url: 'https://feed.example/jobs.json', pauseMs: 0 };

const read = (body: Held['body'], headers: Held['headers'] = {}, size?: number) =>
  readAll(
    jsonAdapter,
    settings,
    contextWith(heldHttp({ [settings.url]: { body, headers } }, size)),
  );

const plain = (id: unknown, more: object = {}) => ({
  id,
  title: 'Ausbildung Koch',
  company: 'A',
  ...more,
});

test('numbers that JavaScript would round stay different ids', async () => {
  const list = JSON.stringify([plain('A'), plain('B')]);
  const body = list.replace('"A"', '12345678901234567').replace('"B"', '12345678901234568');
  for (const size of [5, 100_000]) {
    const records = await read(body, {}, size);
    expect(records.map(({ externalId }) => externalId)).toEqual([
      '12345678901234567',
      '12345678901234568',
    ]);
  }
});

describe('a feed of JobPostings', () => {
  test('becomes ads in our words; what else the graph describes is passed over', async () => {
    const records = await read(fixture('postings.json'));
    expect(records.map(({ externalId }) => externalId)).toEqual(['EL-77', 'EL-78']);
    expect(jsonAdapter.normalise(rawOf(records, 'EL-77'), settings)).toEqual({
      title: 'Ausbildung zur Fachkraft für Lagerlogistik (m/w/d)',
      jobType: 2,
      jobNames: ['Fachkraft für Lagerlogistik'],
      company: {
        name: 'Elbe Logistik GmbH',
        weblink: 'https://www.elbe-logistik.example/',
        logoUrl: 'https://www.elbe-logistik.example/logo.png',
      },
      place: {
        street: 'Kanalweg 8',
        postcode: '39126',
        town: 'Magdeburg',
        state: 'Sachsen-Anhalt',
        country: 'DE',
        position: { latitude: 52.18, longitude: 11.65 },
      },
      description: {
        text: '<p>Du lernst, wie Waren ankommen und weiterreisen.</p>',
        format: 'html',
      },
      start: '2027-08-01',
      end: null,
      published: '2026-11-09',
      changed: '2026-11-12',
      lastDay: '2027-02-28',
      link: 'https://www.elbe-logistik.example/jobs/77',
      baId: '',
      conditions: { working_time: ['full'] },
    });
  });

  test('may write texts where others write objects', async () => {
    const records = await read(fixture('postings.json'));
    expect(jsonAdapter.normalise(rawOf(records, 'EL-78'), settings)).toMatchObject({
      jobType: 1,
      company: { name: 'Chemie Bitterfeld AG' },
      place: {
        street: 'Chemiestr. 1',
        postcode: '06749',
        town: 'Bitterfeld-Wolfen',
        country: 'DE',
      },
      start: null,
    });
  });

  test('leaves behind whom to write or call', async () => {
    const all = JSON.stringify([
      await read(fixture('postings.json')),
      await read(fixture('plain.json')),
    ]);
    expect(all).not.toMatch(/[a-z]@[a-z]|Erika|0391|03941/);
  });
});

describe('a feed of objects with obvious names', () => {
  test('becomes ads as well', async () => {
    const records = await read(fixture('plain.json'));
    expect(jsonAdapter.normalise(rawOf(records, '4711'), settings)).toMatchObject({
      title: 'Ausbildung zum Koch (m/w/d)',
      jobNames: ['Koch/Köchin', 'Koch'],
      company: { name: 'Gasthaus Zur Linde', weblink: 'https://www.linde.example/' },
      place: { street: 'Domplatz 3', postcode: '38820', town: 'Halberstadt', country: 'DE' },
      start: '2027-08-01',
      published: '2026-11-01',
      link: 'https://www.linde.example/koch',
    });
  });

  test.each(['jobs', 'items', 'data', 'results', '@graph'])(
    'may have its list as %s',
    async (name) => {
      expect(
        await read(JSON.stringify({ total: 1, [name]: [plain('a')], next: null })),
      ).toHaveLength(1);
    },
  );

  test('may be the list itself, be empty, and come in pieces of any size', async () => {
    const list = JSON.stringify([plain('ä'), plain('b')]);
    const whole = await read(list);
    expect(whole.map(({ externalId }) => externalId)).toEqual(['ä', 'b']);
    expect(await read(list, {}, 1)).toEqual(whole);
    expect(await read(`\uFEFF ${list}\n`, {}, 2)).toEqual(whole);
    expect(await read('[]')).toEqual([]);
    expect(await read('{"jobs":[]}')).toEqual([]);
  });

  test('may be encoded as its header says', async () => {
    const body = Buffer.from(JSON.stringify([plain('1', { ort: 'Köthen' })]), 'latin1');
    const records = await read(body, { 'content-type': 'application/json; charset=ISO-8859-1' });
    expect(rawOf(records, '1')).toMatchObject({ town: 'Köthen' });
  });
});

describe('one bad record does not end the run:', () => {
  test('one of 10 MB', async () => {
    const large = plain('big', { description: 'x'.repeat(10 * 1024 * 1024) });
    const records = await read(JSON.stringify([plain('1'), large, plain('2')]));
    expect(records).toMatchObject([
      { externalId: '1', raw: {} },
      { externalId: 'big', rejected: 'too-large' },
      { externalId: '2', raw: {} },
    ]);
  });

  test('one of many small values, a page of which would fill the memory', async () => {
    const rich = plain('rich', { description: Array.from({ length: 20_000 }, () => []) });
    const records = await read(JSON.stringify([rich, plain('2')]));
    expect(records).toMatchObject([
      { externalId: 'rich', rejected: 'too-large' },
      { externalId: '2', raw: {} },
    ]);
  });

  test('what is no object, has no id, the id of another or an endless one', async () => {
    const list = ['text', 7, null, [], plain(''), plain('1'), plain('1'), plain('x'.repeat(301))];
    expect(
      (await read(JSON.stringify(list))).map((one) => 'rejected' in one && one.rejected),
    ).toEqual([
      'unreadable',
      'unreadable',
      'unreadable',
      'unreadable',
      'no-id',
      false,
      'repeated-id',
      'unreadable',
    ]);
  });
});

test.each([
  ['half a document', JSON.stringify([plain('1'), plain('2')]).slice(0, -20), 'broken-answer'],
  ['half a word', '[tru', 'broken-answer'],
  ['more than one document', '[] []', 'broken-answer'],
  ['nothing', '', 'broken-answer'],
  ['a text', '"jobs"', 'broken-answer'],
  ['a page of HTML', '<!doctype html><title>Wartung</title>', 'unknown-format'],
  ['another envelope', '{"data":{"items":[]},"name":"jobs"}', 'unknown-format'],
  ['brackets without end', '['.repeat(100_000), 'broken-answer'],
  ['a list without end within a record', `[[${'1,'.repeat(600_000)}`, 'too-large'],
])('%s ends the run', async (_name, body, reason) => {
  await expect(read(body)).rejects.toMatchObject({ name: 'ExchangeError', reason });
});

test('a record that never ends ends the run before it fills the memory', async () => {
  let sent = 0;
  const piece = Buffer.alloc(1024 * 1024, 'x');
  async function* endless() {
    yield Buffer.from('[{"id":"');
    for (; sent < 200; sent += 1) yield piece;
  }
  await expect(read(endless())).rejects.toMatchObject({ reason: 'too-large' });
  expect(sent).toBeLessThan(30);
});

test('a number of 10 MB does not end the run', async () => {
  const records = await read(`[${'1'.repeat(10 * 1024 * 1024)},{"id":"2"}]`);
  expect(records).toMatchObject([{ rejected: 'unreadable' }, { externalId: '2' }]);
});

import { describe, expect, it } from 'vitest';
import { ExchangeError } from '../adapter.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { jsonAdapter } from './json.ts';

const url = 'https://feed.example/jobs';
const settings = { url, pauseMs: 0 };

const read = (body: string, size?: number) =>
  readAll(jsonAdapter, settings, contextWith(heldHttp({ [url]: { body } }, size)));

const idsOf = async (body: string, size?: number) =>
  (await read(body, size)).map(({ externalId }) => externalId);

const ad = (id: string) => `{"id":"${id}","title":"Azubi {Koch}\\n{","company":"A","city":"Burg"}`;

describe('JSON Lines', () => {
  it.each([
    ['in one piece', 10_000, '\n'],
    ['in small pieces', 3, '\n'],
    ['with lines of Windows and empty ones', 5, '\r\n\r\n'],
  ])('are read %s', async (_what, size, by) => {
    const text = [ad('1'), ad('2'), ad('3')].join(by);
    expect(await idsOf(text, size)).toEqual(['1', '2', '3']);
    expect(await idsOf(`\uFEFF${text}${by}`, size)).toEqual(['1', '2', '3']);
  });

  it('that break off are told with what came before', async () => {
    await expect(read(`${ad('1')}\n${ad('2').slice(0, 20)}`)).rejects.toThrow(ExchangeError);
  });
});

describe('a document without a list', () => {
  it.each([
    ['{"title":"Wartung","detail":"Bitte später","status":503}'],
    ['{"error":{"title":"Nicht erlaubt","description":"Der Schlüssel fehlt."}}'],
    ['{"name":"Dienst","version":"1.0","links":{"self":"/"}}'],
    ['{}'],
  ])('that is no ad is refused: %s', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ reason: 'unknown-format' });
  });

  it('may be an empty list, of which all is gone', async () => {
    expect(await idsOf('{"jobs":[]}')).toEqual([]);
    expect(await idsOf('[]')).toEqual([]);
  });

  it('of another shape is read to its end, or not at all', async () => {
    const whole = `{"jobs":{"a":${ad('a')},"b":${ad('b')}}}`;
    expect(await idsOf(whole, 7)).toEqual(['a', 'b']);
    await expect(read(whole.slice(0, -5))).rejects.toMatchObject({ reason: 'broken-answer' });
  });
});

describe('a table by columns', () => {
  const titles = ['Azubi Koch', 'Azubi Maler'];
  const columns = { id: ['1', '2'], title: titles, company: ['A', 'B'], city: ['Burg', 'Halle'] };
  const textsOf = async (body: string) =>
    (await read(body)).map((one) => ('raw' in one ? one.raw : one));

  it('is read by rows', async () => {
    expect(await textsOf(JSON.stringify(columns))).toMatchObject([
      { id: '1', title: 'Azubi Koch', company: 'A', town: 'Burg' },
      { id: '2', title: 'Azubi Maler', company: 'B', town: 'Halle' },
    ]);
  });

  it('may number its cells, and say the company once', async () => {
    const numbered = {
      title: { 0: 'Azubi Koch', 1: 'Azubi Maler' },
      city: { 0: 'Burg', 1: 'Halle' },
    };
    expect(await textsOf(JSON.stringify({ company: 'A', ...numbered }))).toMatchObject([
      { title: 'Azubi Koch', company: 'A', town: 'Burg' },
      { title: 'Azubi Maler', company: 'A', town: 'Halle' },
    ]);
  });

  it('is refused if its columns differ in length, or if it is so large that texts are missing', async () => {
    const refused = { reason: 'unknown-format' };
    const uneven = JSON.stringify({ ...columns, city: ['Burg'] });
    await expect(read(uneven)).rejects.toMatchObject(refused);
    const large = JSON.stringify({
      ...columns,
      details: ['x'.repeat(200_000), 'y'.repeat(200_000)],
    });
    await expect(read(large)).rejects.toMatchObject(refused);
  });

  it('is refused if its rows would be thousands of times as large', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `Azubi ${at}`);
    const repeated = { title: many, city: many, text: 'x'.repeat(100_000) };
    const refused = { reason: 'unknown-format' };
    await expect(read(JSON.stringify(repeated))).rejects.toMatchObject(refused);
    const named = { title: many, ['x'.repeat(100_000)]: many };
    await expect(read(JSON.stringify(named))).rejects.toMatchObject(refused);
  });
});

describe('a document that another one contains as text', () => {
  const inner = `[${ad('1')},${ad('2')}]`;

  it.each([
    ['a text', JSON.stringify(inner)],
    ['the only value', JSON.stringify({ d: inner })],
  ])('is read: %s', async (_what, body) => {
    expect(await idsOf(body)).toEqual(['1', '2']);
    expect(await idsOf(body, 7)).toEqual(['1', '2']);
  });

  it('is refused if it is broken or nested too deeply', async () => {
    const refused = { reason: 'unknown-format' };
    await expect(read(JSON.stringify(inner.slice(0, -3)))).rejects.toMatchObject(refused);
    const deep = '['.repeat(60_000) + ']'.repeat(60_000);
    await expect(read(JSON.stringify({ d: deep }))).rejects.toMatchObject(refused);
  });
});

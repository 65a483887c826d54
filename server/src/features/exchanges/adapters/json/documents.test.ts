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

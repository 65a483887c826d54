import { Tokenizer } from '@streamparser/json';
import { Parser } from 'htmlparser2';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { importThreads } from '../../../../core/threads/work-threads/work-threads.ts';
import { feedOnThread } from './feed-on-thread.ts';
import { jsonAdapter } from '../json/json.ts';
import { contextWith, heldHttp, readAll } from '../reading-all.fixture.ts';
import { xmlAdapter } from '../xml/xml.ts';

afterEach(() => vi.restoreAllMocks());
afterAll(() => importThreads.stop());

const settings = { url: 'https://feed.example/ads', pauseMs: 0 };
const one = { xml: '<source><job><id>1</id></job></source>', json: '[{"id":"1"}]' };
const adapters = { xml: xmlAdapter, json: jsonAdapter };

const read = (kind: keyof typeof adapters, body: string, signal?: AbortSignal) => {
  const context = contextWith(heldHttp({ [settings.url]: { body } }), signal && { signal });
  return readAll(adapters[kind], settings, context);
};

describe.each(['xml', 'json'] as const)('a feed in %s', (kind) => {
  it('is never read on the thread that answers', async () => {
    const written = [Parser, Tokenizer].map(({ prototype }) =>
      vi.spyOn(prototype as { write: (piece: never) => unknown }, 'write'),
    );
    const decoded = vi.spyOn(TextDecoder.prototype, 'decode');
    expect(await read(kind, one[kind])).toEqual([{ externalId: '1', raw: { id: '1' } }]);
    for (const spy of [...written, decoded]) expect(spy).not.toHaveBeenCalled();
  });

  it('that takes longer than it may ends the run', async () => {
    const body = (async function* pieces() {
      yield Buffer.from(one[kind]);
    })();
    const name = kind === 'xml' ? 'readXml' : 'readJson';
    const never = new AbortController().signal;
    const limits = { chunkMs: 60_000, allMs: 0 };
    await expect(
      feedOnThread(name, { body, headers: {} }, { signal: never }, limits).next(),
    ).rejects.toMatchObject({ name: 'ExchangeError', reason: 'too-large' });
  });

  it('ends with the reason for which the run is stopped', async () => {
    const stopped = new Error('stopped');
    await expect(read(kind, one[kind], AbortSignal.abort(stopped))).rejects.toBe(stopped);
  });
});

it.each([
  ['xml', '<source>\n<job>\n', 'Zeile 3: Die Datei bricht mitten in <job> ab.'],
  [
    'json',
    '[{"id":"1"},\n}',
    'Zeile 2: Hier ist „}“ nicht erlaubt; erwartet wird ein Komma oder das Ende der Liste.',
  ],
] as const)(
  'a broken feed in %s tells where it is broken, and why',
  async (kind, body, message) => {
    await expect(read(kind, body)).rejects.toMatchObject({
      name: 'ExchangeError',
      reason: 'broken-answer',
      message,
    });
  },
);

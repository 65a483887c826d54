import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExchangeError, maxDetailLength } from '../adapters/adapter.ts';
import { hastyHttp, openBadServer, page, type BadServer } from './bad-server.fixture.ts';
import { userAgentOf } from './open-http.ts';

let server: BadServer;

beforeAll(async () => {
  server = await openBadServer();
});
afterAll(() => server.close());

const maxBytes = 64 * 1024;
const get = (path: string, http = hastyHttp()) => http.json({ url: server.at(path), maxBytes });
const timesOf = (path: string) => server.asked.filter((one) => one === path).length;

async function errorOf(work: Promise<unknown>): Promise<ExchangeError> {
  const error = await work.then(
    () => new Error('it went well'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ExchangeError);
  return error as ExchangeError;
}

const reasonOf = async (work: Promise<unknown>) => (await errorOf(work)).reason;

describe('An answer of another host', () => {
  it.each(['/well', '/bom', '/latin1', '/gzip', '/br', '/deflate', '/redirect'])(
    'is read from %s',
    async (path) => {
      expect(await get(path)).toEqual(page);
    },
  );

  it('is asked for by somebody who can be reached', async () => {
    await get('/well', hastyHttp({ userAgent: userAgentOf('https://lehrpfad.example') }));
    expect(server.headersOf('/well')['user-agent']).toMatch(
      /^Lehrpfad\/\d+\.\d+\.\d+ \(\+https:\/\/lehrpfad\.example; .+\)$/,
    );
  });

  it.each(['/404', '/410'])('may be missing: %s', async (path) => {
    expect(await get(path)).toBeUndefined();
    const http = hastyHttp();
    const url = server.at(path);
    expect(await http.bytes({ url, maxBytes, allowMissing: true })).toMatchObject({ status: 404 });
    expect(await reasonOf(http.bytes({ url, maxBytes }))).toBe('unreachable');
  });

  it.each([
    ['/broken-json', 'broken-answer'],
    ['/html', 'broken-answer'],
    ['/half-a-gzip', 'broken-answer'],
    ['/no-gzip', 'broken-answer'],
    ['/odd-packing', 'broken-answer'],
    ['/cut-off', 'unreachable'],
    ['/503', 'unreachable'],
    ['/bomb', 'too-large'],
    ['/large-record', 'too-large'],
    ['/loop', 'unreachable'],
    ['/to-private', 'forbidden-address'],
    ['/to-metadata', 'forbidden-address'],
    ['/to-file', 'forbidden-address'],
  ])('from %s fails as %s', async (path, reason) => {
    expect(await reasonOf(get(path))).toBe(reason);
  });

  it('is read whole where it is large and may be', async () => {
    const http = hastyHttp();
    const url = server.at('/large-record');
    const { body } = await http.bytes({ url, maxBytes: 11 * 1024 * 1024 });
    expect(body.length).toBeGreaterThan(10 * 1024 * 1024);
  });

  it('is one of this machine in tests only', async () => {
    const http = hastyHttp({ allowLocal: false });
    expect(await reasonOf(get('/well', http))).toBe('forbidden-address');
  });

  it('comes from the address that was checked, whose name is asked for once', async () => {
    const names: string[] = [];
    const http = hastyHttp({
      resolve: async (host) => {
        names.push(host);
        // A second lookup would return a different address.
        return [{ address: names.length === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }];
      },
    });
    const url = server.at('/well').replace('127.0.0.1', 'feed.firma.example');
    expect(await http.json({ url, maxBytes })).toEqual(page);
    expect(names).toEqual(['feed.firma.example']);
    expect(server.headersOf('/well').host).toContain('feed.firma.example');
  });

  it('is not asked for where the name leads into a private network', async () => {
    const resolve = async () => [{ address: '10.0.0.7', family: 4 }];
    const url = 'https://intranet.firma.example/';
    expect(await reasonOf(hastyHttp({ resolve }).json({ url, maxBytes }))).toBe(
      'forbidden-address',
    );
  });

  it('learns nothing of a key after a redirect to another host', async () => {
    const other = await openBadServer();
    server.on(
      '/away',
      (response) => void response.writeHead(302, { location: other.at('/well') }).end(),
    );
    server.on('/near', (response) => void response.writeHead(302, { location: '/well' }).end());
    const headers = { 'X-API-Key': 'secret' };
    const http = hastyHttp();
    await http.json({ url: server.at('/away'), maxBytes, headers });
    await http.json({ url: server.at('/near'), maxBytes, headers });
    expect(server.headersOf('/away')['x-api-key']).toBe('secret');
    expect(other.headersOf('/well')['x-api-key']).toBeUndefined();
    expect(server.headersOf('/well')['x-api-key']).toBe('secret');
    await other.close();
  });

  it('that fails at the end of a long address tells its beginning', async () => {
    server.on(
      '/to-long',
      (response) => void response.writeHead(302, { location: `/${'a'.repeat(9000)}` }).end(),
    );
    const answer = hastyHttp().bytes({ url: server.at('/to-long'), maxBytes });
    const { message } = await errorOf(answer);
    expect(message.length).toBeLessThanOrEqual(maxDetailLength);
    expect(message).toContain(server.at('/aaaa'));
  });

  it('that fails tells no query and no header', async () => {
    const http = hastyHttp();
    const request = {
      url: server.at('/403?token=top-secret'),
      maxBytes,
      headers: { 'X-API-Key': 'key-secret' },
    };
    const error = await errorOf(http.json(request));
    expect(error.message).toContain('403');
    expect(`${error.message} ${error.stack}`).not.toContain('secret');
    // Neither does an error without a response.
    const nobody = await errorOf(
      http.json({ ...request, url: 'http://127.0.0.1:1/?token=top-secret' }),
    );
    expect(nobody.message).toBe(
      'http://127.0.0.1:1/: Der Server nimmt keine Verbindung an (ECONNREFUSED).',
    );
    expect(`${nobody.stack} ${String(nobody.cause)}`).not.toContain('secret');
  });
});

describe('Another try', () => {
  it.each(['/401', '/403'])('is not made after %s', async (path) => {
    expect(await reasonOf(get(path))).toBe('refused');
    expect(timesOf(path)).toBe(1);
  });

  it('comes after growing pauses, four times', async () => {
    const http = hastyHttp();
    expect(await reasonOf(get('/429-always', http))).toBe('too-many-requests');
    expect(http.pauses).toEqual([1000, 2000, 4000, 8000]);
    expect(timesOf('/429-always')).toBe(5);
  });

  it('comes twice after an error of the server itself', async () => {
    expect(await get('/500-then-well')).toEqual(page);
    expect(await reasonOf(get('/500'))).toBe('unreachable');
    expect(timesOf('/500')).toBe(3);
  });

  it('comes when the host wants it', async () => {
    const http = hastyHttp();
    expect(await get('/429-then-well', http)).toEqual(page);
    expect(http.pauses).toEqual([7000]);
  });

  it('is not waited for over hours', async () => {
    const http = hastyHttp();
    expect(await reasonOf(get('/429-for-hours', http))).toBe('too-many-requests');
    expect(http.pauses).toEqual([]);
  });

  it('follows an answer that was cut off', async () => {
    expect(await get('/cut-off-then-well')).toEqual(page);
  });

  it('ends when the signal ends it', async () => {
    const ending = new AbortController();
    const http = hastyHttp({ pause: async () => ending.abort(new Error('stopped')) });
    const url = server.at('/503?stopped');
    await expect(http.json({ url, maxBytes, signal: ending.signal })).rejects.toThrow('stopped');
    expect(timesOf('/503?stopped')).toBe(1);
  });
});

describe('A host that takes its time', () => {
  const ample = { connect: 50_000, headers: 50_000, idle: 50_000, body: 50_000 };

  it.each([
    ['/hanging', { headers: 30 }],
    ['/silent-in-the-middle', { idle: 30 }],
    ['/one-byte-after-the-other', { body: 60 }],
  ])('is left at %s', async (path, less) => {
    const http = hastyHttp({ timeouts: { ...ample, ...less }, retries: 0 });
    const begin = performance.now();
    expect(await reasonOf(get(path, http))).toBe('unreachable');
    expect(performance.now() - begin).toBeLessThan(50_000);
  });

  it('is left when the signal says so', async () => {
    const ending = new AbortController();
    server.on('/waiting', () => ending.abort(new Error('stopped')));
    const url = server.at('/waiting');
    await expect(hastyHttp().json({ url, maxBytes, signal: ending.signal })).rejects.toThrow(
      'stopped',
    );
  });
});

describe('A stream', () => {
  it('comes piece by piece, unpacked', async () => {
    const { body, status } = await hastyHttp().stream({ url: server.at('/gzip'), maxBytes });
    expect(status).toBe(200);
    expect(JSON.parse(Buffer.concat(await Array.fromAsync(body)).toString())).toEqual(page);
  });

  it('says so where it ends too early, and where it grows too large', async () => {
    const http = hastyHttp();
    const read = async (path: string) => {
      const { body } = await http.stream({ url: server.at(path), maxBytes });
      return Array.fromAsync(body);
    };
    expect(await reasonOf(read('/cut-off'))).toBe('unreachable');
    expect(await reasonOf(read('/bomb'))).toBe('too-large');
  });

  it('may be left in the middle', async () => {
    const { body } = await hastyHttp().stream({
      url: server.at('/large-record'),
      maxBytes: 20_000_000,
    });
    let pieces = 0;
    for await (const piece of body) {
      pieces += piece.length > 0 ? 1 : 0;
      break;
    }
    expect(pieces).toBe(1);
  });
});

describe('A condition', () => {
  it('is answered by 304 where it may be, and reads nothing', async () => {
    server.on('/same', (response) => void response.writeHead(304).end());
    const request = { url: server.at('/same'), maxBytes, headers: { 'if-none-match': '"a"' } };
    const { status, body } = await hastyHttp().stream({ ...request, allowUnchanged: true });
    expect([status, await Array.fromAsync(body)]).toEqual([304, []]);
    expect(server.headersOf('/same')['if-none-match']).toBe('"a"');
    expect(await reasonOf(hastyHttp().bytes(request))).toBe('unreachable');
  });
});

it('No host has more than two requests at once, and a place is free again whatever became of its request', async () => {
  let [now, max] = [0, 0];
  server.on('/busy', (response, _request, times) => {
    now += 1;
    max = Math.max(max, now);
    response.once('close', () => (now -= 1));
    if (times % 3 === 0) return void response.destroy();
    setImmediate(() => response.writeHead(times % 3 === 1 ? 200 : 404).end('ok'));
  });
  const http = hastyHttp({ retries: 0 });
  const all = Array.from({ length: 12 }, () =>
    http.bytes({ url: server.at('/busy'), maxBytes }).catch(() => undefined),
  );
  await Promise.all(all);
  expect(max).toBeLessThanOrEqual(2);
  expect(timesOf('/busy')).toBe(12);
});

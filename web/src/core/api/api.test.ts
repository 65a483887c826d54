import { afterEach, describe, expect, it, vi } from 'vitest';
import type { patchOwnUser } from '@lehrpfad/contract/accounts/accounts.ts';
import type { readJobAds } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { searchJobAds } from '@lehrpfad/contract/search/search.ts';
import { ApiError, call, InterruptedError, urlOf } from './api.ts';
import {
  beginInterruption,
  endInterruption,
  resumeInterrupted,
  readInterruption,
  runSave,
} from '../session/interruption.ts';
import { keepSession } from '../session/session.ts';
import { markUnsaved } from '../session/unsaved.ts';

function answer(body: string, status = 200) {
  const mock = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', mock);
  return mock;
}

afterEach(() => vi.unstubAllGlobals());

describe('a write that takes an Idempotency-Key', () => {
  it('cannot be called without one: neither by the type of the call nor on the way', async () => {
    vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' });
    const sent = answer('{}');
    const body = { first_name: 'Ute' };
    // Type checking must fail here when the key is forgotten.
    // @ts-expect-error -- `key` is missing
    const forgotten = () => call<typeof patchOwnUser>('PATCH user/patch/own/', { body });
    expect(forgotten).toBeInstanceOf(Function);
    // @ts-expect-error -- nothing is there at all
    expect(() => call<typeof patchOwnUser>('PATCH user/patch/own/')).toBeInstanceOf(Function);
    await call<typeof patchOwnUser>('PATCH user/patch/own/', { body, key: 'one' });
    const [, options] = sent.mock.calls[0] ?? [];
    expect(new Headers(options?.headers).get('idempotency-key')).toBe('"one"');
  });
});

describe('a server whose database is away', () => {
  const away = () =>
    new Response('{"detail":"Gleich wieder.","code":"unavailable"}', {
      status: 503,
      headers: { 'retry-after': '3' },
    });

  /** Sends a write; the server is unavailable for the first `awayFor` requests. */
  async function write(name: 'with a key' | 'without', awayFor: number) {
    vi.useFakeTimers();
    vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' });
    const sent: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_url: string, options: RequestInit) => {
      sent.push(new Headers(options.headers).get('idempotency-key'));
      return sent.length <= awayFor ? away() : new Response('{"id":1}');
    });
    const body = {} as never;
    const answered =
      name === 'with a key'
        ? call<typeof patchOwnUser>('PATCH user/patch/own/', { body, key: 'one' })
        : call<typeof searchJobAds>('GET search/');
    const outcome = answered.then(
      () => 'done',
      (error: ApiError) => error.message,
    );
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    return { sent, outcome: await outcome };
  }

  it('is sent a write with a key again, until it takes it', async () => {
    expect(await write('with a key', 3)).toEqual({
      sent: ['"one"', '"one"', '"one"', '"one"'],
      outcome: 'done',
    });
  });

  it('is given up after a while, and at once where nothing is written', async () => {
    const given = await write('with a key', 99);
    expect([given.sent.length, given.outcome]).toEqual([5, 'Gleich wieder.']);
    expect((await write('without', 99)).sent).toHaveLength(1);
  });
});

describe('urlOf', () => {
  it('fills path parameters and leaves empty query values out', () => {
    expect(
      urlOf('things/:id/', { params: { id: 7 }, query: { a: 'ä b', b: '', c: undefined } }),
    ).toBe('/api/v1/things/7/?a=%C3%A4+b');
  });
});

describe('a call while the session is interrupted', () => {
  afterEach(() => endInterruption());

  it('waits, but the write of a save that the form can offer again is refused', async () => {
    vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' });
    const fetched = answer('{"count":0,"results":[]}');
    beginInterruption({
      id: 1,
      name: 'Ute',
      access: 'a',
      refresh: 'r',
      permission: 3,
      role: 'owner',
      setup_complete: true,
    });
    const read = call<typeof searchJobAds>('GET search/');
    const write = () =>
      call<typeof readJobAds>('POST jobdescriptions/by/ids/', { body: { job_ids: [1] } });
    const action = write();
    await expect(runSave(write)).rejects.toBeInstanceOf(InterruptedError);
    expect(fetched).not.toHaveBeenCalled();
    resumeInterrupted();
    expect((await read).count).toBe(0);
    await action;
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('goes on as a visitor’s, and ends with its signal', async () => {
    answer('{"count":0,"results":[]}');
    beginInterruption({
      id: 1,
      name: 'Ute',
      access: 'a',
      refresh: 'r',
      permission: 3,
      role: 'owner',
      setup_complete: true,
    });
    expect((await call<typeof searchJobAds>('GET search/', { access: null })).count).toBe(0);
    const { signal, abort } = ((one) => ({ signal: one.signal, abort: () => one.abort() }))(
      new AbortController(),
    );
    const read = call<typeof searchJobAds>('GET search/', { signal });
    abort();
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a session that turns out to be over while something is unsaved', () => {
  it('interrupts once, however many calls find out; they go on with the next one, the write of a save is refused', async () => {
    const owner = {
      id: 1,
      name: 'Ute',
      refresh: 'r',
      permission: 3 as const,
      role: 'owner' as const,
      setup_complete: true,
    };
    const kept = new Map([['session', JSON.stringify({ ...owner, access: 'old' })]]);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    });
    vi.stubGlobal('document', { cookie: 'csrftoken=t0ken' });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
      asked.push(url);
      const token = new Headers(options.headers).get('authorization');
      if (url.endsWith('token/refresh/')) return Response.json({ detail: 'x' }, { status: 401 });
      if (token === 'Bearer new') return Response.json({ count: 0, results: [] });
      return Response.json({ detail: 'x', code: 'token_not_valid' }, { status: 403 });
    });
    const letGo = markUnsaved();
    const reads = [1, 2, 3].map(() => call<typeof searchJobAds>('GET search/'));
    const body = { job_ids: [1] };
    const write = () => call<typeof readJobAds>('POST jobdescriptions/by/ids/', { body });
    const action = write();
    await expect(runSave(write)).rejects.toBeInstanceOf(InterruptedError);
    expect(readInterruption()).toMatchObject({ isOver: false, session: { id: 1 } });
    keepSession({ ...owner, access: 'new' });
    for (const read of reads) expect((await read).count).toBe(0);
    expect(await action).toMatchObject({ count: 0 });
    expect(asked.filter((url) => url.endsWith('token/refresh/'))).toHaveLength(1);
    expect(readInterruption()).toMatchObject({ isOver: true });
    letGo();
    endInterruption();
  });
});

describe('call', () => {
  it('returns the answer', async () => {
    const fetched = answer('{"count":0,"results":[]}');
    const page = await call<typeof searchJobAds>('GET search/', { query: { city: 'Stendal' } });
    expect(page.count).toBe(0);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/search/?city=Stendal');
  });

  it.each([
    'a=b; csrftoken=t0ken',
    '__Host-csrftoken=t0ken; csrftoken=old',
    'csrftoken=old; __Host-csrftoken=t0ken',
  ])('sends the CSRF token of "%s" along with what changes something', async (cookie) => {
    vi.stubGlobal('document', { cookie });
    const fetched = answer('[]');
    await call<typeof readJobAds>('POST jobdescriptions/by/ids/', { body: { job_ids: [1] } });
    const options = fetched.mock.calls[0]?.[1];
    expect(new Headers(options?.headers).get('x-csrftoken')).toBe('t0ken');
    expect(options?.body).toBe('{"job_ids":[1]}');
  });

  it('throws what the server said', async () => {
    answer('{"detail":"Ungültige Seite.","errors":{"page":["Ungültige Seite."]}}', 400);
    await expect(call<typeof searchJobAds>('GET search/')).rejects.toMatchObject({
      status: 400,
      message: 'Ungültige Seite.',
      errors: { page: ['Ungültige Seite.'] },
    });
  });

  it.each(['<!doctype html>', '"text"', 'null', ''])('refuses the answer %j', async (body) => {
    answer(body);
    await expect(call<typeof searchJobAds>('GET search/')).rejects.toBeInstanceOf(ApiError);
  });

  it('names an unreachable server with status 0', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('failed')));
    await expect(call<typeof searchJobAds>('GET search/')).rejects.toMatchObject({ status: 0 });
  });
});

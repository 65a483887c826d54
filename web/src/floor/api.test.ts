import { afterEach, describe, expect, it, vi } from 'vitest';
import type { readJobAds } from '@lehrpfad/contract/job-ads.ts';
import type { searchJobAds } from '@lehrpfad/contract/search.ts';
import { ApiError, call, urlOf } from './api.ts';

function answer(body: string, status = 200) {
  const mock = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', mock);
  return mock;
}

afterEach(() => vi.unstubAllGlobals());

describe('urlOf', () => {
  it('fills path parameters and leaves empty query values out', () => {
    expect(
      urlOf('things/:id/', { params: { id: 7 }, query: { a: 'ä b', b: '', c: undefined } }),
    ).toBe('/api/v1/things/7/?a=%C3%A4+b');
  });
});

describe('call', () => {
  it('returns the answer', async () => {
    const fetched = answer('{"count":0,"results":[]}');
    const page = await call<typeof searchJobAds>('GET search/', { query: { city: 'Stendal' } });
    expect(page.count).toBe(0);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/search/?city=Stendal');
  });

  it('sends the CSRF token along with what changes something', async () => {
    vi.stubGlobal('document', { cookie: 'a=b; csrftoken=t0ken' });
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

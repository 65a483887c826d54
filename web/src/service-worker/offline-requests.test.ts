import { describe, expect, it } from 'vitest';
import { isForWorker, parseOfflineRequest } from './offline-requests.ts';

const origin = 'https://board.example';
const at = (path: string) => `${origin}/api/v1/${path}`;
const today = '2026-11-21';

describe('a call is for the worker', () => {
  it.each([
    ['GET', 'search/?fields=card'],
    ['GET', 'mapbox/points/?job_ids=1'],
    ['GET', 'events/'],
    ['GET', 'brafo/'],
    ['GET', 'cities/?search=Halle'],
    ['POST', 'jobdescriptions/by/ids/'],
  ])('%s %s', (method, path) => {
    expect(isForWorker(new Request(at(path), { method }))).toBe(true);
    const headers = { authorization: 'Bearer x' };
    expect(isForWorker(new Request(at(path), { method, headers }))).toBe(false);
  });

  it.each([
    ['POST', 'search/'],
    ['GET', 'jobdescriptions/by/ids/'],
    ['POST', 'click/new/'],
    ['POST', 'token/'],
    ['GET', 'companies/all/'],
    ['GET', 'search/vocabulary/'],
    ['PATCH', 'events/'],
  ])('not %s %s', (method, path) => {
    expect(isForWorker(new Request(at(path), { method }))).toBe(false);
  });

  it('only below the API', () => {
    expect(isForWorker(new Request(`${origin}/media/events/`))).toBe(false);
  });
});

describe('a search', () => {
  const list = (query: string, day = today) =>
    parseOfflineRequest(at(`search/?${query}`), null, day);

  it('is one, whatever page of it is asked for and why', () => {
    const first = list('search_multi_match=koch&city=Halle&fields=card&page=1&facets=1&repeated=1');
    expect(first).toEqual({
      kind: 'list',
      key: 'city=Halle&search_multi_match=koch',
      page: 1,
      isNew: true,
      ids: null,
    });
    expect(list('fields=card&city=Halle&page=2&search_multi_match=koch')).toEqual({
      ...first,
      page: 2,
      isNew: false,
    });
  });

  it('for ads of the last week is the same tomorrow, and another one than for those of two', () => {
    const age = (range: string, day?: string) =>
      list(`fields=card&facets=1&created__range=${range}`, day);
    expect(age('2026-11-15__', '2026-11-22')).toEqual(age('2026-11-14__'));
    expect(age('2026-11-07__')).not.toEqual(age('2026-11-14__'));
  });

  it('by ids names them', () => {
    expect(list('job_ids=7,3&fields=card&page=1')).toMatchObject({ ids: [7, 3], isNew: false });
  });

  it('in its full form is not kept', () => {
    expect(list('search_multi_match=koch')).toBeNull();
  });
});

it('the map is kept of the favourites alone', () => {
  const points = (query: string) => parseOfflineRequest(at(`mapbox/points/?${query}`), null, today);
  expect(points('job_ids=3,4')).toEqual({ kind: 'points', ids: [3, 4] });
  expect(points('search_multi_match=koch')).toBeNull();
});

it('an ad is asked for alone; lists of them, and what is no id, are not kept', () => {
  const ask = (body: unknown) => parseOfflineRequest(at('jobdescriptions/by/ids/'), body, today);
  expect(ask({ job_ids: [4] })).toEqual({ kind: 'ad', id: 4 });
  for (const body of [{ job_ids: [4, 5] }, { job_ids: [] }, { job_ids: ['4'] }, {}, null, 'x']) {
    expect(ask(body)).toBeNull();
  }
});

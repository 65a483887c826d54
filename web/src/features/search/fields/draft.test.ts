import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissFailure, hasFailed } from '../../../core/notices/failures.ts';
import { queryClient } from '../../../core/data/query-client.ts';
import { lookUpTimeoutMs } from '../../places/look-up-timeout.ts';
import {
  allowsPerimeter,
  draftOf,
  followed,
  searchOf,
  settlePlace,
  withSettledPlace,
} from './draft.ts';
import { emptySearch } from '../search.ts';

const stendal = {
  kind: 'town',
  city: 'Stendal',
  postcode: '39576',
  state: 'Sachsen-Anhalt',
} as const;
const row = { id: 1, ...stendal, district: 'Stendal', latitude: 52.6, longitude: 11.85 };
const empty = draftOf(emptySearch);

function answerTowns(rows: unknown[]) {
  vi.stubGlobal('fetch', async () => Response.json(rows));
}

beforeEach(() => {
  dismissFailure();
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('the perimeter', () => {
  it('can be chosen once a town is entered or chosen, not for a region', () => {
    expect(allowsPerimeter(empty)).toBe(false);
    expect(allowsPerimeter({ ...empty, placeText: 'St' })).toBe(true);
    expect(allowsPerimeter({ ...empty, place: stendal })).toBe(true);
    expect(allowsPerimeter({ ...empty, place: { kind: 'region', region: 'norden' } })).toBe(false);
  });

  it('does not reach the search where it cannot be chosen', () => {
    expect(searchOf({ ...empty, text: ' Koch ', perimeter: 25 })).toEqual({
      text: 'Koch',
      place: null,
      perimeter: 0,
    });
  });
});

describe('a town that was typed but not picked', () => {
  it('is found', async () => {
    answerTowns([row]);
    const draft = await settlePlace({ ...empty, placeText: 'stendal' });
    expect(draft).toMatchObject({ place: stendal, placeText: 'Stendal', placeError: undefined });
  });

  it('keeps its text where there is no such town', async () => {
    answerTowns([]);
    const draft = await settlePlace({ ...empty, placeText: 'Atlantis' });
    expect(draft).toMatchObject({ place: null, placeText: 'Atlantis' });
    expect(draft.placeError).toMatch(/kennen wir nicht/);
  });

  it('is asked for where several towns have its name', async () => {
    answerTowns([{ ...row, shared: true }]);
    const draft = await settlePlace({ ...empty, placeText: 'stendal' });
    expect(draft).toMatchObject({ place: null, placeText: 'stendal' });
    expect(draft.placeError).toBe('Bitte wähle den Ort aus der Liste.');
  });

  const typed = { kind: 'town', city: 'stendal', postcode: '', state: 'Sachsen-Anhalt' };

  it.each([
    ['the server has an error', async () => Response.json({ detail: 'x' }, { status: 500 })],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer makes no sense', async () => new Response('<html>')],
    ['no answer comes', () => new Promise(() => undefined)],
  ])('goes along as it was typed where %s', async (_, answer) => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', answer);
    const settled = settlePlace({ ...empty, placeText: ' stendal ' });
    await vi.advanceTimersByTimeAsync(lookUpTimeoutMs);
    expect(await settled).toMatchObject({ place: typed, placeText: 'stendal' });
    expect((await settled).placeError).toBeUndefined();
    expect(hasFailed()).toBe(false);
  });

  it('is the region where it names one, also without a network', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'x' }, { status: 400 }));
    const draft = await settlePlace({ ...empty, placeText: 'norden' });
    expect(draft.place).toEqual({ kind: 'region', region: 'norden' });
  });
});

describe('a place that took a while to find', () => {
  const before = { ...empty, placeText: 'sten' };
  const settled = { ...before, place: stendal, placeText: 'Stendal', placeError: undefined };

  it('leaves what was typed meanwhile', () => {
    const now = { ...before, text: 'Koch', perimeter: 25 };
    expect(withSettledPlace(now, before, settled)).toEqual({
      ...settled,
      text: 'Koch',
      perimeter: 25,
    });
    const other = { ...before, placeText: 'Halle' };
    expect(withSettledPlace(other, before, settled)).toBe(other);
  });
});

describe('the fields when the search changes', () => {
  const koch = { ...emptySearch, text: 'Koch' };

  it('keep what is being typed, with its spaces', () => {
    const draft = { ...empty, text: 'Koch ', placeText: 'Sten' };
    expect(followed(draft, emptySearch, koch, true)).toEqual(draft);
  });

  it('take over what came from elsewhere', () => {
    const draft = { ...draftOf(koch), placeText: 'Sten' };
    const now = { ...emptySearch, place: stendal, perimeter: 50 };
    expect(followed(draft, koch, now, false)).toEqual({
      text: '',
      place: stendal,
      placeText: 'Stendal',
      perimeter: 50,
    });
  });

  it('remember the radius while there is no town', () => {
    const draft = draftOf({ ...emptySearch, place: stendal, perimeter: 50 });
    const without = { ...draft, place: null, placeText: '' };
    expect(followed(without, { ...emptySearch, place: stendal }, emptySearch, true).perimeter).toBe(
      50,
    );
  });
});

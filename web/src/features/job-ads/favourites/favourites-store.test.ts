import { limits } from '@lehrpfad/contract/core/limits.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

const tellFull = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./full-favourites.ts', () => ({ tellFull }));

class FakeStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
}

const refusing = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

type Follow = (event: { key: string | null }) => void;

/** Opens a tab: a new copy of the module that starts with the stored favourites. */
async function openTab(storage: unknown) {
  let follow: Follow = () => undefined;
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (type: string, listener: Follow) => {
    if (type === 'storage') follow = listener;
  });
  vi.resetModules();
  const store = await import('./favourites-store.ts');
  const listed = await import('./listed-favourites.ts');
  return { ...store, ...listed, hear: (key: string | null) => follow({ key }) };
}

function stored(ids: string, names = ''): FakeStorage {
  const storage = new FakeStorage();
  storage.setItem('favourites', ids);
  if (names) storage.setItem('favouriteNames', names);
  return storage;
}

afterEach(() => vi.unstubAllGlobals());

describe('the favourites', () => {
  it('are kept as a comma list, last marked first, each once', async () => {
    const storage = new FakeStorage();
    const tab = await openTab(storage);
    for (const id of [7, 12, 7]) tab.setFavourite(id, true);
    expect(storage.getItem('favourites')).toBe('7,12');
    tab.setFavourite(7, false);
    expect(storage.getItem('favourites')).toBe('12');
    expect((await openTab(storage)).currentFavourites().ids).toEqual([12]);
  });

  it('leave out what is stored and no id', async () => {
    const tab = await openTab(stored('3,x,-1,0,3,1.5, 4,99999999999,5'));
    expect(tab.currentFavourites().ids).toEqual([3, 5]);
  });

  it('end at what one search can ask for: another ad is not taken, and none is lost', async () => {
    const many = Array.from({ length: limits.jobIdsPerSearch + 20 }, (_, at) => at + 1);
    const tab = await openTab(stored(many.join(',')));
    expect(tab.currentFavourites().ids).toHaveLength(limits.jobIdsPerSearch);
    expect(tab.setFavourite(9_999, true)).toBe(false);
    expect(tab.currentFavourites().ids).toEqual(many.slice(0, limits.jobIdsPerSearch));
    await expect.poll(() => tellFull.mock.calls).toHaveLength(1);
    expect(tab.setFavourite(7, true)).toBe(true);
    expect(tab.setFavourite(8, false)).toBe(true);
    expect(tab.setFavourite(9_999, true)).toBe(true);
    expect(tab.currentFavourites().ids[0]).toBe(9_999);
    expect(tab.currentFavourites().ids).toContain(limits.jobIdsPerSearch);
    expect(tellFull).toHaveBeenCalledTimes(1);
  });

  it('last as long as the page where storage is refused', async () => {
    const tab = await openTab(refusing);
    expect(tab.currentFavourites().ids).toEqual([]);
    tab.setFavourite(4, true, 'Koch, Krug');
    expect(tab.currentFavourites().ids).toEqual([4]);
    expect(tab.favouriteName(4)).toBe('Koch, Krug');
  });

  it('tell whoever watches, as long as they watch', async () => {
    const tab = await openTab(new FakeStorage());
    const listener = vi.fn<() => void>();
    const stop = tab.watchFavourites(listener);
    tab.setFavourite(1, true);
    stop();
    tab.setFavourite(2, true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follow what another tab does, and nothing else in storage', async () => {
    const storage = stored('1');
    const tab = await openTab(storage);
    const listener = vi.fn<() => void>();
    tab.watchFavourites(listener);
    storage.setItem('favourites', '2,1');
    tab.hear('somethingElse');
    expect(listener).not.toHaveBeenCalled();
    tab.hear('favourites');
    expect(tab.currentFavourites().ids).toEqual([2, 1]);
    storage.entries.clear();
    tab.hear(null);
    expect(tab.currentFavourites().ids).toEqual([]);
  });
});

describe('the names of favourites', () => {
  it('survive the page, and go with the favourite', async () => {
    const storage = new FakeStorage();
    const tab = await openTab(storage);
    tab.setFavourite(4, true, 'Koch, Krug');
    tab.setFavourite(5, true, 'Florist, Strauß');
    tab.setFavourite(4, false);
    const later = await openTab(storage);
    expect(later.favouriteName(5)).toBe('Florist, Strauß');
    expect(later.favouriteName(4)).toBe('Stelle Nr. 4');
  });

  it.each(['{', 'null', '[]', '"x"', '{"4":5}'])('may be stored as %s', async (names) => {
    const tab = await openTab(stored('4', names));
    expect(tab.favouriteName(4)).toBe('Stelle Nr. 4');
    expect(tab.currentFavourites().ids).toEqual([4]);
  });

  it('are noted once the ad is seen, for favourites only', async () => {
    const storage = stored('4');
    const tab = await openTab(storage);
    tab.nameFavourites({ 4: 'Koch, Krug', 5: 'Florist, Strauß' });
    expect(storage.getItem('favouriteNames')).toBe('{"4":"Koch, Krug"}');
  });
});

describe('the list of favourites', () => {
  it('is what is marked', async () => {
    const tab = await openTab(stored('1,2'));
    tab.setFavourite(2, false);
    tab.setFavourite(3, true);
    expect(tab.currentFavourites().listed).toEqual([3, 1]);
  });

  it('keeps what is unmarked while somebody looks, and its name', async () => {
    const tab = await openTab(stored('1,2,3', '{"2":"Koch, Krug"}'));
    const release = tab.holdFavourites();
    const before = tab.currentFavourites().listed;
    tab.removeFavourites([1, 2]);
    expect(tab.currentFavourites().ids).toEqual([3]);
    expect(tab.currentFavourites().listed).toBe(before);
    expect(tab.favouriteName(2)).toBe('Koch, Krug');
    tab.setFavourite(2, true);
    expect(tab.currentFavourites().listed).toBe(before);
    release();
    expect(tab.currentFavourites().listed).toEqual([2, 3]);
    expect(tab.favouriteName(2)).toBe('Koch, Krug');
  });
});

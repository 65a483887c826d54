import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenState, mergedProgress, maxKept, readProgress } from './progress.ts';

const entry = {
  state: 'applied',
  applied: '2026-11-20',
  note: 'Rückruf am Montag',
  reminder: null,
  ready: ['cv'],
  changed: '2026-11-21',
} as const;

class FakeStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
}

type Follow = (event: { key: string | null }) => void;

/** Opens a tab: a new copy of the modules that starts with the stored data. */
async function openTab(storage: unknown) {
  const followers: Follow[] = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (type: string, listener: Follow) => {
    if (type === 'storage') followers.push(listener);
  });
  vi.resetModules();
  const store = await import('./progress-store.ts');
  const file = await import('./favourites-file.ts');
  const favourites = await import('../favourites-store.ts');
  const listed = await import('../listed-favourites.ts');
  return {
    ...store,
    ...file,
    ...favourites,
    ...listed,
    hear: (key: string | null) => followers.forEach((follow) => follow({ key })),
  };
}

const favouritesOf = (ids: string) => {
  const storage = new FakeStorage();
  storage.setItem('favourites', ids);
  return storage;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a newly chosen state', () => {
  it('dates an application that has just been sent, and no other', () => {
    expect(chosenState('applied', null, '2026-11-28').applied).toBe('2026-11-28');
    expect(chosenState('invited', null, '2026-11-28').applied).toBeNull();
  });

  it('keeps the day that was entered, whatever states are passed', () => {
    for (const state of ['noted', 'applied', 'invited', 'accepted', 'declined'] as const) {
      expect(chosenState(state, '2026-11-02', '2026-11-28')).toEqual({
        state,
        applied: '2026-11-02',
      });
    }
  });
});

describe('what is read of an application', () => {
  it('is all that is right, whatever else is there', () => {
    const read = readProgress({ 7: entry, x: entry, 8: { state: 'rich' }, 9: null, 0: entry });
    expect([...read]).toEqual([[7, entry]]);
  });

  it('leaves out what is no day and no key, and shortens notes', () => {
    const odd = { ...entry, applied: 'gestern', ready: ['cv', 5, '<b>'], note: 'x'.repeat(9000) };
    const read = readProgress({ 7: odd }).get(7);
    expect(read).toMatchObject({ applied: null, ready: ['cv'] });
    expect(read?.note).toHaveLength(500);
  });

  it('is bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [at + 1, entry]));
    expect(readProgress(many).size).toBe(maxKept);
  });

  it('is the later of two', () => {
    const [old, late] = [
      { ...entry, changed: '2026-11-01' },
      { ...entry, note: 'später' },
    ];
    const merged = mergedProgress(new Map([[7, old]]), new Map([[7, late]]));
    expect(merged.get(7)?.note).toBe('später');
    expect(mergedProgress(merged, new Map([[7, old]])).get(7)?.note).toBe('später');
  });

  it('is the later of two of the same day, with the note of the other one if it has none', () => {
    const read = (changed: string, note: string) =>
      readProgress({ 7: { ...entry, note, changed } });
    const phone = read('2026-11-21T08:00:00.000Z', 'am Morgen');
    const laptop = read('2026-11-21T18:00:00.000Z', 'am Abend');
    for (const merged of [mergedProgress(phone, laptop), mergedProgress(laptop, phone)])
      expect(merged.get(7)?.note).toBe('am Abend');
    const withoutNote = read('2026-11-21T19:00:00.000Z', '');
    expect(mergedProgress(phone, withoutNote).get(7)).toMatchObject({
      note: 'am Morgen',
      changed: '2026-11-21T19:00:00.000Z',
    });
  });
});

describe('what is noted about applications', () => {
  it('survives the visit, beside the favourites', async () => {
    const storage = favouritesOf('7');
    const tab = await openTab(storage);
    tab.changeProgress(7, { state: 'invited', note: 'Dienstag' });
    expect(storage.getItem('favourites')).toBe('7');
    const later = await openTab(storage);
    expect(later.currentProgress().get(7)).toMatchObject({ state: 'invited', note: 'Dienstag' });
  });

  it.each(['{', 'null', '{"version":9,"ads":{"7":{"state":"applied"}}}', '[]'])(
    'may be stored as %s: favourites stay, and what cannot be read is put aside',
    async (text) => {
      const storage = favouritesOf('7');
      storage.setItem('favouriteProgress', text);
      const tab = await openTab(storage);
      expect(tab.currentFavourites().ids).toEqual([7]);
      expect(tab.currentProgress().size).toBe(0);
      tab.changeProgress(7, { state: 'applied' });
      expect(storage.getItem('favouriteProgress.aside')).toBe(text);
      expect((await openTab(storage)).currentProgress().get(7)?.state).toBe('applied');
    },
  );

  it('lasts as long as the page where storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const tab = await openTab({ getItem: refuse, setItem: refuse });
    tab.changeProgress(7, { state: 'applied' });
    expect(tab.currentProgress().get(7)?.state).toBe('applied');
    expect(tab.isProgressKept()).toBe(false);
  });

  it('follows another tab', async () => {
    const storage = favouritesOf('7');
    const tab = await openTab(storage);
    const text = JSON.stringify({ version: 1, ads: { 7: entry } });
    storage.setItem('favouriteProgress', text);
    tab.hear('other');
    expect(tab.currentProgress().size).toBe(0);
    tab.hear('favouriteProgress');
    expect(tab.currentProgress().get(7)).toEqual(entry);
  });

  it('is forgotten a month after the ad is no favourite any more', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] });
    const storage = favouritesOf('7');
    const [old, late] = [{ ...entry, changed: '2026-10-24' }, entry];
    const ads = { 7: old, 8: old, 9: late };
    storage.setItem('favouriteProgress', JSON.stringify({ version: 1, ads }));
    const tab = await openTab(storage);
    tab.changeProgress(7, { note: '' });
    expect([...tab.currentProgress().keys()].sort()).toEqual([7, 9]);
  });

  it('is forgotten then by a visit that changes nothing, unless the favourites cannot be read', async () => {
    const storage = favouritesOf('7');
    const ads = { 7: { ...entry, changed: '2026-01-01' }, 8: { ...entry, changed: '2026-01-01' } };
    storage.setItem('favouriteProgress', JSON.stringify({ version: 1, ads }));
    const getItem = storage.getItem;
    storage.getItem = (key) => {
      if (key === 'favourites') throw new Error('refused');
      return getItem(key);
    };
    expect([...(await openTab(storage)).currentProgress().keys()]).toEqual([7, 8]);
    storage.getItem = getItem;
    expect([...(await openTab(storage)).currentProgress().keys()]).toEqual([7]);
    expect(JSON.parse(getItem('favouriteProgress') ?? '').ads).not.toHaveProperty('8');
  });
});

describe('the file for another device', () => {
  it('brings favourites, names, states and notes, and loses nothing that is there', async () => {
    const here = await openTab(favouritesOf('7,8'));
    here.setFavourite(7, true, 'Koch, Krug');
    here.changeProgress(7, { state: 'accepted', note: 'Hurra' });
    const text = here.fileText();
    const there = await openTab(favouritesOf('3,8'));
    there.changeProgress(3, { note: 'bleibt' });
    const file = there.readFile(text);
    expect(file && there.importFavourites(file)).toBe(1);
    expect([...there.currentFavourites().marked].sort()).toEqual([3, 7, 8]);
    expect(there.favouriteName(7)).toBe('Koch, Krug');
    expect(there.currentProgress().get(7)).toMatchObject({ state: 'accepted', note: 'Hurra' });
    expect(there.currentProgress().get(3)?.note).toBe('bleibt');
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"kind":"other"}',
    '{"kind":"lehrpfad-favoriten","version":2,"ids":[]}',
  ])('is none of ours: %s', async (text) => {
    const tab = await openTab(new FakeStorage());
    expect(tab.readFile(text)).toBeNull();
  });
});

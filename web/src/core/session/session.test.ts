import type { Session } from '@lehrpfad/contract/core/sessions.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const owner = {
  id: 1,
  name: 'Ute',
  access: 'a',
  refresh: 'r',
  permission: 3,
  setup_complete: true,
};
const draftKey = 'lehrpfad-entwurf:job-ad-new-user-1';

function storage({ isFull = false } = {}) {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  return new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

/** A tab with its own session storage and modules, and the events that wake it. */
async function openTab(shared: ReturnType<typeof storage>, own = storage()) {
  const tab = new EventTarget();
  const page = { hash: '', reload: vi.fn<() => void>() };
  const enter = () => {
    vi.stubGlobal('localStorage', shared);
    vi.stubGlobal('sessionStorage', own);
    vi.stubGlobal('location', page);
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  };
  enter();
  vi.resetModules();
  const session = await import('./session.ts');
  const unsaved = await import('./unsaved.ts');
  const drafts = await import('../form/drafts/stored-drafts.ts');
  const { readInterruption } = await import('./interruption.ts');
  const { endSessionForGood } = await import('./end-for-good.ts');
  const wake = (event: 'storage' | 'pageshow') => {
    enter();
    tab.dispatchEvent(new Event(event));
  };
  return {
    ...session,
    ...unsaved,
    ...drafts,
    readInterruption,
    endSessionForGood,
    page,
    own,
    enter,
    wake,
  };
}

let shared: ReturnType<typeof storage>;

beforeEach(() => {
  shared = storage();
  shared.setItem('session', JSON.stringify(owner));
});
afterEach(() => void vi.unstubAllGlobals());

describe('a session that has expired', () => {
  it('begins anew at the start page where nothing is unsaved', async () => {
    const tab = await openTab(shared);
    tab.endSession('expired');
    expect(tab.page.hash).toBe('/');
    expect(tab.page.reload).toHaveBeenCalledOnce();
    expect(tab.getSession()).toBeNull();
  });

  it('interrupts a page that holds something unsaved, until its owner is back', async () => {
    const tab = await openTab(shared);
    tab.markUnsaved();
    tab.endSession('expired');
    tab.endSession('expired');
    expect(tab.page.reload).not.toHaveBeenCalled();
    expect(tab.isLeftSilently()).toBe(false);
    expect(tab.readInterruption()).toMatchObject({ isOver: false, session: owner });
    // The page is still rendered for the same account.
    expect(tab.getSession()).toMatchObject({ id: 1 });
    tab.keepSession({ ...(owner as Session), access: 'new' });
    expect(tab.readInterruption()).toMatchObject({ isOver: true });
    expect(tab.getSession()?.access).toBe('new');
  });

  it('interrupts other tabs with something unsaved; only the owner brings them back', async () => {
    const asleep = await openTab(shared);
    asleep.markUnsaved();
    const other = await openTab(shared);
    other.endSession('expired');
    asleep.wake('storage');
    expect(asleep.readInterruption()).toMatchObject({ isOver: false });
    shared.setItem('session', JSON.stringify({ ...owner, id: 2 }));
    asleep.wake('storage');
    expect(asleep.readInterruption()).toMatchObject({ isOver: false });
    expect(asleep.getSession()?.id).toBe(1);
    shared.setItem('session', JSON.stringify({ ...owner, access: 'new' }));
    asleep.wake('storage');
    expect(asleep.readInterruption()).toMatchObject({ isOver: true });
    expect(asleep.page.reload).not.toHaveBeenCalled();
  });
});

describe('a logout', () => {
  it.each(['storage', 'pageshow'] as const)(
    'empties the drafts of other tabs, whatever they hold, as soon as they notice (%s)',
    async (event) => {
      const asleep = await openTab(shared);
      asleep.markUnsaved();
      asleep.writeDraft('job-ad-new-user-1', { values: { title: 'Neu' } });
      expect(asleep.own.getItem(draftKey)).not.toBeNull();
      const other = await openTab(shared);
      other.endSession('logout');
      expect(other.page.reload).toHaveBeenCalledOnce();
      // Before this tab wakes, another person, or the same one, has logged in.
      shared.setItem('session', JSON.stringify(owner));
      asleep.wake(event);
      expect(asleep.own.getItem(draftKey)).toBeNull();
      expect(asleep.isLeftSilently()).toBe(true);
      expect(asleep.page.reload).toHaveBeenCalledOnce();
      // A form that is still rendered stores no draft any more.
      asleep.writeDraft('job-ad-new-user-1', { values: { title: 'Neu' } });
      expect(asleep.own.getItem(draftKey)).toBeNull();
    },
  );

  it('deletes the files that were chosen and not used yet, which an expired session does not', async () => {
    const deleted = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
    vi.stubGlobal('caches', { delete: deleted });
    const tab = await openTab(shared);
    tab.endSession('expired');
    expect(deleted).not.toHaveBeenCalled();
    tab.endSession('logout');
    const { fileCache } = await import('../form/files/kept-file.ts');
    expect(deleted).toHaveBeenCalledExactlyOnceWith(fileCache);
  });

  it('of an account that was closed is confirmed after the reload', async () => {
    const tab = await openTab(shared);
    tab.endSessionForGood('account');
    expect(tab.page.reload).toHaveBeenCalledOnce();
    expect(tab.getSession()).toBeNull();
    // The page after the reload shares the storage of the tab alone.
    await openTab(shared, tab.own);
    const { takeReturnPage } = await import('./return-page.ts');
    expect(JSON.parse(tab.own.getItem('way-back') ?? '{}')).toMatchObject({ ended: 'account' });
    expect(takeReturnPage()).toBe('/');
  });

  it('is found out by a tab that is opened again after it', async () => {
    const other = await openTab(shared);
    other.endSession('logout');
    const fresh = await openTab(shared);
    fresh.writeDraft('registration', { values: { name: 'Kruste' } });
    expect(fresh.own.getItem('lehrpfad-entwurf:registration')).not.toBeNull();
    fresh.wake('pageshow');
    expect(fresh.own.getItem('lehrpfad-entwurf:registration')).not.toBeNull();
    expect(fresh.page.reload).not.toHaveBeenCalled();
  });

  it('is not taken for an expired session where another tab notices first', async () => {
    const [own, other] = [await openTab(shared), await openTab(shared)];
    other.markUnsaved();
    own.enter();
    const answer = Promise.withResolvers<void>();
    const left = own.logOutBy(() => answer.promise);
    other.enter();
    other.endSession('expired');
    own.wake('storage');
    own.endSession('expired');
    expect(own.page.reload).not.toHaveBeenCalled();
    answer.resolve();
    await left;
    expect(own.page.reload).toHaveBeenCalledOnce();
    other.wake('storage');
    expect(other.page.reload).toHaveBeenCalledOnce();
    expect(other.page.hash).toBe('/');
  });

  it('that is long over does not end what a tab shows whose storage is full', async () => {
    const other = await openTab(shared);
    other.endSession('logout');
    shared.setItem('session', JSON.stringify(owner));
    const tab = await openTab(shared, storage({ isFull: true }));
    tab.markUnsaved();
    tab.wake('pageshow');
    tab.wake('storage');
    expect(tab.page.reload).not.toHaveBeenCalled();
    other.enter();
    other.endSession('logout');
    tab.wake('storage');
    expect(tab.page.reload).toHaveBeenCalledOnce();
  });
});

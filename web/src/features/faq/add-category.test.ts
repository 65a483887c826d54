import type { KeptSession } from '../../core/session/interruption.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const session: KeptSession = {
  id: 1,
  name: 'Agnieszka',
  access: 'old',
  refresh: 'r',
  permission: 2,
  role: 'owner',
  setup_complete: true,
};

beforeEach(() => {
  const kept = new Map([['session', JSON.stringify(session)]]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'csrftoken=t0ken' }));
  vi.stubGlobal('addEventListener', vi.fn<() => void>());
});

it('adds a category once the editor has logged in again, with the name that was typed', async () => {
  const { addCategory } = await import('./queries.ts');
  const { markUnsaved } = await import('../../core/session/unsaved.ts');
  const { keepSession } = await import('../../core/session/session.ts');
  const { endInterruption, readInterruption } = await import('../../core/session/interruption.ts');
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const token = new Headers(options.headers).get('authorization');
    if (url.endsWith('token/refresh/')) return Response.json({ detail: 'x' }, { status: 401 });
    if (token !== 'Bearer new')
      return Response.json({ detail: 'x', code: 'token_not_valid' }, { status: 403 });
    sent.push(JSON.parse(options.body as string));
    return Response.json({ id: 7, key: 'Wohnen' });
  });
  markUnsaved();
  const adding = addCategory('Wohnen');
  await expect.poll(readInterruption).toMatchObject({ isOver: false, save: null });
  expect(sent).toEqual([]);
  keepSession({ ...session, access: 'new' });
  expect(await adding).toEqual({ id: 7, key: 'Wohnen' });
  expect(sent).toEqual([{ key: 'Wohnen' }]);
  // Nothing is left to confirm: the dialog closes by itself.
  expect(readInterruption()).toMatchObject({ isOver: true, save: null });
  endInterruption();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropFile, fileKeptDays, keepFile, readFile } from './kept-file.ts';

const table = (key: string) => ({ key, bytes: new Blob(['Titel;Art']), about: { sheet: 2 } });

beforeEach(() => {
  const kept = new Map<string, Response>();
  const cache = {
    match: (address: string) => Promise.resolve(kept.get(address)?.clone()),
    put: (address: string, response: Response) => Promise.resolve(void kept.set(address, response)),
    delete: (address: string) => Promise.resolve(kept.delete(address)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps a file for its account alone', async () => {
  void keepFile(3, table('a'));
  const kept = await readFile(3);
  expect(kept).toMatchObject({ key: 'a', about: { sheet: 2 } });
  expect(await kept?.bytes.text()).toBe('Titel;Art');
  expect(await readFile(4)).toBeUndefined();
});

it('deletes a file, but not one that another tab has kept meanwhile', async () => {
  await keepFile(3, table('b'));
  await dropFile(3, 'a');
  expect(await readFile(3)).toMatchObject({ key: 'b' });
  await dropFile(3, 'b');
  expect(await readFile(3)).toBeUndefined();
});

it('forgets a file after its days', async () => {
  await keepFile(3, table('a'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + fileKeptDays * 24 * 60 * 60 * 1000 });
  expect(await readFile(3)).toBeUndefined();
  vi.useRealTimers();
  expect(await readFile(3)).toBeUndefined();
});

it('keeps nothing where the browser has no storage for it', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('', 'SecurityError')) });
  await keepFile(3, table('a'));
  expect(await readFile(3)).toBeUndefined();
});

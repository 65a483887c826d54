import { describe, expect, it } from 'vitest';
import { changesFiles, changesOf, isSame, withChanges } from './form-drafts.ts';

const initial = {
  title: 'Alt',
  count: 1,
  job: null as { id: number; name: string } | null,
  companies: [{ id: 1, name: 'A' }],
  address: { street: 'Weg' },
  logo: undefined as Blob | null | undefined,
  files: [{ id: 7, name: 'a.pdf' }] as (
    | { id: number; name: string }
    | { key: string; file: File }
  )[],
};
const file = () => new File(['%PDF-'], 'neu.pdf', { type: 'application/pdf' });

describe('values of a form', () => {
  it('are the same when they read the same', () => {
    expect(isSame(initial, structuredClone(initial))).toBe(true);
    expect(isSame(initial, { ...initial, address: { street: 'Allee' } })).toBe(false);
    expect(isSame([1, 2], [1])).toBe(false);
  });

  it('differ by their files', () => {
    const one = file();
    expect(isSame([one], [one])).toBe(true);
    expect(isSame([one], [file()])).toBe(false);
  });
});

describe('a draft', () => {
  it('keeps what has changed and nothing of fields that hold files', () => {
    const values = {
      ...initial,
      title: 'Neu',
      logo: file(),
      files: [{ key: 'k', file: file() }],
    };
    expect(changesOf(values, initial, ['files', 'logo'])).toEqual({ title: 'Neu' });
    expect(changesFiles(values, initial, ['files', 'logo'])).toBe(true);
    expect(changesFiles(initial, { ...initial }, ['files', 'logo'])).toBe(false);
  });

  it('is none where the values are those that it is held against, files included', () => {
    const saved = { ...initial, logo: file(), files: [{ key: 'k', file: file() }] };
    expect(changesOf(saved, saved)).toEqual({});
    expect(changesOf({ ...saved }, saved, ['files', 'logo'])).toEqual({});
  });

  it('is laid over what the server says now', () => {
    const kept = { title: 'Neu', job: { id: 3, name: 'Koch' }, companies: [] };
    expect(withChanges({ ...initial, count: 2 }, kept)).toEqual({ ...initial, count: 2, ...kept });
  });

  it('leaves out what no longer fits', () => {
    const kept = { title: 5, gone: 'x', companies: 'A', address: { road: 'x' }, count: 3 };
    expect(withChanges(initial, kept)).toEqual({ ...initial, count: 3 });
    expect(withChanges(initial, { job: { deep: [] } })).toBeUndefined();
  });

  it('is none where nothing would differ', () => {
    expect(withChanges(initial, { title: 'Alt' })).toBeUndefined();
    for (const broken of [null, 'x', [1], 4]) expect(withChanges(initial, broken)).toBeUndefined();
  });
});

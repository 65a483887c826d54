import { describe, expect, it } from 'vitest';
import { listPath, readListState } from './list-address.ts';

const base = '/redakteure/berufe';

describe('the address of a list', () => {
  it('holds whatever can be typed', () => {
    for (const query of ['koch & co', '100 %', '%25', 'a/b', '~x', '#1?', 'Bäcker=in', '+49']) {
      const path = listPath(base, { query, page: '3' });
      expect(readListState(base, path)).toEqual({ query, page: '3' });
      expect(readListState(base, `${path}/12/bearbeiten`)).toEqual({ query, page: '3' });
      // wouter cuts an address at a question mark, and the browser cuts it at a hash.
      expect(path).not.toMatch(/[?#]/);
    }
  });

  it('says nothing of what is not narrowed', () => {
    expect(listPath(base, { query: '', page: '' })).toBe(base);
    for (const path of [base, `${base}/12`, `${base}/neu`])
      expect(readListState(base, path)).toEqual({});
  });
});

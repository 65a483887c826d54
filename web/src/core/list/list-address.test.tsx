import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { listPath, readListState, useListAddress } from './list-address.ts';

const base = '/redakteure/berufe';
const shown = vi.hoisted(() => ({ path: '' }));

// There is no address bar.
vi.mock('../navigation/plain-path.ts', () => ({
  usePlainPath: () => shown.path,
  useClosing: () => () => true,
}));

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

/** Searches on a page of the list. @returns the address and how the history changes */
function searched(path: string): unknown[] {
  shown.path = path;
  vi.stubGlobal('history', { state: null });
  const navigate = vi.fn<(to: string, how: object) => void>();
  function List() {
    useListAddress(base).search({ query: 'koch' });
    return null;
  }
  renderToStaticMarkup(
    <Router hook={() => [path, navigate]}>
      <List />
    </Router>,
  );
  return navigate.mock.calls.flat();
}

describe('a search typed in a list', () => {
  it('keeps a later page of the list for Back, but not each text on the way', () => {
    const path = `${base}/~query=koch`;
    expect(searched(`${base}/~page=4`)).toEqual([path, { replace: false }]);
    expect(searched(`${base}/~query=ko`)).toEqual([path, { replace: true }]);
  });
});

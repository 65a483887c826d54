import { describe, expect, it } from 'vitest';
import { entryPath, shownAt } from './address.ts';

describe('an address of the information pages', () => {
  it.each([
    ['/information', null, null],
    ['/information/', null, null],
    ['/information/schueler', 'schueler', null],
    ['/information/azubi/', 'azubi', null],
    ['/information/kammern/lehrer', 'lehrer', null],
    ['/information/unternehmen/12', 'unternehmen', 12],
    ['/information/eltern', null, null],
    ['/information/schueler/tipps', null, null],
    ['/information/12', null, null],
    ['/information/schueler/0', null, null],
  ])('%s shows %s and %s', (path, audience, entry) => {
    expect(shownAt(path)).toEqual({ audience, entry });
  });

  it('of an entry shows that entry', () => {
    expect(shownAt(entryPath('lehrer', 7))).toEqual({ audience: 'lehrer', entry: 7 });
  });
});

import { describe, expect, it } from 'vitest';
import { entryOf } from './entry-address.ts';

describe('the address of an entry', () => {
  it('names none, a new one, one that is shown and one that is edited', () => {
    const of = (rest: string) => entryOf('/liste', `/liste${rest}`);
    expect(of('')).toEqual({ id: null, isEditing: false });
    expect(of('/neu')).toEqual({ id: 'new', isEditing: true });
    expect(of('/12')).toEqual({ id: 12, isEditing: false });
    expect(of('/12/bearbeiten')).toEqual({ id: 12, isEditing: true });
  });

  it('names none where it makes no sense', () => {
    for (const path of [
      '/liste/zwölf',
      '/liste/0',
      '/liste/-1',
      '/liste/12345678901',
      '/liste//',
    ]) {
      expect(entryOf('/liste', path)).toEqual({ id: null, isEditing: false });
    }
  });
});

import { describe, expect, it } from 'vitest';
import { pathOf, placeOf } from './company-address.ts';

const list = '/unternehmen/stellenangebote';

describe('an address below the own ads', () => {
  it('names an ad, and what is being done with it', () => {
    expect(placeOf(list)).toEqual({ id: null, task: null });
    expect(placeOf(`${list}/neu`)).toEqual({ id: null, task: 'new' });
    expect(placeOf(`${list}/12`)).toEqual({ id: 12, task: null });
    expect(placeOf(`${list}/12/bearbeiten`)).toEqual({ id: 12, task: 'edit' });
    expect(placeOf(`${list}/12/duplizieren`)).toEqual({ id: 12, task: 'copy' });
    expect(placeOf(`${list}/12/vorschau`)).toEqual({ id: 12, task: 'preview' });
  });

  it('is the one that was written', () => {
    for (const place of [
      { id: null, task: null },
      { id: null, task: 'new' },
      { id: 7, task: null },
      { id: 7, task: 'edit' },
      { id: 7, task: 'copy' },
      { id: 7, task: 'preview' },
    ] as const) {
      expect(placeOf(pathOf(place))).toEqual(place);
    }
  });

  it('names nothing where it makes no sense', () => {
    for (const rest of ['/x', '/0', '/-3', '/12345678901', '/1e3']) {
      expect(placeOf(list + rest)).toEqual({ id: null, task: null });
    }
    expect(placeOf(`${list}/12/kaputt`)).toEqual({ id: 12, task: null });
  });
});

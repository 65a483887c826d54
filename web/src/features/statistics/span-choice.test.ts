import { describe, expect, it } from 'vitest';
import { shortName } from './shown-towns.tsx';
import { spanOf } from './span-choice.ts';

const today = '2026-11-21';

describe('the span that an address asks for', () => {
  it('is what the server takes by itself unless it says more', () => {
    expect(spanOf({}, today)).toEqual({});
    expect(spanOf({ span: 'unsinn' }, today)).toEqual({});
  });

  it('ends today', () => {
    expect(spanOf({ span: '30' }, today)).toEqual({ from: '2026-10-23', to: today });
    expect(spanOf({ span: '90' }, today)).toEqual({ from: '2026-08-24', to: today });
  });

  it('can be any days, in their order', () => {
    const own = (from: string, to: string) => spanOf({ span: 'eigener', from, to }, today);
    expect(own('2026-01-05', '2026-01-09')).toEqual({ from: '2026-01-05', to: '2026-01-09' });
    expect(own('2026-01-05', '2026-01-04')).toEqual({ from: '2026-01-05' });
    expect(own('2026-02-30', '5.1.')).toEqual({});
    expect(own('2027-01-01', '')).toEqual({});
  });
});

describe('the name of a town on a small screen', () => {
  it('has twelve characters', () => {
    expect(shortName('Wittenberge')).toBe('Wittenberge');
    expect(shortName('Quedlinburg1')).toBe('Quedlinburg1');
    expect(shortName('Lutherstadt Wittenberg')).toBe('Lutherstadt …');
  });
});

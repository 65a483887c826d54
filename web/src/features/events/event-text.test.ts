import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { describe, expect, it } from 'vitest';
import { addressLines, cutTitle, placeName } from './event-text.ts';

const city = { id: 1, city: 'Stendal', postcode: '39576', longitude: 11.85, latitude: 52.6 };

function event(part: Partial<PublicEvent>): PublicEvent {
  return { digital: false, Address: null, ...part } as PublicEvent;
}

describe('a title on a slide', () => {
  it('keeps its 55 characters', () => {
    expect(cutTitle('x'.repeat(55))).toBe('x'.repeat(55));
  });

  it('is cut after 55 and ends in an ellipsis', () => {
    expect(cutTitle('x'.repeat(56))).toBe(`${'x'.repeat(55)}…`);
  });

  it('has no space before the ellipsis', () => {
    expect(cutTitle(`${'x'.repeat(54)} und mehr`)).toBe(`${'x'.repeat(54)}…`);
  });

  it('does not break a sign in two', () => {
    expect(cutTitle(`${'x'.repeat(54)}🎓🎓`)).toBe(`${'x'.repeat(54)}🎓…`);
  });
});

describe('the place of an event', () => {
  it('is its town, Digital, or missing', () => {
    const Address = { street: 'Breite Straße 1', additional: '', City: city };
    expect(placeName(event({ Address }))).toBe('Stendal');
    expect(placeName(event({ digital: true }))).toBe('Digital');
    expect(placeName(event({}))).toBe('--');
  });

  it('has an address without empty lines', () => {
    const Address = { street: 'Breite Straße 1', additional: ' ', City: city };
    expect(addressLines(event({ Address }))).toEqual(['Breite Straße 1', '39576 Stendal']);
    expect(addressLines(event({ Address: { ...Address, additional: 'Stadthalle' } }))).toEqual([
      'Stadthalle',
      'Breite Straße 1',
      '39576 Stendal',
    ]);
    expect(addressLines(event({}))).toEqual([]);
  });
});

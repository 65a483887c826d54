import { describe, expect, it } from 'vitest';
import { sourceOfOpening } from './source-of-opening.ts';

const origin = 'https://board.example';
const link = {
  isOpenedHere: false,
  isAmongFavourites: false,
  isOnStartPage: false,
  referrer: '',
  origin,
};
const from = (path: string) => sourceOfOpening({ ...link, referrer: `${origin}${path}` });

describe('where an ad was opened from', () => {
  it('is the list beside it, or the start page that has shown it', () => {
    expect(sourceOfOpening({ ...link, isOpenedHere: true })).toBe('results');
    expect(sourceOfOpening({ ...link, isOpenedHere: true, isAmongFavourites: true })).toBe(
      'favourites',
    );
    expect(sourceOfOpening({ ...link, isOnStartPage: true })).toBe('start');
  });

  it('is the page of ours before, or else a link', () => {
    expect(from('/unternehmen/7-baeckerei')).toBe('company');
    expect(from('/event/7-tag')).toBe('event');
    expect(from('/events?ort=Stendal')).toBe('event');
    expect(from('/beruf/baecker')).toBe('page');
    expect(from('/')).toBe('results');
    expect(from('/?x=/event/')).toBe('results');
    expect(sourceOfOpening(link)).toBe('direct');
    const other = { ...link, referrer: 'https://board.example.org/event/7' };
    expect(sourceOfOpening(other)).toBe('direct');
  });

  it('was counted by the page of the ad', () => expect(from('/stelle/7-baecker')).toBeNull());
});

import { describe, expect, it } from 'vitest';
import { sourceOfVisit } from './ad-visits.ts';

const shown = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
const within = { ...shown, 'sec-fetch-site': 'same-origin' };
const board = 'https://board.example';

describe('where the page of an ad was opened from', () => {
  it.each([
    [{ ...shown, 'sec-fetch-site': 'none' }, 'direct'],
    [{ ...shown, 'sec-fetch-site': 'cross-site', referer: 'https://suche.example/' }, 'direct'],
    [{ ...within, referer: `${board}/unternehmen/7-baeckerei` }, 'company'],
    [{ ...within, referer: `${board}/event/7-tag-der-ausbildung` }, 'event'],
    [{ ...within, referer: `${board}/beruf/baecker` }, 'page'],
    [{ ...within, referer: `${board}/?x=/unternehmen/7` }, 'page'],
    [within, 'page'],
  ])('%j: %s', (headers, source) => expect(sourceOfVisit(headers)).toBe(source));

  it('is nothing where a program reads the page, or a browser in advance', () => {
    expect(sourceOfVisit({ 'user-agent': 'Mozilla/5.0 (compatible; bot)' })).toBeUndefined();
    expect(sourceOfVisit({ ...within, 'sec-purpose': 'prefetch' })).toBeUndefined();
    expect(sourceOfVisit({ ...within, 'sec-fetch-dest': 'empty' })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { fold } from './analysis.ts';
import { headOfBusiness, withoutParticle } from './parts-of-words.ts';

const meant = new Set(['dachdecker', 'landmaschinen', 'forst', 'holz', 'نجاره'].map(fold));
const isMeant = (word: string) => meant.has(word);

describe('what a word that nobody knows is about', () => {
  it.each([
    ['dachdeckerbetrieb', 'dachdecker'],
    ['landmaschinenwerkstatt', 'landmaschinen'],
    ['landesforstbetrieb', 'forst'],
    ['holzberufe', 'holz'],
    ['holztechnik', 'holz'],
    ['holzverarbeitung', 'holz'],
  ])('is in "%s" what stands before the business: %s', (word, head) => {
    expect(headOfBusiness(fold(word), isMeant)).toBe(fold(head));
  });

  it.each(['quarzbetrieb', 'betrieb', 'dachdecker'])('is unknown in "%s"', (word) => {
    expect(headOfBusiness(fold(word), isMeant)).toBeUndefined();
  });

  it('is in Arabic what stands behind "and", "in" and the article', () => {
    expect(withoutParticle(fold('والنجارة'), isMeant)).toBe(fold('نجارة'));
    expect(withoutParticle(fold('والسيارات'), isMeant)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { adsText, eventsText, countTexts } from './belongings.ts';

describe('what goes with a branch', () => {
  it('is named by kind, in the right number', () => {
    expect(countTexts({ ads: 2, events: 1 })).toEqual(['2 Stellenanzeigen', '1 Event']);
    expect(countTexts({ ads: 1, events: 3 })).toEqual(['1 Stellenanzeige', '3 Events']);
    expect(countTexts({ ads: 0, events: 2 })).toEqual(['2 Events']);
    expect(countTexts({ ads: 0, events: 0 })).toEqual([]);
  });

  it('says where there are no ads or events', () => {
    expect([0, 1, 5].map(eventsText)).toEqual(['Keine Events', '1 Event', '5 Events']);
    expect([0, 1, 5].map(adsText)).toEqual([
      'Keine Stellenanzeigen',
      '1 Stellenanzeige',
      '5 Stellenanzeigen',
    ]);
  });
});

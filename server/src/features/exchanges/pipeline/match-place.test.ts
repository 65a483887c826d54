import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PlaceRow } from '../../places/all-places.ts';
import type { PlacesFile } from '../../places/base-data.ts';
import { isOurState, PlaceMatcher, townSpellings } from './match-place.ts';

function builtIn(): PlaceRow[] {
  const file = new URL('../../places/data/places.json', import.meta.url);
  const { towns } = JSON.parse(readFileSync(file, 'utf8')) as PlacesFile;
  return towns.flatMap((town, index) =>
    town.postcodes.map((place, at) => ({
      ...{ id: index * 1000 + at, townId: index, town: town.name, aliases: town.aliases },
      ...{ population: town.population ?? 0, ...place },
      ...{ townLatitude: town.latitude, townLongitude: town.longitude },
    })),
  );
}

const matcher = new PlaceMatcher(builtIn());

function match(values: Partial<Parameters<typeof matcher.match>[0]>) {
  const nowhere = { street: '', postcode: '', town: '', state: '', country: '', position: null };
  const found = matcher.match({ ...nowhere, ...values });
  return 'place' in found ? `${found.place.postcode} ${found.place.town}` : found.rejected;
}

describe('a place', () => {
  it.each([
    ['39576', 'Stendal', '39576 Stendal'],
    ['39576', 'Hansestadt Stendal', '39576 Stendal'],
    ['39576', 'STENDAL, HANSESTADT', '39576 Stendal'],
    ['06108', 'Halle', '06108 Halle (Saale)'],
    ['06108', 'Halle/Saale', '06108 Halle (Saale)'],
    ['06108', 'Halle a. d. Saale', '06108 Halle (Saale)'],
    ['06366', 'Koethen', '06366 Köthen (Anhalt)'],
    ['06366', 'Ko\u0308then (Anhalt)', '06366 Köthen (Anhalt)'],
    ['06886', 'Wittenberg', '06886 Lutherstadt Wittenberg'],
    ['06886', 'Lutherstadt Wittenberg, Stadt', '06886 Lutherstadt Wittenberg'],
    ['39517', 'Tangerhütte OT Schernebeck', '39517 Tangerhütte'],
    ['39517', 'Schernebeck (Tangerhütte)', '39517 Tangerhütte'],
    ['06844', 'Dessau', '06844 Dessau-Roßlau'],
    ['39104', 'Magdeburg, Landeshauptstadt', '39104 Magdeburg'],
    ['39104', '39104 Magdeburg', '39104 Magdeburg'],
    ['39104', '', '39104 Magdeburg'],
    ['39576', 'Stendl', '39576 Stendal'],
  ])('is found by the postcode %s and the name %j', (postcode, town, expected) => {
    expect(match({ postcode, town })).toBe(expected);
  });

  it('is the one behind its postcode, whatever a district of it is called', () => {
    expect(match({ postcode: '39104', town: 'Altstadt' })).toBe('39104 Magdeburg');
  });

  it('is its town where a large recipient has a postcode of its own', () => {
    expect(match({ postcode: '39085', town: 'Magdeburg' })).toMatch(/^39\d{3} Magdeburg$/);
  });

  it('is found by a name that exists once, in the middle of its town', () => {
    expect(match({ town: 'Havelberg' })).toBe('39539 Havelberg');
    expect(match({ town: 'Halle' })).toMatch(/^06\d{3} Halle \(Saale\)$/);
  });

  it('is not guessed between namesakes, but the nearest to where it lies', () => {
    expect(match({ town: 'Bornstedt' })).toBe('unknown-place');
    const near = { latitude: 51.48, longitude: 11.48 };
    expect(match({ town: 'Bornstedt', position: near })).toMatch(
      /^06295 Bornstedt|^06\d{3} Bornstedt/,
    );
  });

  it.each([
    [{ postcode: '33790', town: 'Halle' }, 'other-state'],
    [{ postcode: '10115', town: 'Berlin' }, 'other-state'],
    [{ postcode: '39576', town: 'Stendal', state: 'Niedersachsen' }, 'other-state'],
    [{ postcode: '', town: 'Musterhausen' }, 'unknown-place'],
    [{ postcode: '06999', town: 'Nirgendwo' }, 'unknown-place'],
    [{ postcode: '', town: 'Nirgendwo', state: 'SACHSEN_ANHALT' }, 'unknown-place'],
  ])('that is none of ours is refused: %j', (place, expected) => {
    expect(match(place)).toBe(expected);
  });
});

describe('names of towns', () => {
  it('are tried from the whole to its parts', () => {
    expect(townSpellings('39517 Tangerhütte OT Schernebeck (Altmark)')).toEqual(
      expect.arrayContaining([
        'tangerhuette',
        'schernebeck altmark',
        'tangerhuette ot schernebeck',
      ]),
    );
    expect(townSpellings('')).toEqual([]);
  });

  it('of states are known in all spellings', () => {
    expect(
      ['Sachsen-Anhalt', 'SACHSEN_ANHALT', 'Sachsen Anhalt', 'DE-ST', 'ST'].map(isOurState),
    ).toEqual(Array(5).fill(true));
    expect(['Sachsen', 'THUERINGEN', 'Thüringen', 'DE-NI'].map(isOurState)).toEqual(
      Array(4).fill(false),
    );
    expect(['', 'Altmark', 'Deutschland'].map(isOurState)).toEqual(Array(3).fill(undefined));
  });
});

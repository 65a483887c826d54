import { describe, expect, it } from 'vitest';
import { builtInPlaces } from '../../../../places/all-places-store.fixture.ts';
import { PlaceMatcher } from './match-place.ts';
import { readPlaceText } from './place-text.ts';
import { isOurState } from './states.ts';

const matcher = new PlaceMatcher(builtInPlaces());

const nowhere = { street: '', postcode: '', town: '', state: '', country: '', position: null };

function match(values: Partial<Parameters<typeof matcher.match>[0]>) {
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

  it.each([
    ['Magdeburg', '39104 Magdeburg'],
    ['Stendal', '39576 Stendal'],
    ['Magdeburg-Sudenburg', ' Magdeburg'],
    ['DE-39104 Magdeburg', '39104 Magdeburg'],
    ['39014 Magdeburg', '39104 Magdeburg'],
    ['Barleben bei Magdeburg', '39179 Barleben'],
    ['Werben (Elbe)', ' Werben (Elbe)'],
    ['Uchtspringe', '39576 Uchtspringe'],
    ['39599 Uchtspringe', '39599 Uchtspringe'],
    ['Halle (Westf.)', 'other-state'],
    ['Halle-Leipzig', 'unknown-place'],
    ['Seehausen', 'ambiguous-place'],
    ['39104 Halle (Saale)', 'ambiguous-place'],
    ['39104 Berlin', 'unknown-place'],
    ['39104 Musterdorf', '39104 Magdeburg'],
    ['39104 Magdeburg und Umgebung', '39104 Magdeburg'],
    ['Magdeburg und Umgebung', '39104 Magdeburg'],
    ['Standort Burg', '39288 Burg'],
    ['Einsatzort: 39288 Burg', '39288 Burg'],
    ['Standort', 'unknown-place'],
    ['Umgebung', 'unknown-place'],
    ['06567 Esperstedt', 'other-state'],
    ['06556 Schönfeld', 'other-state'],
    ['Berga/Elster', 'unknown-place'],
    ['Berga', '06536 Berga'],
    ['Werder (Havel)', 'unknown-place'],
    ['Dornburg/Saale', 'unknown-place'],
    ['Neustadt', 'unknown-place'],
    ['Halle-Neustadt', ' Halle (Saale)'],
    ['Siedlung', 'unknown-place'],
    ['Neuendorf', 'ambiguous-place'],
    ['Stadtfeld', 'ambiguous-place'],
    ['39108 Stadtfeld', '39108 Magdeburg'],
    ['Osterwieck OT Hessen', '38835 Hessen'],
    ['Naumburg (Hessen)', 'other-state'],
    ['Magdeburg, Stadtteil Rothensee', ' Magdeburg'],
    ['Halle (Saale), kreisfreie Stadt', '06108 Halle (Saale)'],
  ])('has the postcode that %j names, the main one, or none: %s', (town, expected) => {
    expect(match({ town })).toBe(expected);
  });

  it('is refused where a field names a district in which no town of that name lies', () => {
    expect(match({ town: 'Tangermünde', state: 'Landkreis Stendal' })).toBe('39590 Tangermünde');
    expect(match({ town: 'Tangermünde', state: 'Landkreis Harz' })).toBe('unknown-place');
  });

  it('names the candidates where it refuses', () => {
    const found = matcher.match({ ...nowhere, town: 'Seehausen' });
    expect(found).toMatchObject({
      detail: 'Seehausen: Seehausen (Börde) / Seehausen (Altmark) (Stendal)',
    });
  });

  it('is not guessed between namesakes, but the nearest to where it lies', () => {
    expect(match({ town: 'Bornstedt' })).toBe('ambiguous-place');
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
  it('are read with what stands beside them', () => {
    expect(readPlaceText('39517 Tangerhütte OT Schernebeck (Altmark)')).toEqual({
      postcode: '39517',
      names: [
        {
          whole: 'tangerhuette ot schernebeck altmark',
          base: 'tangerhuette',
          beside: ['altmark', 'schernebeck'],
        },
      ],
    });
    expect(readPlaceText('')).toEqual({ postcode: '', names: [] });
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

import { expect, it } from 'vitest';
import { districtsNamed } from './landscapes.ts';
import { PlaceMatcher } from './match-place.ts';

it('districts are known by their names, and by those of landscapes', () => {
  expect(districtsNamed('landkreis stendal')).toEqual(['Stendal']);
  expect(districtsNamed('altmark')).toEqual(['Altmarkkreis Salzwedel', 'Stendal']);
});

it('a state that is called like something of every object is none', () => {
  expect(districtsNamed('constructor')).toBeUndefined();
  const place = { street: '', postcode: '', town: 'Nirgendwo', country: '', position: null };
  const found = new PlaceMatcher([]).match({ ...place, state: 'constructor' });
  expect(found).toMatchObject({ rejected: 'unknown-place' });
});

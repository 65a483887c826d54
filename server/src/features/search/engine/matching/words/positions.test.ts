import { describe, expect, it } from 'vitest';
import { plainKilometres, type Point } from '../../testing/oracle-filters.fixture.ts';
import { Positions } from './positions.ts';
import { randomNumbers } from '../../../../../commands/demo/random.ts';

const magdeburg = { longitude: 11.6276, latitude: 52.1205 };
const halle = { longitude: 11.9688, latitude: 51.4825 };

describe('places on the map', () => {
  it('have one number each, however many there are', () => {
    const random = randomNumbers(1);
    const points = Array.from({ length: 300 }, (): Point => [random() * 5 + 10, random() * 3 + 50]);
    const positions = new Positions();
    const numbers = points.map((point) => positions.numberOf(point));
    expect(numbers).toEqual(points.map((_, at) => at));
    expect(points.map((point) => positions.numberOf(point))).toEqual(numbers);
    expect(positions.size).toBe(300);
    expect(positions.json.map((json) => JSON.parse(json) as Point)).toEqual(points);
  });

  it('are as far as the haversine formula says, one by one and all at once', () => {
    const random = randomNumbers(2);
    const points = Array.from({ length: 200 }, (): Point => [
      random() * 360 - 180,
      random() * 180 - 90,
    ]);
    const positions = new Positions();
    points.forEach((point) => positions.numberOf(point));
    const all = positions.kilometresFrom(magdeburg);
    const one = positions.from(magdeburg);
    points.forEach((point, at) => {
      const expected = plainKilometres([magdeburg.longitude, magdeburg.latitude], point);
      expect(all[at]).toBeCloseTo(expected, 4);
      expect(one(at)).toBe(all[at]);
    });
  });

  it('are measured as on a map', () => {
    const positions = new Positions();
    const number = positions.numberOf([halle.longitude, halle.latitude]);
    // 74.6 km as the crow flies.
    expect(positions.from(magdeburg)(number)).toBeCloseTo(74.6, 0);
    expect(positions.from(halle)(number)).toBe(0);
  });

  it('tell how far the nearest of some is', () => {
    const positions = new Positions();
    const [near, far] = [positions.numberOf([11.9, 51.5]), positions.numberOf([13, 54])];
    const nearest = (numbers: number[]) =>
      positions.nearest(halle, (visit) => numbers.forEach(visit));
    expect(nearest([far, near, far])).toBe(positions.from(halle)(near));
    expect(nearest([far])).toBe(positions.from(halle)(far));
    expect(nearest([])).toBe(Infinity);
  });
});

import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { regionFile } from '@lehrpfad/regions/chosen-region.ts';
import { districts } from './slices.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
interface Town extends Point {
  readonly name: string;
  readonly district: string;
  readonly population: number | null;
  readonly aliases: readonly string[];
  readonly postcodes: readonly Point[];
}

const file = regionFile('places/places.json');
const { towns } = JSON.parse(readFileSync(file, 'utf8')) as { towns: Town[] };

function kilometres(a: Point, b: Point): number {
  const radian = Math.PI / 180;
  const north = (b.latitude - a.latitude) * radian;
  const middle = ((a.latitude + b.latitude) / 2) * radian;
  const east = (b.longitude - a.longitude) * radian * Math.cos(middle);
  return Math.hypot(north, east) * 6371;
}

const seats = districts.map(({ where, radius }) => {
  const [town] = towns
    .filter(({ name, aliases }) => name === where || aliases.includes(where))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  return { where, radius, town: town! };
});

it('stand around a seat of each district', () => {
  expect(new Set(seats.map(({ town }) => town.district)).size).toBe(14);
});

it('hold every place of the state, two kilometres from their edge at least', () => {
  const outside = towns.filter(({ postcodes, ...town }) =>
    [town, ...postcodes].some(
      (point) => !seats.some((seat) => kilometres(seat.town, point) <= seat.radius - 2),
    ),
  );
  expect(outside.map(({ name }) => name)).toEqual([]);
});

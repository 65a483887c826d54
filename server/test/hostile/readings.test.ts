import { expect, it } from 'vitest';
import { excessiveGrowth } from './excessive-growth.ts';
import { readings } from './readings.ts';
import { shapes, textOf } from './shapes.ts';

/*
 * Endpoints' schemas are tested in endpoints.db.test.ts. This file tries some of the shapes with shorter texts; `npm run test:slow`
 * tries all of them. Quadratic or faster growth is visible at this length already (excessive-growth.test.ts).
 */
const maxLength = 8_000;
const share = 8;

it.each(Object.entries(readings).map(([name, read], at) => [name, read, at] as const))(
  'reading %s takes time in proportion to its length',
  async (_, read, at) => {
    const tried = Object.entries(shapes).filter((_shape, number) => (number + at) % share === 0);
    for (const [name, shape] of tried) {
      const found = await excessiveGrowth(read, (length) => textOf(shape, length), maxLength);
      expect(found, name).toBeUndefined();
    }
  },
  120_000,
);

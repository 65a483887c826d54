import { expect, it } from 'vitest';
import { excessiveGrowth } from './excessive-growth.ts';
import { readings } from './readings.ts';
import { schemaReadings } from './schemas.ts';
import { shapes, textOf } from './shapes.ts';

const maxLength = 100_000;

it.each([...Object.entries(readings), ...(await schemaReadings())])(
  'reading %s takes time in proportion',
  async (_, read) => {
    for (const [name, shape] of Object.entries(shapes)) {
      const found = await excessiveGrowth(read, (length) => textOf(shape, length), maxLength);
      expect(found, name).toBeUndefined();
    }
  },
);

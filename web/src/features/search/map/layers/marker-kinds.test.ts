import { expect, it } from 'vitest';
import { markerLooks } from './marker-kinds.ts';

it('differ in letter, shape and colour', () => {
  for (const key of ['letter', 'shape', 'ground'] as const) {
    expect(new Set(markerLooks.map((look) => look[key])).size).toBe(markerLooks.length);
  }
});

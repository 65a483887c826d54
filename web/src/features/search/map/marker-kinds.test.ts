import { expect, it } from 'vitest';
import { markerLooks } from './marker-kinds.ts';

/** Relative luminance and contrast after WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(markerLooks)('letters are readable: $label', ({ ground, ink }) => {
  expect(contrast(ground, ink)).toBeGreaterThan(4.5);
});

it.each(markerLooks)('markers stand out from a light map: $label', ({ ground, edge }) => {
  const strongest = Math.max(contrast(ground, '#eef4f3'), contrast(edge, '#eef4f3'));
  expect(strongest).toBeGreaterThan(3);
});

it('differ in letter, shape and colour', () => {
  for (const key of ['letter', 'shape', 'ground'] as const) {
    expect(new Set(markerLooks.map((look) => look[key])).size).toBe(markerLooks.length);
  }
});

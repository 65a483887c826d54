import { expect, it } from 'vitest';
import { withColours } from './style-colours.ts';

const blue = { brand: { light: '#000011', dark: '#0000ee' } };

it('colours of a region stand in declarations of their name alone, in either form', () => {
  expect(withColours(':root { --brand: light-dark(#fff, #000); --brand-2: #fff; }', blue)).toBe(
    ':root { --brand: light-dark(#000011, #0000ee); --brand-2: #fff; }',
  );
  const two =
    ':root { --brand: #fff; }\n@media (x) { :root { --brand: #000; } }\na { color: var(--brand); }';
  expect(withColours(two, blue)).toBe(
    ':root { --brand: #000011; }\n@media (x) { :root { --brand: #0000ee; } }\na { color: var(--brand); }',
  );
});

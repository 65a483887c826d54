import { expect, it } from 'vitest';
import { leanStyles, selectorsOf } from './lean-styles.ts';

it('leaves out rules and sizes that nothing of ours has, and a scale that is 1', () => {
  const css = `
    /* .no { } */
    .m_77c9d27d, .m_70be2a01:where(:hover, :focus) { --button-height-xs: 1rem; --button-height-md: calc(2.625rem * var(--mantine-scale)); }
    @media (hover: hover) { .m_80d6d844 { color: red; } }
    [data-mantine-color-scheme] .m_6c018570:not([data-variant='unstyled']) { color: red; }`;
  expect(leanStyles(css).replaceAll(/\s+/g, ' ')).toBe(
    '.m_77c9d27d { --button-height-md: 2.625rem; } @media (hover: hover) { }' +
      "[data-mantine-color-scheme] .m_6c018570:not([data-variant='unstyled']) { color: red; }",
  );
});

it('parts selectors only outside of brackets', () => {
  expect(selectorsOf('.a:where(:not(.b), .c):hover,\n.d { color: red; }')).toEqual([
    '.a:where(:not(.b), .c):hover',
    '.d',
  ]);
});

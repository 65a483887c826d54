import type { Plugin } from 'vite';

const ofMantine = /\/@mantine\/core\/styles\/\w+\.css$/;

/** Rules of Mantine's for what we do not use, by their selectors; `theme.test.tsx` compares with the parts that we have. */
const unusedRules = [
  /dir=/,
  // Both schemes stand in `colours.css`.
  /data-mantine-color-scheme=/,
  /mantine-(light|dark)-hidden|mantine-focus-(always|never)|mantine-rotate-rtl|data-respect-reduced-motion/,
  /(?<!:not\(\[)data-variant='(filled|unstyled)'/,
  /data-success|data-combined-clear-section|with-bottom-section|data-monospace|data-no-overflow/,
  // Input.BottomSection, .Success and .Placeholder
  /m_93f4ed57|m_9d9d40e0|m_88bacfd0/,
  // Button.Group and .GroupSection
  /m_80d6d844|m_70be2a01/,
  // Loader as bars or dots
  /m_7a2bd4cd|m_870bb79|m_4e3f22d7/,
];

/** Sizes that no part of ours has: `theme.test.tsx` knows those that they have. */
const unusedSizes =
  /--(?:input|button|loader)-(?:height|padding-[xy]|size)-(?:xs|lg|xl|compact-\w+): [^;]+;/g;

const rule = /([^{}]+)\{([^{}]*)\}/g;

const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, '');

/** The selectors of a list; commas within brackets part none. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of list.trim()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** Whether a selector is for something that none of our parts is. */
export const isUnused = (selector: string): boolean =>
  unusedRules.some((pattern) => pattern.test(selector));

/** Every selector of a style sheet, without what stands around rules (`@media`). */
export const selectorsOf = (css: string): string[] =>
  [...withoutComments(css).matchAll(rule)].flatMap(([, list = '']) => partsOf(list));

/** A style sheet of Mantine's without what we do not use, and without a scale that is 1. */
export function leanStyles(css: string): string {
  return withoutComments(css)
    .replaceAll(/calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$1')
    .replaceAll(rule, (_whole, list: string, declarations: string) => {
      const used = partsOf(list).filter((selector) => !isUnused(selector));
      return used.length > 0 ? `${used.join(',')} {${declarations}}` : '';
    })
    .replaceAll(unusedSizes, '');
}

/** Half of Mantine's styles are for what we do not use: 1.5 kB on the way to the app shell. */
export function leanMantine(): Plugin {
  return {
    name: 'lehrpfad:lean-mantine',
    enforce: 'pre',
    transform: { filter: { id: ofMantine }, handler: leanStyles },
  };
}

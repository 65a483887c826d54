/**
 * Pairs of text and background variables of `colours.css`: `contrasts.test.ts` computes their contrast in both schemes. Add a line here for
 * a new colour.
 */
type OnGrounds = readonly [colours: readonly string[], grounds: readonly string[]];

const quiet = ['ground', 'paper', 'tint'];
const strong = ['chosen', 'accent', 'accent-strong', 'skeleton', 'disabled'];
const notices = ['danger-ground', 'notice-ground'];

/** Text, at least 4.5 to 1 (WCAG 1.4.3). */
export const texts: readonly OnGrounds[] = [
  [
    ['ink', 'ink-soft', 'brand'],
    [...quiet, ...strong, ...notices],
  ],
  [['ink-faint'], [...quiet, 'disabled']],
  [
    ['accent-ink', 'danger'],
    [...quiet, 'accent', 'accent-strong', 'danger-ground'],
  ],
  [['on-solid'], ['solid', 'solid-hover', 'danger-solid', 'danger-solid-hover', 'deep', 'shade']],
  [['on-deep'], ['deep']],
];

/** Borders of controls, icons, chart marks, and the focus ring: at least 3 to 1 (WCAG 1.4.11). */
export const marks: readonly OnGrounds[] = [
  [
    ['control-line', 'ink-faint'],
    [...quiet, 'accent'],
  ],
  [['second'], ['paper']],
  [['notice'], ['paper', 'notice-ground']],
];

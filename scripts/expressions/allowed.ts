/** An expression that the check accepts, and why it cannot block anything. */
interface Allowed {
  readonly file: string;
  /** The beginning of its source code. */
  readonly code: string;
  readonly reason: string;
}

export const allowed: readonly Allowed[] = [
  {
    file: 'server/src/features/exchanges/pipeline/matching/titles.ts',
    code: "new RegExp(where, 'giu')",
    reason:
      'A name of at most 300 characters, taken to the letter, in a title of at most 300 (validate.ts), behind words of bounded length.',
  },
  {
    file: 'server/src/features/search/engine/conditions/conditions.ts',
    code: 'new RegExp(',
    reason: 'Our own words, none longer than 40 characters, one of which has to stand at a place.',
  },
  {
    file: 'web/src/app/boot/app-shells.tsx',
    code: 'new RegExp(',
    reason: 'Names of months, looked for when the site is built, in pages of our own.',
  },
];

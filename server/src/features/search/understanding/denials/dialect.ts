import { keysOf, type Token } from '../tokens.ts';

/** 'nicht' in dialects, which are other words elsewhere: '.NET'. */
export const dialectDenials = keysOf('net ned nit ni');

/** Words before or behind which they deny: 'ich will net', 'net ins Büro'. */
const beside = keysOf(
  'will möchte mag kann darf bin is ist aber auch bitte ich gar hab habe gern gerne so im in ins mit am an auf zu zum als',
);

/** Whether a word of a dialect denies, by the words before and behind it. */
export const isDialectDenial = (tokens: readonly Token[], at: number): boolean =>
  dialectDenials.has(tokens[at]?.word ?? '') &&
  [at - 1, at + 1].some((one) => beside.has(tokens[one]?.word ?? ''));

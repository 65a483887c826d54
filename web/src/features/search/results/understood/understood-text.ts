import type { CardPage } from '@lehrpfad/contract/search/search.ts';

export type Reading = Pick<CardPage, 'understood' | 'ignored' | 'left_out' | 'preferred'>;

const quoted = (words: readonly string[]) => words.map((word) => `„${word}“`).join(', ');

const lower = (text: string) => text.trim().toLocaleLowerCase('de');

/** Whether the whole text was ignored. */
function isAllIgnored(text: string, { understood, ignored = [] }: Reading): boolean {
  return understood === undefined && lower(ignored.join(' ')) === lower(text);
}

/** Returns sentences that say where the interpretation differs from the text, also for screen readers. */
export function readingSentences(text: string, reading: Reading): string[] {
  const { understood = [], ignored = [], left_out: leftOut = [], preferred = [] } = reading;
  const sentences: string[] = [];
  if (understood.length > 0)
    sentences.push(`Verstanden: ${understood.map(({ label }) => label).join(', ')}.`);
  if (leftOut.length > 0)
    sentences.push(`Keine Stelle passt zu allem. Weggelassen: ${quoted(leftOut)}.`);
  if (preferred.length > 0)
    sentences.push(`Nur wenige Stellen passen zu ${quoted(preferred)}. Sie stehen zuerst.`);
  if (ignored.length > 0 && isAllIgnored(text, reading))
    sentences.push(`Nach ${quoted(ignored)} kann nicht gesucht werden.`);
  else if (ignored.length > 0) sentences.push(`Nicht beachtet: ${quoted(ignored)}.`);
  return sentences;
}

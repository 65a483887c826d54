import type { CardPage } from '@lehrpfad/contract/search/search.ts';
import { t, translated } from '../../../../core/texts/texts.ts';

export type Reading = Pick<CardPage, 'understood' | 'ignored' | 'left_out' | 'preferred'>;

const quoted = (words: readonly string[]) =>
  words.map((word) => t('„{word}“', { word: translated(word) })).join(', ');

const lower = (text: string) => text.trim().toLocaleLowerCase('de');

/** Whether the whole text was ignored. */
function isAllIgnored(text: string, { understood, ignored = [] }: Reading): boolean {
  return understood === undefined && lower(ignored.join(' ')) === lower(text);
}

/** Returns sentences about the differences between the interpretation and the text, also for screen readers. */
export function readingSentences(text: string, reading: Reading): string[] {
  const { understood = [], ignored = [], left_out: leftOut = [], preferred = [] } = reading;
  const sentences: string[] = [];
  if (understood.length > 0)
    sentences.push(
      t('Verstanden: {list}.', {
        list: understood.map(({ label }) => translated(label)).join(', '),
      }),
    );
  if (leftOut.length > 0)
    sentences.push(
      t('Keine Stelle passt zu allem. Weggelassen: {words}.', { words: quoted(leftOut) }),
    );
  if (preferred.length > 0)
    sentences.push(
      t('Nur wenige Stellen passen zu {words}. Sie stehen zuerst.', { words: quoted(preferred) }),
    );
  if (ignored.length > 0 && isAllIgnored(text, reading))
    sentences.push(t('Nach {words} kann nicht gesucht werden.', { words: quoted(ignored) }));
  else if (ignored.length > 0)
    sentences.push(t('Nicht beachtet: {words}.', { words: quoted(ignored) }));
  return sentences;
}

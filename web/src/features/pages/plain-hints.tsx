import { Notice } from '../../core/ui/notices/notice.tsx';
import {
  maxSentenceWords,
  maxWordLength,
  maxWordsOnAverage,
  readingOf,
  type Reading,
} from '@lehrpfad/contract/pages/plain-reading.ts';
import { useDeferredValue, useMemo } from 'react';
import styles from './plain-hints.module.css';

const number = new Intl.NumberFormat('de');

/** Countable hints about how easy a text is to read, updated while typing. They are advice; no text is rejected. */
export function PlainHints({ html }: { readonly html: string }) {
  const settled = useDeferredValue(html);
  const reading = useMemo(() => readingOf(settled), [settled]);
  if (reading.words === 0) return null;
  const isFine = adviceOn(reading).length === 0;
  return (
    <Notice
      tone={isFine ? 'info' : 'attention'}
      className="mt-3 text-sm"
      role="group"
      aria-label="Lesbarkeit"
    >
      <p>
        <strong>{number.format(reading.average)} Wörter</strong> je Satz im Durchschnitt ·{' '}
        {number.format(reading.words)} Wörter in {number.format(reading.sentences)}{' '}
        {reading.sentences === 1 ? 'Satz' : 'Sätzen'}
      </p>
      {isFine ? (
        <p className="mt-1">Kurze Sätze, kurze Wörter: gut zu lesen.</p>
      ) : (
        <ul className={`${styles.list} grid gap-2 m-0 mt-2`}>
          {adviceOn(reading).map(({ advice, found }) => (
            <li key={advice}>
              {advice}
              {found.map((text) => (
                <mark
                  key={text}
                  className={`${styles.found} mt-1 py-1 px-2 wrap-anywhere text-ink bg-paper`}
                >
                  {text}
                </mark>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

interface Advice {
  readonly advice: string;
  /** The affected passages of the text. */
  readonly found: readonly string[];
}

function adviceOn({ average, longSentences, longWords, abbreviations }: Reading): Advice[] {
  return [
    average > maxWordsOnAverage && {
      advice: `Im Durchschnitt höchstens ${maxWordsOnAverage} Wörter je Satz: Teilen Sie Sätze.`,
      found: [],
    },
    longSentences.length > 0 && {
      advice: `Sätze mit mehr als ${maxSentenceWords} Wörtern:`,
      found: longSentences.map(({ text, words }) => `${text} (${words} Wörter)`),
    },
    longWords.length > 0 && {
      advice: `Wörter mit mehr als ${maxWordLength} Buchstaben. Gibt es ein kürzeres? Hilft ein Bindestrich?`,
      found: longWords,
    },
    abbreviations.length > 0 && {
      advice: 'Abkürzungen. Schreiben Sie sie aus:',
      found: abbreviations,
    },
  ].filter((one) => one !== false);
}

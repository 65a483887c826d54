import { useEffect } from 'react';
import { announce } from '../../ui/notices/announcer.tsx';
import { remainingText } from './remaining.ts';
import styles from './field.module.css';

/** A pause in typing, after which what is left is said aloud. */
const pauseMs = 1_000;

interface RemainingProps {
  readonly length: number;
  readonly most: number;
}

/** What is left of a text's length, near its limit. */
export function Remaining({ length, most }: RemainingProps) {
  const text = remainingText(length, most);
  useSaid(text);
  return text === '' ? null : (
    <p className={`${styles.note} mt-1 text-xs text-end text-soft`} data-over={length > most}>
      {text}
    </p>
  );
}

/** Says a text aloud when it has stood for a moment. */
export function useSaid(text: string): void {
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => announce(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
}

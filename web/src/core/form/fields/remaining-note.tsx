import { useEffect } from 'react';
import { announce } from '../../ui/notices/announcer.tsx';
import { remainingText } from './remaining.ts';
import styles from './field.module.css';

/** Pause in typing (ms) before a screen reader announces the remaining length. */
const pauseMs = 1_000;

interface RemainingProps {
  readonly length: number;
  readonly max: number;
}

/** Shows the remaining length of a text near its limit. */
export function Remaining({ length, max }: RemainingProps) {
  const text = remainingText(length, max);
  useSaid(text);
  return text === '' ? null : (
    <p className={`${styles.note} mt-1 text-xs text-end text-soft`} data-over={length > max}>
      {text}
    </p>
  );
}

/** Announces a text to screen readers after it has stayed the same for a moment. */
export function useSaid(text: string): void {
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => announce(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
}

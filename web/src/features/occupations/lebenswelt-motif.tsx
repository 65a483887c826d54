import type { ReactNode } from 'react';
import styles from './lebenswelt-motif.module.css';

/** A decorative drawing for each of the four Lebenswelten; the name is below it. */
export function LebensweltMotif({ index }: { readonly index: number }) {
  return (
    <svg
      viewBox="0 0 120 64"
      className={`${styles.motif} block flex-none`}
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="60" cy="34" rx="46" ry="27" className={styles.soft} />
      {motifs[index]}
    </svg>
  );
}

const motifs: readonly ReactNode[] = [
  // A leaf and a cogwheel.
  <>
    <path
      d="m76 20 6-2 2-6h6l2 6 6 2 6-3 4 4-3 6 2 6 6 2v6l-6 2-2 6 3 6-4 4-6-3-6 2-2 6h-6l-2-6-6-2-6 3-4-4 3-6-2-6-6-2v-6l6-2 2-6-3-6 4-4z"
      className={styles.front}
    />
    <circle cx="87" cy="38" r="7" className={styles.strong} />
    <path d="M20 54C8 30 24 8 58 10c3 30-12 46-38 44Z" className={styles.strong} />
    <path d="M12 62c6-18 16-28 32-38M26 42l-3-12M35 32l12 1" className={styles.line} />
  </>,
  // Two people and a heart.
  <>
    <path d="M16 60c0-16 8-22 19-22s19 6 19 22Z" className={styles.front} />
    <circle cx="35" cy="24" r="11" className={styles.front} />
    <path d="M66 60c0-16 8-22 19-22s19 6 19 22Z" className={styles.strong} />
    <circle cx="85" cy="24" r="11" className={styles.strong} />
    <path
      d="M60 26c-9-6-12-11-9-16 3-4 7-3 9 1 2-4 6-5 9-1 3 5 0 10-9 16Z"
      className={styles.front}
    />
  </>,
  // A palette with its brush, and a pan.
  <>
    <path
      d="M52 8c22 0 36 11 36 25 0 9-7 13-15 12-6-1-9 2-8 7s-3 8-13 8C31 60 18 49 18 34S32 8 52 8Z"
      className={styles.front}
    />
    <circle cx="36" cy="28" r="5" className={styles.strong} />
    <circle cx="54" cy="20" r="5" className={styles.strong} />
    <circle cx="71" cy="27" r="5" className={styles.strong} />
    <circle cx="34" cy="44" r="5" className={styles.strong} />
    <path d="m76 58 26-40M98 14c4-7 9-9 13-8-1 6-3 10-9 13z" className={styles.line} />
  </>,
  // A screen with a chart, and a magnifying glass.
  <>
    <rect x="16" y="8" width="74" height="44" rx="5" className={styles.front} />
    <path d="M28 42V32M40 42V24M52 42V29" className={styles.bar} />
    <path d="M40 60h26M53 52v8" className={styles.line} />
    <circle cx="84" cy="34" r="15" className={styles.front} />
    <path d="m95 45 13 13" className={styles.bar} />
    <path d="M77 34a7 7 0 0 1 7-7" className={styles.line} />
  </>,
];

import { counted, t } from '../../../core/texts/texts.ts';
import styles from './result-count.module.css';

interface ResultCountProps {
  /** Undefined while the first response is loading. */
  readonly count: number | undefined;
  readonly isFailed: boolean;
}

/** The number of results; screen readers announce changes. */
export function ResultCount({ count, isFailed }: ResultCountProps) {
  return (
    <p role="status" className={`${styles.count} text-lg font-bold`}>
      {count !== undefined ? countText(count) : !isFailed && t('Stellen werden gesucht\u00a0…')}
    </p>
  );
}

/** Returns `27 Ergebnisse gefunden`. */
export function countText(count: number): string {
  return t('{results} gefunden', { results: counted(count, 'Ergebnis', 'Ergebnisse') });
}

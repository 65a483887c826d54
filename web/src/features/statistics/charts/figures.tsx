import styles from './figures.module.css';
import { countText } from './numbers.ts';

interface FiguresProps {
  readonly figures: readonly { readonly name: string; readonly count: number }[];
}

/** Numbers beside each other, large. */
export function Figures({ figures }: FiguresProps) {
  return (
    <div aria-hidden="true" className={styles.figures}>
      {figures.map(({ name, count }) => (
        <p key={name} className={styles.figure}>
          <span className={styles.count}>{countText(count)}</span>
          {name}
        </p>
      ))}
    </div>
  );
}

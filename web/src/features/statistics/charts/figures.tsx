import styles from './figures.module.css';
import { countText } from './numbers.ts';

interface FiguresProps {
  readonly figures: readonly { readonly name: string; readonly count: number }[];
}

/** Large numbers side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <div aria-hidden="true" className="wrap gap-3-6">
      {figures.map(({ name, count }) => (
        <p key={name} className="grid text-soft">
          <span className={`${styles.count} font-bold tabular-nums text-brand`}>
            {countText(count)}
          </span>
          {name}
        </p>
      ))}
    </div>
  );
}

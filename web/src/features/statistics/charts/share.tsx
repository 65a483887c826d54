import { Legend } from './bars.tsx';
import { countText, shareText } from './numbers.ts';
import colours from './series.module.css';
import styles from './share.module.css';

interface ShareProps {
  /** The parts of a whole, two of them. */
  readonly parts: readonly [first: Part, second: Part];
}

interface Part {
  readonly name: string;
  readonly count: number;
}

/** Two parts of a whole as one bar. */
export function Share({ parts }: ShareProps) {
  const [first, second] = parts;
  const whole = first.count + second.count;
  const edge = whole === 0 ? 0 : (100 * first.count) / whole;
  return (
    <div aria-hidden="true">
      <svg className="block rounded" width="100%" height="28" focusable="false">
        <rect className={colours.series} data-series={1} width="100%" height="28" rx="8" />
        {first.count > 0 && (
          <rect
            className={`${colours.series} ${colours.growing}`}
            width={`${edge}%`}
            height="28"
            rx={second.count > 0 ? 0 : 8}
          />
        )}
      </svg>
      <div className="flex justify-between mt-2 mb-3">
        {parts.map((part) => (
          <p key={part.name} className={`${styles.part} grid text-soft`}>
            <span className={`${styles.share} font-bold tabular-nums text-ink`}>
              {shareText(part.count, whole)}
            </span>
            <span>{countText(part.count)}</span>
          </p>
        ))}
      </div>
      <Legend series={parts.map(({ name }) => name)} />
    </div>
  );
}

import styles from './bars.module.css';
import colours from './series.module.css';
import { countText } from './numbers.ts';

export interface Bar {
  /** Unique key, needed if the name is shortened. */
  readonly key?: string;
  readonly name: string;
  /** URL of a small picture before the name. */
  readonly logo?: string | null;
  /** One value per series. */
  readonly values: readonly number[];
}

interface BarsProps {
  readonly bars: readonly Bar[];
  /** Names of the series, needed if there are several. */
  readonly series?: readonly string[];
}

/** If a name is longer than this, all names of the chart are above their bars. */
const longName = 24;

/** Horizontal bars with names and values, one or two per row; the longest has the full width. */
export function Bars({ bars, series }: BarsProps) {
  const max = Math.max(1, ...bars.flatMap(({ values }) => values));
  const isLong = bars.some(({ name }) => name.length > longName);
  return (
    <div aria-hidden="true" className="flex flex-col flex-1">
      {series && <Legend series={series} />}
      <ul className={`${styles.bars} grid flex-1 list-plain gap-2`} data-long={isLong}>
        {bars.map(({ key, name, logo, values }) => (
          <li key={key ?? name} className={`${styles.row} grid gap-1-4 items-center`}>
            <span className="min-w-0 leading-tight wrap-anywhere hyphens-auto">
              {logo && (
                <img
                  className={`${styles.logo} object-contain bg-plate`}
                  src={logo}
                  alt=""
                  width="28"
                  height="28"
                />
              )}
              {name}
            </span>
            <span className="grid gap-1">
              {values.map((value, at) => (
                <BarOfValue key={series?.[at] ?? at} value={value} max={max} series={at} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BarOfValueProps {
  readonly value: number;
  /** The highest value of the chart, which has the full width. */
  readonly max: number;
  /** Number of the series, which has a colour of its own. */
  readonly series: number;
}

function BarOfValue({ value, max, series }: BarOfValueProps) {
  return (
    <span className="cols-1-auto grid gap-2 items-center">
      <svg className={`${styles.track} block`} width="100%" height="14" focusable="false">
        <rect
          className={`${colours.series} ${colours.growing}`}
          data-series={series}
          // Small values stay visible.
          width={value === 0 ? 0 : `${Math.max(0.75, (100 * value) / max)}%`}
          height="14"
          rx="4"
        />
      </svg>
      <span className={`${styles.value} font-bold tabular-nums text-end`}>{countText(value)}</span>
    </span>
  );
}

/** Explains the colours of the series. */
export function Legend({ series }: { readonly series: readonly string[] }) {
  return (
    <ul className="wrap list-plain gap-1-4 mb-3 text-hint">
      {series.map((name, at) => (
        <li key={name} className="line gap-2">
          <svg width="14" height="14" focusable="false">
            <rect className={colours.series} data-series={at} width="14" height="14" rx="4" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

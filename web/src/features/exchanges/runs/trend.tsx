import type { ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import type { RunState } from '@lehrpfad/contract/exchanges/options.ts';
import { VisuallyHidden } from '../../../core/ui/text/visually-hidden.tsx';
import { formatDate } from '../../../core/text/dates.ts';
import { countText, stateLabel } from './run-words.ts';
import styles from './trend.module.css';

/** Sizes of the bars and the gaps between them, in SVG units. */
const bar = 8;
const gap = 4;
const height = 44;
/** Height of the bar of a run without records. */
const min = 3;

/** Whether the run failed or waits for an editor. Its bar is highlighted. */
const needsAttention = (state: string): boolean => ['failed', 'held', 'set-aside'].includes(state);

/** Shows how many records the last runs brought as small bars, and in words for screen readers. */
export function Trend({ trend }: Pick<ListedExchange, 'trend'>) {
  // A single bar shows no trend.
  if (trend.length < 2) return null;
  const max = Math.max(1, ...trend.map(({ records }) => records));
  const width = trend.length * (bar + gap) - gap;
  return (
    <figure className={`${styles.trend} justify-items-end grid gap-1`}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        {trend.map(({ id, state, records }, at) => {
          const tall = Math.max(min, (height * records) / max);
          return (
            <rect
              key={id}
              className={styles.bar}
              data-attention={needsAttention(state)}
              x={at * (bar + gap)}
              y={height - tall}
              width={bar}
              height={tall}
              rx="2"
            />
          );
        })}
      </svg>
      <figcaption className="text-xs text-soft">
        <span aria-hidden="true">letzte {trend.length} Läufe</span>
        <VisuallyHidden>Datensätze der letzten Läufe: {trendText(trend)}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}

/** `20.11.26: 9.201; 21.11.26: 312, Bestätigung nötig` */
function trendText(trend: ListedExchange['trend']): string {
  return trend
    .map(({ day, records, state }, at) => {
      const isOutdated = at < trend.length - 1;
      const note = needsAttention(state) ? `, ${stateLabel(state as RunState, isOutdated)}` : '';
      return `${formatDate(day)}: ${countText(records)}${note}`;
    })
    .join('; ');
}

import { formatDate } from '../../../core/text/dates.ts';
import styles from './line-chart.module.css';
import { chartHeight, linesOf, room, type DayCount, type Lines } from './lines.ts';
import { countText } from './numbers.ts';

interface LinePictureProps {
  readonly days: readonly DayCount[];
  /** In pixels. */
  readonly width: number;
  /** Index of the marked day. */
  readonly at: number;
  readonly onPoint: (at: number) => void;
}

const floor = chartHeight - room.bottom;

/** The drawing of a line chart; a pointer above it selects a day. */
export function LinePicture({ days, width, at, onPoint }: LinePictureProps) {
  const lines = linesOf(days, width);
  const path = lines.points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const last = lines.points.at(-1)?.x ?? 0;
  const point = lines.points[at];

  function chooseAt(clientX: number, element: Element): void {
    const inner = width - room.left - room.right;
    const offset = clientX - element.getBoundingClientRect().left - room.left;
    const day = Math.round((offset / inner) * (days.length - 1));
    onPoint(Math.max(0, Math.min(days.length - 1, day)));
  }

  return (
    <svg
      {...{ width, height: chartHeight }}
      aria-hidden="true"
      focusable="false"
      onPointerMove={(event) => chooseAt(event.clientX, event.currentTarget)}
    >
      <Axes lines={lines} width={width} />
      <g className={styles.points}>
        <polygon
          className={styles.area}
          points={`${room.left},${floor} ${path} ${last},${floor}`}
        />
        <polyline className={styles.line} points={path} />
      </g>
      {point && (
        <g>
          <line className={styles.marker} x1={point.x} x2={point.x} y1={room.top} y2={floor} />
          <circle className={styles.dot} cx={point.x} cy={point.y} r="5" />
        </g>
      )}
    </svg>
  );
}

/** Labels of both axes. */
function Axes({ lines, width }: { readonly lines: Lines; readonly width: number }) {
  return (
    <>
      {lines.grid.map(({ y, count }) => (
        <g key={count}>
          <line className={styles.grid} x1={room.left} x2={width - room.right} y1={y} y2={y} />
          <text className={styles.axis} x={room.left - 8} y={y + 4} textAnchor="end">
            {countText(count)}
          </text>
        </g>
      ))}
      {lines.ticks.map(({ x, day, isNamed }) => (
        <g key={day}>
          <line className={styles.tick} x1={x} x2={x} y1={floor} y2={floor + (isNamed ? 7 : 4)} />
          {isNamed && (
            <text className={styles.axis} x={x} y={floor + 24} textAnchor="middle">
              {formatDate(day)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

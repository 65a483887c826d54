import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { formatDate } from '../../../core/text/dates.ts';
import styles from './line-chart.module.css';
import { LinePicture } from './line-picture.tsx';
import type { DayCount } from './lines.ts';

interface LineChartProps {
  readonly days: readonly DayCount[];
  /** Singular and plural of the counted items: `['Seitenaufruf', 'Seitenaufrufe']`. */
  readonly words: readonly [one: string, many: string];
}

/** A line with one value per day, and ticks every three days. */
export function LineChart({ days, words }: LineChartProps) {
  const { ref, width } = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? days.length - 1, days.length - 1);
  return (
    <div>
      <div ref={ref} className={`${styles.frame} w-full overflow-hidden`}>
        {width > 0 && <LinePicture days={days} width={width} at={at} onPoint={setChosen} />}
      </div>
      <DayChoice days={days} at={at} words={words} onChoose={setChosen} />
    </div>
  );
}

interface DayChoiceProps extends LineChartProps {
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** Slider that moves along the line with the arrow keys and announces the value of each day. */
function DayChoice({ days, at, words, onChoose }: DayChoiceProps) {
  const id = useId();
  const { day = '', count = 0 } = days[at] ?? {};
  const text = `${formatDate(day)}: ${counted(count, ...words)}`;
  return (
    <div className={`${styles.choice} grid gap-1-4 items-center`}>
      <label htmlFor={id} className="text-soft">
        Tag
      </label>
      <input
        id={id}
        type="range"
        className={`${styles.range} w-full min-h-tap`}
        min={0}
        max={days.length - 1}
        value={at}
        aria-valuetext={text}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      />
      <output
        htmlFor={id}
        aria-live="off"
        className={`${styles.value} col-span-full font-bold tabular-nums`}
      >
        {text}
      </output>
    </div>
  );
}

/** Returns the width of an element in px; 0 until it is measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

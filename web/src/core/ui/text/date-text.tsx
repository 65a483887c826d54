import { VisuallyHidden } from './visually-hidden.tsx';
import { formatDate, formatTime, missing } from '../../text/dates.ts';

/** A day as DD.MM.YY; `--` where it is not known, which is read out as what it means. */
export function DateText({ day }: { readonly day: string | null }) {
  if (day) return <time dateTime={day}>{formatDate(day)}</time>;
  return <Missing />;
}

/** A time of day as HH:MM Uhr; `--` where it is not known. */
export function TimeText({ time }: { readonly time: string | null }) {
  if (time) return <time dateTime={time}>{formatTime(time)}</time>;
  return <Missing />;
}

/** What is not known: `--`, which is read out as what it means. */
export function Missing() {
  return (
    <>
      <span aria-hidden="true">{missing}</span>
      <VisuallyHidden>nicht angegeben</VisuallyHidden>
    </>
  );
}

import { VisuallyHidden } from './visually-hidden.tsx';
import { formatDate, formatTime, missing } from '../../text/dates.ts';
import { t } from '../../texts/texts.ts';

/** A date as DD.MM.YY; an unknown one as `--`, with a text for screen readers. */
export function DateText({ day }: { readonly day: string | null }) {
  if (day) return <time dateTime={day}>{formatDate(day)}</time>;
  return <Missing />;
}

/** The days of something: '22.03.27 – 25.03.27'; a single day once. */
export function DaysText({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <>
      <DateText day={from} />
      {to > from && (
        <>
          {' – '}
          <DateText day={to} />
        </>
      )}
    </>
  );
}

/** A time of day as `HH:MM Uhr`; an unknown one as `--`. */
export function TimeText({ time }: { readonly time: string | null }) {
  if (time) return <time dateTime={time}>{formatTime(time)}</time>;
  return <Missing />;
}

/** Shows an unknown value as `--`, with a text for screen readers. */
export function Missing() {
  return (
    <>
      <span aria-hidden="true">{missing}</span>
      <VisuallyHidden>{t('nicht angegeben')}</VisuallyHidden>
    </>
  );
}

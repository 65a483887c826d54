import { VisuallyHidden } from '@mantine/core';
import { formatDate, missing } from '../dates.ts';

/** A day as DD.MM.YY; `--` where it is not known, which is read out as what it means. */
export function DateText({ day }: { readonly day: string | null }) {
  if (day) return <time dateTime={day}>{formatDate(day)}</time>;
  return (
    <>
      <span aria-hidden="true">{missing}</span>
      <VisuallyHidden>nicht angegeben</VisuallyHidden>
    </>
  );
}

import type { ReactNode } from 'react';

/** '(m/w/d)' with the space before it. */
const gender = / (\([mwdfix/|]{3,7}\))/i;

/** Browsers may part two elements at a common space, even where the second one is not to be parted. */
const noBreakSpace = '\u00A0';

/** Returns a title whose '(m/w/d)' is not broken, and stays on the line of the word before it if both fit. */
export const titleText = (title: string): ReactNode =>
  title.split(gender).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {noBreakSpace + part}
      </span>
    ) : (
      part
    ),
  );

import type { ReactNode } from 'react';

/** '(m/w/d)' with the space before it. */
const gender = / (\([mwdfix/|]{3,7}\))/i;

/** Browsers may break the line between two elements at a common space, even if the second one has `nowrap`. */
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

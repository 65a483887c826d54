import type { ReactNode } from 'react';

/** '(m/w/d)' with the space before it. */
const gender = /( \([mwdfix/|]{3,7}\))/i;

/** Returns a title whose '(m/w/d)' is one piece, and stays on the line of the word before it where both fit. */
export const titleText = (title: string): ReactNode =>
  title.split(gender).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

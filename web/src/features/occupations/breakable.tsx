import { Fragment } from 'react';

/** Lets 'Gesundheitlich/sozial' wrap after its slash, where browsers do not wrap. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

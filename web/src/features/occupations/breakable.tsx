import { Fragment } from 'react';

/** 'Gesundheitlich/sozial' may break after its slash, which no browser does by itself. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

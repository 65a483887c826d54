import { Fragment } from 'react';
import { MailLink } from '../../../core/ui/text/mail-text.tsx';
import { displayUrl, externalLink } from '../../../core/text/web-links.ts';

const isMail = (line: string) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(line);

function Line({ text }: { readonly text: string }) {
  if (isMail(text)) return <MailLink address={text} />;
  if (/^https:\/\/\S+$/.test(text)) return <Web href={text} />;
  return text;
}

/** Text of the operator's settings with its line breaks; a line with an address becomes a link. */
export function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      <Line text={line} />
    </Fragment>
  ));
}

export function Phone({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>;
}

/** A link to another site, labelled by its address or name. */
export function Web({ href, children }: { readonly href: string; readonly children?: string }) {
  return (
    <a href={href} {...externalLink}>
      {children ?? displayUrl(href)}
    </a>
  );
}

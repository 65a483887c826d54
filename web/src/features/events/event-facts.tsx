import type { PublicEvent } from '@lehrpfad/contract/events.ts';
import type { ReactNode } from 'react';
import { DateText, Missing, TimeText } from '../../floor/ui/date-text.tsx';
import { ExternalIcon } from '../../floor/ui/icons.tsx';
import { displayUrl, externalLink, toHttps } from '../../floor/web-links.ts';
import styles from './event-facts.module.css';
import { addressLines } from './event-text.ts';

/** When, where, and where else to read about it. */
export function EventFacts({ event }: { readonly event: PublicEvent }) {
  return (
    <dl className={styles.facts}>
      <Fact name="Beginn">
        <DateText day={event.start_date} />, <TimeText time={event.start_time} />
      </Fact>
      <Fact name="Ende">
        <DateText day={event.end_date} />, <TimeText time={event.end_time} />
      </Fact>
      <Fact name="Ort" wide>
        <Place event={event} />
      </Fact>
      <Fact name="Webseite" wide>
        <Website typed={event.weblink} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** Longer than a date. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, wide, children }: FactProps) {
  return (
    <div className={styles.fact} data-wide={wide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ event }: { readonly event: PublicEvent }) {
  if (event.digital) return 'Digital';
  const lines = addressLines(event);
  if (lines.length === 0) return <Missing />;
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function Website({ typed }: { readonly typed: string }) {
  const href = toHttps(typed);
  if (href === null) return <span className={styles.none}>--Keine Webseite eingetragen--</span>;
  return (
    <a href={href} {...externalLink} className={styles.link}>
      <span>{displayUrl(href)}</span>
      <ExternalIcon />
    </a>
  );
}

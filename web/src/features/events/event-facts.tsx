import { eventFields } from '@lehrpfad/contract/events/event-fields.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { DateText, Missing, TimeText } from '../../core/ui/text/date-text.tsx';
import { ExternalLink } from '../../core/ui/text/external-link.tsx';
import { Fact, Facts } from '../../core/ui/page/facts.tsx';
import { displayUrl, toHttps } from '../../core/text/web-links.ts';
import { t } from '../../core/texts/texts.ts';
import styles from './event-facts.module.css';
import { addressLines } from './event-text.ts';
import { audienceText } from './audience-text.ts';

/** Date, place and website of an event. */
export function EventFacts({ event }: { readonly event: PublicEvent }) {
  return (
    <Facts layout="even">
      <Fact name="Beginn">
        <DateText day={event.start_date} />, <TimeText time={event.start_time} />
      </Fact>
      <Fact name="Ende">
        <DateText day={event.end_date} />, <TimeText time={event.end_time} />
      </Fact>
      <Fact name="Ort" wide>
        <Place event={event} />
      </Fact>
      {event.audiences.length > 0 && (
        <Fact name={eventFields.audiences.label} wide>
          {audienceText(event.audiences)}
        </Fact>
      )}
      <Fact name="Webseite" wide>
        <Website typed={event.weblink} />
      </Fact>
    </Facts>
  );
}

function Place({ event }: { readonly event: PublicEvent }) {
  if (event.digital) return t('Digital');
  const lines = addressLines(event);
  if (lines.length === 0) return <Missing />;
  return (
    <address className="grid not-italic">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function Website({ typed }: { readonly typed: string }) {
  const href = toHttps(typed);
  if (href === null)
    return <span className="font-normal">{t('--Keine Webseite eingetragen--')}</span>;
  return (
    <span className={`${styles.website} block`}>
      <ExternalLink href={href}>{displayUrl(href)}</ExternalLink>
    </span>
  );
}

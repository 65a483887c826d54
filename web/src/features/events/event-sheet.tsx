import { eventFields } from '@lehrpfad/contract/events/event-fields.ts';
import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { formatDate, formatTime } from '../../core/text/dates.ts';
import { Sheet, SheetFacts, SheetLines, SheetPart } from '../../core/print/sheet.tsx';
import { UserHtml } from '../../core/ui/text/user-html.tsx';
import { displayUrl, toHttps } from '../../core/text/web-links.ts';
import { addressLines } from './event-text.ts';
import { audienceText } from './audience-text.ts';
import { t } from '../../core/texts/texts.ts';

interface EventSheetProps {
  readonly event: PublicEvent;
  readonly url: string;
  readonly isChosen: boolean;
}

/** An event for printing. */
export function EventSheet({ event, url, isChosen }: EventSheetProps) {
  const website = toHttps(event.weblink);
  const lines = event.digital ? [t('Digital')] : addressLines(event);
  return (
    <Sheet
      isChosen={isChosen}
      kind={t('Event')}
      title={event.title}
      owner={event.Company?.name}
      url={url}
      urlLabel={t('Event im Netz')}
    >
      <SheetFacts
        facts={{
          Beginn: `${formatDate(event.start_date)}, ${formatTime(event.start_time)}`,
          Ende: `${formatDate(event.end_date)}, ${formatTime(event.end_time)}`,
          [eventFields.audiences.label]: audienceText(event.audiences),
          Webseite: website ? displayUrl(website) : '',
        }}
      />
      {lines.length > 0 && (
        <SheetPart heading={t('Ort')}>
          <SheetLines lines={lines} />
        </SheetPart>
      )}
      {event.description.trim() !== '' && (
        <SheetPart heading={t('Beschreibung')}>
          <UserHtml html={event.description} below={2} />
        </SheetPart>
      )}
    </Sheet>
  );
}

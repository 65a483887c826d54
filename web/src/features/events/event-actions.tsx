import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { eventFilePath, eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { pageUrl } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../../core/ui/controls/button.tsx';
import { ShareButton } from '../../core/ui/controls/share-button.tsx';
import { CalendarIcon } from '../../core/ui/icons/icons.tsx';
import { t } from '../../core/texts/texts.ts';

/** Buttons that add an event to the visitor's calendar, and that share it. The server generates the calendar file. */
export function EventActions({ event }: { readonly event: PublicEvent }) {
  return (
    <>
      <ButtonLink wraps variant="default" icon={<CalendarIcon />} href={eventFilePath(event)}>
        {t('In den Kalender')}
      </ButtonLink>
      <ShareButton url={pageUrl(eventPagePath(event))} title={event.title} />
    </>
  );
}

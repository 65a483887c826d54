import { eventPagePath } from '@lehrpfad/contract/core/text/page-addresses.ts';
import { useOpenTitle } from '../../core/navigation/page.tsx';
import { hrefOf, pageUrl, paths } from '../../core/navigation/paths.ts';
import { LookedUp, useLookUp, type LookUp } from '../../core/data/look-up.tsx';
import { QueryView } from '../../core/data/query-view.tsx';
import { StoredNotice } from '../../core/offline/stored-notice.tsx';
import { PrintButton } from '../../core/print/print-button.tsx';
import { DetailGone, DetailLoading } from '../../core/ui/page/detail.tsx';
import { CompanyLink } from '../companies/company-link.tsx';
import { EventActions } from './event-actions.tsx';
import { GermanNote } from './event-description.tsx';
import { EventDetail } from './event-detail.tsx';
import { usePublicEvents } from './queries.ts';
import { t } from '../../core/texts/texts.ts';

const loadSheet = async () => (await import('./event-sheet.tsx')).EventSheet;

interface EventPanelProps {
  readonly id: number;
  /** Whether the focus moves to the event's title once it has loaded. */
  readonly takesFocus: boolean;
}

/** The open event beside the results. */
export function EventPanel({ id, takesFocus }: EventPanelProps) {
  const query = usePublicEvents();
  const lookUp = useLookUp('events', query, id);
  useOpenTitle(query.data?.find((one) => one.id === id)?.title ?? '');
  return (
    <QueryView
      query={query}
      loading={<DetailLoading />}
      failed={t('Das Event konnte nicht geladen werden.')}
    >
      {(events) => {
        const event = events.find((one) => one.id === id);
        if (!event) return <Gone lookUp={lookUp} />;
        const url = pageUrl(eventPagePath(event));
        return (
          <EventDetail
            key={id}
            event={event}
            takesFocus={takesFocus}
            owner={event.Company && <CompanyLink company={event.Company} />}
            actions={
              <div className="row gap-2">
                <EventActions event={event} />
                <PrintButton name="event" load={loadSheet} sheet={{ event, url }} />
              </div>
            }
          >
            <StoredNotice of={events} />
            <GermanNote />
          </EventDetail>
        );
      }}
    </QueryView>
  );
}

function Gone({ lookUp }: { readonly lookUp: LookUp }) {
  return (
    <LookedUp lookUp={lookUp} failed={t('Das Event konnte nicht geladen werden.')}>
      <DetailGone title={t('Dieses Event gibt es nicht mehr')}>
        {t('Vielleicht ist es schon vorbei.')}{' '}
        <a href={hrefOf(paths.events)}>{t('Alle Events ansehen')}</a>
      </DetailGone>
    </LookedUp>
  );
}

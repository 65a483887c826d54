import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { ReactNode } from 'react';
import { Detail, DetailPart } from '../../core/ui/page/detail.tsx';
import { EventDescription } from './event-description.tsx';
import { t } from '../../core/texts/texts.ts';
import styles from './event-detail.module.css';
import { EventFacts } from './event-facts.tsx';
import { EventLeaf } from './event-leaf.tsx';
import { EventPicture } from './event-picture.tsx';

interface EventDetailProps {
  readonly event: PublicEvent;
  readonly takesFocus: boolean;
  /** Shown below the title instead of the company's name. */
  readonly owner?: ReactNode;
  /** Shown below the owner. */
  readonly children?: ReactNode;
  /** Shown below the facts. */
  readonly actions?: ReactNode;
}

/** The detail of an event. */
export function EventDetail({ event, takesFocus, owner, children, actions }: EventDetailProps) {
  const { logo, digital, id, start_date: start } = event;
  const picture = logo ? (
    <div className={`${styles.logo} flex-none overflow-hidden border rounded-md`}>
      <EventPicture logo={logo} digital={digital} variant={id} />
    </div>
  ) : (
    <EventLeaf day={start} />
  );
  return (
    <Detail
      picture={picture}
      title={event.title}
      owner={owner ?? event.Company?.name}
      takesFocus={takesFocus}
    >
      {children}
      <EventFacts event={event} />
      {actions && <div>{actions}</div>}
      {event.description.trim() !== '' && (
        <DetailPart heading={t('Beschreibung')}>
          <EventDescription html={event.description} below={3} />
        </DetailPart>
      )}
    </Detail>
  );
}

import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { formatDate } from '../../../core/text/dates.ts';
import { PicturePreview } from '../../../core/form/files/pictures/picture-preview.tsx';
import { EventSlide } from '../banner/event-slide.tsx';
import { placeName } from '../event-text.ts';
import styles from './event-fields.module.css';
import { dayOf, type EventBasics } from './event-values.ts';

interface EventPreviewProps {
  readonly values: EventBasics;
  readonly event: OwnEvent | null;
  readonly place: Pick<PublicEvent, 'digital' | 'Address'>;
}

const ignore = () => undefined;

/** Preview of the start page's slide with the current values of the form. */
export function EventPreview({ values, event, place }: EventPreviewProps) {
  const shown = eventOf({ values, event, place });
  const { logo } = values;
  const words = [shown.title, formatDate(shown.start_date || null), placeName(shown)].join(', ');
  return (
    <section
      className={`${styles.preview} self-start bg-accent p-4`}
      aria-labelledby="event-vorschau"
    >
      <h3 id="event-vorschau" className="text-base m-0">
        Vorschau
      </h3>
      <p className="text-hint m-0 mb-3">So erscheint das Event auf der Startseite.</p>
      <div role="img" aria-label={`Vorschau: ${words}`}>
        {/* The slide is a button, which must not react here. */}
        <div inert>
          <EventSlide
            event={shown}
            look="banner"
            picture={
              logo instanceof Blob ? (
                <PicturePreview picture={logo} className={styles.logo} />
              ) : undefined
            }
            onSelect={ignore}
          />
        </div>
      </div>
    </section>
  );
}

/** Returns the event as it would be published. */
function eventOf({ values, event, place }: EventPreviewProps): PublicEvent {
  const start = dayOf(values.start_date);
  return {
    ...values,
    audiences: [...values.audiences],
    start_time: null,
    end_time: null,
    id: event?.id ?? 0,
    title: values.title.trim() || 'Name des Events',
    logo: values.logo === undefined ? (event?.logo ?? null) : null,
    start_date: start,
    end_date: dayOf(values.end_date) || start,
    status: 0,
    expired: false,
    deleted: false,
    Company: null,
    ...place,
  };
}

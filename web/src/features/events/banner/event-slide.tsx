import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../core/ui/text/visually-hidden.tsx';
import { DaysText, Missing } from '../../../core/ui/text/date-text.tsx';
import { missing } from '../../../core/text/dates.ts';
import { EventLeaf } from '../event-leaf.tsx';
import { EventPicture } from '../event-picture.tsx';
import { germanContent } from '../../../core/texts/texts.ts';
import styles from './event-slide.module.css';
import { cutTitle, placeName } from '../event-text.ts';

interface EventSlideProps {
  readonly id?: string;
  readonly event: PublicEvent;
  /** With a picture on top, or as a single line with calendar leaf and text. */
  readonly look: 'banner' | 'compact';
  /** Shown instead of the event's own picture. */
  readonly picture?: ReactNode;
  readonly isOpen?: boolean;
  readonly onSelect: (id: number) => void;
}

/** An event on a slide, as one large button. */
export function EventSlide({
  id,
  event,
  look,
  picture,
  isOpen = false,
  onSelect,
}: EventSlideProps) {
  return (
    <button
      type="button"
      id={id}
      className={`${styles.slide} line w-full border rounded-lg bg-paper text-inherit text-start`}
      data-look={look}
      data-open={isOpen}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onSelect(event.id)}
    >
      {look === 'banner' && (
        <span className={`${styles.picture} absolute`}>
          {picture ?? <EventPicture logo={event.logo} digital={event.digital} variant={event.id} />}
        </span>
      )}
      <EventLeaf day={event.start_date} />
      <span className="grid min-w-0 gap-1">
        <Title title={event.title} />
        <span className="text-hint">
          <DaysAndPlace event={event} />
        </span>
      </span>
    </button>
  );
}

/** A shortened title; screen readers read the full one, and a tooltip shows it. */
function Title({ title }: { readonly title: string }) {
  const cut = cutTitle(title);
  const isCut = cut !== title;
  return (
    <span
      lang={germanContent()}
      className={`${styles.title} relative text-lg font-bold leading-tight hyphens-auto wrap-anywhere`}
      title={isCut ? title : undefined}
    >
      {isCut ? <span aria-hidden="true">{cut}</span> : title}
      {isCut && <VisuallyHidden>{title}</VisuallyHidden>}
    </span>
  );
}

/** '22.03.27 – 25.03.27 · Weißenfels'; a single day once. */
export function DaysAndPlace({ event }: { readonly event: PublicEvent }) {
  const place = placeName(event);
  return (
    <>
      <DaysText from={event.start_date} to={event.end_date} />
      {/* No line begins with the separator. */}
      {'\u00A0· '}
      {place === missing ? <Missing /> : place}
    </>
  );
}

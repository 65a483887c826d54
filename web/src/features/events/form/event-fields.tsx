import type { OwnEvent, PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { eventFields } from '@lehrpfad/contract/events/event-fields.ts';
import type { ReactNode } from 'react';
import { berlinToday } from '../../../core/text/dates.ts';
import { DateField } from '../../../core/form/fields/dates/date-field.tsx';
import type { FieldName, FieldProps, FieldValue } from '../../../core/form/fields/field-props.ts';
import { FieldStack } from '../../../core/form/form-parts.tsx';
import { longAgoHint } from '../../../core/form/fields/dates/long-ago.ts';
import { LogoField } from '../../../core/form/files/pictures/logo-field.tsx';
import { lineLength } from '../../../core/form/fields/remaining.ts';
import { Remaining } from '../../../core/form/fields/remaining-note.tsx';
import { RichTextField } from '../../../core/form/rich-text/rich-text-field.tsx';
import { SeveralField } from '../../../core/form/fields/choices/several-field.tsx';
import { TextField } from '../../../core/form/fields/text-field.tsx';
import { TimeField } from '../../../core/form/fields/dates/time-field.tsx';
import styles from './event-fields.module.css';
import { EventPreview } from './event-preview.tsx';
import { dayOf, type EventBasics } from './event-values.ts';

/** The part of a form that these fields use. */
interface BasicsForm {
  readonly values: EventBasics;
  readonly field: <Name extends FieldName<EventBasics>>(
    name: Name,
  ) => FieldProps<FieldValue<EventBasics, Name>>;
}

/** Narrows a form with more fields to these: its fields of these names have the same types, which the compiler cannot see. */
export function basicsOfForm(form: {
  readonly values: EventBasics;
  readonly field: unknown;
}): BasicsForm {
  return form as BasicsForm;
}

interface EventFieldsProps {
  readonly form: BasicsForm;
  readonly event: OwnEvent | null;
  /** The place of the event, for the preview. */
  readonly place: Pick<PublicEvent, 'digital' | 'Address'>;
  /** Fields for owner and place, shown first. */
  readonly children: ReactNode;
}

/** The fields of an event, and a preview of its slide. */
export function EventFields({ form, event, place, children }: EventFieldsProps) {
  return (
    <>
      <div className={`${styles.columns} stack gap-6`}>
        <FieldStack>
          {children}
          <div>
            <TextField {...form.field('title')} required />
            <Remaining
              length={lineLength(form.values.title, eventFields.title.max)}
              max={eventFields.title.max}
            />
          </div>
          <TextField
            {...form.field('weblink')}
            type="url"
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="www.beispiel.de"
          />
          <Span form={form} />
          <SeveralField
            {...form.field('audiences')}
            options={eventFields.audiences.options}
            description="Ohne Angabe gilt das Event für alle."
          />
          <LogoField {...form.field('logo')} current={event?.logo} />
        </FieldStack>
        <EventPreview values={form.values} event={event} place={place} />
      </div>
      <RichTextField {...form.field('description')} max={eventFields.description.max} />
    </>
  );
}

/** Start and end. The end is disabled until the start is set. */
function Span({ form }: Pick<EventFieldsProps, 'form'>) {
  const start = dayOf(form.values.start_date);
  const end = dayOf(form.values.end_date);
  const isOver = end !== '' && end < berlinToday();
  return (
    <>
      <div className={`${styles.pair} grid`}>
        <DateField
          {...form.field('start_date')}
          required
          description={longAgoHint(start, berlinToday())}
        />
        <DateField
          {...form.field('end_date')}
          required
          disabled={start === ''}
          description={
            isOver ? 'Dieser Tag ist vorbei: Das Event wäre sofort abgelaufen.' : undefined
          }
          {...(start !== '' && { min: start })}
        />
      </div>
      <div className={`${styles.pair} grid`}>
        <TimeField {...form.field('start_time')} />
        <TimeField {...form.field('end_time')} />
      </div>
    </>
  );
}

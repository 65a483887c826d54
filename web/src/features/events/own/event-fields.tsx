import type { OwnEvent } from '@lehrpfad/contract/events.ts';
import { limits } from '@lehrpfad/contract/limits.ts';
import { berlinToday } from '../../../floor/dates.ts';
import { DateField } from '../../../floor/form/date-field.tsx';
import { FieldStack } from '../../../floor/form/form-parts.tsx';
import { LogoField } from '../../../floor/form/logo-field.tsx';
import { PickerField } from '../../../floor/form/picker-field.tsx';
import { Remaining } from '../../../floor/form/remaining-note.tsx';
import { RichTextField } from '../../../floor/form/rich-text-field.tsx';
import { TextField } from '../../../floor/form/text-field.tsx';
import { TimeField } from '../../../floor/form/time-field.tsx';
import { placeElsewhere, type Branch } from './branches.ts';
import styles from './event-fields.module.css';
import { EventPlace } from './event-place.tsx';
import { EventPreview } from './event-preview.tsx';
import { dayOf } from './event-values.ts';
import type { EventForm } from './use-event-form.ts';

interface EventFieldsProps {
  readonly form: EventForm;
  readonly event: OwnEvent | null;
  readonly branches: readonly Branch[];
}

/** What a form asks about an event, and how its slide will look. */
export function EventFields({ form, event, branches }: EventFieldsProps) {
  const branch = branches.find(({ id }) => id === form.values.Company?.id);
  const elsewhere = placeElsewhere(event, branches);
  return (
    <>
      <div className={styles.columns}>
        <FieldStack>
          <div>
            <PickerField {...form.field('Company')} source={branches} required />
            <EventPlace branch={branch} elsewhere={elsewhere} />
          </div>
          <div>
            <TextField {...form.field('title')} required />
            <Remaining length={form.values.title.trim().length} most={limits.eventTitle} />
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
          <LogoField {...form.field('logo')} current={event?.logo} />
        </FieldStack>
        <EventPreview
          values={form.values}
          event={event}
          place={elsewhere ?? { digital: false, Address: branch?.address ?? null }}
        />
      </div>
      <RichTextField {...form.field('description')} most={limits.eventDescription} />
    </>
  );
}

/** From when until when. The end waits for the start. */
function Span({ form }: Pick<EventFieldsProps, 'form'>) {
  const start = dayOf(form.values.start_date);
  const end = dayOf(form.values.end_date);
  const isOver = end !== '' && end < berlinToday();
  return (
    <>
      <div className={styles.pair}>
        <DateField {...form.field('start_date')} required />
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
      <div className={styles.pair}>
        <TimeField {...form.field('start_time')} />
        <TimeField {...form.field('end_time')} />
      </div>
    </>
  );
}

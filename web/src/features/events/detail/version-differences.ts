import { eventFieldLabels } from '@lehrpfad/contract/events/event-fields.ts';
import type { EventVersion, OwnEvent } from '@lehrpfad/contract/events/events.ts';
import {
  differencesOf,
  readable,
  type Difference,
} from '../../../core/form/conflict/differences.ts';
import { addressLines } from '../event-text.ts';
import { audienceText } from '../audience-text.ts';

/** Labels of the compared fields, in the order of the form. */
const labels = { Company: 'Filiale', place: 'Ort', ...eventFieldLabels };

const time = (value: string | null) => (value === null ? readable('') : `${value} Uhr`);

const comparable = (event: EventVersion) => ({
  ...event,
  place: event.digital ? 'Digital' : addressLines(event).join(', '),
});

/** Returns the differences of the new version by field: `stored` is the public value, `own` the new one. */
export function changesOf(event: OwnEvent): readonly Difference[] {
  if (event.new_version === null) return [];
  return differencesOf(comparable(event.new_version), comparable(event), labels, {
    start_time: time,
    end_time: time,
    audiences: (keys) => readable(audienceText(keys)),
    logo: (logo) => (logo === null ? 'Kein Logo' : 'Mit Logo'),
  });
}

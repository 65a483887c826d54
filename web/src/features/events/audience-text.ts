import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { eventAudiences } from '@lehrpfad/contract/events/event-options.ts';
import { translated } from '../../core/texts/texts.ts';

/** Returns for whom an event is: 'Eltern, Lehrkräfte'; empty if it does not say. */
export const audienceText = (audiences: readonly string[]): string =>
  labelsOf(eventAudiences, audiences).map(translated).join(', ');

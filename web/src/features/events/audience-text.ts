import { labelsOf } from '@lehrpfad/contract/core/text/labels-of.ts';
import { eventAudiences } from '@lehrpfad/contract/events/event-options.ts';
import { translated } from '../../core/texts/texts.ts';

/** Returns the audiences of an event: 'Eltern, Lehrkräfte'; empty if it has none. */
export const audienceText = (audiences: readonly string[]): string =>
  labelsOf(eventAudiences, audiences).map(translated).join(', ');

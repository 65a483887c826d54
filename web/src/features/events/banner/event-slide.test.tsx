import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DaysAndPlace } from './event-slide.tsx';

function textOf(start_date: string, end_date: string): string {
  const event = { start_date, end_date, digital: true, Address: null } as PublicEvent;
  return renderToStaticMarkup(<DaysAndPlace event={event} />)
    .replaceAll(/<[^<>]*>/g, '')
    .replace('\u00A0', ' ');
}

it('a line about an event names its last day if that is another one', () => {
  expect(textOf('2027-03-22', '2027-03-25')).toBe('22.03.27 – 25.03.27 · Digital');
  expect(textOf('2027-03-22', '2027-03-22')).toBe('22.03.27 · Digital');
});

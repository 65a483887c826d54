import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NextEvents } from './next-events.tsx';

const camp = { id: 1, title: 'Camp', start_date: '2027-03-22', end_date: '2027-03-25' };

function textOf(place: { digital: boolean; city: string | null }): string {
  return renderToStaticMarkup(<NextEvents town={null} events={[{ ...camp, ...place }]} />)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('\u00A0', ' ');
}

it('the next events name their last day, and are digital only if they are said to be', () => {
  expect(textOf({ digital: false, city: 'Zeitz' })).toContain('22.03.27 – 25.03.27 · Zeitz');
  expect(textOf({ digital: true, city: null })).toContain('· Digital');
  expect(textOf({ digital: false, city: null })).toContain('· --nicht angegeben');
});

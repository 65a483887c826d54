import type { PublicEvent } from '@lehrpfad/contract/events/events.ts';
import { describe, expect, it } from 'vitest';
import { findMarker, meaningOf, toMarkers, type MapPoint } from './points.ts';

function event(id: number, at: readonly [number, number] | null): PublicEvent {
  const [longitude = 0, latitude = 0] = at ?? [];
  const City = { id: 1, city: 'Burg', postcode: '39288', longitude, latitude };
  return {
    id,
    title: 'Tag der Ausbildung',
    logo: null,
    description: '',
    weblink: '',
    Company: null,
    start_date: '2027-01-01',
    end_date: '2027-01-01',
    audiences: [],
    start_time: null,
    end_time: null,
    status: 2,
    expired: false,
    deleted: false,
    digital: at === null,
    Address: at && { street: 'Markt 1', additional: '', City },
  };
}

const points: MapPoint[] = [
  { id: 7, job_type_int: 1, geo_data: [11.63, 52.13] },
  { id: 8, job_type_int: 2, geo_data: [11.97, 51.48] },
];

it('puts ads and events on the map, each with its kind', () => {
  const { features } = toMarkers(points, [event(7, [11.85, 52.27])]);
  expect(features.map(({ properties }) => properties)).toEqual([
    { id: 7, kind: 'praktikum' },
    { id: 8, kind: 'ausbildung' },
    { id: 7, kind: 'event' },
  ]);
  expect(features.map(({ geometry }) => geometry.coordinates)).toEqual([
    [11.63, 52.13],
    [11.97, 51.48],
    [11.85, 52.27],
  ]);
});

it('puts a digital event nowhere', () => {
  expect(toMarkers([], [event(1, null)]).features).toEqual([]);
});

it('tells an ad from an event with the same number', () => {
  const markers = toMarkers(points, [event(7, [11.85, 52.27])]);
  expect(findMarker(markers, { kind: 'ad', id: 7 })?.properties.kind).toBe('praktikum');
  expect(findMarker(markers, { kind: 'event', id: 7 })?.properties.kind).toBe('event');
  expect(findMarker(markers, { kind: 'event', id: 8 })).toBeUndefined();
});

describe('a click on several things at one place', () => {
  it('lists them, ads and events apart', () => {
    const leaves = [
      { id: 1, kind: 'ausbildung' },
      { id: 9, kind: 'event' },
      { id: 2, kind: 'praktikum' },
    ] as const;
    expect(meaningOf(leaves)).toEqual({ kind: 'here', here: { ads: [1, 2], events: [9] } });
  });

  it('opens the one ad that there is', () => {
    expect(meaningOf([{ id: 4, kind: 'praktikum' }])).toEqual({ kind: 'ad', id: 4 });
  });

  it('opens the one event that there is, and lists several', () => {
    const leaves = [
      { id: 5, kind: 'event' },
      { id: 6, kind: 'event' },
    ] as const;
    expect(meaningOf(leaves.slice(1))).toEqual({ kind: 'event', id: 6 });
    expect(meaningOf(leaves)).toEqual({ kind: 'here', here: { ads: [], events: [5, 6] } });
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../core/data/query-client.ts';
import { seenAnswers } from './seen-answers.ts';

const addressesOf = () => seenAnswers().map(({ address, json }) => [address, json]);

describe('responses that were seen before a service worker could keep them', () => {
  afterEach(() => queryClient.clear());

  it('of all events, of the events of a place and of a search belong to their own requests', () => {
    queryClient.setQueryData(['events'], ['all']);
    queryClient.setQueryData(['events', 'near', { city: 'Stendal' }], 'near Stendal');
    queryClient.setQueryData(['events', 'search', { month: '2026-12' }], 'in December');
    expect(addressesOf()).toEqual([
      ['/api/v1/events/', ['all']],
      ['/api/v1/events/search/?city=Stendal&sort=near', 'near Stendal'],
      ['/api/v1/events/search/?month=2026-12', 'in December'],
    ]);
  });

  it('leave out what only this visit needs', () => {
    queryClient.setQueryData(['suggestions', 'koch'], {});
    expect(addressesOf()).toEqual([]);
  });
});

import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type MouseEvent } from 'react';
import { recall, remember } from '../../../core/history/entries.ts';
import { reportAct } from './report-acts.ts';
import { watchSaved } from './report-saved.ts';
import { sourceOfOpening } from './source-of-opening.ts';

// This module is loaded with the panel of ads, when the user comes near a list.
watchSaved();

let isFirst = true;

/** Selector of the elements that lead to the company: call, mail, its website, and the instructions for applying. */
const contacts = 'a[href^="tel:"], a[href^="mailto:"], a[href^="http"], [data-contact]';

function isContact(target: EventTarget): boolean {
  const pressed = target instanceof Element ? target.closest(contacts) : null;
  if (pressed === null) return false;
  return !(pressed instanceof HTMLAnchorElement) || pressed.host !== location.host;
}

/** Whether the start page of this visit has shown an ad. */
const wasOnStartPage = (client: QueryClient, id: number): boolean =>
  client
    .getQueriesData<{ readonly new_ads: readonly { readonly id: number }[] }>({
      queryKey: ['overview'],
    })
    .some(([, overview]) => overview?.new_ads.some((ad) => ad.id === id));

function reportOpening(id: number, isAmongFavourites: boolean, client: QueryClient): void {
  const referrer = isFirst ? document.referrer : '';
  isFirst = false;
  // Back, Forward and a reload show an ad again that was counted before.
  if (recall('counted') === id) return;
  remember('counted', id);
  const { openedHere = false } = (history.state ?? {}) as { openedHere?: boolean };
  const from = sourceOfOpening({
    isOpenedHere: openedHere,
    isAmongFavourites,
    isOnStartPage: wasOnStartPage(client, id),
    referrer,
    origin: location.origin,
  });
  if (from !== null) reportAct({ job_ad: id, act: 'opened', from });
}

/** Reports that an ad is open, and returns handlers that report contacts and sharing. The contact counts once. */
export function useAdCounts(id: number, isAmongFavourites: boolean) {
  const client = useQueryClient();
  const isContacted = useRef(false);
  useEffect(() => reportOpening(id, isAmongFavourites, client), [id, isAmongFavourites, client]);
  return {
    onPress: ({ target }: MouseEvent) => {
      if (isContacted.current || !isContact(target)) return;
      isContacted.current = true;
      reportAct({ job_ad: id, act: 'contacted' });
    },
    onShared: () => reportAct({ job_ad: id, act: 'shared' }),
  };
}

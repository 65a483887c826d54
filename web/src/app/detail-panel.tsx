import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { encodeAddress } from '../features/search/search-link.ts';
import { emptySearch, type Opened } from '../features/search/search.ts';
import type { ResultsAddressControl } from '../features/search/use-results-address.ts';
import { absoluteUrl, resultsPath } from '../floor/paths.ts';

/** With what cleans HTML that people wrote these weigh 15 kB that a list alone does not need. */
const loadAdPanel = () => import('../features/job-ads/job-ad-panel.tsx');

const JobAdPanel = lazy(async () => ({ default: (await loadAdPanel()).JobAdPanel }));
const HerePanel = lazy(async () => ({
  default: (await import('../features/search/here-panel.tsx')).HerePanel,
}));

/** For when a hand nears the list. */
export function preloadPanels(): void {
  loadAdPanel().catch(() => undefined);
}

/** An ad, an event, or the ads at one place of the map. */
export type Detail = Opened | { readonly kind: 'here'; readonly ids: readonly number[] };

const titles = {
  ad: 'Stellendetails',
  event: 'Eventdetails',
  here: 'Stellen an diesem Ort',
} as const;

/** What the region or the drawer around it is called. */
export const detailTitle = (detail: Detail | null): string => titles[detail?.kind ?? 'ad'];

/** The link of one ad: a search for it alone, with the ad open. */
function shareUrl(id: number): string {
  const search = { ...emptySearch, jobIds: [id] };
  return absoluteUrl(resultsPath(encodeAddress({ search, opened: { kind: 'ad', id } })));
}

interface DetailPanelProps {
  readonly detail: Detail;
  readonly address: ResultsAddressControl;
  readonly takesFocus: boolean;
}

/** Whatever was chosen in the list or on the map. */
export function DetailPanel({ detail, address, takesFocus }: DetailPanelProps) {
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      {detail.kind === 'ad' && (
        <JobAdPanel id={detail.id} shareUrl={shareUrl(detail.id)} takesFocus={takesFocus} />
      )}
      {detail.kind === 'here' && (
        <HerePanel
          ids={detail.ids}
          search={address.search}
          onOpen={(id) => address.open({ kind: 'ad', id })}
        />
      )}
    </Suspense>
  );
}

import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { Skeleton } from '../../core/loading/skeleton.tsx';
import type { ClusterPosition, Opened } from '../../features/search/search.ts';
import type { ResultsAddressControl } from '../../features/search/use-results-address.ts';
import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { useSession } from '../../core/session/session.ts';
import { t } from '../../core/texts/texts.ts';

/** Loaded separately: with the HTML sanitizer they add 15 kB that a list alone does not need. */
const loadAdPanel = () => import('./ad-panel.tsx');
const loadEventPanel = () => import('../../features/events/event-panel.tsx');

const loading = <Skeleton height="20rem" />;

const AdPanel = lazyPart('job-ad', async () => (await loadAdPanel()).AdPanel, loading);
/** The panel with the actions of editors, which only editors load. */
const EditorAdPanel = lazyPart(
  'editor-ad',
  async () => (await import('../../features/job-ads/detail/editor-ad-panel.tsx')).EditorAdPanel,
  loading,
);
const EventPanel = lazyPart('event', async () => (await loadEventPanel()).EventPanel, loading);
const ClusterPanel = lazyPart(
  'here',
  async () => (await import('../../features/search/results/cluster-panel.tsx')).ClusterPanel,
  loading,
);

/** Loads the panels when the pointer comes near the list. */
export function preloadPanels(): void {
  for (const load of [loadAdPanel, loadEventPanel]) load().catch(() => undefined);
}

/** An ad, an event, or the ads at one point of the map. */
export type Detail =
  | Opened
  | { readonly kind: 'here'; readonly here: ClusterPosition; readonly from: Opened | null };

const titles = {
  ad: t('Stellendetails'),
  event: t('Eventdetails'),
  here: t('An diesem Ort'),
} as const;

/** Returns the accessible name of the region or the drawer. */
export const detailTitle = (detail: Detail | null): string => titles[detail?.kind ?? 'ad'];

interface DetailPanelProps {
  readonly detail: Detail;
  readonly address: ResultsAddressControl;
  readonly takesFocus: boolean;
}

/** The detail that was opened from the list or the map. */
export function DetailPanel({ detail, address, takesFocus }: DetailPanelProps) {
  const { permission = permissions.none } = useSession() ?? {};
  if (detail.kind === 'here') {
    const { here, from } = detail;
    return <ClusterPanel here={here} from={from} search={address.search} onOpen={address.open} />;
  }
  if (detail.kind === 'event') return <EventPanel id={detail.id} takesFocus={takesFocus} />;
  const ad = { id: detail.id, takesFocus };
  return permission <= permissions.editor ? (
    <EditorAdPanel {...ad} onDeleted={address.close} />
  ) : (
    <AdPanel {...ad} />
  );
}

import { lazyPart } from '../../core/loading/lazy-part.tsx';
import { useIsOnline } from '../../core/hooks/use-is-online.ts';

const Links = lazyPart(
  'offline-links',
  async () => (await import('./offline-links-notice.tsx')).OfflineLinksNotice,
  null,
);

/** Without a network, links to the pages that can be read offline, if a service worker keeps them. */
export function OfflineLinks() {
  const isHidden = useIsOnline() || !navigator.serviceWorker?.controller;
  return isHidden ? null : <Links />;
}

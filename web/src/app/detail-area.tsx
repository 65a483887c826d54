import { Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { cardLinkId } from '../features/search/result-card.tsx';
import { encodeAddress } from '../features/search/search-link.ts';
import { emptySearch } from '../features/search/search.ts';
import type { ResultsAddressControl } from '../features/search/use-results-address.ts';
import { useIsMobile } from '../floor/media.ts';
import { absoluteUrl, resultsPath } from '../floor/paths.ts';
import { Drawer } from '../floor/ui/drawer.tsx';
import { CloseIcon } from '../floor/ui/icons.tsx';
import styles from './detail-area.module.css';

/** With what cleans an ad's HTML it weighs 15 kB that a list alone does not need. */
const JobAdPanel = lazy(async () => ({
  default: (await import('../features/job-ads/job-ad-panel.tsx')).JobAdPanel,
}));

/** The link of one ad: a search for it alone, with the ad open (resolved question 2). */
function shareUrl(ad: number): string {
  const search = { ...emptySearch, jobIds: [ad] };
  return absoluteUrl(resultsPath(encodeAddress({ search, ad })));
}

/** The open ad: a panel beside the list, on a phone a drawer over it. */
export function DetailArea({ address }: { readonly address: ResultsAddressControl }) {
  const isMobile = useIsMobile();
  const { ad, closeAd, isAdOpenedHere } = address;
  const panel = ad !== null && (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <JobAdPanel id={ad} shareUrl={shareUrl(ad)} takesFocus={isAdOpenedHere && !isMobile} />
    </Suspense>
  );

  function close() {
    // Before the panel goes, so that the keyboard goes on where it came from.
    document.getElementById(cardLinkId(ad ?? 0))?.focus();
    closeAd();
  }

  useWindowEvent('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && ad !== null && !isTaken) close();
  });

  if (isMobile) {
    return (
      <Drawer opened={ad !== null} title="Stellendetails" side="right" onClose={closeAd}>
        {panel}
      </Drawer>
    );
  }

  return (
    <section className={styles.area} aria-label="Stellendetails">
      {panel ? (
        <div key={ad} className={styles.panel}>
          <button type="button" className={styles.close} aria-label="Schließen" onClick={close}>
            <CloseIcon />
          </button>
          {panel}
        </div>
      ) : (
        <p className={styles.hint}>Wähle eine Stelle aus der Liste, um mehr über sie zu lesen.</p>
      )}
    </section>
  );
}

import { Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef } from 'react';
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
const loadPanel = () => import('../features/job-ads/job-ad-panel.tsx');

const JobAdPanel = lazy(async () => ({ default: (await loadPanel()).JobAdPanel }));

/** For when a hand nears the list. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined);
}

/** The link of one ad: a search for it alone, with the ad open (resolved question 2). */
function shareUrl(ad: number): string {
  const search = { ...emptySearch, jobIds: [ad] };
  return absoluteUrl(resultsPath(encodeAddress({ search, ad })));
}

interface DetailAreaProps {
  readonly address: ResultsAddressControl;
  readonly isListEmpty: boolean;
}

/** The open ad: a panel beside the list, on a phone a drawer over it. */
export function DetailArea({ address, isListEmpty }: DetailAreaProps) {
  const isMobile = useIsMobile();
  const { ad, closeAd, isAdOpenedHere } = address;
  const panel = ad !== null && (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <JobAdPanel id={ad} shareUrl={shareUrl(ad)} takesFocus={isAdOpenedHere && !isMobile} />
    </Suspense>
  );

  useFocusBackOnCard(ad);
  useWindowEvent('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && ad !== null && !isTaken) closeAd();
  });

  if (isMobile) {
    return (
      <Drawer opened={ad !== null} title="Stellendetails" side="right" onClose={closeAd}>
        {panel}
      </Drawer>
    );
  }

  if (!panel && isListEmpty) return null;
  return (
    <section className={styles.area} aria-label="Stellendetails">
      {panel ? (
        <div key={ad} className={styles.panel}>
          <button type="button" className={styles.close} aria-label="Schließen" onClick={closeAd}>
            <CloseIcon />
          </button>
          <div className={styles.scroll}>{panel}</div>
        </div>
      ) : (
        <p className={styles.hint}>Wähle eine Stelle aus der Liste, um mehr über sie zu lesen.</p>
      )}
    </section>
  );
}

/** The keyboard goes on at the card of the ad that was closed, unless somebody has taken it elsewhere. */
function useFocusBackOnCard(ad: number | null) {
  const before = useRef(ad);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (ad === null && before.current !== null && isFocusLost) {
      document.getElementById(cardLinkId(before.current))?.focus({ preventScroll: true });
    }
    before.current = ad;
  }, [ad]);
}

import type { ReactNode } from 'react';
import { useWindowEvent } from '../../core/hooks/use-window-event.ts';
import { MapArea } from '../../features/search/map/map-area.tsx';
import type { Search } from '../../features/search/search.ts';
import type { ResultsAddressControl } from '../../features/search/use-results-address.ts';
import { useConsent } from '../../core/device/consent.ts';
import { useIsMobile } from '../../core/api/media.ts';
import { Drawer } from '../../core/ui/dialogs/drawer.tsx';
import { CloseButton } from '../../core/ui/controls/close-button.tsx';
import { DetailPanel, detailTitle, type Detail } from './detail-panel.tsx';
import styles from './detail-pane.module.css';
import { useFocusBackToResult } from '../boot/use-focus-back-to-result.ts';
import { useCluster } from './use-cluster.ts';

interface StageProps {
  readonly address: ResultsAddressControl;
  /** The valid search, which the map shows. */
  readonly search: Search;
}

/**
 * The area beside the list: the map, and below it the open detail. On a phone the map replaces the list, and the detail opens as a drawer.
 */
export function DetailPane({ address, search }: StageProps) {
  const isMobile = useIsMobile();
  const allowsMap = useConsent() === true;
  const { opened, view, isOpenedHere } = address;
  const place = useCluster(address.key, opened);
  const detail: Detail | null =
    opened ?? (place.here && { kind: 'here', here: place.here, from: place.from });
  const close = () => (opened ? address.close() : place.close());

  useFocusBackToResult(place.here ? null : opened);
  useEscape(detail !== null, close);

  const map = (
    <MapArea
      search={search}
      selected={opened}
      onSelect={address.open}
      onCluster={(here) => {
        if (opened) address.close();
        place.show(here);
      }}
    />
  );
  const panel = detail && (
    <DetailPanel detail={detail} address={address} takesFocus={isOpenedHere && !isMobile} />
  );

  if (isMobile) {
    return (
      <>
        {view === 'map' && (
          <div className={`${styles.phone_map} relative bg-accent overflow-hidden`}>{map}</div>
        )}
        <Drawer
          opened={panel !== null}
          title={detailTitle(detail)}
          side="right"
          isInAddress={opened !== null}
          onClose={close}
        >
          {panel}
        </Drawer>
      </>
    );
  }
  return (
    <div className={`${styles.stage} sticky stack gap-3 self-start min-w-0`}>
      {/* Without consent to the map, its prompt is hidden while a detail is open. */}
      {(allowsMap || !panel) && (
        <div
          className={`${styles.map} min-h-0 relative border rounded-lg bg-accent overflow-hidden`}
        >
          {map}
        </div>
      )}
      {panel && (
        <PanelCard detail={detail} onClose={close}>
          {panel}
        </PanelCard>
      )}
    </div>
  );
}

function useEscape(isOpen: boolean, close: () => void): void {
  useWindowEvent('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && isOpen && !isTaken) close();
  });
}

interface PanelCardProps {
  readonly detail: Detail | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The card around an open detail; another detail starts at its top. */
function PanelCard({ detail, onClose, children }: PanelCardProps) {
  return (
    <section
      className={`${styles.panel} min-h-0 card flex relative overflow-hidden`}
      aria-label={detailTitle(detail)}
    >
      <CloseButton
        className={`${styles.close} hover-tint absolute z-1 tap-square border-0 rounded-full text-inherit bg-paper`}
        onClose={onClose}
      />
      <div
        key={JSON.stringify(detail)}
        className={`${styles.scroll} overflow-y-auto overscroll-contain flex-1 min-w-0 p-6`}
      >
        {children}
      </div>
    </section>
  );
}

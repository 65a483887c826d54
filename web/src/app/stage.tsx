import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { MapArea } from '../features/search/map/map-area.tsx';
import type { Search } from '../features/search/search.ts';
import type { ResultsAddressControl } from '../features/search/use-results-address.ts';
import { useConsent } from '../floor/consent.ts';
import { useIsMobile } from '../floor/media.ts';
import { Drawer } from '../floor/ui/drawer.tsx';
import { CloseIcon } from '../floor/ui/icons.tsx';
import { DetailPanel, detailTitle, type Detail } from './detail-panel.tsx';
import styles from './stage.module.css';
import { useFocusBack } from './use-focus-back.ts';

interface StageProps {
  readonly address: ResultsAddressControl;
  /** The search as it can be done, which is what the map shows. */
  readonly search: Search;
}

/**
 * What stands beside the list: the map, and below it what was chosen. On a phone the map takes the list's place, and what
 * was chosen opens as a drawer.
 */
export function Stage({ address, search }: StageProps) {
  const isMobile = useIsMobile();
  const allowsMap = useConsent() === true;
  const { opened, view, isOpenedHere } = address;
  const { here, setHere } = useHere(address.key);
  const detail: Detail | null = opened ?? (here && { kind: 'here', ids: here });
  const close = () => (opened ? address.close() : setHere(null));

  useFocusBack(opened);
  useWindowEvent('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && detail && !isTaken) close();
  });

  const map = (
    <MapArea
      search={search}
      selected={opened}
      onSelect={address.open}
      onCluster={(ids) => {
        if (opened) address.close();
        setHere(ids);
      }}
    />
  );
  const panel = detail && (
    <DetailPanel detail={detail} address={address} takesFocus={isOpenedHere && !isMobile} />
  );

  if (isMobile) {
    return (
      <>
        {view === 'map' && <div className={styles.phone_map}>{map}</div>}
        <Drawer opened={panel !== null} title={detailTitle(detail)} side="right" onClose={close}>
          {panel}
        </Drawer>
      </>
    );
  }
  return (
    <div className={styles.stage}>
      {/* Where there is no map, its prompt leaves the room to what was chosen. */}
      {(allowsMap || !panel) && <div className={styles.map}>{map}</div>}
      {panel && (
        <section className={styles.panel} aria-label={detailTitle(detail)}>
          <button type="button" className={styles.close} aria-label="Schließen" onClick={close}>
            <CloseIcon />
          </button>
          <div key={panelKey(detail)} className={styles.scroll}>
            {panel}
          </div>
        </section>
      )}
    </div>
  );
}

const panelKey = (detail: Detail | null): string => JSON.stringify(detail);

interface Here {
  readonly searchKey: string;
  readonly ids: readonly number[];
}

/** The ads at one place of the map, until another search is shown. */
function useHere(searchKey: string) {
  const [here, setHere] = useState<Here | null>(null);
  return {
    here: here?.searchKey === searchKey ? here.ids : null,
    setHere: (ids: readonly number[] | null) => setHere(ids && { searchKey, ids }),
  };
}

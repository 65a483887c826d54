import type { OwnJobAd } from '@lehrpfad/contract/job-ads.ts';
import { useEffect, useRef } from 'react';
import { JobAdsIcon } from '../../../floor/ui/area-icons.tsx';
import { DetailGone } from '../../../floor/ui/detail.tsx';
import { Drawer } from '../../../floor/ui/drawer.tsx';
import { CloseIcon } from '../../../floor/ui/icons.tsx';
import { useIsWide } from '../../../floor/media.ts';
import { siblingBranches } from './ad-status.ts';
import type { OwnAddress } from './own-address.ts';
import { ownCardId } from './own-card.tsx';
import { OwnDetail } from './own-detail.tsx';
import styles from './own-stage.module.css';

interface OwnStageProps {
  readonly ads: readonly OwnJobAd[];
  readonly address: OwnAddress;
}

/** The open ad: beside the list where there is room for both, else in a drawer. */
export function OwnStage({ ads, address }: OwnStageProps) {
  const isWide = useIsWide();
  const { id } = address;
  useFocusBack(id);
  const panel = id !== null && (
    <OpenAd key={id} id={id} ads={ads} address={address} takesFocus={isWide} />
  );

  if (!isWide) {
    return (
      <Drawer opened={id !== null} title="Stellenanzeige" side="right" onClose={address.close}>
        {panel}
      </Drawer>
    );
  }
  return (
    <section className={styles.panel} aria-label="Stellenanzeige">
      {panel ? (
        <>
          <button
            type="button"
            className={styles.close}
            aria-label="Schließen"
            onClick={address.close}
          >
            <CloseIcon />
          </button>
          <div className={styles.scroll}>{panel}</div>
        </>
      ) : (
        <div className={styles.none}>
          <span className={styles.picture}>
            <JobAdsIcon />
          </span>
          <p>Wählen Sie eine Stellenanzeige, um sie hier zu sehen.</p>
        </div>
      )}
    </section>
  );
}

interface OpenAdProps extends OwnStageProps {
  readonly id: number;
  readonly takesFocus: boolean;
}

function OpenAd({ id, ads, address, takesFocus }: OpenAdProps) {
  const ad = ads.find((one) => one.id === id);
  if (!ad) {
    return (
      <DetailGone title="Diese Stellenanzeige gibt es nicht">
        Vielleicht wurde sie gelöscht. In der Liste finden Sie alle, die es gibt.
      </DetailGone>
    );
  }
  return (
    <OwnDetail
      ad={ad}
      siblings={siblingBranches(ad, ads)}
      takesFocus={takesFocus && address.isOpenedHere && address.task === null}
      onBegin={address.begin}
      onDeleted={() => address.replace(null)}
    />
  );
}

/** The keyboard goes on at the card of the ad that was closed, unless somebody has taken it elsewhere. */
function useFocusBack(id: number | null): void {
  const before = useRef(id);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (id === null && before.current !== null && isLost)
      document.getElementById(ownCardId(before.current))?.focus({ preventScroll: true });
    before.current = id;
  }, [id]);
}

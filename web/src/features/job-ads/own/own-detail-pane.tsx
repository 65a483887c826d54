import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useEffect, useRef } from 'react';
import { LookedUp, type LookUp } from '../../../core/data/look-up.tsx';
import { useIsWide } from '../../../core/api/media.ts';
import { JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { DetailGone } from '../../../core/ui/page/detail.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { siblingBranches } from './ad-status.ts';
import type { OwnAddress } from './own-address.ts';
import { ownCardId } from './own-card.tsx';
import { OwnDetail } from './own-detail.tsx';
import { OwnList } from './own-list.tsx';

interface OwnStageProps {
  readonly ads: readonly OwnJobAd[];
  readonly address: OwnAddress;
  /** Whether the server has the open ad, where the list has not. */
  readonly lookUp: LookUp;
}

const idle = { Icon: JobAdsIcon, text: 'Wählen Sie eine Stellenanzeige, um sie hier zu sehen.' };

/** The list, and the ad that is open. */
export function OwnDetailPane({ ads, address, lookUp }: OwnStageProps) {
  const { id } = address;
  useFocusBack(id);
  return (
    <ListDetail
      title="Stellenanzeige"
      idle={idle}
      list={<OwnList ads={ads} openId={id} onOpen={address.open} />}
      detail={id === null ? null : <OpenAd key={id} {...{ id, ads, address, lookUp }} />}
      detailKey={id}
      onClose={address.close}
    />
  );
}

function OpenAd({ id, ads, address, lookUp }: OwnStageProps & { readonly id: number }) {
  const isWide = useIsWide();
  const ad = ads.find((one) => one.id === id);
  if (!ad) {
    return (
      <LookedUp lookUp={lookUp} failed="Die Stellenanzeige konnte nicht geladen werden.">
        <DetailGone title="Diese Stellenanzeige gibt es nicht">
          Vielleicht wurde sie gelöscht. In der Liste finden Sie alle, die es gibt.
        </DetailGone>
      </LookedUp>
    );
  }
  return (
    <OwnDetail
      ad={ad}
      siblings={siblingBranches(ad, ads)}
      takesFocus={isWide && address.isOpenedHere && address.task === null}
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

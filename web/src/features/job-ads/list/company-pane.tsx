import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import { LookedUp, type LookUp } from '../../../core/data/look-up.tsx';
import { useIsWide } from '../../../core/api/media.ts';
import { JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { DetailGone } from '../../../core/ui/page/detail.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { companyAbilities } from '../management/abilities.ts';
import { siblingBranches } from '../management/ad-status.ts';
import type { CompanyAddress } from '../management/company-address.ts';
import { companyRowId } from './company-row.tsx';
import { ManagedDetail } from '../detail/managed-detail.tsx';
import { CompanyList } from './company-list.tsx';

interface CompanyPaneProps {
  readonly ads: readonly OwnJobAd[];
  readonly address: CompanyAddress;
  /** The lookup of an open ad that the list does not contain. */
  readonly lookUp: LookUp;
}

const idle = { Icon: JobAdsIcon, text: 'Wählen Sie eine Stellenanzeige, um sie hier zu sehen.' };

/** The list and the open ad. */
export function CompanyPane({ ads, address, lookUp }: CompanyPaneProps) {
  const { id } = address;
  useFocusBack(id, companyRowId);
  return (
    <ListDetail
      title="Stellenanzeige"
      idle={idle}
      list={<CompanyList ads={ads} openId={id} onOpen={address.open} />}
      detail={id === null ? null : <OpenAd key={id} {...{ id, ads, address, lookUp }} />}
      detailKey={id}
      onClose={address.close}
    />
  );
}

function OpenAd({ id, ads, address, lookUp }: CompanyPaneProps & { readonly id: number }) {
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
    <ManagedDetail
      ad={ad}
      abilities={companyAbilities}
      siblings={siblingBranches(ad, ads)}
      takesFocus={isWide && address.isOpenedHere && address.task === null}
      onBegin={address.begin}
      onDeleted={() => address.replace(null)}
    />
  );
}

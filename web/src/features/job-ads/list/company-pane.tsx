import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useFocusBack } from '../../../core/focus/use-focus-back.ts';
import { LookedUp, type LookUp } from '../../../core/data/look-up.tsx';
import { useIsWide } from '../../../core/api/media.ts';
import { JobAdsIcon } from '../../../core/ui/icons/area-icons.tsx';
import { DetailGone } from '../../../core/ui/page/detail.tsx';
import { ListDetail } from '../../../core/ui/page/list-detail.tsx';
import { companyAbilities } from '../management/abilities.ts';
import { branchOf, siblingBranches } from '../management/ad-status.ts';
import type { CompanyAddress } from '../management/company-address.ts';
import { companyRowId, CompanyRow } from './company-row.tsx';
import { ManagedDetail } from '../detail/managed-detail.tsx';
import { useRef, useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { NextYearButton } from '../drafts/next-year-button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useChoosingFocus } from './use-choosing-focus.ts';
import { PublicAdActions } from './public-ad-actions.tsx';
import { namesApart } from './names-apart.ts';
import { narrow, noFilter } from './list-filter.ts';
import { ListTools } from './list-tools.tsx';

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
      more={
        <>
          {ad.external === '' && <NextYearButton ad={ad} onMade={address.continueDraft} />}
          <PublicAdActions ad={ad} />
        </>
      }
      onBegin={address.begin}
      onDeleted={() => address.replace(null)}
    />
  );
}

/** Search and filters are shown from this number of ads. */
const manyAds = 6;

interface CompanyListProps {
  readonly ads: readonly OwnJobAd[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** Ids of the ads that are chosen for a bulk action; null while none is being chosen. */
function useChosenAds() {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const choose = useStableCallback((id: number, isChosen: boolean) =>
    setChosen(
      (before) =>
        new Set([...(before ?? [])].filter((one) => one !== id).concat(isChosen ? id : [])),
    ),
  );
  return { chosen, setChosen, choose };
}

/** The account's ads, with search and filters for a long list. */
function CompanyList({ ads, openId, onOpen }: CompanyListProps) {
  const [filter, setFilter] = useState(noFilter);
  const { chosen, setChosen, choose } = useChosenAds();
  const section = useRef<HTMLElement>(null);
  useChoosingFocus(section, chosen !== null);
  const shown = narrow(ads, filter);
  const names = namesApart(ads, branchOf);
  const open = useStableCallback(onOpen);
  return (
    <section ref={section} aria-label="Ihre Stellenanzeigen" className="stack content-start gap-3">
      {ads.length > manyAds && <ListTools ads={ads} filter={filter} onChange={setFilter} />}
      <ListHead
        shown={shown.length}
        all={ads.length}
        onChoose={chosen === null && ads.length > 1 ? () => setChosen(new Set()) : undefined}
      />
      <ul className="stack list-plain gap-3">
        {shown.map((ad) => (
          <CompanyRow
            key={ad.id}
            ad={ad}
            name={names.get(ad.id) ?? ad.title}
            siblings={siblingBranches(ad, ads).join('\n')}
            isOpen={ad.id === openId}
            onOpen={open}
            isChosen={chosen && chosen.has(ad.id)}
            onChoose={choose}
          />
        ))}
      </ul>
      {chosen && (
        <BulkBar
          // Ads that the filter hides are not changed.
          ads={shown.filter(({ id }) => chosen.has(id))}
          onAll={() => setChosen(new Set(shown.map(({ id }) => id)))}
          onEnd={() => setChosen(null)}
        />
      )}
      {shown.length === 0 && ads.length > 0 && <ShowAll onPress={() => setFilter(noFilter)} />}
    </section>
  );
}

interface ListHeadProps {
  /** Numbers of the ads that match the filter, and of all. */
  readonly shown: number;
  readonly all: number;
  /** Begins a choice of several ads; undefined if that is not possible. */
  readonly onChoose: (() => void) | undefined;
}

function ListHead({ shown, all, onChoose }: ListHeadProps) {
  return (
    <div className="wrap gap-2 items-center justify-between">
      <p role="status" className="text-soft m-0">
        {countText(shown, all)}
      </p>
      {onChoose && (
        <Button wraps variant="default" data-begins-choice onClick={onChoose}>
          Mehrere bearbeiten
        </Button>
      )}
    </div>
  );
}

const ShowAll = ({ onPress }: { readonly onPress: () => void }) => (
  <div>
    <Button variant="default" onClick={onPress}>
      Alle zeigen
    </Button>
  </div>
);

function countText(shown: number, all: number): string {
  const words = all === 1 ? 'Stellenanzeige' : 'Stellenanzeigen';
  if (shown === all) return `${all} ${words}`;
  return shown === 0 ? `Keine von ${all} ${words} passt dazu.` : `${shown} von ${all} ${words}`;
}

import { jobTypes } from '@lehrpfad/contract/core/options.ts';
import { payOfYear } from '@lehrpfad/contract/job-ads/facts/pay-of-year.ts';
import type { SearchOverview } from '@lehrpfad/contract/search/overview.ts';
import type { JobAdCard } from '@lehrpfad/contract/search/search.ts';
import { hrefOf, resultsPath } from '../../../core/navigation/paths.ts';
import type { Town } from '../../places/place.ts';
import { placeOf } from '../results/place-of-card.ts';
import { startOfCard } from '../results/start-of-card.ts';
import { emptySearch } from '../search.ts';
import { encodeAddress } from '../search-link.ts';
import { NearbyButton } from './nearby-button.tsx';
import { germanContent, t, translated } from '../../../core/texts/texts.ts';
import styles from './new-ads.module.css';
import section from './overview-section.module.css';

interface NewAdsProps {
  readonly ads: SearchOverview['new_ads'];
  /** Name of the town in the search form. */
  readonly town: string | null;
  readonly onTown: (town: Town) => void;
}

/** The newest ads, or the new ones nearest to the town of the search form. */
export function NewAds({ ads, town, onTown }: NewAdsProps) {
  if (ads.length === 0) return null;
  // For an unknown town, and if no ad is new there, these are the newest ads of all towns.
  const isNear = town !== null && ads[0]?.distance !== undefined;
  return (
    <>
      <div className={`${styles.head} row gap-2 justify-between`}>
        <h3 className="text-xl">{isNear ? t('Neu bei {town}', { town }) : t('Gerade neu')}</h3>
        <NearbyButton onTown={onTown} />
      </div>
      <ul className={`${styles.ads} ${section.scroller} list-plain gap-3`}>
        {ads.map((ad) => (
          <li key={ad.id} className="stack">
            <NewAd ad={ad} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Keeps '(m/w/d)' beside the word before it, and lets 'Energie-/Gebäudetechnik' break. */
const inWholePieces = (title: string) => title.replace(' (', '\u00a0(').replace('-/', '-/\u200b');

function NewAd({ ad }: { readonly ad: JobAdCard }) {
  const address = encodeAddress({ search: emptySearch, opened: { kind: 'ad', id: ad.id } });
  const type = jobTypes.find(({ number }) => number === ad.job_type_int);
  return (
    <a
      href={hrefOf(resultsPath(address))}
      className="hover-raised card stack content-start gap-1 py-3 px-4 text-inherit no-underline wrap-anywhere"
    >
      <span className="text-sm text-brand font-bold">
        {[type && translated(type.label), startOfCard(ad.job_start)].filter(Boolean).join(' · ')}
      </span>
      <span lang={germanContent()} className="line-clamp-2 font-bold hyphens-auto">
        {inWholePieces(ad.title)}
      </span>
      <span className="flex gap-2 text-sm whitespace-nowrap">
        <span className="overflow-hidden text-ellipsis text-soft">{ad.company_name}</span>
        {ad.pay_year_1 && <b>{translated(payOfYear(1, ad.pay_year_1))}</b>}
      </span>
      <span className="overflow-hidden text-ellipsis whitespace-nowrap text-sm text-soft">
        {placeOf(ad)}
      </span>
    </a>
  );
}

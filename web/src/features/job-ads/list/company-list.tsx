import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { useStableCallback } from '../../../core/hooks/use-stable-callback.ts';
import { siblingBranches } from '../management/ad-status.ts';
import { narrow, noFilter } from './list-filter.ts';
import { ListTools } from './list-tools.tsx';
import { CompanyRow } from './company-row.tsx';
import styles from './ad-list.module.css';

/** Search and filters are shown from this number of ads. */
const manyAds = 6;

interface CompanyListProps {
  readonly ads: readonly OwnJobAd[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** The account's ads, with search and filters for a long list. */
export function CompanyList({ ads, openId, onOpen }: CompanyListProps) {
  const [filter, setFilter] = useState(noFilter);
  const shown = narrow(ads, filter);
  const open = useStableCallback(onOpen);
  return (
    <section aria-label="Ihre Stellenanzeigen" className={styles.column}>
      {ads.length > manyAds && <ListTools ads={ads} filter={filter} onChange={setFilter} />}
      <p role="status" className={styles.count}>
        {countText(shown.length, ads.length)}
      </p>
      <ul className={styles.list}>
        {shown.map((ad) => (
          <CompanyRow
            key={ad.id}
            ad={ad}
            siblings={siblingBranches(ad, ads).join('\n')}
            isOpen={ad.id === openId}
            onOpen={open}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <div>
          <Button variant="default" onClick={() => setFilter(noFilter)}>
            Alle zeigen
          </Button>
        </div>
      )}
    </section>
  );
}

function countText(shown: number, all: number): string {
  const words = all === 1 ? 'Stellenanzeige' : 'Stellenanzeigen';
  if (shown === all) return `${all} ${words}`;
  return shown === 0 ? `Keine von ${all} ${words} passt dazu.` : `${shown} von ${all} ${words}`;
}

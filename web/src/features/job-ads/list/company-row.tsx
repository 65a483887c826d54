import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { memo } from 'react';
import { Checkbox } from '../../../core/ui/controls/checkbox.tsx';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { AdBadge } from '../management/ad-badge.tsx';
import { branchOf, hiddenReasonsOf } from '../management/ad-status.ts';
import { pathOf } from '../management/company-address.ts';
import styles from './ad-row.module.css';
import { AdRow } from './ad-row.tsx';

interface CompanyRowProps {
  readonly ad: OwnJobAd;
  /** Tells the ad from the others of the list. */
  readonly name: string;
  /** Names of the other branches that have the ad, separated by line breaks: an equal string keeps the memo valid. */
  readonly siblings: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
  /** Whether it is chosen; null while nothing is being chosen. */
  readonly isChosen: boolean | null;
  readonly onChoose: (id: number, isChosen: boolean) => void;
}

/** Returns the id of the link in an ad's row, used to return the focus. */
export const companyRowId = (ad: number): string => `eigene-stelle-${ad}`;

/** An ad in the company's own list. */
export const CompanyRow = memo(function CompanyRow(props: CompanyRowProps) {
  const { ad, name, siblings, isOpen, onOpen, isChosen, onChoose } = props;
  return (
    <AdRow
      {...{ ad, name, isOpen, onOpen }}
      linkId={companyRowId(ad.id)}
      href={hrefOf(pathOf({ id: ad.id, task: null }))}
      owner={branchOf(ad)}
      badge={<AdBadge ad={ad} />}
      hasEye
      pick={
        isChosen !== null && (
          <Checkbox
            name={`Auswählen: ${name}`}
            checked={isChosen}
            onChange={(nowChosen) => onChoose(ad.id, nowChosen)}
          />
        )
      }
      obstacles={hiddenReasonsOf(ad)}
      notes={
        <>
          {ad.external !== '' && (
            <p className={`${styles.note} text-xs text-soft`}>
              <strong>Importiert von {ad.external}</strong>, noch nicht übernommen
            </p>
          )}
          {siblings !== '' && (
            <p className={`${styles.note} text-xs text-soft`}>
              Auch für: {siblings.replaceAll('\n', ' · ')}
            </p>
          )}
        </>
      }
    />
  );
});

import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { ExternalLink } from '../../../core/ui/text/external-link.tsx';
import { t } from '../../../core/texts/texts.ts';
import styles from './job-ad-detail.module.css';
import { originalOf } from './original-of.ts';

/** Source and date of an imported ad. */
export function SourceNote({ ad }: { readonly ad: PublicJobAd }) {
  const original = originalOf(ad);
  return (
    <div className={`${styles.source} row`}>
      <p className="text-soft m-0">
        {t('Quelle: {external}', { external: ad.external })}
        {ad.source_date && (
          <>
            {' · Stand\u00A0'}
            <DateText day={ad.source_date} />
          </>
        )}
      </p>
      {original && <ExternalLink href={original}>{t('Original ansehen')}</ExternalLink>}
    </div>
  );
}

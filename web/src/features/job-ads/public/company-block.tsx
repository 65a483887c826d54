import type { PublicJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { placeLine } from '@lehrpfad/contract/core/text/place-line.ts';
import { DateText } from '../../../core/ui/text/date-text.tsx';
import { CompanyLink } from '../../companies/company-link.tsx';
import { ExternalLink } from '../../../core/ui/text/external-link.tsx';
import { displayUrl, toHttps } from '../../../core/text/web-links.ts';
import { baLink } from './ba-link.ts';
import { t } from '../../../core/texts/texts.ts';
import styles from './job-ad-detail.module.css';
import { originalOf } from './original-of.ts';

interface CompanyBlockProps {
  readonly ad: PublicJobAd;
  /** Whether the ad is public, as its company's page is then, too. */
  readonly isPublic: boolean;
}

/** The company with its address and website. */
export function CompanyBlock({ ad, isPublic }: CompanyBlockProps) {
  const [company] = ad.Companies;
  const website = toHttps(ad.weblink);
  const address = ad.company_address;
  return (
    <div className={styles.company_block}>
      <p className="font-bold m-0">
        {isPublic && company ? (
          <CompanyLink company={{ id: company.id, name: ad.company_name }} />
        ) : (
          ad.company_name
        )}
      </p>
      {address && (
        <address className="grid not-italic">
          {[address.street, address.additional, placeLine(address)]
            .filter((line) => line.trim() !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      )}
      {website ? (
        <ExternalLink href={website}>{displayUrl(website)}</ExternalLink>
      ) : (
        <p className="text-soft m-0">{t('--Keine Webseite eingetragen--')}</p>
      )}
      {ad.ba_id !== '' && (
        <ExternalLink href={baLink(ad.job_type_int, ad.ba_id)}>
          {t('Angebot bei der Bundesagentur für Arbeit')}
        </ExternalLink>
      )}
      {ad.external !== '' && <SourceNote ad={ad} />}
    </div>
  );
}

/** Source and date of an imported ad. */
function SourceNote({ ad }: { readonly ad: PublicJobAd }) {
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

import type { PublicJobAd } from '@lehrpfad/contract/job-ads.ts';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { DateText } from '../../floor/ui/date-text.tsx';
import { UserHtml } from '../../floor/ui/user-html.tsx';
import { CompanyBlock } from './company-block.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { ContactList } from './contact-list.tsx';
import { FavouriteButton } from './favourite-star.tsx';
import { FileList } from './file-list.tsx';
import styles from './job-ad-detail.module.css';
import { JobTypeBadge } from './job-type-badge.tsx';
import { ShareButton } from './share-button.tsx';

interface JobAdDetailProps {
  readonly ad: PublicJobAd;
  readonly shareUrl: string;
  readonly takesFocus: boolean;
}

/** Everything about an ad, in the order of the specification (section 2, 'Detail content'). */
export function JobAdDetail({ ad, shareUrl, takesFocus }: JobAdDetailProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <CompanyLogo path={ad.company_logo} company={ad.company_name} />
        <div>
          <h2 ref={title} tabIndex={-1} className={styles.title}>
            {ad.title}
          </h2>
          <p className={styles.company}>{ad.company_name}</p>
        </div>
      </header>
      <Facts ad={ad} />
      <div className={styles.actions}>
        <FavouriteButton ad={ad} />
        <ShareButton url={shareUrl} />
      </div>
      <Part heading="Beschreibung">
        {ad.details.trim() === '' ? (
          <p>keine Stellenbeschreibung vorhanden</p>
        ) : (
          <UserHtml html={ad.details} below={3} />
        )}
      </Part>
      {ad.annotation.trim() !== '' && (
        <Part heading="Anmerkung">
          <UserHtml html={ad.annotation} below={3} />
        </Part>
      )}
      {ad.files.length > 0 && (
        <Part heading="Dokumente">
          <FileList files={ad.files} />
        </Part>
      )}
      <Part heading="Unternehmen">
        <CompanyBlock ad={ad} />
      </Part>
      {ad.contacts.length > 0 && (
        <Part heading="Ansprechpersonen">
          <ContactList contacts={ad.contacts} />
        </Part>
      )}
    </article>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
    </section>
  );
}

function Facts({ ad }: { readonly ad: PublicJobAd }) {
  return (
    <dl className={styles.facts}>
      <Fact name="Beruf" wide>
        {ad.job_name || ad.Job_name.name}
      </Fact>
      {ad.Profession && (
        <Fact name="Branche" wide>
          {ad.Profession.name}
        </Fact>
      )}
      <Fact name="Art">
        <JobTypeBadge type={ad.job_type_int} />
      </Fact>
      <Fact name="Beginn">
        <DateText day={ad.job_start} />
      </Fact>
      {ad.job_end && (
        <Fact name="Ende">
          <DateText day={ad.job_end} />
        </Fact>
      )}
      <Fact name="Veröffentlicht">
        <DateText day={ad.publish_date} />
      </Fact>
      {ad.availability_end_date && (
        <Fact name="Sichtbar bis">
          <DateText day={ad.availability_end_date} />
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** Has a row of its own. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, wide, children }: FactProps) {
  return (
    <div className={styles.fact} data-wide={wide}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

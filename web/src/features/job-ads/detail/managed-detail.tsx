import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import type { ReactNode } from 'react';
import { Detail, DetailPart } from '../../../core/ui/page/detail.tsx';
import { AdFacts, AdTexts, factsOf } from '../public/ad-facts.tsx';
import { CompanyLogo } from '../company-logo.tsx';
import { ContactList } from '../public/contact-list.tsx';
import { branchOf } from '../management/ad-status.ts';
import { AdActions, type AdActionsProps } from './ad-actions.tsx';
import { ManagedFiles } from './managed-files.tsx';
import { StatusBox } from './status-box.tsx';

interface ManagedDetailProps extends AdActionsProps {
  readonly takesFocus: boolean;
  /** Shown at the end. */
  readonly children?: ReactNode;
}

/** The detail of an ad for its company and for editors: state, actions and content. */
export function ManagedDetail({ takesFocus, children, ...actions }: ManagedDetailProps) {
  const { ad, abilities, siblings } = actions;
  return (
    <Detail
      picture={<CompanyLogo path={ad.company_logo} company={ad.company_name} />}
      title={ad.title}
      owner={branchOf(ad)}
      takesFocus={takesFocus}
    >
      <StatusBox ad={ad} abilities={abilities} />
      <AdActions {...actions} />
      <Contents ad={ad} siblings={siblings} />
      {children}
    </Detail>
  );
}

interface ContentsProps {
  readonly ad: OwnJobAd;
  readonly siblings: readonly string[];
}

function Contents({ ad, siblings }: ContentsProps) {
  return (
    <>
      <AdFacts facts={factsOf(ad, { siblings, last_updated_by: ad.last_updated_by })} />
      <AdTexts ad={ad} below={3} />
      {ad.files.length > 0 && (
        <DetailPart heading="Dokumente">
          <ManagedFiles files={ad.files} />
        </DetailPart>
      )}
      {ad.contacts.length > 0 && (
        <DetailPart heading="Ansprechpersonen">
          <ContactList contacts={ad.contacts} />
        </DetailPart>
      )}
    </>
  );
}

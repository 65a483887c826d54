import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState, type ReactNode } from 'react';
import { Detail, DetailPart } from '../../../core/ui/page/detail.tsx';
import { AdFacts, AdTexts, factsOf } from '../public/ad-facts.tsx';
import { CompanyLogo } from '../../../core/ui/media/company-logo.tsx';
import { ContactList } from '../public/contact-list.tsx';
import { branchOf } from '../management/ad-status.ts';
import { AdActions, type AdActionsProps } from './ad-actions.tsx';
import { StatusBox } from './status-box.tsx';
import type { Named } from '@lehrpfad/contract/core/fields.ts';
import { FileIcon } from '../../../core/ui/icons/icons.tsx';
import { openFile } from '../management/open-file.ts';
import styles from './managed-detail.module.css';

interface ManagedDetailProps extends AdActionsProps {
  /** Whether the focus moves to the title at first. */
  readonly takesFocus: boolean;
  /** Shown at the end. */
  readonly children?: ReactNode;
}

/** The detail of an ad for its company and for editors: state, actions and content. */
export function ManagedDetail({ children, ...props }: ManagedDetailProps) {
  // Fixed at the first render: later the focus may return to a button here after its dialog closes.
  const [takesFocus] = useState(props.takesFocus);
  const { takesFocus: _later, ...actions } = props;
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

/** The PDFs of an ad that may not be public: loaded with the session's token, which a link cannot send. */
function ManagedFiles({ files }: { readonly files: readonly Named[] }) {
  return (
    <ul className="grid list-plain gap-1">
      {files.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={`${styles.file} tap-line border-0 bg-none text-brand text-start underline wrap-anywhere gap-2 p-0`}
            onClick={() => void openFile(id, name)}
          >
            <FileIcon />
            <span>{name} (PDF, öffnet in neuem Tab)</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

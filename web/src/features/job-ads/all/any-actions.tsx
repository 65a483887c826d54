import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import { useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../../core/ui/controls/button.tsx';
import { entryPath, hrefOf, paths } from '../../../core/navigation/paths.ts';
import { BranchesIcon, DeleteIcon, EditIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { DeleteDialog } from '../own/delete-dialog.tsx';
import styles from '../own/own-detail.module.css';
import { LockAd } from './lock-ad.tsx';

interface AnyActionsProps {
  readonly ad: AnyJobAd;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
  /** What else can be done there. */
  readonly children?: ReactNode;
}

/** What editors do with an ad: edit (unless its branch is closed), delete, and look at whose it is. */
export function AnyActions({ ad, onEdit, onDeleted, children }: AnyActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [company] = ad.Companies;
  return (
    <div className={styles.actions}>
      {!ad.closed && (
        <Button variant="default" icon={<EditIcon />} onClick={onEdit}>
          Bearbeiten
        </Button>
      )}
      {children}
      {!ad.closed && <LockAd ad={ad} siblings={siblingNames(ad)} />}
      {!ad.closed && company && (
        <ButtonLink
          variant="default"
          icon={<BranchesIcon />}
          href={hrefOf(entryPath(paths.allCompanies, company.id))}
        >
          Unternehmensprofil
        </ButtonLink>
      )}
      <IconButton
        Icon={DeleteIcon}
        label={`Löschen: ${ad.title}`}
        danger
        onClick={() => setIsDeleting(true)}
      />
      <DeleteDialog
        ad={ad}
        siblings={siblingNames(ad)}
        opened={isDeleting}
        onDeleted={onDeleted}
        onCancel={() => setIsDeleting(false)}
      />
    </div>
  );
}

/** Names of the other companies that have the ad. */
export const siblingNames = ({ siblings }: AnyJobAd): readonly string[] =>
  siblings.map(({ company_name }) => company_name);

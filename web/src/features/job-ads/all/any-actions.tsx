import type { AnyJobAd } from '@lehrpfad/contract/job-ads-all.ts';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { hrefOf, paths } from '../../../floor/paths.ts';
import { BranchesIcon, DeleteIcon, EditIcon } from '../../../floor/ui/area-icons.tsx';
import { IconButton } from '../../../floor/ui/icon-button.tsx';
import { addressOfName } from '../../companies/all/name-address.ts';
import { DeleteDialog } from '../own/delete-dialog.tsx';
import styles from '../own/own-detail.module.css';

interface AnyActionsProps {
  readonly ad: AnyJobAd;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
  /** What else can be done there. */
  readonly children?: ReactNode;
}

/** What editors do with an ad: edit, delete, and look at whose it is. */
export function AnyActions({ ad, onEdit, onDeleted, children }: AnyActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className={styles.actions}>
      <Button size="md" leftSection={<EditIcon />} onClick={onEdit}>
        Bearbeiten
      </Button>
      {children}
      <Button
        size="md"
        variant="default"
        component="a"
        leftSection={<BranchesIcon />}
        href={hrefOf(addressOfName(paths.allCompanies, ad.company_name))}
      >
        Unternehmensprofil
      </Button>
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

import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { CopyIcon, DeleteIcon, EditIcon, VisibleIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import { AdoptButton } from './adopt-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Task } from './own-address.ts';
import styles from './own-detail.module.css';

export interface OwnActionsProps {
  readonly ad: OwnJobAd;
  /** Names of the other branches that have the ad. */
  readonly siblings: readonly string[];
  readonly onBegin: (task: Task) => void;
  readonly onDeleted: () => void;
}

export function OwnActions({ ad, siblings, onBegin, onDeleted }: OwnActionsProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const isImported = ad.external !== '';
  return (
    <div className={styles.actions}>
      {isImported && <AdoptButton ad={ad} onIncomplete={() => onBegin('edit')} />}
      <Button
        variant={isImported ? 'default' : 'filled'}
        icon={<EditIcon />}
        onClick={() => onBegin('edit')}
      >
        Bearbeiten
      </Button>
      <Button variant="default" icon={<VisibleIcon />} onClick={() => onBegin('preview')}>
        Vorschau
      </Button>
      <Button variant="default" icon={<CopyIcon />} onClick={() => onBegin('copy')}>
        Duplizieren
      </Button>
      <IconButton
        Icon={DeleteIcon}
        label={`Löschen: ${ad.title}`}
        danger
        onClick={() => setIsDeleting(true)}
      />
      <DeleteDialog
        ad={ad}
        siblings={siblings}
        opened={isDeleting}
        onDeleted={onDeleted}
        onCancel={() => setIsDeleting(false)}
      />
    </div>
  );
}

import type { AnyJobAd } from '@lehrpfad/contract/job-ads/all.ts';
import type { OwnJobAd } from '@lehrpfad/contract/job-ads/job-ads.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../core/ui/controls/button.tsx';
import { CopyIcon, DeleteIcon, EditIcon, VisibleIcon } from '../../../core/ui/icons/area-icons.tsx';
import { IconButton } from '../../../core/ui/icons/icon-button.tsx';
import type { AdAbilities, Task } from '../management/abilities.ts';
import { isOfClosed, branchOf } from '../management/ad-status.ts';
import { AdoptButton } from './adopt-button.tsx';
import styles from './managed-detail.module.css';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { deleteAd } from '../management/queries.ts';
import { FilledButton } from '../management/filled-button.tsx';

export interface AdActionsProps {
  readonly ad: OwnJobAd | AnyJobAd;
  readonly abilities: AdAbilities;
  /** Names of the other branches that have the ad. */
  readonly siblings: readonly string[];
  /** Tasks that can be started there. */
  readonly tasks?: readonly Task[];
  /** Further actions of the role. */
  readonly more?: ReactNode;
  readonly onBegin: (task: Task) => void;
  readonly onDeleted: () => void;
}

const allTasks: readonly Task[] = ['edit', 'preview', 'copy'];

/** The actions for an ad; an ad of a closed branch can only be viewed and deleted. */
export function AdActions(props: AdActionsProps) {
  const { ad, siblings, more, onDeleted } = props;
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <div className={`${styles.actions} wrap`}>
      <TaskButtons {...props} />
      {!isOfClosed(ad) && <FilledButton ad={ad} />}
      {more}
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

/** Buttons that begin a task: adopting an imported ad, editing, previewing, copying. */
function TaskButtons({ ad, abilities, tasks = allTasks, onBegin }: AdActionsProps) {
  const isClosed = isOfClosed(ad);
  const canAdopt = abilities.adopts && ad.external !== '';
  return (
    <>
      {canAdopt && <AdoptButton ad={ad} onIncomplete={() => onBegin('edit')} />}
      {tasks.includes('edit') && !isClosed && (
        <Button
          variant={abilities.adopts && !canAdopt ? 'filled' : 'default'}
          icon={<EditIcon />}
          onClick={() => onBegin('edit')}
        >
          Bearbeiten
        </Button>
      )}
      {tasks.includes('preview') && (
        <Button variant="default" icon={<VisibleIcon />} onClick={() => onBegin('preview')}>
          Vorschau
        </Button>
      )}
      {tasks.includes('copy') && !isClosed && (
        <Button variant="default" icon={<CopyIcon />} onClick={() => onBegin('copy')}>
          Duplizieren
        </Button>
      )}
    </>
  );
}

interface DeleteDialogProps {
  readonly ad: OwnJobAd;
  /** Names of the other branches that have the ad. */
  readonly siblings: readonly string[];
  readonly opened: boolean;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}

/** Asks before one ad is deleted, and says which ads stay. */
function DeleteDialog({ ad, siblings, opened, onDeleted, onCancel }: DeleteDialogProps) {
  async function remove(): Promise<void> {
    const outcome = await deleteAd(ad);
    showToast(
      outcome === 'gone'
        ? 'Die Stellenanzeige gibt es nicht mehr.'
        : 'Die Stellenanzeige wurde gelöscht.',
    );
    onDeleted();
  }

  return (
    <ConfirmDialog
      opened={opened}
      title="Stellenanzeige löschen?"
      confirm="Löschen"
      danger
      onConfirm={remove}
      onCancel={onCancel}
    >
      <p>
        „{ad.title}“ ({branchOf(ad)}) wird {filesOf(ad)}gelöscht. Das lässt sich nicht rückgängig
        machen.
      </p>
      {siblings.length > 0 && (
        <p>
          Nur diese Anzeige wird gelöscht. Die Anzeige bleibt bestehen bei: {siblings.join(', ')}.
        </p>
      )}
    </ConfirmDialog>
  );
}

function filesOf({ files }: OwnJobAd): string {
  if (files.length === 0) return '';
  return files.length === 1 ? 'mit ihrer Datei ' : `mit ihren ${files.length} Dateien `;
}

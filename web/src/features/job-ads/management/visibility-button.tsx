import type { JobAdRow } from '@lehrpfad/contract/job-ads/all.ts';
import { useState } from 'react';
import { formatDate } from '../../../core/text/dates.ts';
import { ConfirmDialog } from '../../../core/ui/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { expectUndone, offerUndo } from '../../../core/notices/undo.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import {
  AcceptedIcon,
  ExpiredIcon,
  HiddenIcon,
  VisibleIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { statusNames, statusOf, statusTooltips } from './ad-status.ts';
import { isEditorial, setVisible } from './queries.ts';
import styles from './visibility-button.module.css';

/** Fields of an ad that the button needs. */
type Eyed = Pick<
  JobAdRow,
  | 'id'
  | 'title'
  | 'published'
  | 'publish_date'
  | 'waiting'
  | 'filled_on'
  | 'availability_start_date'
  | 'availability_end_date'
  | 'last_updated'
>;

const outcomes = {
  done: (published: boolean) => statusTooltips[published ? 'public' : 'private'],
  changed: () => 'Der Eintrag wurde inzwischen geändert.',
  gone: () => 'Die Stellenanzeige gibt es nicht mehr.',
} as const;

interface VisibilityButtonProps {
  readonly ad: Eyed;
  /** Tells the ad from the others of a list; its title by default. */
  readonly name?: string;
}

/** The eye button: makes an ad public or private; a second press undoes that. An expired or filled ad cannot be changed. */
export function VisibilityButton({ ad, name = ad.title }: VisibilityButtonProps) {
  const status = statusOf(ad);
  const { isBusy, run } = useAction(() => toggle(ad));
  const [isAsking, setIsAsking] = useState(false);
  if (status === 'expired' || status === 'filled')
    return <Unchangeable name={name} status={status} />;

  const isPublic = status === 'public';
  const action = isPublic ? 'auf privat stellen' : 'öffentlich machen';
  return (
    <>
      <button
        type="button"
        className={`${styles.eye} tap-square flex-none border-clear rounded-full bg-tint text-md text-soft p-0`}
        data-status={status}
        title={statusTooltips[status]}
        aria-label={`${statusTooltips[status]}, ${action}: ${name}`}
        aria-busy={isBusy}
        onClick={() => (status === 'waiting' ? setIsAsking(true) : void run())}
      >
        {isPublic ? <VisibleIcon /> : <HiddenIcon />}
      </button>
      {status === 'waiting' && (
        <ConfirmDialog
          opened={isAsking}
          title="Jetzt schon öffentlich machen?"
          confirm="Jetzt öffentlich machen"
          onConfirm={async () => {
            await run();
            setIsAsking(false);
          }}
          onCancel={() => setIsAsking(false)}
        >
          „{ad.title}“ wartet auf den {formatDate(ad.availability_start_date)}. Wenn Sie die Stelle
          jetzt öffentlich machen, wartet sie nicht mehr.
        </ConfirmDialog>
      )}
    </>
  );
}

async function toggle(ad: Eyed): Promise<void> {
  const published = !ad.published;
  const { outcome, saved } = await setVisible(ad, published);
  const text = outcomes[outcome](published);
  if (saved && isEditorial()) offerUndo(text, () => takeBack(ad, saved));
  else showToast(text);
}

/** Undoes a change. @throws {NotUndone} if somebody else was faster */
async function takeBack(before: Eyed, now: Pick<Eyed, 'id' | 'last_updated'>): Promise<void> {
  const { published, publish_date, waiting } = before;
  const { outcome } = await setVisible(now, published, { publish_date, waiting });
  expectUndone(outcome);
}

interface UnchangeableProps {
  /** Name of the ad. */
  readonly name: string;
  readonly status: 'expired' | 'filled';
}

function Unchangeable({ name, status }: UnchangeableProps) {
  return (
    <button
      type="button"
      className={`${styles.eye} tap-square flex-none border-clear rounded-full bg-tint text-md text-soft p-0`}
      data-status="expired"
      title={statusTooltips[status]}
      aria-label={`${statusNames[status]}: ${name}`}
      aria-disabled="true"
    >
      {status === 'filled' ? <AcceptedIcon /> : <ExpiredIcon />}
    </button>
  );
}

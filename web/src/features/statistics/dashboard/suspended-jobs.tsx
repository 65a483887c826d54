import { Notice } from '../../../core/ui/notices/notice.tsx';
import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import { jobLabel } from '@lehrpfad/contract/core/operations/jobs-options.ts';
import type { JobSuspension, resumeJob } from '@lehrpfad/contract/core/operations/jobs.ts';
import { useId } from 'react';
import { call } from '../../../core/api/api.ts';
import { momentText } from '../../../core/text/dates.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { useSession } from '../../../core/session/session.ts';
import { WarningIcon } from '../../../core/ui/icons/area-icons.tsx';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { useFocusKept } from '../../../core/focus/use-focus-kept.ts';

/** Warns of automatic jobs that the server has suspended; nothing if there are none. */
export function SuspendedJobs({ jobs }: { readonly jobs: readonly JobSuspension[] }) {
  const isAdmin = useSession()?.permission === permissions.admin;
  if (jobs.length === 0) return null;
  return (
    <ul className="grid list-plain gap-4 mb-8" aria-label="Ruhende Hintergrundaufgaben">
      {jobs.map((job) => (
        <SuspendedJob key={job.name} job={job} isAdmin={isAdmin} />
      ))}
    </ul>
  );
}

interface SuspendedJobProps {
  readonly job: JobSuspension;
  readonly isAdmin: boolean;
}

function SuspendedJob({ job: { name, since }, isAdmin }: SuspendedJobProps) {
  const id = useId();
  const { isBusy, run } = useAction(async () => {
    try {
      await call<typeof resumeJob>('POST jobs/resume/', { body: { name } });
      showToast('Die Hintergrundaufgabe wird wieder ausgeführt.');
    } finally {
      await reloadEditorial();
    }
  });
  // The warning disappears with its button.
  useFocusKept(isBusy);

  return (
    <Notice as="li" tone="danger" className="row gap-3-6 justify-between">
      <div className="grow-basis">
        <p className="flex gap-2 font-bold text-danger">
          <WarningIcon />
          Eine Hintergrundaufgabe ruht: Der Server ist zweimal abgestürzt, während sie lief.
        </p>
        <p id={id}>
          Aufgabe: {jobLabel(name)}, seit {momentText(since)}
        </p>
        {!isAdmin && <p>Bitte sagen Sie der Administration Bescheid.</p>}
      </div>
      {isAdmin && (
        <BusyButton variant="default" isBusy={isBusy} describedBy={id} onClick={() => void run()}>
          Erneut versuchen
        </BusyButton>
      )}
    </Notice>
  );
}

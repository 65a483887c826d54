import { permissions } from '@lehrpfad/contract/core/endpoints/access.ts';
import type { JobSuspension, resumeJob } from '@lehrpfad/contract/core/operations/jobs.ts';
import { call } from '../../../core/api/api.ts';
import { momentText } from '../../../core/text/dates.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { useSession } from '../../../core/session/session.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { JobNotice } from './job-notice.tsx';

async function resume(name: string): Promise<void> {
  try {
    await call<typeof resumeJob>('POST jobs/resume/', { body: { name } });
    showToast('Die Hintergrundaufgabe wird wieder ausgeführt.');
  } finally {
    await reloadEditorial();
  }
}

/** Warns of automatic jobs that the server has suspended; nothing if there are none. */
export function SuspendedJobs({ jobs }: { readonly jobs: readonly JobSuspension[] }) {
  const isAdmin = useSession()?.permission === permissions.admin;
  if (jobs.length === 0) return null;
  return (
    <ul className="grid list-plain gap-4 mb-8" aria-label="Ruhende Hintergrundaufgaben">
      {jobs.map(({ name, since }) => (
        <JobNotice
          key={name}
          tone="danger"
          title="Eine Hintergrundaufgabe ruht: Der Server ist zweimal abgestürzt, während sie lief."
          name={name}
          when={`seit ${momentText(since)}`}
          action={isAdmin ? { label: 'Erneut versuchen', run: () => resume(name) } : undefined}
        >
          {!isAdmin && <p>Bitte sagen Sie der Administration Bescheid.</p>}
        </JobNotice>
      ))}
    </ul>
  );
}

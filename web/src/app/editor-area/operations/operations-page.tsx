import type {
  BoardState,
  FailedJob,
  QueueName,
  readBoardState,
} from '@lehrpfad/contract/core/operations/board-state.ts';
import type { runJob } from '@lehrpfad/contract/core/operations/jobs.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../core/api/api.ts';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import { useAction } from '../../../core/hooks/use-action.ts';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { momentText } from '../../../core/text/dates.ts';
import { BusyButton } from '../../../core/ui/controls/busy-button.tsx';
import { AcceptedIcon, WarningIcon } from '../../../core/ui/icons/area-icons.tsx';
import { Notice } from '../../../core/ui/notices/notice.tsx';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import { Fact, Facts } from '../../../core/ui/page/facts.tsx';
import { JobNotice } from '../../../features/statistics/dashboard/job-notice.tsx';
import { SuspendedJobs } from '../../../features/statistics/dashboard/suspended-jobs.tsx';
import { spaceText } from './amounts.ts';
import { countOf, findConcerns, type Concern } from './concerns.ts';

/** Interval at which the open page reloads its data. */
const refreshMs = 30_000;

const boardState = queryOptions({
  queryKey: ['all-operations'],
  queryFn: ({ signal }) =>
    call<typeof readBoardState>('GET operations/', {
      signal,
      shape: {
        version: '',
        database: { version: '' },
        disk: { free_bytes: 0, total_bytes: 0 },
        search: { ads: 0, lag_seconds: 0 },
        failed_jobs: [],
        suspended_jobs: [],
      },
    }),
  refetchInterval: refreshMs,
});

/** State of the board for administrators: late and failed tasks, and actions for them. */
export function OperationsPage() {
  const query = useQuery(boardState);
  const { isBusy, run } = useAction(() => query.refetch());
  return (
    <>
      <AreaHead
        title="Betrieb"
        action={
          <BusyButton variant="default" isBusy={isBusy} onClick={() => void run()}>
            Aktualisieren
          </BusyButton>
        }
      >
        Hier steht, ob alles läuft, was zu spät ist und was gescheitert ist.
      </AreaHead>
      <QueryView
        query={query}
        loading={<Skeleton height="16rem" radius="1rem" />}
        failed="Der Stand konnte nicht geladen werden."
      >
        {(state) => (
          <>
            {query.isError && (
              <Notice tone="danger" className="mb-4">
                <p>Der Server antwortet gerade nicht. Unten steht, was er zuletzt gemeldet hat.</p>
              </Notice>
            )}
            <Concerns state={state} now={new Date(query.dataUpdatedAt)} />
            <Overview state={state} />
            <p className="mt-4">Stand: {momentText(new Date(query.dataUpdatedAt).toISOString())}</p>
          </>
        )}
      </QueryView>
    </>
  );
}

function Concerns({ state, now }: { readonly state: BoardState; readonly now: Date }) {
  const concerns = findConcerns(state, now);
  const { failed_jobs: failed, suspended_jobs: suspended } = state;
  if (concerns.length + failed.length + suspended.length === 0)
    return (
      <Notice className="flex gap-2 mb-8">
        <AcceptedIcon />
        <p>Alles läuft.</p>
      </Notice>
    );
  return (
    <section aria-labelledby="concerns">
      <h2 id="concerns" className="mb-4 text-xl">
        Bitte ansehen
      </h2>
      <SuspendedJobs jobs={suspended} />
      <ul className="grid list-plain gap-4 mb-8">
        {concerns.map((concern) => (
          <ConcernItem key={concern.title} {...concern} />
        ))}
        {failed.map((job) => (
          <FailedJobItem key={job.name} job={job} />
        ))}
      </ul>
    </section>
  );
}

function ConcernItem({ tone, title, remedy, link }: Concern) {
  return (
    <Notice as="li" tone={tone}>
      <p className="flex gap-2 font-bold">
        <WarningIcon />
        {title}
      </p>
      <p>{remedy}</p>
      {link && <Link href={link.path}>{link.label}</Link>}
    </Notice>
  );
}

async function runAgain(name: string): Promise<void> {
  await call<typeof runJob>('POST jobs/run/', { body: { name } });
  showToast('Die Hintergrundaufgabe läuft gleich noch einmal.');
  await reloadEditorial();
}

function FailedJobItem({ job: { name, failed_at, error } }: { readonly job: FailedJob }) {
  return (
    <JobNotice
      tone="attention"
      title="Eine Hintergrundaufgabe ist gescheitert."
      name={name}
      when={momentText(failed_at)}
      action={{ label: 'Jetzt ausführen', run: () => runAgain(name) }}
    >
      {error && <p lang="en">{error}</p>}
      <p>
        Sie läuft von selbst wieder zu ihrer nächsten Zeit. Mehr steht im Protokoll des Servers.
      </p>
    </JobNotice>
  );
}

const number = new Intl.NumberFormat('de-DE');

function Overview({ state }: { readonly state: BoardState }) {
  const { version, started_at, database, disk, last_backup_at, search, queues } = state;
  const count = (queue: QueueName, name: string, label: string) =>
    `${number.format(countOf(queues, queue, name).length)} ${label}`;
  const waiting = (queue: QueueName, ...others: string[]) =>
    queues === null
      ? 'nicht gezählt'
      : [count(queue, 'waiting', queue === 'jobs' ? 'fällig' : 'wartend'), ...others].join(', ');
  return (
    <section aria-labelledby="state">
      <h2 id="state" className="mb-4 text-xl">
        Stand der Dinge
      </h2>
      <Facts layout="even">
        <Fact name="Programm">
          Version {version}, läuft seit {momentText(started_at)}
        </Fact>
        <Fact name="Datenbank">
          PostgreSQL {database.version}
          {database.kind === 'embedded' && ', eingebaut'}
        </Fact>
        <Fact name="Speicherplatz">
          {spaceText(disk.free_bytes)} von {spaceText(disk.total_bytes)} frei
        </Fact>
        <Fact name="Letzte Sicherung">
          {last_backup_at === null ? 'keine gefunden' : momentText(last_backup_at)}
        </Fact>
        <Fact name="Suche">{number.format(search.ads)} Anzeigen</Fact>
        <Fact name="E-Mails">{waiting('mails', count('mails', 'failed', 'nicht zugestellt'))}</Fact>
        <Fact name="Hintergrundaufgaben">
          {waiting('jobs', count('jobs', 'running', 'laufend'))}
        </Fact>
        <Fact name="Importe">{waiting('imports', count('imports', 'running', 'laufend'))}</Fact>
      </Facts>
    </section>
  );
}

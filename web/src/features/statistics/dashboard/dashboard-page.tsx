import type { Waiting } from '@lehrpfad/contract/statistics/statistics.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { berlinToday } from '../../../core/text/dates.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { useSession } from '../../../core/session/session.ts';
import { AreaHead } from '../../../core/ui/page/area-head.tsx';
import {
  BookIcon,
  BranchesIcon,
  ExchangeIcon,
  FlagIcon,
  MailIcon,
  RequestIcon,
  TrainingIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { CalendarIcon } from '../../../core/ui/icons/icons.tsx';
import { Chart } from '../charts/chart.tsx';
import styles from './dashboard-page.module.css';
import { useDashboard } from './dashboard.ts';
import { greetingAt, longDay } from './greeting.ts';
import { showCompanies, showExternals, showSearches } from '../shown.tsx';
import { SuspendedJobs } from './suspended-jobs.tsx';
import { TodoTile } from './todo-tile.tsx';
import { useWaiting } from './waiting.ts';

/** Start page of editors: open tasks and figures of the board. */
export function DashboardPage() {
  const query = useDashboard();
  const waiting = useWaiting();
  const name = useSession()?.name ?? '';
  const [now] = useState(() => new Date());
  const greeting = `${greetingAt(now)}${name && `, ${name}`}!`;
  const { data, isError } = query;

  return (
    <>
      <AreaHead title="Übersicht">
        {greeting} Heute ist {longDay(berlinToday(now))}.
      </AreaHead>
      <SuspendedJobs jobs={waiting?.suspended_jobs ?? []} />
      <section aria-labelledby="todo" className={styles.section}>
        <h2 id="todo" className="mb-3 text-xl">
          Zu tun
        </h2>
        <TodoTiles figures={data} waiting={waiting} isError={isError} />
      </section>
      <Figures query={query} />
    </>
  );
}

/** Charts of the board; each reports by itself that its figures are missing. */
function Figures({
  query: { data, isError },
}: {
  readonly query: ReturnType<typeof useDashboard>;
}) {
  const part = <Part,>(one: Part | null | undefined) => ({
    data: one ?? undefined,
    isError: one === null || isError,
  });
  return (
    <section aria-labelledby="figures" className={styles.section}>
      <div className={`${styles.bar} wrap gap-1-4 justify-between`}>
        <h2 id="figures" className="mb-3 text-xl">
          In Zahlen
        </h2>
        <Link href={editorPaths.statistics}>Alle Statistiken</Link>
      </div>
      <div className={`${styles.charts} grid gap-4`}>
        <Chart
          title="Suchanfragen"
          query={part(data?.searches)}
          show={(searches) => showSearches(searches, { whole: 'in 365 Tagen' })}
        />
        <Chart
          title="Registrierte Unternehmen"
          query={part(data?.companies)}
          show={showCompanies}
        />
        <Chart
          title="Leistung der externen Schnittstellen"
          query={part(data?.externals)}
          show={(externals) =>
            showExternals(externals, 'In den letzten 365 Tagen wurde nichts importiert.')
          }
        />
      </div>
    </section>
  );
}

interface TodoTilesProps {
  readonly figures: ReturnType<typeof useDashboard>['data'];
  readonly waiting: Waiting | undefined;
  readonly isError: boolean;
}

/** Numbers of open tasks, with links to them. */
function TodoTiles({ figures, waiting, isError }: TodoTilesProps) {
  const unknown = isError ? null : undefined;
  return (
    <ul className={`${styles.tiles} grid gap-4 list-plain`}>
      <TodoTile
        title="Unternehmensfreigabe"
        path={editorPaths.requests}
        Icon={RequestIcon}
        count={figures ? figures.requests : waiting?.requests}
      />
      <TodoTile
        title="Filialen zu bestätigen"
        path={editorPaths.branchChecks}
        Icon={BranchesIcon}
        count={waiting?.branches ?? unknown}
      />
      <TodoTile
        title="Angefragte Berufe"
        path={editorPaths.apprenticeshipRequests}
        Icon={TrainingIcon}
        count={waiting?.apprenticeship_requests ?? unknown}
      />
      <TodoTile
        title="Gemeldete Anzeigen"
        path={editorPaths.adReports}
        Icon={FlagIcon}
        count={waiting?.ad_reports ?? unknown}
      />
      <TodoTile
        title="Berufe zu bearbeiten"
        path={editorPaths.jobNames}
        Icon={BookIcon}
        count={figures ? figures.jobNames : waiting?.job_names}
      />
      <TodoTile
        title="Events zu prüfen"
        path={editorPaths.allEvents}
        Icon={CalendarIcon}
        count={waiting?.events ?? unknown}
      />
      <FailureTiles waiting={waiting} />
    </ul>
  );
}

/** Numbers of automatic failures; nothing if there are none. */
function FailureTiles({ waiting }: { readonly waiting: Waiting | undefined }) {
  const { exchanges = 0, failed_mails = 0 } = waiting ?? {};
  return (
    <>
      {exchanges > 0 && (
        <TodoTile
          title="Schnittstellen prüfen"
          path={editorPaths.exchanges}
          Icon={ExchangeIcon}
          count={exchanges}
        />
      )}
      {failed_mails > 0 && (
        <TodoTile
          title="E-Mails nicht zugestellt"
          path={editorPaths.mails}
          Icon={MailIcon}
          count={failed_mails}
        />
      )}
    </>
  );
}

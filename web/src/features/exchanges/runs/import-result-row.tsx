import {
  outcomes,
  reasonText,
  wasShownText,
  type Outcome,
  type RunState,
} from '@lehrpfad/contract/exchanges/options.ts';
import type { ImportResult } from '@lehrpfad/contract/exchanges/runs.ts';
import { useState, type ComponentType } from 'react';
import { Skeleton } from '../../../core/loading/skeleton.tsx';
import { Button } from '../../../core/ui/controls/button.tsx';
import { formatDate } from '../../../core/text/dates.ts';
import { editorPaths } from '../../../core/navigation/editor-paths.ts';
import { hrefOf } from '../../../core/navigation/paths.ts';
import { QueryView } from '../../../core/data/query-view.tsx';
import {
  AcceptedIcon,
  BranchesIcon,
  DeclinedIcon,
  EditIcon,
  ExpiredIcon,
  LockIcon,
  PlusIcon,
} from '../../../core/ui/icons/area-icons.tsx';
import { StatusBadge, type Tone } from '../../../core/ui/page/status-badge.tsx';
import { offerUndo } from '../../../core/notices/undo.ts';
import { runAction } from '../run-action.ts';
import { namedRecord } from './run-words.ts';
import styles from './import-results.module.css';
import { joinAds, splitAds, useRecord } from './run-queries.ts';

const looks: Readonly<Record<Outcome, readonly [Tone, ComponentType]>> = {
  created: ['good', PlusIcon],
  changed: ['good', EditIcon],
  unchanged: ['quiet', AcceptedIcon],
  duplicate: ['waiting', BranchesIcon],
  rejected: ['bad', DeclinedIcon],
  'left-alone': ['quiet', LockIcon],
  gone: ['quiet', ExpiredIcon],
};

const outcomeLabel = (outcome: Outcome): string =>
  outcomes.find(({ key }) => key === outcome)?.label ?? outcome;

interface ImportResultRowProps {
  readonly importResult: ImportResult;
  /** The state of its run. */
  readonly state: RunState;
}

/** Shows the import result of one record. */
export function ImportResultRow({ importResult, state }: ImportResultRowProps) {
  const { external_id, title, company, outcome, reason, detail, job_ad, winner } = importResult;
  const [tone, Icon] = looks[outcome];
  const why = [reasonText(reason), detail].filter((part) => part !== '').join(' ');
  return (
    <li
      className={`${styles.row} cols-1-auto grid gap-2-4 items-start py-3 px-4 border rounded-md bg-paper`}
    >
      <div className="grid gap-1 min-w-0 wrap-anywhere">
        <p className="font-bold">{title === '' ? 'Ohne Titel' : title}</p>
        <p className="text-hint">
          {[company, namedRecord(external_id)].filter((part) => part !== '').join(' · ')}
        </p>
        {why !== '' && <p>{why}</p>}
        {importResult.was_shown && (
          <p>
            <strong>{wasShownText(state)}</strong>
          </p>
        )}
        {importResult.split && (
          <p>Als verschiedene Stellen markiert. Das gilt ab dem nächsten Lauf.</p>
        )}
        {(job_ad ?? winner) && (
          <p className={`${styles.links} wrap gap-1-4`}>
            {job_ad && <a href={adAddress(job_ad.id)}>Anzeige ansehen</a>}
            {winner && <a href={adAddress(winner.id)}>Stattdessen gezeigt: {winner.title}</a>}
          </p>
        )}
      </div>
      <div className={`${styles.side} grid gap-2 justify-items-end`}>
        <StatusBadge tone={tone} Icon={Icon}>
          {outcomeLabel(outcome)}
        </StatusBadge>
        <SplitButton importResult={importResult} />
      </div>
      {importResult.record !== null && <RecordDetails id={importResult.record} />}
    </li>
  );
}

const adAddress = (id: number): string => hrefOf(`${editorPaths.allJobAds}/${id}`);

/** The button by which an editor splits two ads, or undoes that. */
function SplitButton({ importResult }: { readonly importResult: ImportResult }) {
  const { outcome, record, winner, title } = importResult;
  if (outcome !== 'duplicate' || record === null || winner === null) return null;
  const pair = { record, ad: winner.id };

  async function part(): Promise<void> {
    const isDone = await runAction(() => splitAds(pair.record));
    if (isDone)
      offerUndo('Getrennt. Das gilt ab dem nächsten Lauf.', () => joinAds(pair.record, pair.ad));
  }
  async function rejoin(): Promise<void> {
    const isDone = await runAction(() => joinAds(pair.record, pair.ad));
    if (isDone) offerUndo('Trennung aufgehoben', () => splitAds(pair.record));
  }
  return importResult.split ? (
    <Button
      variant="default"
      aria-label={`${title}: Trennung aufheben`}
      onClick={() => void rejoin()}
    >
      Trennung aufheben
    </Button>
  ) : (
    <Button
      variant="default"
      aria-label={`${title}: Nicht dieselbe Stelle`}
      onClick={() => void part()}
    >
      Nicht dieselbe Stelle
    </Button>
  );
}

/** Shows the record as it was sent. It is loaded when the section is opened. */
function RecordDetails({ id }: { readonly id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`${styles.record} col-span-full`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Datensatz und Verlauf</summary>
      {isOpen && <RecordView id={id} />}
    </details>
  );
}

function RecordView({ id }: { readonly id: number }) {
  const query = useRecord(id);
  return (
    <QueryView
      query={query}
      loading={<Skeleton height="6rem" />}
      failed="Der Datensatz konnte nicht geladen werden."
    >
      {({ raw, history }) => (
        <>
          <ul className={`${styles.history} m-0 mb-3`}>
            {history.map(({ run, day, outcome, reason }) => (
              <li key={run}>
                {formatDate(day)}: {outcomeLabel(outcome)}
                {reason !== '' && `. ${reasonText(reason)}`}
              </li>
            ))}
          </ul>
          <div
            className={`${styles.raw} overflow-y-auto p-3 rounded-md bg-tint`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
            tabIndex={0}
            role="region"
            aria-label="Datensatz der Börse"
          >
            <pre>{JSON.stringify(raw, null, 2)}</pre>
          </div>
        </>
      )}
    </QueryView>
  );
}

import type { ExchangeWarning, ListedExchange } from '@lehrpfad/contract/exchanges/exchanges.ts';
import { counted } from '@lehrpfad/contract/core/text/counted.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { listPath } from '../../core/list/list-address.ts';
import { editorPaths } from '../../core/navigation/editor-paths.ts';
import { BookIcon, ExpiredIcon, WarningIcon } from '../../core/ui/icons/area-icons.tsx';
import { runPath } from './form/addresses.ts';
import { HeldBox } from './runs/held-box.tsx';
import { SetAsideBox } from './runs/set-aside-box.tsx';
import { countText, reasonOf, whenText } from './runs/run-words.ts';
import styles from './warning-list.module.css';

type Part = Exclude<ExchangeWarning, 'held' | 'set-aside'>;

interface Words {
  readonly Icon: () => ReactNode;
  readonly text: string;
  /** The page on which an editor can act on it. */
  readonly path: string;
  readonly action: string;
}

function wordsOf(warning: Part, exchange: ListedExchange): Words {
  const { id, last_run: run, last_good, job_names } = exchange;
  if (warning === 'job-names')
    return {
      Icon: BookIcon,
      text: `${counted(job_names, 'Berufsbezeichnung wartet', 'Berufsbezeichnungen warten')} auf eine Zuordnung.`,
      path: listPath(editorPaths.jobNames, { todo: '1' }),
      action: 'Berufe zuordnen',
    };
  const path = run ? runPath(id, run.id) : `${editorPaths.exchanges}/${id}`;
  if (warning === 'failed')
    return {
      Icon: WarningIcon,
      text: `Der letzte Lauf ist fehlgeschlagen. ${run ? reasonOf(run) : ''}`,
      path,
      action: 'Lauf ansehen',
    };
  if (warning === 'rejected')
    return {
      Icon: WarningIcon,
      text: `Der letzte Lauf lehnte ${countText(run?.counts.rejected ?? 0)} von ${countText(run?.records ?? 0)} Datensätzen ab.`,
      path: run ? runPath(id, run.id, { rejected: '1' }) : path,
      action: 'Gründe ansehen',
    };
  return {
    Icon: ExpiredIcon,
    text: last_good
      ? `Der letzte gute Lauf war ${whenText(last_good.finished_at)}, vor mehr als 26 Stunden.`
      : 'Noch ist kein Lauf gelungen.',
    path,
    action: 'Läufe ansehen',
  };
}

/** Warnings, the gravest first. Held and set-aside runs are shown above them. */
const inOrder: readonly Part[] = ['failed', 'overdue', 'rejected', 'job-names'];

interface WarningListProps {
  /** The exchanges with a warning. */
  readonly exchanges: readonly ListedExchange[];
  /** Shown below the list: the link to further exchanges. */
  readonly children?: ReactNode;
}

/** Lists warnings, with links to act on them. */
export function WarningList({ exchanges: warned, children }: WarningListProps) {
  if (warned.length === 0) return null;
  return (
    <section aria-labelledby="exchange-warnings" className="grid gap-3 mb-8">
      <h2 id="exchange-warnings" className="text-xl">
        Das braucht Ihren Blick
      </h2>
      {warned.map(
        ({ id, name, warnings, last_run }) =>
          warnings.includes('held') &&
          last_run && <HeldBox key={id} runId={last_run.id} exchange={name} level={3} />,
      )}
      {warned.map(
        ({ id, name, warnings, last_run }) =>
          warnings.includes('set-aside') &&
          last_run && <SetAsideBox key={id} runId={last_run.id} exchange={name} level={3} />,
      )}
      <ul className="grid list-plain gap-2">
        {inOrder.flatMap((warning) =>
          warned
            .filter(({ warnings }) => warnings.includes(warning))
            .map((exchange) => (
              <WarningRow
                key={`${exchange.id} ${warning}`}
                exchange={exchange}
                isGrave={warning === 'failed'}
                {...wordsOf(warning, exchange)}
              />
            )),
        )}
      </ul>
      {children}
    </section>
  );
}

interface WarningRowProps extends Words {
  readonly exchange: ListedExchange;
  readonly isGrave: boolean;
}

function WarningRow({ exchange, isGrave, Icon, text, path, action }: WarningRowProps) {
  return (
    <li
      className={`${styles.row} cols-auto-1-auto card grid gap-1-4 items-center py-2 px-4`}
      data-grave={isGrave}
    >
      <span className={`${styles.icon} grid text-xl`}>
        <Icon />
      </span>
      <p className="wrap-anywhere">
        <strong>{exchange.name}:</strong> {text}
      </p>
      <Link
        href={path}
        className={`${styles.action} tap-line font-bold`}
        aria-label={`${exchange.name}: ${action}`}
      >
        {action}
      </Link>
    </li>
  );
}

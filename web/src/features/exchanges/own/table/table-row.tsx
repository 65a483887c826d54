import { outcomes, type Outcome } from '@lehrpfad/contract/exchanges/options.ts';
import type { TableRow } from '@lehrpfad/contract/exchanges/own-tables.ts';
import type { ComponentType } from 'react';
import {
  DeclinedIcon,
  EditIcon,
  LockIcon,
  PlusIcon,
} from '../../../../core/ui/icons/area-icons.tsx';
import { CheckIcon } from '../../../../core/ui/icons/icons.tsx';
import { StatusBadge, type Tone } from '../../../../core/ui/page/status-badge.tsx';
import type { RunOf } from '../counts.ts';
import styles from './table-result.module.css';

const looks: Readonly<Partial<Record<Outcome, { tone: Tone; Icon: ComponentType }>>> = {
  created: { tone: 'good', Icon: PlusIcon },
  changed: { tone: 'good', Icon: EditIcon },
  rejected: { tone: 'bad', Icon: DeclinedIcon },
  'left-alone': { tone: 'quiet', Icon: LockIcon },
};

interface OutcomeBadgeProps {
  readonly outcome: Outcome;
  readonly runOf: RunOf;
}

/** The badge with the outcome of a row or an ad. */
export function OutcomeBadge({ outcome, runOf }: OutcomeBadgeProps) {
  const { tone, Icon } = looks[outcome] ?? { tone: 'quiet' as const, Icon: CheckIcon };
  const isWrongRow = runOf === 'table' && outcome === 'rejected';
  const label = outcomes.find(({ key }) => key === outcome)?.label ?? outcome;
  return (
    <StatusBadge tone={tone} Icon={Icon}>
      {isWrongRow ? 'Fehler' : label}
    </StatusBadge>
  );
}

/** A row of the table, by its number in the spreadsheet. */
export function RowItem({ row }: { readonly row: TableRow }) {
  const facts = [row.job_name, row.branch].filter((part) => part !== '').join(' · ');
  return (
    <li className={`${styles.row} grid gap-1-4 py-3 px-0 border-top`}>
      <span className={`${styles.number} grid content-start text-soft`}>
        Zeile <b>{row.row}</b>
      </span>
      <div>
        <div className="row gap-1-4 justify-between">
          <span className="font-bold wrap-anywhere">
            {row.title === '' ? 'Ohne Titel' : row.title}
          </span>
          <OutcomeBadge outcome={row.outcome} runOf="table" />
        </div>
        {facts !== '' && <p className="mt-1 text-soft wrap-anywhere">{facts}</p>}
        {row.reason !== '' && <p className="mt-1 text-soft wrap-anywhere">{row.reason}</p>}
        {row.errors.length > 0 && (
          <ul className={`${styles.errors} list-plain mt-2 text-danger wrap-anywhere`}>
            {row.errors.map(({ column, message }) => (
              <li key={column}>
                {column !== '' && <b>{column}: </b>}
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

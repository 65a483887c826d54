import { useState } from 'react';
import styles from './chart.module.css';
import type { ChartTable } from './csv.ts';
import { countText } from './numbers.ts';
import { useIsPrinted } from '../../../core/print/use-is-printed.ts';

interface ChartDetailsProps {
  /** Title of the chart. */
  readonly title: string;
  readonly table: ChartTable;
}

/** The figures of a chart as a table that can be unfolded. */
export function ChartDetails({ title, table }: ChartDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = useIsPrinted();
  return (
    <details
      className="flex-1 min-w-0"
      open={isOpen || isPrinted}
      onToggle={({ currentTarget }) => {
        if (!isPrinted) setIsOpen(currentTarget.open);
      }}
    >
      <summary className={`${styles.unfold} w-fit min-h-tap py-2 px-0 font-bold text-brand`}>
        Als Tabelle
      </summary>
      {(isOpen || isPrinted) && <FiguresTable title={title} table={table} />}
    </details>
  );
}

/** A table of figures, which scrolls by itself. */
export function FiguresTable({ title, table }: ChartDetailsProps) {
  return (
    <div
      className={`${styles.scroll} mb-2 border rounded-md`}
      role="region"
      aria-label={`Tabelle: ${title}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
      tabIndex={0}
    >
      <table className={`${styles.table} w-full tabular-nums`}>
        <thead>
          <tr>
            {table.columns.map((column, at) => (
              <th key={column} scope="col" data-number={at > 0}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={table.columns[at + 1]} data-number>
                  {typeof value === 'number' ? countText(value) : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

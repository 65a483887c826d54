import { useState } from 'react';
import styles from './chart.module.css';
import type { ChartTable } from './csv.ts';
import { countText } from './numbers.ts';
import { usePrinting } from './use-printing.ts';

interface ChartDetailsProps {
  /** Of the chart. */
  readonly title: string;
  readonly table: ChartTable;
}

/** The numbers of a chart as a table, to be unfolded. */
export function ChartDetails({ title, table }: ChartDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <details
      className={styles.details}
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setIsOpen(currentTarget.open);
      }}
    >
      <summary className={styles.unfold}>Als Tabelle</summary>
      {(isOpen || isPrinting) && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={styles.scroll} role="region" aria-label={`Tabelle: ${title}`} tabIndex={0}>
          <table className={styles.table}>
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
      )}
    </details>
  );
}

import type { JobNameRow } from '@lehrpfad/contract/occupations-editing.ts';
import { useRef, useState } from 'react';
import { raiseFailure } from '../../../floor/failures.ts';
import { reloadEditorial } from '../../../floor/editorial-data.ts';
import { pageHeading } from '../../../floor/hand-focus-on.ts';
import { newKey } from '../../../floor/new-key.ts';
import { useFocusKept } from '../../../floor/use-focus-kept.ts';
import { BrafoOverlay } from './brafo-overlay.tsx';
import { block, called, isSure, takeProposals, type JobNameChange } from './changes.ts';
import { JobNameItem } from './job-name-item.tsx';
import styles from './job-name-list.module.css';
import { MappingOverlay } from './mapping-overlay.tsx';
import { applyChanges } from './queries.ts';
import { SelectionBar } from './selection-bar.tsx';

type Rows = readonly JobNameRow[];

/** The rows of a page, each by itself or several at once. */
export function JobNameList({ rows }: { readonly rows: Rows }) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<{ what: 'mapping' | 'brafo'; rows: Rows } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // What is no longer on the page is no longer selected.
  const selected = rows.filter(({ id }) => ids.has(id));
  useFocusKept(open !== null);

  async function apply(before: Rows, changes: JobNameChange[], said: string): Promise<void> {
    const at = rows.findIndex(({ id }) => id === before[0]?.id);
    try {
      await applyChanges(before, changes, { said, key: newKey() });
      setIds(new Set());
      requestAnimationFrame(() => focusRow(list.current, at));
    } catch (error) {
      console.error(error);
      raiseFailure();
      // Somebody else may have been faster: the list says how it stands.
      await reloadEditorial();
    }
  }

  const setBlocked = (some: Rows, blocked: boolean) => {
    const all = some.map(({ id }) => id);
    void apply(
      some,
      block(all, blocked),
      `${called(some)} ${blocked ? 'gesperrt' : 'freigegeben'}`,
    );
  };
  const take = (some: Rows) => {
    const proposed = some.filter(({ proposal }) => proposal);
    const [only] = proposed;
    const said =
      proposed.length === 1
        ? `${called(proposed)} zugeordnet zu „${only?.proposal?.name}“`
        : `${called(proposed)} zugeordnet`;
    void apply(proposed, takeProposals(proposed), said);
  };
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected.map((row) => row.id));
    if (isSelected) next.add(id);
    else next.delete(id);
    setIds(next);
  };

  return (
    <>
      <SelectAll
        checked={selected.length === rows.length}
        onChange={(isAll) => setIds(new Set(isAll ? rows.map(({ id }) => id) : []))}
      />
      <ul ref={list} className={styles.rows}>
        {rows.map((row) => (
          <JobNameItem
            key={row.id}
            row={row}
            isSelected={ids.has(row.id)}
            onSelect={(isSelected) => select(row.id, isSelected)}
            onMap={() => setOpen({ what: 'mapping', rows: [row] })}
            onDescribe={() => setOpen({ what: 'brafo', rows: [row] })}
            onBlock={() => setBlocked([row], !row.blocked)}
            onTakeProposal={() => take([row])}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <SelectionBar
          rows={selected}
          onMap={() => setOpen({ what: 'mapping', rows: selected })}
          onDescribe={() => setOpen({ what: 'brafo', rows: selected })}
          onBlock={(blocked) => setBlocked(selected, blocked)}
          onTakeProposals={() => take(selected.filter(isSure))}
          onClear={() => setIds(new Set())}
        />
      )}
      {open?.what === 'mapping' && (
        <MappingOverlay rows={open.rows} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'brafo' && <BrafoOverlay rows={open.rows} onClose={() => setOpen(null)} />}
    </>
  );
}

interface SelectAllProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SelectAll({ checked, onChange }: SelectAllProps) {
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      alle auf dieser Seite
    </label>
  );
}

/** Where what had the focus has left the list, the keyboard goes on at the row that took its place. */
function focusRow(list: HTMLElement | null, at: number): void {
  if (document.activeElement !== document.body) return;
  const items = [...(list?.children ?? [])];
  const row = items[Math.min(at, items.length - 1)];
  const target = row?.querySelector<HTMLElement>('button');
  (target ?? pageHeading())?.focus();
}

import type { JobNameRow } from '@lehrpfad/contract/occupations/editing.ts';
import { useRef, useState } from 'react';
import { pageHeading } from '../../../core/focus/focus-heading-on-removal.ts';
import { Checkbox } from '../../../core/ui/controls/checkbox.tsx';
import { useFocusKept } from '../../../core/focus/use-focus-kept.ts';
import { BrafoOverlay } from './overlays/brafo-overlay.tsx';
import { isSure } from './changes.ts';
import { JobNameItem } from './job-name-item.tsx';
import styles from './job-name-list.module.css';
import { MappingOverlay } from './overlays/mapping-overlay.tsx';
import type { Task } from './job-name-conflicts.ts';
import { JobNameConflictOverlay } from './job-name-conflict-notice.tsx';
import { RenameOverlay } from './overlays/rename-overlay.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { blockTask, proposalTask } from './tasks.ts';
import { useTasks } from './use-tasks.ts';

type Rows = readonly JobNameRow[];

interface Open {
  readonly what: 'mapping' | 'brafo' | 'name';
  readonly rows: Rows;
}

function useSelection(rows: Rows) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  // Rows that left the page are no longer selected.
  const selected = rows.filter(({ id }) => ids.has(id));
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected.map((row) => row.id));
    if (isSelected) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return { selected, select, setIds };
}

/** Actions on rows. Afterwards the focus stays in the list, also if the row has left it. */
function useRowTasks(rows: Rows, onDone: () => void) {
  const { conflict, run } = useTasks();
  const list = useRef<HTMLUListElement>(null);

  async function apply(task: Task): Promise<void> {
    const at = rows.findIndex(({ id }) => id === task.rows[0]?.id);
    if (!(await run(task))) return;
    onDone();
    requestAnimationFrame(() => focusRow(list.current, at));
  }

  const block = (some: Rows, blocked: boolean) => void apply(blockTask(some, blocked));
  const take = (some: Rows) => void apply(proposalTask(some));

  return { list, conflict, block, take };
}

/** The rows of a page, with actions for one or several. */
export function JobNameList({ rows }: { readonly rows: Rows }) {
  const { selected, select, setIds } = useSelection(rows);
  const [open, setOpen] = useState<Open | null>(null);
  const openFor = (what: Open['what'], some: Rows) => setOpen({ what, rows: some });
  const clear = () => setIds(new Set());
  const { list, conflict, block, take } = useRowTasks(rows, clear);
  useFocusKept(open !== null || conflict.error !== null);

  return (
    <>
      <SelectAll
        checked={selected.length === rows.length}
        onChange={(isAll) => setIds(new Set(isAll ? rows.map(({ id }) => id) : []))}
      />
      <ul ref={list} className="grid list-plain gap-2">
        {rows.map((row) => (
          <JobNameItem
            key={row.id}
            row={row}
            isSelected={selected.includes(row)}
            onSelect={(isSelected) => select(row.id, isSelected)}
            onRename={() => openFor('name', [row])}
            onMap={() => openFor('mapping', [row])}
            onSetBrafo={() => openFor('brafo', [row])}
            onBlock={() => block([row], !row.blocked)}
            onTakeProposal={() => take([row])}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <SelectionBar
          rows={selected}
          onMap={() => openFor('mapping', selected)}
          onSetBrafo={() => openFor('brafo', selected)}
          onBlock={(blocked) => block(selected, blocked)}
          onTakeProposals={() => take(selected.filter(isSure))}
          onClear={clear}
        />
      )}
      {open && <OpenOverlay {...open} onClose={() => setOpen(null)} />}
      <JobNameConflictOverlay conflict={conflict} />
    </>
  );
}

function OpenOverlay({ what, rows, onClose }: Open & { readonly onClose: () => void }) {
  const [only] = rows;
  if (what === 'mapping') return <MappingOverlay rows={rows} onClose={onClose} />;
  if (what === 'brafo') return <BrafoOverlay rows={rows} onClose={onClose} />;
  return only && <RenameOverlay row={only} onClose={onClose} />;
}

interface SelectAllProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SelectAll({ checked, onChange }: SelectAllProps) {
  return (
    <Checkbox className={styles.all} checked={checked} onChange={onChange}>
      alle auf dieser Seite
    </Checkbox>
  );
}

/** If the focused row has left the list, focuses the row in its place. */
function focusRow(list: HTMLElement | null, at: number): void {
  if (document.activeElement !== document.body) return;
  const items = [...(list?.children ?? [])];
  const row = items[Math.min(at, items.length - 1)];
  const target = row?.querySelector<HTMLElement>('button');
  (target ?? pageHeading())?.focus();
}

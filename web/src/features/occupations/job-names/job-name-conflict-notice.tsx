import { useState } from 'react';
import { useFocusWhen } from '../../../core/form/focus-field.ts';
import { Button } from '../../../core/ui/controls/button.tsx';
import { ConflictBox } from '../../../core/form/conflict/conflict-box.tsx';
import { reloadEditorial } from '../../../core/data/editorial-data.ts';
import { newKey } from '../../../core/api/new-key.ts';
import { showToast } from '../../../core/ui/notices/toast.ts';
import { useAction } from '../../../core/hooks/use-action.ts';
import { Overlay } from '../../../core/ui/dialogs/overlay.tsx';
import { jobNamesText } from './changes.ts';
import { withoutJobNames, type JobNameConflictError } from './job-name-conflicts.ts';
import { applyChanges } from './queries.ts';
import type { useJobNameConflict } from './use-job-name-conflict.ts';

type JobNameConflict = ReturnType<typeof useJobNameConflict>;

interface JobNameConflictNoticeProps {
  readonly conflict: JobNameConflict;
  readonly onDone: () => void;
}

/** The question about a conflict in a form; nothing without a conflict. */
export function JobNameConflictNotice({ conflict, onDone }: JobNameConflictNoticeProps) {
  const { error, onAgain } = conflict;
  return error && <ConflictQuestion error={error} onAgain={onAgain} onDone={onDone} />;
}

/** The same as an overlay, for actions in the list. */
export function JobNameConflictOverlay({ conflict }: { readonly conflict: JobNameConflict }) {
  const { error, settle } = conflict;
  return (
    error && (
      <Overlay opened hasEntry title="Berufsbezeichnung ändern" onClose={settle}>
        <JobNameConflictNotice conflict={conflict} onDone={settle} />
      </Overlay>
    )
  );
}

interface ConflictQuestionProps {
  readonly error: JobNameConflictError;
  /** Called if somebody else was faster again. */
  readonly onAgain: (error: unknown) => void;
  readonly onDone: () => void;
}

/** Saves the own version, except for the given job names, which keep the stored one. */
function useSettling({ error, onAgain, onDone }: ConflictQuestionProps) {
  return useAction(async (ids: readonly number[]) => {
    const task = withoutJobNames(error.task, ids);
    try {
      if (task.changes.length > 0) await applyChanges(task, newKey());
      else {
        showToast('Gespeicherte Fassung übernommen');
        await reloadEditorial();
      }
      onDone();
    } catch (failure) {
      onAgain(failure);
    }
  });
}

/** Shows the job names whose same fields others have changed, with old and new values, and asks which to keep. */
function ConflictQuestion(props: ConflictQuestionProps) {
  const { error } = props;
  const box = useFocusWhen<HTMLDivElement>(error.conflicts.length > 0 && error);
  const [left, setLeft] = useState<readonly number[]>([]);
  const open = error.conflicts.filter(({ id }) => !left.includes(id));
  const { isBusy, run } = useSettling(props);

  function takeOne(id: number): void {
    const ids = [...left, id];
    if (open.every((one) => one.id === id)) void run(ids);
    else setLeft(ids);
    box.current?.focus();
  }

  const rows = error.task.rows.filter(({ id }) => open.some((one) => one.id === id));
  return (
    <ConflictBox
      box={box}
      title="Inzwischen geändert"
      text={`Jemand hat an ${jobNamesText(rows)} dasselbe geändert wie Sie. Noch ist nichts verloren: Entscheiden Sie, was gelten soll.`}
      sides={open}
      onTake={({ id }) => takeOne(id)}
    >
      <Button
        variant="default"
        disabled={isBusy}
        onClick={() => void run([...left, ...open.map(({ id }) => id)])}
      >
        Gespeicherte Fassung übernehmen
      </Button>
      <Button loading={isBusy} onClick={() => void run(left)}>
        Meine Fassung speichern
      </Button>
    </ConflictBox>
  );
}

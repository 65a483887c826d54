import type { RefObject } from 'react';
import { useFocusWhen } from '../focus-field.ts';
import { Button } from '../../ui/controls/button.tsx';
import { announce } from '../../ui/notices/announcer.tsx';
import { ConflictBox } from './conflict-box.tsx';
import { conflictsOf, type Readers, type ThreeSides } from './differences.ts';
import { isSame } from '../drafts/form-drafts.ts';
import { labelsOf } from './merge-versions.ts';
import type { Conflict, OpenConflict } from './use-conflict.ts';

interface ConflictNoticeProps<Values extends object> {
  readonly form: {
    readonly values: Values;
    readonly begun: Values;
    readonly isDirty: boolean;
    readonly set: (values: Values) => void;
    readonly begin: (stored: Values) => void;
    readonly markSaved: (values: Values) => void;
    readonly submit: () => Promise<void>;
    readonly submitting: boolean;
  };
  readonly conflict: Conflict<Values>;
  /** Functions that convert values to text, for values whose default text is not readable. */
  readonly readers?: Readers<Values>;
}

/**
 * Says that somebody else has changed the same fields meanwhile and asks which values to keep. Shows for each field the value before, the
 * stored value and the own input. Takes the focus when it appears.
 */
export function ConflictNotice<Values extends object>(props: ConflictNoticeProps<Values>) {
  const { open } = props.conflict;
  return open && <OpenNotice {...props} open={open} />;
}

interface OpenNoticeProps<Values extends object> extends ConflictNoticeProps<Values> {
  readonly open: OpenConflict<Values>;
}

function OpenNotice<Values extends object>(props: OpenNoticeProps<Values>) {
  const { form, conflict, readers = {}, open } = props;
  const { labels } = conflict;
  const box = useFocusWhen<HTMLDivElement>(open);

  const sides = conflictsOf(
    { begun: form.begun, own: form.values, theirs: open.theirs },
    labels,
    readers,
  );
  const taken = labelsOf(labels, open.taken);
  const { takeAll, takeOne, saveOwn } = useDecisions(props, sides, box);

  return (
    <ConflictBox
      box={box}
      title="Der Eintrag wurde inzwischen geändert."
      text={`${introOf(sides.length, form.isDirty)}${
        taken && ` Was nur dort geändert wurde, ist schon übernommen: ${taken}.`
      }`}
      sides={sides}
      onTake={takeOne}
    >
      <Button variant="default" onClick={takeAll}>
        Gespeicherte Fassung übernehmen
      </Button>
      {(sides.length > 0 || form.isDirty) && (
        <Button loading={form.submitting} onClick={saveOwn}>
          Meine Fassung speichern
        </Button>
      )}
    </ConflictBox>
  );
}

function introOf(open: number, isDirty: boolean): string {
  if (open > 0)
    return 'Jemand hat dasselbe geändert wie Sie. Noch ist nichts verloren: Entscheiden Sie, was gelten soll.';
  return isDirty
    ? 'Alles ist entschieden. Ihre übrigen Eingaben sind noch nicht gespeichert.'
    : 'Ihre Eingaben stimmen mit dem überein, was gespeichert ist.';
}

/** The answers to the notice: their values for all fields or for one, or the own ones. */
function useDecisions<Values extends object>(
  { form, conflict, open: { theirs } }: OpenNoticeProps<Values>,
  sides: readonly ThreeSides[],
  box: RefObject<HTMLElement | null>,
) {
  /** Closes the notice, which loses the focus. From then on the form is compared with their version. */
  function leave(): void {
    conflict.take(theirs);
    form.begin(theirs.values);
    box.current?.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
  }

  const withTheirs = (decided: readonly ThreeSides[]): Values => ({
    ...form.values,
    ...Object.fromEntries(decided.map(({ name }) => [name, theirs.values[name as keyof Values]])),
  });

  function takeAll(): void {
    leave();
    const next = withTheirs(sides);
    form.set(next);
    if (isSame(next, theirs.values)) form.markSaved(theirs.values);
    announce('Gespeicherte Fassung übernommen');
  }

  function takeOne(one: ThreeSides): void {
    form.set(withTheirs([one]));
    announce(`${one.label}: gespeicherte Fassung übernommen`);
    box.current?.focus();
  }

  function saveOwn(): void {
    leave();
    void form.submit();
  }

  return { takeAll, takeOne, saveOwn };
}
